import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { addressOf } from './environment';

export type FreshRedisPrefix = {
  /** Connection string, password included. */
  readonly url: string;
  /** What every key of the spec begins with; BullMQ's `prefix` option. */
  readonly prefix: string;
  /** Removes every key with the prefix. */
  clear(): Promise<void>;
};

const removeKeys = async (url: string, pattern: string): Promise<void> => {
  const redis = new Redis(url);
  try {
    for await (const keys of redis.scanStream({ match: pattern, count: 1_000 })) {
      if (keys.length > 0) await redis.unlink(keys);
    }
  } finally {
    await redis.quit();
  }
};

/** A key prefix of its own for one spec file (or one test), on the test run's Redis. */
export const freshRedisPrefix = (): FreshRedisPrefix => {
  const url = addressOf('CARDROOM_TEST_REDIS_URL');
  const prefix = `spec-${randomBytes(6).toString('hex')}`;
  return { url, prefix, clear: () => removeKeys(url, `${prefix}*`) };
};
