// The servers a room needs, together: for the room itself, for tests and for benchmarks.
//
//   node infra/servers.mjs [postgres] [redis] [--durable]
//
// starts servers with data of their own, prints one line of JSON (databaseUrl, redisUrl, process ids) and ends them,
// and their data, when its standard input closes. The database has every migration. It takes commands, one a line:
// "kill redis", "stop redis" and "start redis" (on the same port and data), the same for postgres; each is answered
// by a line of JSON with the process ids.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { standInOf, temporaryHome } from './machine/home.mjs';
import { infra, root, stateFolder } from './machine/paths.mjs';
import { stopEverything } from './machine/processes.mjs';
import { carefree, ensureDatabase, leftoverPostgres, startPostgres } from './postgres.mjs';
import { findRedis, forgetful, startRedis } from './redis.mjs';

export const databaseName = 'cardroom';

/** Address of the embedded database of the room that runs in this clone, if one does. */
export function runningDatabaseUrl() {
  const home = standInOf(stateFolder) ?? stateFolder;
  const data = join(home, 'postgres');
  if (!leftoverPostgres(data)) return undefined;
  const port = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(home, 'postgres-password'), 'utf8').trim();
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${databaseName}`;
}

/** Applies the migrations in a process of its own; answers what it said, or throws with it. */
export function migrate(databaseUrl, command = 'deploy') {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(infra, 'migrate.mjs'), command], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(said.trim()) : reject(new Error(`migrate ${command}: ${said}`)),
    );
  });
}

/** Starts all of `starts`; when one fails, ends those that came up and throws the failure. */
export async function startTogether(starts) {
  const results = await Promise.allSettled(starts.map((start) => start()));
  const failed = results.find(({ status }) => status === 'rejected');
  if (!failed) return results.map(({ value }) => value);
  await Promise.all(results.map(({ value }) => value?.stop()));
  throw failed.reason;
}

async function redisOrFail() {
  const binary = await findRedis();
  if (binary) return binary;
  throw new Error(
    'Found no Redis: neither redis-server nor valkey-server (6.2 or later) is on the PATH, nor could Debian’s ' +
      'package be had. Install one of them.',
  );
}

/** How each server of a temporary home is started, for the first time and again on the port it had. */
async function starters(home, { postgres, redis, durable }) {
  const starts = {};
  if (postgres) starts.postgres = (port) => startPostgres(home, { port, settings: durable ? {} : carefree });
  if (redis) {
    const binary = await redisOrFail();
    const persistence = durable ? {} : { persistence: forgetful };
    starts.redis = (port) => startRedis(home, binary, { port, ...persistence });
  }
  return starts;
}

/**
 * Servers with data of their own in a temporary folder, gone after `stop`. `durable` keeps the settings of
 * production; without it nothing waits for the disk. `running.postgres` and `running.redis` are the processes;
 * `restart(name)` brings an ended one back on its port and data.
 */
export async function temporaryServers({ purpose, postgres = true, redis = true, durable = false }) {
  const home = temporaryHome(purpose, { inMemory: !durable });
  try {
    const starts = await starters(home, { postgres, redis, durable });
    const names = Object.keys(starts);
    const started = await startTogether(names.map((name) => () => starts[name]()));
    const running = Object.fromEntries(names.map((name, i) => [name, started[i]]));
    const stop = async () => {
      await Promise.all(Object.values(running).map((server) => server.stop()));
      home.remove();
    };
    const restart = async (name) => {
      running[name] = await starts[name](running[name].port);
    };
    const databaseUrl = running.postgres && (await ensureDatabase(running.postgres, databaseName));
    return { databaseUrl, redisUrl: running.redis?.url, running, restart, stop };
  } catch (error) {
    home.remove();
    throw error;
  }
}

/**
 * The servers that integration tests share. The database at `databaseUrl` has every migration and is the template
 * that each spec file's own database is copied from; nobody stays connected to it.
 */
export async function testServers() {
  const servers = await temporaryServers({ purpose: 'test' });
  try {
    await migrate(servers.databaseUrl);
    return servers;
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

/** The environment by which Jest's projects find the servers that were started for all of them. */
export const testEnvironment = ({ databaseUrl, redisUrl }) => ({
  CARDROOM_TEST_DATABASE_URL: databaseUrl,
  CARDROOM_TEST_REDIS_URL: redisUrl,
});

const pids = ({ running }) => ({ postgresPid: running.postgres?.pid, redisPid: running.redis?.pid });

async function obey(servers, line) {
  const [verb, name] = line.trim().split(' ');
  const server = servers.running[name];
  if (!server) throw new Error(`no ${name} runs here`);
  if (verb === 'start') return servers.restart(name);
  if (verb === 'stop') return server.stop();
  if (verb !== 'kill') throw new Error(`unknown command ${verb}`);
  server.child.kill('SIGKILL');
  return server.exited;
}

async function serve(args) {
  const isAsked = (name) => args.includes(name) || !(args.includes('postgres') || args.includes('redis'));
  const servers = await temporaryServers({
    purpose: 'servers',
    postgres: isAsked('postgres'),
    redis: isAsked('redis'),
    durable: args.includes('--durable'),
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await servers.stop();
    await stopEverything();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (servers.databaseUrl) await migrate(servers.databaseUrl);
  const say = (what) => console.log(JSON.stringify({ ...what, ...pids(servers) }));
  say({ databaseUrl: servers.databaseUrl, redisUrl: servers.redisUrl });
  const commands = createInterface({ input: process.stdin });
  commands.on('line', (line) => {
    obey(servers, line).then(
      () => say({ done: line }),
      (error) => say({ error: error.message }),
    );
  });
  commands.on('close', stop);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  serve(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
