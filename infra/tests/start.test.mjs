import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import pg from 'pg';
import { standInOf } from '../machine/home.mjs';
import { infra, onPath, root } from '../machine/paths.mjs';
import { commandOf, freePort } from '../machine/processes.mjs';

import { carriers, scratch, until, watch } from './witness.mjs';

const script = join(infra, 'start.mjs');
const patience = { timeout: 240_000 };
const byNpm = { command: 'npm', args: ['start', '--prefix', root, '--', '--empty'] };

/** A room of the test's own: its state folder, its port, and whatever still runs of it. */
async function newRoom() {
  const { path, remove } = scratch();
  chmodSync(path, 0o755);
  const state = join(path, 'state');
  const port = await freePort();
  const env = { CARDROOM_STATE: state, PORT: String(port), DATABASE_URL: '', REDIS_URL: '', HOST: '' };
  const home = () => standInOf(state) ?? state;
  const start = (options = {}) =>
    watch(options.command ? undefined : script, { mark: path, ...options, env: { ...env, ...options.env } });
  const left = () => carriers(path, home());
  const serverPid = (name) =>
    name === 'postgres'
      ? Number(readFileSync(join(home(), 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
      : JSON.parse(readFileSync(join(home(), 'redis', 'server.json'), 'utf8')).pid;
  const databaseUrl = () => {
    const at = readFileSync(join(home(), 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(home(), 'postgres-password'), 'utf8').trim();
    return `postgresql://postgres:${password}@127.0.0.1:${at}/cardroom`;
  };
  return { path, state, port, start, left, serverPid, databaseUrl, remove };
}

const ready = /Ready after/;

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const statusOf = (port, path) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' }).then(
    ({ status }) => status,
    () => 0,
  );

/** A folder of commands for PATH that has all of ours but the named ones. */
function pathWithout(folder, ...absent) {
  mkdirSync(folder);
  for (const name of [
    'node',
    'npm',
    'sh',
    'id',
    'test',
    'ps',
    'rm',
    'git',
    'env',
    'uname',
    'getconf',
    'ldd',
  ]) {
    const file = onPath(name);
    if (file && !absent.includes(name)) symlinkSync(file, join(folder, name));
  }
  return folder;
}

describe('npm start', () => {
  let room;
  beforeEach(async () => {
    room = await newRoom();
  });
  afterEach(async () => {
    for (const pid of room.left()) process.kill(pid, 'SIGKILL');
    room.remove();
  });

  it('ends with the addresses, serves them, and leaves nothing after SIGTERM', patience, async () => {
    const started = room.start();
    await started.line(ready, 200_000);
    for (const path of ['/console/', '/kiosk/', '/boards/', '/api/docs']) {
      assert.match(started.said(), new RegExp(`http://localhost:${room.port}${path}`));
      assert.equal(await statusOf(room.port, path), 200, path);
    }
    assert.match(started.said(), /✔ API and worker .* demo room made/);
    assert.match(started.said(), /Demo sign-in codes/);
    for (const step of ['Build', 'PostgreSQL', 'Redis', 'Migrations', 'API and worker']) {
      assert.match(started.said(), new RegExp(`✔ ${step} +\\d+\\.\\d s`));
    }
    started.child.kill('SIGTERM');
    assert.equal(await started.exited, 0);
    assert.deepEqual(room.left().map(commandOf), []);
  });

  it(
    'is one in a clone, brings its servers back, and ends all though one has just died',
    patience,
    async () => {
      const started = room.start({ args: ['--empty'] });
      await started.line(ready, 200_000);
      assert.doesNotMatch(started.said(), /Demo/);
      const second = room.start({ env: { PORT: String(await freePort()) } });
      assert.equal(await second.exited, 1);
      assert.match(second.said(), new RegExp(`runs in this clone already, at http://127.0.0.1:${room.port}`));
      process.kill(room.serverPid('postgres'), 'SIGKILL');
      process.kill(room.serverPid('redis'), 'SIGKILL');
      await started.line(/PostgreSQL is back/);
      await started.line(/Redis is back/);
      await until(
        'the room is ready again',
        async () => (await statusOf(room.port, '/health/ready')) === 200,
        30_000,
      );
      process.kill(room.serverPid('postgres'), 'SIGKILL');
      started.child.kill('SIGINT');
      assert.equal(await started.exited, 0);
      assert.deepEqual(room.left().map(commandOf), []);
    },
  );

  it(
    'leaves nothing when it is killed itself, and finds its data when npm starts it again',
    patience,
    async () => {
      const first = room.start({ args: ['--empty'] });
      await first.line(ready, 200_000);
      await ask(room.databaseUrl(), 'CREATE TABLE kept AS SELECT 7 AS number');
      first.child.kill('SIGKILL');
      await first.exited;
      await until('every process has ended', () => room.left().length === 0, 30_000);
      const second = room.start(byNpm);
      await second.line(ready, 200_000);
      assert.deepEqual(await ask(room.databaseUrl(), 'SELECT number FROM kept'), [{ number: 7 }]);
      second.child.kill('SIGTERM');
      await second.exited;
      assert.deepEqual(room.left().map(commandOf), []);
    },
  );

  it('ends with the npm that started it, also when that is killed', patience, async () => {
    const killed = room.start(byNpm);
    await killed.line(ready, 200_000);
    killed.child.kill('SIGKILL');
    await until('every process has ended', () => room.left().length === 0, 30_000);
  });

  it('can be interrupted while it starts', patience, async () => {
    const started = room.start();
    await started.line(/PostgreSQL …/, 200_000);
    // A terminal's Ctrl-C arrives twice: from the terminal, and passed on by npm.
    started.child.kill('SIGINT');
    started.child.kill('SIGINT');
    assert.equal(await started.exited, 0);
    assert.deepEqual(room.left().map(commandOf), []);
  });

  it('says which variable to set when the port is taken, before it does anything', patience, async () => {
    const other = createServer().listen(room.port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const started = room.start();
    assert.equal(await started.exited, 1);
    assert.match(started.said(), new RegExp(`Port ${room.port} is taken.*PORT=`));
    assert.ok(!existsSync(room.state));
    other.close();
  });

  it('says plainly that timers are kept in PostgreSQL where there is no Redis', patience, async () => {
    const PATH = pathWithout(join(room.path, 'bin'), 'redis-server', 'valkey-server', 'apt-get');
    const started = room.start({ args: ['--empty'], env: { PATH } });
    await started.line(ready, 200_000);
    assert.match(started.said(), /timers are kept in PostgreSQL/);
    assert.equal(await statusOf(room.port, '/health/ready'), 200);
    process.kill(room.serverPid('postgres'), 'SIGKILL');
    started.child.kill('SIGTERM');
    assert.equal(await started.exited, 0);
    assert.deepEqual(room.left().map(commandOf), []);
  });

  it('asks before it deletes anything', patience, async () => {
    mkdirSync(room.state);
    writeFileSync(join(room.state, 'kept'), 'data');
    const refused = room.start({ args: ['--reset'] });
    refused.child.stdin.end('n\n');
    assert.equal(await refused.exited, 1);
    assert.match(refused.said(), /Nothing was deleted/);
    assert.ok(existsSync(join(room.state, 'kept')));
    const agreed = room.start({ args: ['--reset', '--empty'] });
    agreed.child.stdin.end('y\n');
    await agreed.line(/PostgreSQL …/, 200_000);
    assert.ok(!existsSync(join(room.state, 'kept')));
    agreed.child.kill('SIGTERM');
    assert.equal(await agreed.exited, 0);
    assert.deepEqual(room.left().map(commandOf), []);
  });

  it('refuses an option that it does not know', async () => {
    const started = room.start({ args: ['--rest'] });
    assert.equal(await started.exited, 1);
    assert.match(started.said(), /Unknown: --rest/);
    assert.match(started.said(), /--reset/);
  });

  for (const [variable, scheme] of [
    ['DATABASE_URL', 'postgresql'],
    ['REDIS_URL', 'redis'],
  ]) {
    it(
      `says that the server named by ${variable} does not answer, and keeps its password`,
      patience,
      async () => {
        const started = room.start({
          env: { [variable]: `${scheme}://me:secret@127.0.0.1:${await freePort()}/1` },
        });
        assert.equal(await started.exited, 1);
        const complaint = new RegExp(
          `${variable} names \\(${scheme}://127\\.0\\.0\\.1:\\d+/1\\) does not answer: .*ECONNREFUSED`,
        );
        assert.match(started.said(), complaint);
        assert.doesNotMatch(started.said(), /secret/);
        assert.deepEqual(room.left().map(commandOf), []);
      },
    );
  }
});
