import { type PlayerId, type TableId } from '@cardroom/kernel';
import { isSeparatedAt } from '../moves/apart';
import { type FloorFacts, hasStarted } from '../state';
import { linkOf } from './order';

/** A table that fills from the list and needs everybody on it: one that is opening, or a feeder. */
const needsToFill = (floor: FloorFacts, tableId: TableId): boolean => {
  const table = floor.tables.get(tableId);
  return table !== undefined && (linkOf(floor, tableId) !== null || !hasStarted(table, floor.settings));
};

interface CalledTo {
  readonly playerId: PlayerId;
  readonly tableId: TableId;
}

/**
 * What a player called to a new or must-move game owes it (RRP-2.3.10): he must play where no more seats than the
 * house's number would stay vacant with him, and otherwise he may decline and keeps his place. Kept seats, his own
 * among them, count as taken. Null where the rule says nothing.
 */
export const dutyAt = (
  floor: FloorFacts,
  { playerId, tableId }: CalledTo,
): 'must-play' | 'may-decline' | null => {
  const table = floor.tables.get(tableId);
  if (!table || !needsToFill(floor, tableId)) return null;
  if (isSeparatedAt(floor, playerId, tableId)) return 'may-decline';
  const vacant = table.seats.filter(({ state }) => state === 'free').length;
  return vacant <= floor.settings.mustPlayMaxVacantSeats ? 'must-play' : 'may-decline';
};
