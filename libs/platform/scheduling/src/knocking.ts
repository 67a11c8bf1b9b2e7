import { type Instant, instant } from '@cardroom/kernel';
import { DelayedError, type Job, Worker } from 'bullmq';
import { type ArmedTimer, type TimerFacts, type WakeUp } from './armed-timer';
import { type QueueAddress, queueConnection } from './queue-connection';
import { wakeUpQueueName } from './wake-up-queue';

/** What is measured: how late a knock was answered, counted from the instant that was due. */
export interface KnockObserved {
  readonly driftMs: number;
  readonly by: 'queue' | 'sweep';
}

export interface KnockingOptions<T extends ArmedTimer = ArmedTimer> {
  readonly address: QueueAddress;
  readonly prefix: string;
  readonly facts: TimerFacts<T>;
  /** Deals with one due timer: loads the fact, decides, appends. May run twice for one arming. */
  knock(timer: T, now: Instant): Promise<void>;
  observe?(knock: KnockObserved): void;
  onError?(error: Error): void;
}

/**
 * Answers the queue's knocks. One that comes early is put back; one for an arming that no longer counts is dropped.
 * A killed process's jobs run again elsewhere within seconds; a crash is not the job's fault, so it may happen often.
 */
export const answerKnocks = <T extends ArmedTimer>(options: KnockingOptions<T>): Worker<WakeUp> => {
  const worker = new Worker<WakeUp>(
    wakeUpQueueName,
    (job, token) => answer(options, { job: job as Job<WakeUp>, token }),
    {
      connection: queueConnection(options.address),
      prefix: options.prefix,
      concurrency: 20,
      lockDuration: 5000,
      stalledInterval: 2000,
      maxStalledCount: 10,
    },
  );
  worker.on('error', (error) => options.onError?.(error));
  return worker;
};

interface Knock {
  readonly job: Job<WakeUp>;
  readonly token: string | undefined;
}

const answer = async <T extends ArmedTimer>(
  { facts, knock, observe }: KnockingOptions<T>,
  { job, token }: Knock,
): Promise<void> => {
  const found = await facts.find(job.data.timerId, job.data.epoch);
  if (!found) return;
  const { timer, now } = found;
  if (now < timer.dueAt) await putBack({ job, token }, instant(timer.dueAt - now));
  await knock(timer, now);
  observe?.({ driftMs: now - timer.dueAt, by: 'queue' });
};

/** This machine's clock runs ahead of the database's: the job waits what is left. */
const putBack = async ({ job, token }: Knock, remaining: Instant): Promise<never> => {
  await job.moveToDelayed(Date.now() + remaining, token);
  throw new DelayedError();
};
