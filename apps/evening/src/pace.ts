import { type EveningClock } from './evening-clock';
import { type RoomClient } from './room-client';
import { percentile } from './tally';

/** How the room bears the evening, looked at once a second. */
export interface Strain {
  /** What nine commands of ten took at the most, in milliseconds; null when there was none. */
  readonly slowMs: number | null;
  /** How long a fact has waited for what follows from it elsewhere. */
  readonly waitedMs: number;
}

/** A room in which somebody would look at his watch, and one that could do more. */
const tooSlowMs = 400;
const easyMs = 200;
const tooLateMs = 3_000;
const slowestPace = 1;

/** Slower at once where the room does not keep up, faster little by little where it does. */
export const paceUnder = (pace: number, { slowMs, waitedMs }: Strain): number => {
  if ((slowMs ?? 0) > tooSlowMs || waitedMs > tooLateMs) return Math.max(slowestPace, pace * 0.8);
  return (slowMs ?? 0) < easyMs && waitedMs < tooLateMs / 2 ? pace * 1.1 : pace;
};

/**
 * Holds the evening back while the room does not keep up, as people do who wait for each other: an evening that is too much
 * for a machine takes longer on it, and proves the same. Answers how to stop.
 */
export const keepPace = (clock: EveningClock, client: RoomClient): (() => void) => {
  let seen = client.door.latencies.length;
  const look = async (): Promise<void> => {
    const latest = client.door.latencies.slice(seen);
    seen = client.door.latencies.length;
    const { reactions } = await client.health();
    const slowMs = latest.length === 0 ? null : percentile(latest, 0.9);
    clock.goAt(paceUnder(clock.pace(), { slowMs, waitedMs: reactions.waitedMs }));
  };
  const timer = setInterval(() => void look().catch(() => undefined), 1_000);
  return () => clearInterval(timer);
};
