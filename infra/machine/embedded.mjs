// The two servers of a room: those that the environment names, else embedded ones.
import { serverHome } from './home.mjs';
import { stateFolder } from './paths.mjs';
import { ensureDatabase, startPostgres } from '../postgres.mjs';
import { findRedis, startRedis } from '../redis.mjs';

export const databaseName = 'cardroom';

const withoutPassword = (url) => {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

async function ownDatabase(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query('SHOW server_version');
    return `${rows[0].server_version} at ${withoutPassword(url)}`;
  } catch (error) {
    throw new Error(
      `The database that DATABASE_URL names (${withoutPassword(url)}) does not answer: ${error.message}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Answers `{url, server?, said}`; `server` is there when it is ours to end. */
export async function database() {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, said: await ownDatabase(given) };
  const home = serverHome(stateFolder);
  const server = await startPostgres(home);
  const url = await ensureDatabase(server, databaseName);
  return {
    url,
    server,
    again: ({ port }) => startPostgres(home, { port }),
    said: `embedded, port ${server.port}${server.wasLeftOver ? '; ended the one that a killed start had left' : ''}`,
  };
}

async function ownRedis(url) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5_000 });
  let cause;
  redis.on('error', (error) => (cause = error));
  try {
    await redis.connect();
    const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1];
    return `${version} at ${withoutPassword(url)}`;
  } catch (error) {
    throw new Error(
      `The Redis that REDIS_URL names (${withoutPassword(url)}) does not answer: ${(cause ?? error).message}`,
    );
  } finally {
    redis.disconnect();
  }
}

/** As `database`; without any Redis `url` is undefined and timers are kept in PostgreSQL. */
export async function queue(note) {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, said: await ownRedis(given) };
  note('looking for a server');
  const binary = await findRedis();
  if (!binary) return { said: 'none found: timers are kept in PostgreSQL, which is for trying out only' };
  const home = serverHome(stateFolder);
  const server = await startRedis(home, binary);
  return {
    url: server.url,
    server,
    again: ({ port }) => startRedis(home, binary, { port }),
    said: `${binary.version} (${binary.origin}), port ${server.port}`,
  };
}
