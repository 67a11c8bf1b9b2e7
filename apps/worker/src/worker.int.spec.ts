import { afterMinutes, instant } from '@cardroom/kernel';
import { freshDatabase, type FreshDatabase, freshRedisPrefix } from '@cardroom/testing';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createWorker } from './app';
import { type WorkerSettings } from './settings';
import { floorOn, phoned, type TestFloor, walks } from './testing';

const until = async (condition: () => Promise<boolean>, withinMs = 15_000): Promise<void> => {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** As it was last built: compiling a process's sources while it starts takes longer than all it does here. */
const program = ['--enable-source-maps', join(__dirname, '..', 'dist', 'main.js')];

describe('the worker', () => {
  let database: FreshDatabase;
  let floor: TestFloor;
  let settings: WorkerSettings;
  const redis = freshRedisPrefix();
  const workers: NestFastifyApplication[] = [];
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    database = await freshDatabase();
    floor = await floorOn(database.url);
    settings = {
      databaseUrl: database.url,
      queueUrl: redis.url,
      queuePrefix: redis.prefix,
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      databaseConnections: 6,
    };
  });
  afterEach(async () => {
    children.splice(0).forEach((child) => child.kill('SIGKILL'));
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await floor.close();
    await redis.clear();
    await database.drop();
  });

  const start = async (): Promise<NestFastifyApplication> => {
    const worker = await createWorker(settings);
    workers.push(worker);
    await worker.listen(0, '127.0.0.1');
    return worker;
  };

  /** A worker as a process of its own, so that it can be killed. */
  const startChild = async (redisUrl = redis.url): Promise<ChildProcess> => {
    const child = spawn(process.execPath, program, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        REDIS_URL: redisUrl,
        QUEUE_PREFIX: redis.prefix,
        WORKER_PORT: '0',
      },
    });
    children.push(child);
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => text.includes('successfully started') && resolve());
      child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
    });
    return child;
  };

  const removed = async (): Promise<number> =>
    (await floor.types()).filter((type) => type === 'EntryRemoved').length;

  /** Players whose ninety minutes end in so many milliseconds. */
  const phone = async (players: number, dueInMs: number): Promise<void> => {
    const at = instant(afterMinutes(instant(Date.now()), -90) + dueInMs);
    for (let i = 0; i < players; i += 1) await floor.run(`phone-${i}`, at, phoned(i));
  };

  it('takes a player who called in off the list when his time to arrive is over, once, though two workers hear it', async () => {
    await phone(20, 1500);
    await Promise.all([start(), start()]);
    await until(async () => (await removed()) === 20);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await removed()).toBe(20);
    expect(await floor.store.timers.armed()).toEqual([]);
  });

  it('loses nothing and counts nothing twice when a worker is killed among its jobs', async () => {
    await phone(120, 4000);
    const child = await startChild();
    await until(async () => (await removed()) > 0);
    child.kill('SIGKILL');
    await start();
    await until(async () => (await removed()) === 120, 25_000);
    expect(await floor.store.timers.armed()).toEqual([]);
  }, 60_000);

  it('tells the floor once whose absence is over, and leaves him his seat', async () => {
    const at = instant(afterMinutes(instant(Date.now()), -30) + 500);
    for (const wish of walks) await floor.run(`walk-${wish.type}`, at, wish);
    await Promise.all([start(), start()]);
    const due = async () => (await floor.types()).filter((type) => type === 'AbsenceDue').length;
    await until(async () => (await due()) > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([await due(), (await floor.types()).at(-1)]).toEqual([1, 'AbsenceDue']);
  });

  it('ends on SIGTERM within ten seconds', async () => {
    const child = await startChild();
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const begun = performance.now();
    child.kill('SIGTERM');
    await ended;
    expect(performance.now() - begun).toBeLessThan(10_000);
  }, 60_000);

  it('ends on SIGTERM within ten seconds while Redis is away', async () => {
    const child = await startChild('redis://127.0.0.1:1');
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const begun = performance.now();
    child.kill('SIGTERM');
    await ended;
    expect(performance.now() - begun).toBeLessThan(10_000);
  }, 60_000);

  it('says how it is', async () => {
    await phone(1, 60_000);
    const worker = await start();
    const ask = (url: string) => worker.inject({ method: 'GET', url });
    await until(async () => (await ask('/health/ready')).json<{ timers: string }>().timers === 'on-time');
    expect((await ask('/health/ready')).json()).toEqual({
      status: 'ready',
      database: 'up',
      timers: 'on-time',
      seals: 'going-on',
      reactions: 'going-on',
    });
    expect((await ask('/metrics')).body).toContain('cardroom_timers_rearmed_total 1');
  });
});
