import { Client } from 'pg';
import { Redis } from 'ioredis';
import { type OwnServers, freshDatabase, freshRedisPrefix, ownServers } from './index';

const ask = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('a fresh database', () => {
  it('is apart from every other one', async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
    await ask(one.url, 'CREATE TABLE mine (id int)');
    const found = await ask(other.url, `SELECT to_regclass('mine') AS mine`);
    expect(found).toEqual([{ mine: null }]);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('goes when it is dropped, though somebody is connected', async () => {
    const database = await freshDatabase();
    const idle = new Client({ connectionString: database.url });
    idle.on('error', () => {});
    await idle.connect();
    await database.drop();
    const left = await ask(
      (await freshDatabase()).url,
      `SELECT datname FROM pg_database WHERE datname = '${database.name}'`,
    );
    expect(left).toEqual([]);
  });

  it('refuses whoever has no password', async () => {
    const database = await freshDatabase();
    const stranger = Object.assign(new URL(database.url), { password: 'guessed' }).href;
    await expect(ask(stranger, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await database.drop();
  });
});

describe('a fresh Redis prefix', () => {
  it('clears its own keys and no others', async () => {
    const [one, other] = [freshRedisPrefix(), freshRedisPrefix()];
    const redis = new Redis(one.url);
    await redis.mset({ [`${one.prefix}:a`]: '1', [`${other.prefix}:a`]: '2' });
    await one.clear();
    expect(await redis.mget(`${one.prefix}:a`, `${other.prefix}:a`)).toEqual([null, '2']);
    await other.clear();
    await redis.quit();
  });
});

describe('servers of a spec’s own', () => {
  let servers: OwnServers;
  beforeAll(async () => {
    servers = await ownServers();
  });
  afterAll(() => servers.end());

  it('come back with their data on the same address after kill -9', async () => {
    await ask(servers.databaseUrl, 'CREATE TABLE kept AS SELECT 7 AS number');
    const before = servers.pid('postgres');
    await servers.kill('postgres');
    await expect(ask(servers.databaseUrl, 'SELECT 1')).rejects.toThrow();
    await servers.start('postgres');
    expect(servers.pid('postgres')).not.toBe(before);
    expect(await ask(servers.databaseUrl, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('lose a Redis that is stopped and find it empty afterwards', async () => {
    const redis = new Redis(servers.redisUrl, { retryStrategy: () => 50 });
    redis.on('error', () => {});
    await redis.set('key', 'value');
    await servers.stop('redis');
    await servers.start('redis');
    expect(await redis.get('key')).toBeNull();
    redis.disconnect();
  });

  it('say no to a command they do not know', async () => {
    const redisOnly = await ownServers('redis');
    await expect(redisOnly.stop('postgres')).rejects.toThrow('no postgres runs here');
    await redisOnly.end();
    expect(() => process.kill(redisOnly.pid('redis'), 0)).toThrow();
  });
});
