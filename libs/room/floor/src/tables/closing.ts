import { type Instant, type Refusal, type TableId } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { theTable } from '../ground-rules';
import { tableUnsettled } from '../refusals';
import { endReservation } from '../seats/releasing';
import { type Stamp } from '../stamp';
import { type Floor, type FloorFacts } from '../state';
import { obligationsAt } from './obligations';

interface Closing {
  readonly tableId: TableId;
  readonly at: Instant;
}

/** What must be settled first is named, each with its reason (RRP-2.2.1). */
export const nothingBlocksClosing = ({ tableId, at }: Closing, floor: Floor): Refusal | null => {
  const open = obligationsAt(floor, tableId, at).filter(({ blocks }) => blocks);
  if (open.length === 0) return null;
  const reasons = [...new Set(open.map(({ kind }) => kind))];
  const seats = [...new Set(open.flatMap(({ seat }) => seat ?? []))];
  return tableUnsettled({ tableId, reasons, seats });
};

/**
 * Calls, lock-ups and reservations end with the table (RRP-2.2.1); who was called keeps his place. What is owed
 * there is handed over in the fact.
 */
export const closingEvents = (
  floor: FloorFacts,
  { stamp, tableId }: { readonly stamp: Stamp; readonly tableId: TableId },
): FloorEvent[] => {
  const { table, game } = theTable(floor, tableId);
  const ended = table.seats.flatMap((_, i) =>
    endReservation(floor, { stamp, at: { tableId, seat: i + 1 }, cause: 'table-closed' }),
  );
  const owed = obligationsAt(floor, tableId, stamp.at).filter(({ blocks }) => !blocks);
  const handedOver = owed.length > 0 ? { owed } : {};
  return [...ended, { type: 'TableClosed', ...stamp, tableId, gameId: game.gameId, ...handedOver }];
};
