import { type CommandContext, createEventStore, type EventStore, openPool } from '@cardroom/event-store';
import { id, instant } from '@cardroom/kernel';
import { openRedis, prepareRedis, queueAddress, queueConnection, startWakeUps } from '@cardroom/scheduling';
import { Queue, Worker } from 'bullmq';
import { randomBytes } from 'node:crypto';
import { type LatencyRow, latencyRow, median, percentileOf } from './latency';

const timersDue = 10_000;
const withinMs = 60_000;
/** Time to put all of them on the queue before the first is due. */
const headStartMs = 5_000;
const rounds = 5;

const address = (variable: string): string => {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run this through npm run bench`);
  return value;
};

const p99 = (numbers: readonly number[]): number => percentileOf(numbers, 0.99);

const dueTimes = (): number[] => {
  const start = Date.now() + headStartMs;
  return Array.from({ length: timersDue }, (_, i) => Math.round(start + (i * withinMs) / timersDue));
};

/** A promise that is kept when as many things have happened as were expected. */
const countdown = (expected: number): { readonly done: Promise<void>; tick(): void } => {
  let left = expected;
  let keep = (): void => undefined;
  const done = new Promise<void>((resolve) => (keep = resolve));
  return {
    done,
    tick() {
      left -= 1;
      if (left === 0) keep();
    },
  };
};

/** BullMQ alone: the job knows when it was due, nobody asks the database. */
const bareDrifts = async (prefix: string): Promise<number[]> => {
  const connection = queueConnection(queueAddress(address('REDIS_URL')));
  const drifts: number[] = [];
  const { done, tick } = countdown(timersDue);
  const queue = new Queue('bare', { connection, prefix });
  const worker = new Worker<{ dueAt: number }>(
    'bare',
    async ({ data }) => {
      drifts.push(Date.now() - data.dueAt);
      tick();
    },
    { connection, prefix, concurrency: 20 },
  );
  const due = dueTimes();
  await queue.addBulk(
    due.map((dueAt) => ({
      name: 'knock',
      data: { dueAt },
      opts: { delay: dueAt - Date.now(), removeOnComplete: true },
    })),
  );
  await done;
  await worker.close();
  await queue.close();
  return drifts;
};

const context = (commandId: string): CommandContext => ({
  commandId,
  fingerprint: 'bench',
  by: { kind: 'timer' },
  at: instant(Date.now()),
  room: id('bench'),
  correlationId: commandId,
});

/** Ten streams with a thousand armed timers each, as the floor arms them: with an event. */
const armTimers = async (store: EventStore, due: readonly number[]): Promise<void> => {
  const run = randomBytes(4).toString('hex');
  for (let part = 0; part < due.length; part += 1000) {
    const streamId = `bench-${run}-${part}`;
    await store.append({
      context: context(`arm-${run}-${part}`),
      streams: [{ streamId, category: 'bench', expectedVersion: 0 }],
      events: [{ streamId, type: 'Armed', schemaVersion: 1, data: {}, occurredAt: instant(Date.now()) }],
      deadlines: due.slice(part, part + 1000).map((dueAt, i) => ({
        streamId,
        timerId: `bench-${run}-${part + i}`,
        kind: 'bench',
        dueAt: instant(dueAt),
        payload: {},
      })),
    });
  }
};

/** Ours: armed in the log, put on the queue from there, looked up again when it knocks, and noted as answered. */
const factDrifts = async (prefix: string): Promise<number[]> => {
  const pool = openPool({ connectionString: address('DATABASE_URL'), max: 20 });
  const store = createEventStore({ pool });
  const drifts: number[] = [];
  const { done, tick } = countdown(timersDue);
  await armTimers(store, dueTimes());
  const wakeUps = startWakeUps({
    address: queueAddress(address('REDIS_URL')),
    prefix,
    facts: store.timers,
    knock: async ({ timerId, epoch, dueAt }) => {
      drifts.push(Date.now() - dueAt);
      if (await store.timers.complete(timerId, epoch)) tick();
    },
    onError: (error) => console.error(error.message),
  });
  wakeUps.nudge(await store.head());
  await done;
  await wakeUps.stop();
  await store.close();
  await pool.end();
  return drifts;
};

/** Redis ticks as the worker sets it, for both sides alike. */
const prepareQueue = async (): Promise<void> => {
  const redis = openRedis(address('REDIS_URL'));
  await redis.connect();
  await prepareRedis(redis);
  redis.disconnect();
};

/**
 * Drift of 10,000 timers due in one minute, each checked against its fact, beside BullMQ with nothing to check: both in
 * the same minute of the same process, so that what disturbs one disturbs the other.
 */
export const run = async (): Promise<readonly LatencyRow[]> => {
  await prepareQueue();
  const found: { readonly ours: number; readonly peer: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const prefix = `bench-${randomBytes(4).toString('hex')}`;
    const [bare, facts] = await Promise.all([bareDrifts(`${prefix}-bare`), factDrifts(`${prefix}-facts`)]);
    found.push({ ours: p99(facts), peer: p99(bare) });
  }
  return [
    latencyRow(`p99 drift of ${timersDue} timers due in a minute, beside bare BullMQ`, {
      ours: median(found.map(({ ours }) => ours)),
      peer: median(found.map(({ peer }) => peer)),
      aim: 1.2,
    }),
  ];
};
