import { afterMinutes, afterSeconds, type Instant } from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorFacts, hasStarted, waitingCount } from '../state';

/**
 * When a lock-up given now has had its time (RRP-2.2.20). The text says "after five minutes" at a new table, read
 * as at 5:00, and "more than ten" anywhere, read as the first whole second after 10:00. It then lapses if somebody
 * waits, and otherwise as soon as somebody does.
 */
export const lapseOf = (floor: FloorFacts, table: Table, since: Instant): Instant => {
  const { settings } = floor;
  const atMost = afterSeconds(afterMinutes(since, settings.lockUpMaxMinutes), 1);
  const atNewTable = afterMinutes(since, settings.lockUpNewTableMinutes);
  return hasStarted(table, settings) || atNewTable > atMost ? atMost : atNewTable;
};

interface LockUp {
  readonly gameId: Parameters<typeof waitingCount>[1];
  readonly lapsesAt: Instant | null;
}

/** It has had its time, and enough players wait for the game. */
export const isOver = (floor: FloorFacts, { gameId, lapsesAt }: LockUp, at: Instant): boolean =>
  lapsesAt !== null && at >= lapsesAt && waitingCount(floor, gameId) >= floor.settings.lockUpLapseMinWaiting;
