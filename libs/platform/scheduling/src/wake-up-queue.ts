import { type Instant } from '@cardroom/kernel';
import { Queue } from 'bullmq';
import { type Redis } from 'ioredis';
import { type ArmedTimer, jobIdOf, type WakeUp } from './armed-timer';
import { closeOr } from './closing';
import { type QueueAddress, queueConnection } from './queue-connection';
import { openRedis } from './redis-health';

export const wakeUpQueueName = 'wake-ups';

/** How many jobs are added, or asked about, in one round trip. */
const slice = 1000;

const inSlices = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / slice) }, (_, i) => items.slice(i * slice, (i + 1) * slice));

/** The queue of knocks: it can be emptied at any time and filled again from the armed timers. */
export interface WakeUpQueue {
  /** Adds a delayed job for each timer; adding one twice is harmless. `now` is the database's instant. */
  add(timers: readonly ArmedTimer[], now: Instant): Promise<void>;
  /** Those of the timers for which the queue holds no job, in any state. */
  missing<T extends ArmedTimer>(timers: readonly T[]): Promise<T[]>;
  /** False when the queue has been emptied (or never filled) since `mark` was last called. */
  isMarked(): Promise<boolean>;
  mark(): Promise<void>;
  close(): Promise<void>;
}

const jobOf = (timer: ArmedTimer, now: Instant) => ({
  name: 'knock',
  data: { timerId: timer.timerId, epoch: timer.epoch, dueAt: timer.dueAt } satisfies WakeUp,
  opts: {
    jobId: jobIdOf(timer),
    delay: Math.max(0, timer.dueAt - now),
    attempts: 5,
    backoff: { type: 'exponential', delay: 200 },
    removeOnComplete: true,
    removeOnFail: true,
  },
});

export interface WakeUpQueueOptions {
  readonly address: QueueAddress;
  /** Key prefix on Redis, so that several rooms' servers, or tests, may use one Redis. */
  readonly prefix: string;
}

/** Opens the queue of knocks on Redis or on PostgreSQL. */
export const openWakeUpQueue = ({ address, prefix }: WakeUpQueueOptions): WakeUpQueue => {
  const queue = new Queue<WakeUp>(wakeUpQueueName, { connection: queueConnection(address), prefix });
  queue.on('error', () => undefined);
  const add: WakeUpQueue['add'] = async (timers, now) => {
    for (const part of inSlices(timers)) await queue.addBulk(part.map((timer) => jobOf(timer, now)));
  };
  if (address.kind === 'postgres') return { add, ...withoutRedis, close: () => closeOr(queue, 2000) };
  const redis = openRedis(address.url);
  const ready = redis.connect().catch(() => undefined);
  return {
    add,
    ...askedOfRedis(redis, prefix),
    close: async () => {
      await ready;
      redis.disconnect();
      await closeOr(queue, 2000);
    },
  };
};

/** BullMQ's tables are not emptied behind our back as a Redis may be, and adding again is harmless. */
const withoutRedis: Pick<WakeUpQueue, 'missing' | 'isMarked' | 'mark'> = {
  missing: async (timers) => [...timers],
  isMarked: async () => true,
  mark: async () => undefined,
};

const askedOfRedis = (redis: Redis, prefix: string): Pick<WakeUpQueue, 'missing' | 'isMarked' | 'mark'> => {
  const markKey = `${prefix}:${wakeUpQueueName}:filled`;
  return {
    // A job due now sits in the wait or active list, so its own key is asked for and not the delayed set.
    missing: async (timers) => {
      const found: boolean[] = [];
      for (const part of inSlices(timers)) {
        const pipeline = redis.pipeline();
        for (const timer of part) pipeline.exists(`${prefix}:${wakeUpQueueName}:${jobIdOf(timer)}`);
        const answers = (await pipeline.exec()) ?? [];
        found.push(...answers.map(([error, exists]) => error === null && exists === 1));
      }
      return timers.filter((_, index) => !found[index]);
    },
    isMarked: async () => (await redis.exists(markKey)) === 1,
    mark: async () => {
      await redis.set(markKey, '1');
    },
  };
};
