import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** Redis may take this long; then the process counts for itself. */
const patienceMs = 250;
const windowSeconds = 60;

/** A connection that fails at once while Redis is away, and comes back by itself. */
export const openCounters = (url: string): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patienceMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  redis.on('error', () => undefined);
  return redis;
};

/** What is counted, and how often within a minute it may be. */
export interface Allowance {
  readonly name: string;
  readonly perMinute: number;
}

/**
 * So many a minute for each key, over all processes that share a Redis; in this process alone without one, or while it
 * is away: a lost counter must not close the room.
 */
export const rateLimit = ({ name, perMinute }: Allowance, redis: Redis | null): RateLimiterAbstract => {
  const allowance = { keyPrefix: `cardroom-rate-${name}`, points: perMinute, duration: windowSeconds };
  const alone = new RateLimiterMemory(allowance);
  return redis ? new RateLimiterRedis({ ...allowance, storeClient: redis, insuranceLimiter: alone }) : alone;
};

/** Takes one; answers 0, or the seconds after which there will be one again. */
export const take = async (limit: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limit.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  }
};
