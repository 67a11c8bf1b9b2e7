import { afterSeconds, type Instant } from '@cardroom/kernel';
import { type ArmedTimer, type TimerFacts } from './armed-timer';
import { type WakeUpQueue } from './wake-up-queue';

/** How far ahead deadlines are put on the queue; later ones are found by the sweep when their time comes near. */
const horizonSeconds = 6 * 3600;

const pageSize = 2000;

/** Every armed timer due within the horizon, a page at a time. */
const armedWithin = async <T extends ArmedTimer>(facts: TimerFacts<T>, horizon: Instant): Promise<T[]> => {
  const all: T[] = [];
  for (;;) {
    const after = all.at(-1);
    const page = await facts.armed({ limit: pageSize, ...(after ? { after } : {}) });
    all.push(...page.filter(({ dueAt }) => dueAt <= horizon));
    const last = page.at(-1);
    if (page.length < pageSize || (last && last.dueAt > horizon)) return all;
  }
};

/** Puts on the queue what was armed by appends after a position that the log's follower has delivered. */
export const armSince = async <T extends ArmedTimer>(
  facts: TimerFacts<T>,
  queue: WakeUpQueue,
  position: bigint,
): Promise<void> => {
  const timers = await facts.armedSince(position);
  if (timers.length === 0) return;
  const now = await facts.now();
  await queue.add(
    timers.filter(({ dueAt }) => dueAt <= afterSeconds(now, horizonSeconds)),
    now,
  );
};

/**
 * Compares what is armed with what the queue holds, adds what is missing, and says how many those were.
 * Runs at start, after the queue was found empty or out of reach, and every minute.
 */
export const armMissing = async <T extends ArmedTimer>(
  facts: TimerFacts<T>,
  queue: WakeUpQueue,
): Promise<number> => {
  const now = await facts.now();
  const missing = await queue.missing(await armedWithin(facts, afterSeconds(now, horizonSeconds)));
  await queue.add(missing, now);
  await queue.mark();
  return missing.length;
};
