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

export interface KnockingOptions {
  readonly address: QueueAddress;
  readonly prefix: string;
  readonly facts: TimerFacts;
  /** Deals with one due timer: loads the fact, decides, appends. May run twice for one arming. */
  knock(timer: Pick<ArmedTimer, 'timerId' | 'epoch'>): Promise<void>;
  observe?(knock: KnockObserved): void;
  onError?(error: Error): void;
}

/**
 * Answers the queue's knocks. One that comes early is put back; one for an arming that no longer counts is dropped.
 * A killed process's jobs run again elsewhere within seconds; a crash is not the job's fault, so it may happen often.
 */
export const answerKnocks = (options: KnockingOptions): Worker<WakeUp> => {
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

const answer = async ({ facts, knock, observe }: KnockingOptions, { job, token }: Knock): Promise<void> => {
  const { timerId, epoch, dueAt } = job.data;
  if (!(await facts.stillArmed(timerId, epoch))) return;
  const now = await facts.now();
  if (now < dueAt) await putBack({ job, token }, instant(dueAt - now));
  await knock({ timerId, epoch });
  observe?.({ driftMs: now - dueAt, by: 'queue' });
};

/** This machine's clock runs ahead of the database's: the job waits what is left. */
const putBack = async ({ job, token }: Knock, remaining: Instant): Promise<never> => {
  await job.moveToDelayed(Date.now() + remaining, token);
  throw new DelayedError();
};
