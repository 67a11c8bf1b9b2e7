import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { serverHome, standInOf, temporaryHome } from '../machine/home.mjs';
import { infra } from '../machine/paths.mjs';
import { converse, isAlive } from '../machine/processes.mjs';
import { carefree, ensureDatabase, startPostgres } from '../postgres.mjs';
import { findRedis, forgetful, startRedis } from '../redis.mjs';
import { carriers, scratch, until, watch } from './witness.mjs';

const script = join(infra, 'servers.mjs');

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  let home;
  let server;
  before(async () => {
    home = temporaryHome('witness');
    server = await startPostgres(home, { settings: carefree });
  });
  after(async () => {
    await server.stop();
    home.remove();
  });

  it('answers whoever has the password, and nobody else', async () => {
    assert.deepEqual(await ask(server.url(), 'SELECT 1 AS one'), [{ one: 1 }]);
    const guessed = Object.assign(new URL(server.url()), { password: 'guessed' }).href;
    await assert.rejects(ask(guessed, 'SELECT 1'), /password authentication failed/);
  });

  it('keeps its data and its password closed to others', () => {
    assert.equal(statSync(server.data).mode & 0o777, 0o700);
    assert.equal(statSync(join(home.path, 'postgres-password')).mode & 0o777, 0o600);
  });

  it('makes a database once and finds it afterwards', async () => {
    const url = await ensureDatabase(server, 'twice');
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS number');
    assert.deepEqual(await ask(await ensureDatabase(server, 'twice'), 'SELECT number FROM kept'), [
      { number: 7 },
    ]);
  });

  it('comes back on its port with every row after kill -9', async () => {
    const url = await ensureDatabase(server, 'killed');
    await ask(url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS number');
    server.child.kill('SIGKILL');
    await server.exited;
    server = await startPostgres(home, { settings: carefree, port: server.port });
    assert.deepEqual(await ask(url, 'SELECT count(*)::int AS rows FROM kept'), [{ rows: 1000 }]);
  });

  it('takes the place of a server that somebody left on the same data', async () => {
    const url = await ensureDatabase(server, 'left');
    const left = server;
    server = await startPostgres(home, { settings: carefree });
    await left.exited;
    assert.ok(left.hasEnded);
    await assert.rejects(ask(url, 'SELECT 1'));
    assert.deepEqual(await ask(server.url('left'), 'SELECT 1 AS one'), [{ one: 1 }]);
  });

  it('is no concern of one that ended before it on the same data', { timeout: 40_000 }, async () => {
    const former = server;
    const late = former.child.listeners('exit');
    former.child.removeAllListeners('exit');
    server = await startPostgres(home, { settings: carefree });
    for (const onExit of late) onExit(0, null);
    await former.exited;
    assert.deepEqual(await ask(server.url('left'), 'SELECT 1 AS one'), [{ one: 1 }]);
  });

  it('says what is wrong when its port is taken for good', { timeout: 40_000 }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const other = temporaryHome('witness');
    await assert.rejects(startPostgres(other, { port: taken.address().port }), /could not bind|in use/);
    other.remove();
    taken.close();
  });
});

describe('the private Redis', () => {
  it('wants its password, evicts nothing and ticks a hundred times a second', async () => {
    const home = temporaryHome('witness');
    const server = await startRedis(home, await findRedis(), { persistence: forgetful });
    const enough = (heard) => heard.includes('\r\n');
    assert.match(await converse(server.port, 'PING\r\n', { enough }), /NOAUTH/);
    const password = new URL(server.url).password;
    const asked = `AUTH ${password}\r\nCONFIG GET maxmemory-policy\r\nCONFIG GET hz\r\n`;
    const answer = await converse(server.port, asked, {
      enough: (heard) => /hz\r\n\$\d+\r\n\d+\r\n/.test(heard),
    });
    assert.match(answer, /noeviction/);
    assert.match(answer, /hz\r\n\$3\r\n100\r\n/);
    await server.stop();
    home.remove();
  });
});

describe('homes of servers', () => {
  it('moves out of a folder that the servers’ account cannot reach', () => {
    const { path, remove } = scratch();
    const base = join(path, 'closed', 'state');
    mkdirSync(join(path, 'closed'), { mode: 0o700 });
    const home = serverHome(base);
    if (process.getuid() === 0) {
      assert.notEqual(home.path, base);
      assert.equal(standInOf(base), home.path);
    } else assert.equal(home.path, base);
    rmSync(home.path, { recursive: true });
    remove();
  });
});

describe('servers.mjs', () => {
  for (const [how, end] of [
    ['its standard input closes', (started) => started.child.stdin.end()],
    ['it gets SIGTERM', (started) => started.child.kill('SIGTERM')],
    ['it is killed', (started) => started.child.kill('SIGKILL')],
    [
      'a server died before it',
      (started, { redisPid }) => void process.kill(redisPid, 'SIGKILL') ?? started.child.kill('SIGTERM'),
    ],
  ]) {
    it(`leaves no process and no data when ${how}`, { timeout: 60_000 }, async () => {
      const { path, remove } = scratch();
      const mark = `mark-${path}`;
      const started = watch(script, { mark, env: { TMPDIR: path } });
      const found = JSON.parse(await started.line(/^\{/));
      assert.ok(isAlive(found.postgresPid) && isAlive(found.redisPid));
      assert.ok(carriers(mark).length >= 3);
      end(started, found);
      await started.exited;
      await until('every process has ended', () => carriers(mark).length === 0);
      assert.deepEqual(carriers(mark), []);
      assert.ok(!isAlive(found.postgresPid) && !isAlive(found.redisPid));
      assert.ok(existsSync(path));
      await until('the data are gone', () => statSync(path).nlink === 2);
      remove();
    });
  }
});
