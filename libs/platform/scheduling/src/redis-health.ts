import { Redis } from 'ioredis';

/** Settings without which a queue on Redis loses or delays jobs, and what we found instead. */
export class UnsuitableRedis extends Error {}

/**
 * Reads back what the queue depends on: nothing may be evicted. A low `hz` (the default of 10) makes every timer
 * up to 100 ms late, so it is raised where the server lets us.
 */
export const prepareRedis = async (redis: Redis): Promise<void> => {
  const policy = (await redis.config('GET', 'maxmemory-policy').catch(() => [])) as string[];
  if (policy[1] !== undefined && policy[1] !== 'noeviction')
    throw new UnsuitableRedis(`Redis evicts keys (maxmemory-policy ${policy[1]}); set it to noeviction`);
  await redis.config('SET', 'hz', '100').catch(() => undefined);
};

/** A connection for questions about the queue; it fails fast while Redis is away. */
export const openRedis = (url: string): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
    lazyConnect: true,
  });
  redis.on('error', () => undefined);
  return redis;
};
