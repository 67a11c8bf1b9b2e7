import { createEventStore, openPool } from '@cardroom/event-store';
import { instant } from '@cardroom/kernel';
import { queueAddress, queueConnection, startWakeUps } from '@cardroom/scheduling';
import { Queue, Worker } from 'bullmq';
import { randomBytes } from 'node:crypto';

/** One line of `npm run bench` in which less is better: milliseconds, ours beside the peer's. */
export interface LatencyRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly aim: number;
  readonly unit: 'ms';
  readonly better: 'less';
}

const timersDue = 10_000;
const withinMs = 60_000;

const address = (variable: string): string => {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run this through npm run bench`);
  return value;
};

const p99 = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * 0.99) - 1] ?? Number.NaN;

const dueTimes = (): number[] => {
  const start = Date.now() + 3000;
  return Array.from({ length: timersDue }, (_, i) => Math.round(start + (i * withinMs) / timersDue));
};

/** BullMQ alone: the job knows when it was due, nobody asks the database. */
const bareDrifts = async (prefix: string): Promise<number[]> => {
  const connection = queueConnection(queueAddress(address('REDIS_URL')));
  const drifts: number[] = [];
  const queue = new Queue('bare', { connection, prefix });
  const due = dueTimes();
  const done = new Promise<void>((resolve) => {
    const worker = new Worker(
      'bare',
      async (job) => {
        drifts.push(Date.now() - (job.data as { dueAt: number }).dueAt);
        if (drifts.length === timersDue) resolve();
      },
      { connection, prefix, concurrency: 20 },
    );
    void done.then(() => worker.close());
  });
  await queue.addBulk(
    due.map((dueAt) => ({
      name: 'knock',
      data: { dueAt },
      opts: { delay: dueAt - Date.now(), removeOnComplete: true },
    })),
  );
  await done;
  await queue.close();
  return drifts;
};

const context = (commandId: string) => ({
  commandId,
  fingerprint: 'bench',
  by: { kind: 'timer' as const },
  at: instant(Date.now()),
  room: 'bench' as never,
  correlationId: commandId,
});

/** Ten streams with a thousand armed timers each, as the floor arms them: with an event. */
const armTimers = async (
  store: ReturnType<typeof createEventStore>,
  due: readonly number[],
): Promise<void> => {
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
  const answered = new Set<string>();
  await armTimers(store, dueTimes());
  await new Promise<void>((resolve) => {
    const wakeUps = startWakeUps({
      address: queueAddress(address('REDIS_URL')),
      prefix,
      facts: store.timers,
      knock: async ({ timerId, epoch, dueAt }) => {
        drifts.push(Date.now() - dueAt);
        await store.timers.complete(timerId, epoch);
        answered.add(timerId);
        if (answered.size === timersDue) void wakeUps.stop().then(resolve);
      },
    });
  });
  await store.close();
  await pool.end();
  return drifts;
};

/** Drift of 10,000 timers due in one minute, each checked against its fact, beside BullMQ with nothing to check. */
export const run = async (): Promise<readonly LatencyRow[]> => {
  const prefix = `bench-${randomBytes(4).toString('hex')}`;
  const [bare, facts] = await Promise.all([bareDrifts(prefix), factDrifts(prefix)]);
  const [ours, peer] = [p99(facts), p99(bare)];
  return [
    {
      name: `p99 drift of ${timersDue} timers due in a minute, beside bare BullMQ`,
      ours,
      peer,
      ratio: Math.round((ours / peer) * 100) / 100,
      aim: 1.2,
      unit: 'ms',
      better: 'less',
    },
  ];
};
