// Starting, watching and ending processes, so that none outlives the one who started it.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, createWriteStream, openSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { infra } from './paths.mjs';

const statOf = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** A process that has ended and that nobody has asked after is still listed: it does not count as alive. */
function isZombie(pid) {
  try {
    return statOf(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** What tells two owners of one process id apart; '' where the system does not say. */
export function startedAt(pid) {
  try {
    return statOf(pid)[19];
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

/** The command line of a living process, or ''. */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

let keeper;
let isClosing = false;

function tellKeeper(message) {
  if (!keeper && isClosing) return;
  if (!keeper) {
    keeper = spawn(process.execPath, [join(infra, 'machine', 'keeper.mjs')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
    });
    keeper.unref();
    keeper.stdin.unref();
    keeper.stdin.on('error', () => {});
    keeper.once('exit', () => (keeper = undefined));
  }
  keeper.stdin.write(`${JSON.stringify(message)}\n`);
}

/** The keeper goes when there is nothing left to keep. */
async function dismissKeeper() {
  const leaving = keeper;
  if (!leaving) return;
  const gone = new Promise((resolve) => leaving.once('exit', resolve));
  leaving.ref();
  leaving.stdin.end();
  await gone;
}

/** The folder is removed if this process dies before it calls `releaseFolder`. */
export const keepFolder = (path) => tellKeeper({ folder: path });
export const releaseFolder = (path) => tellKeeper({ unfolder: path });

/** The processes that stand in this folder, as PostgreSQL's do in their data; none where the system does not say. */
export function standingIn(folder) {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && standsIn(name, folder))
      .map(Number)
      .filter(isAlive);
  } catch {
    return [];
  }
}

function standsIn(pid, folder) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** The children of a killed server notice its end by themselves, a busy one only after its statement. */
async function untilGone(pids, graceMs = 5_000) {
  const deadline = Date.now() + graceMs;
  for (;;) {
    const left = pids();
    if (left.length === 0) return;
    if (Date.now() > deadline) for (const pid of left) process.kill(pid, 'SIGKILL');
    await sleep(20);
  }
}

/** Everything started here that has not ended yet. */
const living = new Set();

/**
 * Starts a process in its own group, so that Ctrl-C reaches only the script, which then ends its processes in
 * order. `log` is a file that takes both outputs. `isGroup` sends the stop signal to the process's children too.
 * `rank` is the order of ending: what uses a server has a lower one than the server. A process that is still there
 * `graceMs` after its stop signal is killed. A server has ended once the processes that `children` answers have, too.
 */
export function launch(
  file,
  args,
  { log, stopSignal = 'SIGTERM', isGroup = false, rank = 0, children, ...options } = {},
) {
  if (isClosing) throw new Error('stopping');
  const sink = log ? openSync(log, 'a', 0o600) : 'ignore';
  const child = spawn(file, args, { detached: true, stdio: ['ignore', sink, sink], ...options });
  if (typeof sink === 'number') closeSync(sink);
  const started = { pid: child.pid, child, rank, hasEnded: false };
  started.exited = new Promise((resolve) => {
    const ended = (how) => {
      started.hasEnded = true;
      living.delete(started);
      if (child.pid) tellKeeper({ unwatch: child.pid });
      resolve(how);
    };
    child.once('error', (error) => ended({ code: null, signal: null, error }));
    child.once('exit', async (code, signal) => {
      if (children) await untilGone(children);
      ended({ code, signal });
    });
  });
  if (child.pid) {
    living.add(started);
    tellKeeper({ watch: child.pid, signal: stopSignal });
  }
  started.stop = (graceMs = 10_000) => stop(started, isGroup ? `-${stopSignal}` : stopSignal, graceMs);
  return started;
}

async function stop(started, signal, graceMs) {
  if (started.hasEnded) return;
  if (graceMs <= 0) killGroup(started.pid);
  else if (signal.startsWith('-')) signalGroup(started.pid, signal.slice(1));
  else started.child.kill(signal);
  const timer = setTimeout(() => killGroup(started.pid), graceMs);
  await started.exited;
  clearTimeout(timer);
}

/** Ends everything, what uses a server before the server, and lets nothing start afterwards. */
export async function stopEverything(graceMs = 10_000) {
  isClosing = true;
  while (living.size > 0) {
    const first = Math.min(...[...living].map(({ rank }) => rank));
    await Promise.all(
      [...living].filter(({ rank }) => rank === first).map((started) => started.stop(graceMs)),
    );
  }
  await dismissKeeper();
}

/**
 * Runs a command to its end, its lines going to the log file and to `onLine`. Answers the exit code; a command that
 * could not be started, or that took longer than `withinMs`, throws.
 */
export async function run(file, args, { log, onLine = () => {}, withinMs, ...options } = {}) {
  const started = launch(file, args, { isGroup: true, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const sink = log ? createWriteStream(log, { flags: 'a', mode: 0o600 }) : undefined;
  sink?.on('error', () => {});
  const readers = [started.child.stdout, started.child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) {
      sink?.write(`${line}\n`);
      onLine(line);
    }
  });
  const limit = within(started, withinMs);
  const { code, error } = await started.exited;
  clearTimeout(limit.timer);
  if (error) throw error;
  // A grandchild may hold the pipes open for ever: what it would say no longer matters.
  await Promise.race([Promise.all(readers), sleep(500, undefined, { ref: false })]);
  await new Promise((resolve) => (sink ? sink.end(resolve) : resolve()));
  if (limit.isOver) throw new Error(`ended after ${withinMs / 1_000} s without a result`);
  return code ?? 1;
}

function within(started, ms) {
  const limit = { isOver: false };
  if (ms === undefined) return limit;
  limit.timer = setTimeout(() => {
    limit.isOver = true;
    started.stop();
  }, ms);
  return limit;
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // gone meanwhile
  }
}

const killGroup = (pid) => signalGroup(pid, 'SIGKILL');

/** Ends a process that an earlier, killed run of ours left behind. */
export async function endLeftover(pid, signal, graceMs = 10_000) {
  const deadline = Date.now() + graceMs;
  process.kill(pid, signal);
  while (isAlive(pid) && Date.now() < deadline) await sleep(50);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

/** A port of the loopback interface that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Whether this host and port can be listened on now. */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Sends a few lines to a TCP server and answers what came back, or '' when nobody listens. */
export function converse(port, text, { host = '127.0.0.1', untilMs = 1_000, enough } = {}) {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    const timer = setTimeout(done, untilMs);
    socket.on('connect', () => socket.write(text));
    socket.on('data', (chunk) => {
      heard += chunk;
      if (enough(heard)) done();
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}

const linesOf = (path) => {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
};

/** The last lines of a log file, for an error message. */
export const tail = (path, lines = 20) => linesOf(path).slice(-lines).join('\n');

/** The first lines of a log file: npm says what is wrong before it explains itself. */
export const head = (path, lines = 20) => linesOf(path).slice(0, lines).join('\n');
