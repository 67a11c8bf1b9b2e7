import { instant } from '@cardroom/kernel';
import { type ArmedTimer } from './armed-timer';
import { armMissing, armSince } from './arming';
import { closeOr, withDeadline } from './closing';
import { answerKnocks, type KnockingOptions } from './knocking';
import { type Pause, pauseOf } from './pause';
import { openWakeUpQueue, type WakeUpQueue } from './wake-up-queue';

/** An overdue timer for which no knock came is dealt with directly after this long. */
const overdueMs = 1500;

export interface WakeUpsOptions<T extends ArmedTimer = ArmedTimer> extends KnockingOptions<T> {
  /** Milliseconds between two looks at what is newly armed, overdue, or lost (1000). */
  readonly tickMs?: number;
  /** Milliseconds between two full comparisons of facts and queue (60,000). */
  readonly sweepMs?: number;
  onRearmed?(count: number): void;
}

export interface WakeUps {
  /** Looks at once for newly armed timers: call it with each position that the log's follower delivers. */
  nudge(position: bigint): void;
  /** Whether the queue answered the last time it was asked; while it does not, timers run late by a tick. */
  queueAnswers(): boolean;
  /** Finishes running knocks, then lets go of the queue. */
  stop(): Promise<void>;
}

interface Round<T extends ArmedTimer> {
  readonly options: WakeUpsOptions<T>;
  readonly queue: WakeUpQueue;
  /** The last position delivered by the log's follower. */
  delivered: bigint;
  /** What was armed up to here is on the queue. */
  armedUpTo: bigint;
  sweptAt: number;
  queueAnswers: boolean;
  /** It was asked and did not answer: no knock is to be expected. */
  queueIsAway: boolean;
}

/**
 * Timers that are overdue because their knock was lost, or come due while none can come: the room goes on without any
 * queue, late by a tick.
 */
const answerOverdue = async <T extends ArmedTimer>({ options, queueIsAway }: Round<T>): Promise<void> => {
  const { facts, knock, observe } = options;
  const now = await facts.now();
  for (const timer of await facts.dueBefore(instant(now - (queueIsAway ? 0 : overdueMs)), 500)) {
    await knock(timer, now);
    observe?.({ driftMs: now - timer.dueAt, by: 'sweep' });
  }
};

/** The queue was unmarked, was out of reach, or has not been compared for a while. */
const needsSweep = async <T extends ArmedTimer>(round: Round<T>): Promise<boolean> => {
  const due = performance.now() - round.sweptAt >= (round.options.sweepMs ?? 60_000);
  return due || !round.queueAnswers || !(await round.queue.isMarked());
};

const fillQueue = async <T extends ArmedTimer>(round: Round<T>): Promise<void> => {
  const { options, queue, delivered } = round;
  if (await needsSweep(round)) {
    const rearmed = await armMissing(options.facts, queue);
    round.sweptAt = performance.now();
    if (rearmed > 0) options.onRearmed?.(rearmed);
  } else await armSince(options.facts, queue, round.armedUpTo);
  round.armedUpTo = delivered;
};

const askQueue = async <T extends ArmedTimer>(round: Round<T>): Promise<void> => {
  try {
    await withDeadline(fillQueue(round), 3000);
    round.queueAnswers = true;
    round.queueIsAway = false;
  } catch (error) {
    round.queueAnswers = false;
    round.queueIsAway = true;
    throw error;
  }
};

/** Keeps the queue filled from the facts, answers its knocks, and does without it while it is away. */
export const startWakeUps = <T extends ArmedTimer>(options: WakeUpsOptions<T>): WakeUps => {
  const queue = openWakeUpQueue(options);
  const worker = answerKnocks(options);
  const pauses = { filling: pauseOf(options.tickMs ?? 1000), overdue: pauseOf(options.tickMs ?? 1000) };
  const stopping = new AbortController();
  const round: Round<T> = {
    options,
    queue,
    delivered: 0n,
    armedUpTo: 0n,
    sweptAt: -Infinity,
    queueAnswers: false,
    queueIsAway: false,
  };
  // A queue that keeps its asker waiting holds up nothing that is due.
  const rounds = { signal: stopping.signal, onError: options.onError };
  const going = Promise.all([
    goRounds(() => askQueue(round), { ...rounds, pause: pauses.filling }),
    goRounds(() => answerOverdue(round), { ...rounds, pause: pauses.overdue }),
  ]);
  return {
    nudge: (position) => {
      round.delivered = position;
      pauses.filling.wake();
    },
    queueAnswers: () => round.queueAnswers,
    stop: async () => {
      stopping.abort();
      pauses.filling.wake();
      pauses.overdue.wake();
      await going;
      await closeOr(worker, round.queueAnswers ? 8000 : 500);
      await queue.close();
    },
  };
};

interface Rounds {
  readonly pause: Pause;
  readonly signal: AbortSignal;
  readonly onError: ((error: Error) => void) | undefined;
}

const goRounds = async (look: () => Promise<void>, { pause, signal, onError }: Rounds): Promise<void> => {
  while (!signal.aborted) {
    await look().catch((error: Error) => onError?.(error));
    if (!signal.aborted) await pause.wait();
  }
};
