import { freshRedisPrefix } from '@cardroom/testing';
import { type Redis } from 'ioredis';
import { openCounters, rateLimit, take } from './rate-limit';

const perMinute = 30;

const openRedis = async (url: string): Promise<Redis> => {
  const redis = openCounters(url);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
};

const takeAll = async (times: number, one: (i: number) => Promise<number>): Promise<number[]> => {
  const answers: number[] = [];
  for (let i = 0; i < times; i += 1) answers.push(await one(i));
  return answers;
};

const passed = (answers: readonly number[]): number => answers.filter((seconds) => seconds === 0).length;

describe('a rate limit that processes share', () => {
  const { url, prefix } = freshRedisPrefix();
  let processes: readonly Redis[];
  beforeAll(async () => {
    processes = [await openRedis(url), await openRedis(url)];
  });
  afterAll(async () => {
    const [redis] = processes;
    for (const key of (await redis?.keys(`cardroom-rate-${prefix}*`)) ?? []) await redis?.del(key);
    for (const each of processes) each.disconnect();
  });

  const limitsNamed = (name: string) =>
    processes.map((redis) => rateLimit({ name: `${prefix}-${name}`, perMinute }, redis));

  it('holds for all of them together, and says when the next request may come', async () => {
    const [one, other] = limitsNamed('together');
    if (!one || !other) throw new Error('two processes');
    const answers = await takeAll(perMinute * 2, (i) => take(i % 2 === 0 ? one : other, 'a'));
    expect(passed(answers)).toBe(perMinute);
    expect(answers.slice(perMinute).every((seconds) => seconds >= 1 && seconds <= 60)).toBe(true);
  });

  it('counts each caller apart', async () => {
    const [limit] = limitsNamed('apart');
    if (!limit) throw new Error('a process');
    await takeAll(perMinute, () => take(limit, 'a'));
    expect(await take(limit, 'a')).toBeGreaterThan(0);
    expect(await take(limit, 'b')).toBe(0);
  });

  it.each([
    ['while Redis is away', () => openCounters('redis://127.0.0.1:1')],
    ['where there is no Redis', () => null],
  ])('is counted by each process for itself %s', async (_, open) => {
    const redis = open();
    const limit = rateLimit({ name: 'alone', perMinute }, redis);
    expect(passed(await takeAll(perMinute + 5, () => take(limit, 'a')))).toBe(perMinute);
    redis?.disconnect();
  });
});
