import { type Clock, instant } from '@cardroom/kernel';
import { freshRedisPrefix } from '@cardroom/testing';
import { type Redis } from 'ioredis';
import { RateLimit } from './rate-limit';
import { openCounters, SharedRateLimit } from './shared-rate-limit';

const clock: Clock = { now: () => instant(0) };
const perMinute = 30;

const openRedis = async (url: string): Promise<Redis> => {
  const redis = openCounters(url);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
};

const limitOn = (redis: Redis, prefix: string): SharedRateLimit =>
  new SharedRateLimit({ redis, prefix, perMinute, alone: new RateLimit(perMinute, clock) });

describe('a rate limit that processes share', () => {
  const { url, prefix, clear } = freshRedisPrefix();
  let processes: readonly [Redis, Redis];
  beforeAll(async () => {
    processes = [await openRedis(url), await openRedis(url)];
  });
  afterAll(async () => {
    for (const redis of processes) redis.disconnect();
    await clear();
  });

  it('holds for all of them together, and says when the next request may come', async () => {
    const limits = processes.map((redis) => limitOn(redis, `${prefix}-together`));
    const answers: number[] = [];
    for (let i = 0; i < perMinute * 2; i += 1) answers.push((await limits[i % 2]?.take('a')) ?? -1);
    const passed = answers.filter((seconds) => seconds === 0).length;
    expect(passed).toBeGreaterThanOrEqual(perMinute);
    // What fills up again while this runs, half a second a request, may pass too.
    expect(passed).toBeLessThan(perMinute + 10);
    expect(answers.filter((seconds) => seconds !== 0).every((seconds) => seconds >= 1 && seconds <= 2)).toBe(
      true,
    );
  });

  it('counts each caller apart, and forgets who stays away for a minute', async () => {
    const [redis] = processes;
    const limit = limitOn(redis, `${prefix}-apart`);
    for (let i = 0; i < perMinute; i += 1) await limit.take('a');
    expect(await limit.take('b')).toBe(0);
    const keptMs = await redis.pttl(`${prefix}-apart:a`);
    expect(keptMs).toBeGreaterThan(0);
    expect(keptMs).toBeLessThanOrEqual(60_000);
  });

  it('is counted by each process for itself while Redis is away', async () => {
    const nowhere = openCounters('redis://127.0.0.1:1');
    const limit = limitOn(nowhere, prefix);
    const answers: number[] = [];
    for (let i = 0; i <= perMinute; i += 1) answers.push(await limit.take('a'));
    nowhere.disconnect();
    expect(answers).toEqual([...Array<number>(perMinute).fill(0), 2]);
  });
});
