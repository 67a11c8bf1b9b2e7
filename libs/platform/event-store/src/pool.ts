import { Pool, type PoolConfig } from 'pg';

/**
 * A pool set up for the log, to be shared with Prisma: statements that need no answer in between travel together,
 * and a transaction that stands still (its process hangs, say) gives up its locks after a quarter of a minute. No
 * statement runs or waits for longer than that either: the server undoes it, and where the server itself says nothing,
 * the connection is given up a little later.
 */
export const openPool = (config: PoolConfig): Pool => {
  const pool = new Pool({
    application_name: 'cardroom',
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    connectionTimeoutMillis: 10_000,
    // A busy minute finds the connections of the last one: to open one takes longer than most commands.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    pipeline: true,
    ...config,
  });
  // A connection that breaks, idle or lent, is told of at its next use; without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};
