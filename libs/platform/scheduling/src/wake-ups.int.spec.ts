import { freshRedisPrefix } from '@cardroom/testing';
import { Redis } from 'ioredis';
import { jobIdOf } from './armed-timer';
import { queueAddress } from './queue-connection';
import { prepareRedis, UnsuitableRedis } from './redis-health';
import { lineTo, type TimerBook, timerBook } from './testing';
import { openWakeUpQueue } from './wake-up-queue';
import { startWakeUps, type WakeUps, type WakeUpsOptions } from './wake-ups';

const until = async (condition: () => boolean, withinMs = 8000): Promise<void> => {
  const end = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('wake-up calls', () => {
  const running: WakeUps[] = [];
  const redis = freshRedisPrefix();
  let book: TimerBook;
  let knocks: string[];

  const start = (options: Partial<WakeUpsOptions> = {}): WakeUps => {
    const wakeUps = startWakeUps({
      address: queueAddress(redis.url),
      prefix: redis.prefix,
      facts: book,
      knock: async (timer) => {
        book.complete(timer);
        knocks.push(jobIdOf(timer));
      },
      tickMs: 100,
      ...options,
    });
    running.push(wakeUps);
    return wakeUps;
  };

  beforeEach(() => {
    book = timerBook();
    knocks = [];
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((wakeUps) => wakeUps.stop()));
    await redis.clear();
  });

  it('knocks once for each deadline, never early', async () => {
    const early: number[] = [];
    const wakeUps = start({ observe: ({ driftMs }) => void (driftMs < 0 && early.push(driftMs)) });
    const timers = [book.arm('call-a', 300), book.arm('call-b', 50), book.arm('call-c', 300)];
    wakeUps.nudge(3n);
    await until(() => knocks.length === 3);
    expect(new Set(knocks)).toEqual(new Set(timers.map(jobIdOf)));
    expect(early).toEqual([]);
  });

  it('lets an old knock pass when the timer was moved', async () => {
    const wakeUps = start();
    book.arm('call-a', 200);
    wakeUps.nudge(1n);
    await new Promise((resolve) => setTimeout(resolve, 120));
    const moved = book.arm('call-a', 500);
    wakeUps.nudge(2n);
    await until(() => knocks.length === 1);
    expect(knocks).toEqual([jobIdOf(moved)]);
  });

  it('arms every open deadline again when Redis has been emptied', async () => {
    let rearmed = 0;
    start({ onRearmed: (count) => (rearmed += count) });
    for (let i = 0; i < 50; i += 1) book.arm(`call-${i}`, 2500);
    await until(() => rearmed >= 50);
    rearmed = 0;
    await redis.clear();
    await until(() => rearmed >= 50);
    await until(() => knocks.length === 50);
    expect(new Set(knocks).size).toBe(50);
  });

  it('goes on while the queue is away, says so, and takes it up again', async () => {
    const line = await lineTo(redis.url);
    const wakeUps = start({ address: queueAddress(line.url) });
    await until(() => wakeUps.queueAnswers());
    await line.cut();
    book.arm('call-a', 50);
    await until(() => knocks.length === 1 && !wakeUps.queueAnswers());
    await line.mend();
    await until(() => wakeUps.queueAnswers());
    book.arm('call-b', 300);
    wakeUps.nudge(2n);
    await until(() => knocks.length === 2);
    await wakeUps.stop();
    running.pop();
    await line.cut();
  });

  it('answers what is due while the queue keeps whoever asks it waiting', async () => {
    const line = await lineTo(redis.url);
    const errors: string[] = [];
    const wakeUps = start({
      address: queueAddress(line.url),
      onError: ({ message }) => errors.push(message),
    });
    await until(() => wakeUps.queueAnswers());
    errors.length = 0;
    line.hold();
    book.arm('call-a', 1);
    await until(() => knocks.length === 1);
    expect(errors).toEqual([]);
    await until(() => !wakeUps.queueAnswers());
    await line.cut();
    await line.mend();
    await until(() => wakeUps.queueAnswers());
    await wakeUps.stop();
    running.pop();
    await line.cut();
  });

  it('refuses names that the queue would swallow', () => {
    for (const timerId of ['', '12', 'a:b', '-1', 'a.b'])
      expect(() => jobIdOf({ timerId, epoch: 1 })).toThrow();
  });

  it('adds a job twice without doubling it, and knows which are missing', async () => {
    const queue = openWakeUpQueue({ address: queueAddress(redis.url), prefix: redis.prefix });
    const [here, missing] = [book.arm('call-a', 60_000), book.arm('call-b', 60_000)];
    const now = await book.now();
    await queue.add([here], now);
    await queue.add([here], now);
    expect(await queue.missing([here, missing])).toEqual([missing]);
    await queue.close();
  });

  it('refuses a Redis that may evict jobs', async () => {
    const client = new Redis(redis.url);
    const [, policy] = (await client.config('GET', 'maxmemory-policy')) as [string, string];
    await expect(prepareRedis(client)).resolves.toBeUndefined();
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await expect(prepareRedis(client)).rejects.toBeInstanceOf(UnsuitableRedis);
    await client.config('SET', 'maxmemory-policy', policy);
    client.disconnect();
  });
});
