// Runs Prisma's command line without its schema engine, which would have to be downloaded: generate, format and
// validate need none; whatever touches a database is done by migrate.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './machine/paths.mjs';

const [command = 'generate', ...args] = process.argv.slice(2);
const engineless = ['generate', 'format', 'validate'];
if (!engineless.includes(command)) {
  console.error(`prisma.mjs knows ${engineless.join(', ')}. For migrations: npm run migrate -- --help`);
  process.exit(2);
}
const cli = join(root, 'node_modules', 'prisma', 'build', 'index.js');
const { status, stdout, stderr } = spawnSync(process.execPath, [cli, command, ...args], {
  cwd: root,
  encoding: 'utf8',
  // Any executable file does as an engine that is never called.
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
});
if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
else console.log(`prisma ${command}: done`);
process.exit(status ?? 1);
