import { Redis } from 'ioredis';
import { type RateLimit } from './rate-limit';

/** Redis may take this long; then the process counts for itself. */
const patienceMs = 250;

/**
 * Takes one from the bucket of a key, by the clock of Redis; answers 0, or the seconds after which there will be one
 * again. A bucket that nobody has asked for during a minute is full, and need not be kept.
 */
const takeScript = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local limit = tonumber(ARGV[1])
  local held = redis.call('HMGET', KEYS[1], 'left', 'at')
  local left, at = tonumber(held[1]) or limit, tonumber(held[2]) or now
  left = math.min(limit, left + math.max(0, now - at) * limit / 60000)
  local seconds = 0
  if left < 1 then seconds = math.ceil((1 - left) * 60 / limit) else left = left - 1 end
  redis.call('HSET', KEYS[1], 'left', string.format('%.6f', left), 'at', string.format('%.3f', now))
  redis.call('PEXPIRE', KEYS[1], 60000)
  return seconds`;

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

export interface SharedRateLimitOptions {
  readonly redis: Redis;
  /** What the keys in Redis begin with. */
  readonly prefix: string;
  readonly perMinute: number;
  /** Counts while Redis is away: a lost counter must not close the room. */
  readonly alone: RateLimit;
}

/** So many requests a minute for each key, counted over all processes that share a Redis. */
export class SharedRateLimit {
  constructor(private readonly options: SharedRateLimitOptions) {}

  /** Takes one; answers 0, or the seconds after which there will be one again. */
  async take(key: string): Promise<number> {
    const { redis, prefix, perMinute, alone } = this.options;
    try {
      return Number(await redis.eval(takeScript, 1, `${prefix}:${key}`, perMinute));
    } catch {
      return alone.take(key);
    }
  }
}
