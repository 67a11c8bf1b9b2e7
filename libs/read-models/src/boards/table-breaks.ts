import { type TableBreakRow } from '@cardroom/contracts';
import { type Floor, inBreakOrder, likeSeats } from '@cardroom/floor';
import { id, isoOf, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';

const numberOf = (floor: Floor, tableId: TableId): number => floor.tables.get(tableId)?.plan.number ?? 0;

const rowOf = (floor: Floor, key: string): TableBreakRow | null => {
  const tableId = id<TableId>(key);
  const drawn = floor.breakDraws.get(tableId);
  const game = floor.tables.get(tableId)?.game;
  if (!drawn || !game) return null;
  return {
    tableId,
    tableNumber: numberOf(floor, tableId),
    gameId: game.gameId,
    drawnAt: isoOf(drawn.at),
    seed: drawn.seed,
    order: inBreakOrder(floor, tableId).map((card) => ({ ...card })),
    declining: drawn.declining.map((player) => ({ ...player })),
    seats: likeSeats(floor, tableId).map((seat) => ({ ...seat, tableNumber: numberOf(floor, seat.tableId) })),
    byLot: drawn.seats !== undefined,
  };
};

/** The breaking tables, and those whose like tables a decision bears on. */
const changedKeys = (change: FloorChange): readonly string[] => {
  const breaking = [...change.before.breakDraws.keys(), ...change.after.breakDraws.keys()];
  return breaking.length > 0 && (affectedBy(change).tables.size > 0 || affectedBy(change).touched.everything)
    ? [...new Set(breaking)]
    : [];
};

/** The cards drawn at a table that breaks, and the seats they are for (RRP-2.3.14). */
export const tableBreaksBoard: Board<'table-breaks'> = {
  name: 'table-breaks',
  keys: (floor) => [...floor.breakDraws.keys()],
  isOn: (floor, key) => floor.breakDraws.has(id<TableId>(key)),
  row: rowOf,
  changedKeys,
};
