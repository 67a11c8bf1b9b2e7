// npm start: everything a room needs, from a bare clone to the addresses to open.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBuilt, rememberBuild } from './machine/built.mjs';
import { claimRoom, roomOwner } from './machine/claim.mjs';
import { onEnding } from './machine/endings.mjs';
import { standInOf } from './machine/home.mjs';
import { complaintAboutNode, installPackages, packagesAreIn } from './machine/packages.mjs';
import { commandFile, root, stateFolder } from './machine/paths.mjs';
import {
  endLeftover,
  freePort,
  isPortFree,
  launch,
  run,
  stopEverything,
  tail,
} from './machine/processes.mjs';
import { seconds, stepsOn } from './machine/steps.mjs';
import { supervise } from './machine/supervise.mjs';

const help = `npm start -- [--empty] [--reset]

  --empty   make no demo room in an empty database
  --reset   delete .cardroom/, the data of the room in this clone, before it starts (asks first)

  PORT, HOST     where the room is reached (3000, 127.0.0.1)
  DATABASE_URL   a PostgreSQL to use instead of the embedded one
  REDIS_URL      a Redis to use instead of a private one`;

const logFolder = join(stateFolder, 'logs');
const demoReport = join(stateFolder, 'demo-room.json');
const host = process.env.HOST || '127.0.0.1';
const nameWidth = 24;
/** The first time the API makes the demo room before it is ready. */
const readyWithinMs = 120_000;
const began = Date.now();
const { step, say } = stepsOn();

/** A fault of the caller or of the machine, told without a stack. */
class Complaint extends Error {}

function options(args) {
  const known = ['--empty', '--reset', '--help'];
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length > 0) throw new Complaint(`Unknown: ${unknown.join(' ')}\n\n${help}`);
  return {
    isEmpty: args.includes('--empty'),
    isReset: args.includes('--reset'),
    isHelp: args.includes('--help'),
  };
}

async function choosePort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Complaint(`PORT is ${process.env.PORT}: not a port.`);
  if (await isPortFree(port, host)) return port;
  throw new Complaint(
    `Port ${port} is taken by another program. Choose another one with PORT, for example: PORT=${port + 1} npm start`,
  );
}

async function confirmed(question) {
  const input = createInterface({ input: process.stdin });
  process.stdout.write(question);
  try {
    const { value } = await input[Symbol.asyncIterator]().next();
    return /^(y|yes|o|oui)$/i.test((value ?? '').trim());
  } finally {
    input.close();
    process.stdin.unref?.();
  }
}

async function reset() {
  if (!existsSync(stateFolder)) return;
  const folders = [stateFolder, standInOf(stateFolder)].filter((folder) => folder && existsSync(folder));
  const own = process.env.DATABASE_URL ? ' The database at DATABASE_URL is left as it is.' : '';
  const isAgreed = await confirmed(
    `Delete ${folders.join(' and ')}, with all data of this room?${own} [y/N] `,
  );
  if (!isAgreed) throw new Complaint('Nothing was deleted.');
  const { leftoverPostgres } = await import('./postgres.mjs');
  const { leftoverRedis } = await import('./redis.mjs');
  const home = folders.at(-1);
  const postgres = leftoverPostgres(join(home, 'postgres'));
  const redis = leftoverRedis(join(home, 'redis'));
  if (postgres) await endLeftover(postgres, 'SIGINT');
  if (redis) await endLeftover(redis, 'SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function build(note) {
  if (isBuilt()) return 'in step with the sources';
  const log = join(logFolder, 'build.log');
  rmSync(log, { force: true });
  let built = 0;
  const onLine = (line) => {
    if (/^> nx run /.test(line)) note(`${(built += 1)} tasks`);
  };
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_SKIP_NATIVE_FILE_CACHE: 'true' };
  const code = await run(
    process.execPath,
    [commandFile('nx'), 'run-many', '-t', 'build', '--outputStyle=stream'],
    {
      cwd: root,
      env,
      log,
      onLine,
    },
  );
  if (code !== 0) throw new Error(`The build failed. The end of ${log}:\n${tail(log, 40)}`);
  rememberBuild();
  return 'done';
}

async function servers() {
  const { database, queue } = await import('./machine/embedded.mjs');
  const answers = {};
  const named = (name, find) => () =>
    step(name, async (note) => {
      answers[name] = await find(note);
      return answers[name].said;
    });
  await Promise.all([named('PostgreSQL', database)(), named('Redis', queue)()]);
  const { migrate } = await import('./servers.mjs');
  await step('Migrations', () => migrate(answers.PostgreSQL.url));
  return answers;
}

/** What the API tells of the demo room: whether it has just made it, and who and what can be tried in it. */
function demoRoom() {
  const demo = JSON.parse(readFileSync(demoReport, 'utf8'));
  rmSync(demoReport);
  rememberCodes(demo.codes);
  return demo;
}

function toldOf({ made, unfinished }) {
  if (unfinished) return 'the demo room was cut off while it was made: npm start -- --reset makes it anew';
  return made ? 'demo room made' : 'the database has a room already';
}

/** Kept beside the room's data, so that `npm run evening` can sign in; a room that is no demo leaves none. */
function rememberCodes(codes = []) {
  const file = join(stateFolder, 'demo-codes.json');
  if (codes.length > 0) writeFileSync(file, JSON.stringify(codes), { mode: 0o600 });
  else rmSync(file, { force: true });
}

const answersOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );

function program(name, env) {
  const log = join(logFolder, `${name}.log`);
  const entry = join(root, 'apps', name, 'dist', 'main.js');
  return Object.assign(launch(process.execPath, ['--enable-source-maps', entry], { cwd: root, env, log }), {
    log,
    name,
  });
}

async function untilReady(started, url) {
  const deadline = Date.now() + readyWithinMs;
  while (!(await answersOk(url))) {
    const isLate = Date.now() > deadline;
    if (started.hasEnded || isLate) {
      const what = isLate ? `was not ready after ${seconds(readyWithinMs)}` : 'ended at once';
      throw new Error(`The ${started.name} ${what}. The end of ${started.log}:\n${tail(started.log)}`);
    }
    await sleep(50);
  }
}

/** Starts one of the two programs, the first time with `firstEnv` too; answers it and how to start it again. */
async function programUp(name, { env, firstEnv = {}, url }) {
  const up = async (environment) => {
    const started = program(name, environment);
    await untilReady(started, url);
    return started;
  };
  return { server: await up({ ...env, ...firstEnv }), again: () => up(env) };
}

/** Personal data is kept under this key: made once, beside the data of the room but not in its database. */
function houseKey() {
  const file = join(stateFolder, 'house-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

function environment(found, port, workerPort) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: found.PostgreSQL.url,
    HOST: host,
    PORT: String(port),
  };
  env.HOUSE_KEY ||= houseKey();
  delete env.REDIS_URL;
  if (found.Redis.url) env.REDIS_URL = found.Redis.url;
  return { ...env, WORKER_HOST: '127.0.0.1', WORKER_PORT: String(workerPort) };
}

function table(port, { codes = [], devices = [] }) {
  const shown = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const line = (name, text) => say(`  ${String(name).padEnd(nameWidth)} ${text}`.trimEnd());
  const places = [
    ['Floor console', '/console/'],
    ['Kiosk', '/kiosk/'],
    ['Boards', '/boards/'],
    ['API documentation', '/api/docs'],
  ];
  say('');
  for (const [name, path] of places) line(name, `http://${shown}:${port}${path}`);
  if (codes.length > 0) say('\n  Demo sign-in codes');
  for (const { role, name, code } of codes) line(role, `${String(code).padEnd(12)} ${name}`);
  if (devices.length > 0) say('\n  Opened once, these make a browser one of the demo’s devices');
  for (const { name, enrolPath } of devices) line(name, `http://${shown}:${port}${enrolPath}`);
  if (codes.length === 0)
    say('\n  Nobody may sign in yet? npm run new-room makes a room and its administrator.');
  say(`\n  Ready after ${seconds(Date.now() - began)}. Logs: .cardroom/logs. Ctrl-C ends the room.\n`);
}

let isEnding = false;
let leave = () => {};

async function end(why, { code = 0, isImpatient = false } = {}) {
  if (isEnding && !isImpatient) return;
  isEnding = true;
  say(`\n${why}: ending the room`);
  await stopEverything(isImpatient ? 0 : 10_000);
  leave();
  say('Everything has ended.');
  process.exit(code);
}

function watchOver(found, programs) {
  const giveUp = (name, error) =>
    end(`${name} does not stay up${error ? `: ${error.message}` : ''}`, { code: 1 });
  const all = [...Object.entries(found), ...Object.entries(programs)];
  for (const [name, { server, again }] of all) {
    if (server) supervise(name, server, { again, giveUp, isEnding: () => isEnding, say });
  }
}

async function start({ isEmpty, isReset }) {
  const owner = roomOwner();
  if (owner)
    throw new Complaint(`A room runs in this clone already, at ${owner.address} (process ${owner.pid}).`);
  const port = await choosePort();
  if (isReset) await reset();
  leave = claimRoom(`http://${host}:${port}`);
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  if (packagesAreIn()) say(`✔ ${'Packages'.padEnd(24)}            in step with package-lock.json`);
  else await step('Packages (npm ci)', (note) => installPackages(logFolder, note));
  // Whichever fails first ends the start; what the other has begun is ended with everything else.
  const [, found] = await Promise.all([step('Build', build), servers()]);
  const workerPort = await freePort();
  const env = environment(found, port, workerPort);
  const programs = {};
  let demo = {};
  await step('API and worker', async () => {
    const firstEnv = isEmpty ? {} : { DEMO_REPORT: demoReport };
    const up = [programUp('api', { env, firstEnv, url: `http://${host}:${port}/health/ready` })];
    up.push(programUp('worker', { env, url: `http://127.0.0.1:${workerPort}/health/ready` }));
    [programs.api, programs.worker] = await Promise.all(up);
    if (isEmpty) return '';
    demo = demoRoom();
    return toldOf(demo);
  });
  watchOver(found, programs);
  table(port, demo);
}

async function main() {
  const asked = options(process.argv.slice(2));
  if (asked.isHelp) return say(help);
  const old = complaintAboutNode();
  if (old) throw new Complaint(old);
  onEnding((why, isImpatient) => end(why, { isImpatient }));
  await start(asked);
}

main().catch(async (error) => {
  if (isEnding) return;
  isEnding = true;
  say(`\n${error instanceof Complaint ? error.message : (error.message ?? error)}`);
  await stopEverything();
  leave();
  process.exit(1);
});
