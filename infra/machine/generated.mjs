// Sources that are made from others: the rule ids and the Prisma client.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';

const generators = [
  {
    name: 'rulebook',
    from: ['libs/rulebook/catalogue', 'libs/rulebook/generate.mjs', 'libs/rulebook/catalogue-check.mjs'],
    to: 'libs/rulebook/src/generated',
    command: ['libs/rulebook/generate.mjs'],
  },
  {
    name: 'Prisma client',
    from: ['prisma/schema', 'node_modules/@prisma/client/package.json'],
    to: 'libs/platform/event-store/src/generated',
    command: ['infra/prisma.mjs', 'generate'],
  },
];

function timesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [statSync(full).mtimeMs];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs);
}

const isStale = ({ from, to }) => {
  const made = timesIn(to);
  return made.length === 0 || Math.max(...from.flatMap(timesIn)) > Math.max(...made);
};

/** Makes what is missing or older than its source. */
export async function generateWhatIsStale(say = () => {}) {
  for (const generator of generators.filter(isStale)) {
    say(`generating: ${generator.name}`);
    const said = [];
    const [script, ...args] = generator.command;
    const file = join(root, script);
    const options = {
      cwd: script.startsWith('libs/') ? dirname(file) : root,
      onLine: (line) => said.push(line),
    };
    const code = await run(process.execPath, [file, ...args], options);
    if (code !== 0) throw new Error(`generating ${generator.name} failed:\n${said.join('\n')}`);
  }
}
