// A private Redis for timers: redis-server or valkey-server from the PATH, else Debian's package unpacked beside the
// data. Where neither is to be had there is none, and BullMQ keeps its jobs in PostgreSQL instead.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closedFolder, passwordOf, serverHome } from './machine/home.mjs';
import { fromDebian } from './machine/debian.mjs';
import { onPath, stateFolder } from './machine/paths.mjs';
import { commandOf, converse, endLeftover, freePort, isAlive, launch, tail } from './machine/processes.mjs';

const oldestVersion = [6, 2];

/** Settings that timers rely on (ADR-0006): every job on disk within a second, none evicted, prompt wake-ups. */
const durable = ['appendonly yes', 'appendfsync everysec', 'save ""'];
/** For servers whose data nobody will miss. */
export const forgetful = ['appendonly no', 'save ""'];

function versionOf(binary) {
  const { stdout } = spawnSync(binary.file, ['--version'], {
    encoding: 'utf8',
    argv0: binary.argv0,
    env: binary.env,
  });
  return /v=(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
}

function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestVersion[0] || (major === oldestVersion[0] && minor >= oldestVersion[1]);
}

function fromPath() {
  for (const name of ['redis-server', 'valkey-server']) {
    const file = onPath(name);
    const binary = file && { file, argv0: name, env: process.env, origin: file };
    const version = binary && versionOf(binary);
    if (version && isRecentEnough(version)) return { ...binary, version };
  }
  return undefined;
}

const debianPackages = ['redis-tools', 'liblzf1', 'libjemalloc2', 'libatomic1'];

/** `redis-check-rdb` of redis-tools is the server itself, when it is called by the server's name. */
function unpacked(folder) {
  const file = join(folder, 'usr', 'bin', 'redis-check-rdb');
  if (!existsSync(file)) return undefined;
  const libraries = ['usr/lib', 'lib'].map((lib) => join(folder, lib));
  const nested = libraries
    .filter((lib) => existsSync(lib))
    .flatMap((lib) => readdirSync(lib).map((name) => join(lib, name)));
  const env = { ...process.env, LD_LIBRARY_PATH: [...libraries, ...nested].join(delimiter) };
  const binary = { file, argv0: 'redis-server', env, origin: 'Debian’s package' };
  const version = versionOf(binary);
  return version && isRecentEnough(version) ? { ...binary, version } : undefined;
}

/** The Redis server this machine offers, or undefined. */
export const findRedis = async () =>
  fromPath() ?? fromDebian(join(serverHome(stateFolder).path, 'redis-package'), debianPackages, unpacked);

const ping = (port, password) =>
  converse(port, `AUTH ${password}\r\nPING\r\n`, {
    enough: (heard) => heard.split('\r\n').length > 2,
    untilMs: 500,
  });

function writeConfig(home, folder, { port, password, persistence }) {
  const file = join(folder, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${folder}"`,
    'daemonize no',
  ];
  lines.push('maxmemory-policy noeviction', 'hz 100', 'logfile ""', ...persistence);
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (home.account) chownSync(file, home.account.uid, home.account.gid);
  return file;
}

/** The process of a server that a killed run left on this data. */
export function leftoverRedis(folder) {
  try {
    const { pid } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));
    return isAlive(pid) && /redis|valkey/.test(commandOf(pid)) ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function untilReady(server, { port, password, log }) {
  while (!(await ping(port, password)).includes('+PONG')) {
    if (server.hasEnded) throw new Error(`Redis did not start. The end of ${log}:\n${tail(log)}`);
    await sleep(15);
  }
}

/**
 * Starts `binary` (from `findRedis`) on the data in `home`. Answers the running server with its `url`. `port` asks
 * for a certain port, as a server that takes another one's place must.
 */
export async function startRedis(home, binary, { persistence = durable, port } = {}) {
  const folder = closedFolder(home, 'redis');
  const leftover = leftoverRedis(folder);
  if (leftover) await endLeftover(leftover, 'SIGTERM');
  const password = passwordOf(home, 'redis');
  const log = join(home.path, 'redis.log');
  const at = port ?? (await freePort());
  const config = writeConfig(home, folder, { port: at, password, persistence });
  const { account } = home;
  const server = launch(binary.file, [config], {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    argv0: binary.argv0,
    env: binary.env,
    cwd: folder,
    log,
    rank: 1,
  });
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ pid: server.pid, port: at }), { mode: 0o600 });
  try {
    await untilReady(server, { port: at, password, log });
  } catch (error) {
    await server.stop();
    if (!port && /bind/i.test(error.message)) return startRedis(home, binary, { persistence });
    throw error;
  }
  return Object.assign(server, { name: 'Redis', port: at, url: `redis://:${password}@127.0.0.1:${at}` });
}
