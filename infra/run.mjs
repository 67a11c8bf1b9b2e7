// Runs a TypeScript program from the sources, workspace packages included: node infra/run.mjs FILE.ts ARGS
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { complaintAboutNode, installPackages, packagesAreIn } from './machine/packages.mjs';
import { root, stateFolder } from './machine/paths.mjs';

const say = (text) => console.error(text);

/** Packages and generated sources, for whoever runs a program in a fresh clone. */
export async function makeReady() {
  const old = complaintAboutNode();
  if (old) throw new Error(old);
  if (!packagesAreIn()) {
    say('Packages are missing or out of step with package-lock.json: npm ci (a minute or two, this once)');
    await installPackages(join(stateFolder, 'logs'));
  }
  const { generateWhatIsStale } = await import('./machine/generated.mjs');
  await generateWhatIsStale(say);
}

/** How Node runs the sources: TypeScript compiled on the fly, workspace packages from their `src`. */
export const sourceFlags = [
  '--enable-source-maps',
  '--conditions=@cardroom/source',
  '-r',
  '@swc-node/register',
];
export const sourceEnvironment = () => ({
  ...process.env,
  TS_NODE_PROJECT: join(root, 'tsconfig.base.json'),
});

const usesTheRoom = (file) =>
  file.startsWith(join('libs', 'platform')) || file === join('apps', 'api', 'src', 'new-room.ts');

/** The room's own programs find the database of the room in this clone, also when the room is not running. */
async function databaseFor(file) {
  if (process.env.DATABASE_URL || !usesTheRoom(file)) return { leave: async () => {} };
  const { runningDatabaseUrl } = await import('./servers.mjs');
  const running = runningDatabaseUrl();
  if (running) return { url: running, leave: async () => {} };
  const { standInOf } = await import('./machine/home.mjs');
  if (!existsSync(join(standInOf(stateFolder) ?? stateFolder, 'postgres'))) return { leave: async () => {} };
  const { database } = await import('./machine/embedded.mjs');
  const { url, server } = await database();
  return { url, leave: () => server.stop() };
}

async function main([given, ...args]) {
  if (!given) {
    say('node infra/run.mjs FILE.ts ARGS');
    return 2;
  }
  const file = isAbsolute(given) ? given : join(root, given);
  if (!existsSync(file)) {
    say(`There is no ${given}.`);
    return 2;
  }
  await makeReady();
  const { url, leave } = await databaseFor(relative(root, file));
  const env = { ...sourceEnvironment(), ...(url ? { DATABASE_URL: url } : {}) };
  // The child shares our terminal and our group: Ctrl-C reaches it by itself.
  const child = spawn(process.execPath, [...sourceFlags, file, ...args], { env, stdio: 'inherit' });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => resolve(status ?? (signal ? 130 : 1)));
  });
  await leave();
  return code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error) => {
      say(error.message);
      process.exit(1);
    },
  );
}
