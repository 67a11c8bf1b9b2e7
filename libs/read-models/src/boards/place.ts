import { type Floor, type OfSeat } from '@cardroom/floor';
import { type TableId } from '@cardroom/kernel';

export const numberOf = (floor: Floor, tableId: TableId): number =>
  floor.tables.get(tableId)?.plan.number ?? 0;

/** A seat as staff name it. */
export const placeOf = (floor: Floor, { tableId, seat }: OfSeat) => ({
  tableId,
  tableNumber: numberOf(floor, tableId),
  seat,
});
