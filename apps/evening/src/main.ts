import { depths, type PlayDepth } from '@cardroom/contracts';
import { Presets, SingleBar } from 'cli-progress';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Evening, FaultyEvening, parseEvening, readEvening } from './evening-file';
import { makeEvening } from './make-evening';
import { playEvening } from './play';
import { isSound, reportOf } from './report';

const usage = `Plays an evening against a running room through its public API, then checks what happened.

  npm run evening                                   the Saturday that comes with Cardroom, against this machine's room
  npm run evening -- --file F --speed 60 --url U    another evening, pace (evening minutes a minute) or room
                                                    (several API processes: --url U1,U2)
  npm run evening -- --play recorded                how closely tables are followed: counted, recorded, dealt or none
  npm run evening -- --code 0123456789              the personal code of a room manager (default: the demo's)
  npm run evening -- --make F --tables 240 --visits 8000 --seed S
                                                    makes an evening file
  CARDROOM_PROFILE=nightly npm run evening          240 tables and 8,000 visits`;

const evenings = join(__dirname, '..', 'evenings');
const stateFolder = process.env['CARDROOM_STATE'] ?? join(__dirname, '..', '..', '..', '.cardroom');
const codesFile = join(stateFolder, 'demo-codes.json');

const options = {
  file: { type: 'string' },
  speed: { type: 'string', default: '60' },
  url: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
  code: { type: 'string' },
  play: { type: 'string', default: 'counted' },
  make: { type: 'string' },
  tables: { type: 'string', default: '20' },
  visits: { type: 'string', default: '300' },
  minutes: { type: 'string', default: '480' },
  seed: { type: 'string', default: 'saturday' },
  help: { type: 'boolean', default: false },
} as const;

/** The manager's code of the demo room that `npm start` keeps beside its data. */
const demoCode = (): string => {
  const codes = existsSync(codesFile)
    ? (JSON.parse(readFileSync(codesFile, 'utf8')) as Record<string, string>[])
    : [];
  const manager = codes.find(({ role }) => role === 'roomManager');
  if (!manager?.['code'])
    throw new Error("No demo room here: give a room manager's personal code with --code");
  return manager['code'];
};

const positive = (text: string, name: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} wants a positive number, not ${text}`);
  return value;
};

const depthOf = (text: string): PlayDepth | 'none' => {
  const depth = ([...depths, 'none'] as const).find((one) => one === text);
  if (!depth) throw new Error(`--play wants ${depths.join(', ')} or none, not ${text}`);
  return depth;
};

const addressesOf = (text: string): [string, ...string[]] => {
  const [first = '', ...others] = text.split(',').map((url) => url.trim().replace(/\/$/, ''));
  return [first, ...others];
};

/** The nightly profile plays the largest room: 240 tables and 8,000 visits, made for it. */
const chosenEvening = (file: string | undefined): Evening => {
  if (file) return readEvening(file);
  if (process.env['CARDROOM_PROFILE'] !== 'nightly')
    return readEvening(join(evenings, 'saturday-20-tables.jsonl'));
  const lines = makeEvening({ tables: 240, visits: 8000, minutes: 480, seed: 'nightly' });
  return parseEvening(lines.map((line) => JSON.stringify(line)).join('\n'));
};

const play = async (values: {
  file?: string | undefined;
  speed: string;
  url: string;
  play: string;
  code?: string | undefined;
}): Promise<void> => {
  const evening = chosenEvening(values.file);
  const bar = new SingleBar(
    {
      format: `${evening.name} {bar} {percentage}% | {commands} commands | {eta_formatted} left`,
      noTTYOutput: false,
    },
    Presets.shades_classic,
  );
  bar.start(100, 0, { commands: 0 });
  const account = await playEvening({
    evening,
    urls: addressesOf(values.url),
    code: values.code ?? demoCode(),
    speed: positive(values.speed, 'speed'),
    depth: depthOf(values.play),
    onProgress: (share, commands) => bar.update(Math.round(share * 100), { commands }),
  }).finally(() => bar.stop());
  console.log(`\n${reportOf(account)}`);
  if (!isSound(account.evidence)) process.exitCode = 1;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  if (values.help) return console.log(usage);
  if (!values.make) return play(values);
  const lines = makeEvening({
    tables: positive(values.tables, 'tables'),
    visits: positive(values.visits, 'visits'),
    minutes: positive(values.minutes, 'minutes'),
    seed: values.seed,
  });
  writeFileSync(values.make, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  console.log(`${values.make}: ${lines.length} lines`);
};

main().catch((error: unknown) => {
  if (error instanceof FaultyEvening) console.error(error.faults.join('\n'));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
