import { openPool } from '../pool';
import { type Verification, verifyLog } from '../verify';

const help = `npm run log:verify -- [--head HASH]

Walks the seals of the log from the first to the last and recomputes every hash. Prints the head value; with --head,
a head value printed earlier must be part of the chain. The database is that of the room in this clone; DATABASE_URL
names another.
Answers 0 when everything is as it was sealed, 1 when not, 2 when it could not be checked.`;

/** What is printed about a verification. */
export const reportOf = ({ head, sealedTo, factCount, unsealedCount, fault }: Verification): string => {
  const lines = [
    `head      ${head}`,
    `sealed    ${factCount} facts, up to position ${sealedTo}`,
    `unsealed  ${unsealedCount} facts`,
  ];
  return [...lines, fault ? `FAULT     ${fault.kind}: ${fault.why}` : 'The log is as it was sealed.'].join(
    '\n',
  );
};

const verify = async (url: string, expectedHead: string | undefined): Promise<number> => {
  const pool = openPool({ connectionString: url, max: 1, application_name: 'cardroom log:verify' });
  const isTerminal = process.stderr.isTTY;
  try {
    const verification = await verifyLog(pool, {
      ...(expectedHead ? { expectedHead } : {}),
      onProgress: (factCount) => isTerminal && process.stderr.write(`\r${factCount} facts`),
    });
    if (isTerminal) process.stderr.write('\r');
    console.log(reportOf(verification));
    return verification.fault ? 1 : 0;
  } finally {
    await pool.end();
  }
};

/** Answers the exit code. */
export const main = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const head = args.indexOf('--head');
  const expectedHead = head < 0 ? undefined : args[head + 1];
  const url = env['DATABASE_URL'];
  if (!url || args.includes('--help') || (head >= 0 && !/^[0-9a-f]{64}$/.test(expectedHead ?? ''))) {
    console.error(help);
    return args.includes('--help') ? 0 : 2;
  }
  return verify(url, expectedHead);
};

if (require.main === module)
  main(process.argv.slice(2), process.env).then(
    (code) => process.exit(code),
    (error: Error) => {
      console.error(`The log could not be checked: ${error.message}`);
      process.exit(2);
    },
  );
