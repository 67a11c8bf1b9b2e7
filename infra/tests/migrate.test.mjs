import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { infra, root } from '../machine/paths.mjs';
import { temporaryServers } from '../servers.mjs';
import { ensureDatabase } from '../postgres.mjs';
import { scratch, watch } from './witness.mjs';

const schema = `datasource db {
  provider = "postgresql"
}

model Seat {
  id     BigInt @id
  number Int
}
`;

/** SQL that a splitter at semicolons, or a pool of several connections, would break. */
const byHand = `
SET search_path = public;
CREATE FUNCTION seat_count() RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT count(*) FROM "Seat"); -- a semicolon; in a comment
END;
$$;
DO $$ BEGIN PERFORM 1; END $$;
ALTER TABLE "Seat" ADD CONSTRAINT "not; nine" CHECK (number <> 9);
CREATE UNIQUE INDEX "one_first" ON "Seat" (number) WHERE number = 1;
`;

describe('migrations', () => {
  let place;
  let servers;
  let count = 0;
  before(async () => {
    servers = await temporaryServers({ purpose: 'migrate-witness', redis: false });
    place = scratch();
    cpSync(infra, join(place.path, 'infra'), { recursive: true });
    cpSync(join(root, 'package.json'), join(place.path, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(place.path, 'node_modules'));
    mkdirSync(join(place.path, 'prisma', 'schema'), { recursive: true });
    writeFileSync(join(place.path, 'prisma', 'schema', 'schema.prisma'), schema);
  });
  after(async () => {
    await servers.stop();
    place.remove();
  });

  const folder = () => join(place.path, 'prisma', 'migrations');
  const newest = () =>
    join(
      folder(),
      readdirSync(folder())
        .filter((name) => /^\d/.test(name))
        .sort()
        .at(-1),
      'migration.sql',
    );
  const newDatabase = () => ensureDatabase(servers.running.postgres, `migrations_${(count += 1)}`);
  const migrate = async (databaseUrl, ...args) => {
    const run = watch(join(place.path, 'infra', 'migrate.mjs'), {
      args,
      env: { DATABASE_URL: databaseUrl },
      mark: place.path,
    });
    return { code: await run.exited, said: run.said() };
  };
  const ask = async (databaseUrl, sql) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  it('miss a schema that changed without one, and are satisfied once it has one', async () => {
    const url = await newDatabase();
    const missing = await migrate(url, 'check');
    assert.equal(missing.code, 2);
    assert.match(missing.said, /Seat/);
    assert.equal((await migrate(url, 'create', 'seats')).code, 0);
    assert.match(readFileSync(newest(), 'utf8'), /CREATE TABLE "Seat"/);
    assert.equal((await migrate(url, 'check')).code, 0);
  });

  it('are applied once, also by two at a time, functions and blocks included', async () => {
    writeFileSync(newest(), `${readFileSync(newest(), 'utf8')}${byHand}`);
    const url = await newDatabase();
    assert.equal((await migrate(url, 'status')).code, 1);
    const both = await Promise.all([migrate(url, 'deploy'), migrate(url, 'deploy')]);
    assert.deepEqual(
      both.map(({ code }) => code),
      [0, 0],
    );
    assert.equal(both.filter(({ said }) => said.startsWith('applied')).length, 1);
    assert.equal((await migrate(url, 'status')).code, 0);
    assert.deepEqual(await ask(url, 'SELECT seat_count()::int AS seats'), [{ seats: 0 }]);
    await assert.rejects(ask(url, 'INSERT INTO "Seat" VALUES (1, 9)'), /not; nine/);
  });

  it('are the only way to a column', async () => {
    const url = await newDatabase();
    await migrate(url, 'deploy');
    assert.equal((await migrate(url, 'drift')).code, 0);
    await ask(url, 'ALTER TABLE "Seat" ADD COLUMN extra text');
    const drifted = await migrate(url, 'drift');
    assert.equal(drifted.code, 2);
    assert.match(drifted.said, /extra/);
  });

  it('are applied whole or not at all, and go on once the failed one is mended', async () => {
    const url = await newDatabase();
    await migrate(url, 'deploy');
    const broken = join(folder(), '29990101000000_broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'migration.sql'), 'CREATE TABLE half (id int);\nSELECT 1/0;\n');
    const failed = await migrate(url, 'deploy');
    assert.equal(failed.code, 1);
    assert.match(failed.said, /division by zero/);
    assert.deepEqual(await ask(url, `SELECT to_regclass('half') AS half`), [{ half: null }]);
    assert.match((await migrate(url, 'status')).said, /failed: 29990101000000_broken/);
    writeFileSync(join(broken, 'migration.sql'), 'CREATE TABLE half (id int);\n');
    assert.equal((await migrate(url, 'rolled-back', '29990101000000_broken')).code, 0);
    assert.equal((await migrate(url, 'deploy')).code, 0);
    assert.deepEqual(await ask(url, `SELECT to_regclass('half')::text AS half`), [{ half: 'half' }]);
  });

  it('leave no shadow database behind', async () => {
    const names = await ask(
      servers.databaseUrl,
      `SELECT datname FROM pg_database WHERE datname LIKE 'shadow%'`,
    );
    assert.deepEqual(names, []);
  });
});
