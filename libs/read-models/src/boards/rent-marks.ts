import { type SeatShape, type TableRow } from '@cardroom/contracts';
import { type Floor, rentDueAtSeat } from '@cardroom/floor';
import { type TableId } from '@cardroom/kernel';
import { amountIn, isoOrNull } from './shapes';

/** A seat whose player owes rent says how much. */
export const rentMark = (floor: Floor, tableId: TableId, seat: number): Pick<SeatShape, 'rentDue'> => {
  if (!floor.collections.has(tableId)) return {};
  const due = rentDueAtSeat(floor, { tableId, seat });
  return due > 0 ? { rentDue: amountIn(floor, due) } : {};
};

/** A table at which rent is taken says when next, and how many seats owe. */
export const tableRentOf = (floor: Floor, tableId: TableId): Pick<TableRow, 'rent'> => {
  const collection = floor.collections.get(tableId);
  if (!collection?.running || collection.rate.kind !== 'rent') return {};
  const seats = floor.tables.get(tableId)?.seats ?? [];
  const owing = seats.filter((_, i) => rentDueAtSeat(floor, { tableId, seat: i + 1 }) > 0).length;
  const { nextDueAt, paused } = collection;
  return { rent: { nextDueAt: isoOrNull(nextDueAt), owing, paused: paused !== null } };
};
