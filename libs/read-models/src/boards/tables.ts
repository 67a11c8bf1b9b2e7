import { type SeatShape, type TableRow } from '@cardroom/contracts';
import {
  type Floor,
  liveEntry,
  type Reservation,
  seatedCount,
  type SeatUse,
  tableState,
} from '@cardroom/floor';
import { id, type Instant, isoOf, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board } from './board';
import { rentMark, tableRentOf } from './rent-marks';
import { feederMark, moveMarks, tablesWithOtherMoves } from './move-marks';
import { seatMarks } from './seat-marks';
import { gameShapeIn, isoOrNull } from './shapes';
import { tableMarks, tablesPolling, tablesWithOtherDealer } from './table-marks';

/** Until when the seat is kept: the time to answer, then the time of a lock-up. */
const keptUntil = (floor: Floor, { entryId, lapsesAt }: Reservation): Instant | null => {
  const standing = entryId ? liveEntry(floor, entryId)?.standing : undefined;
  return standing?.state === 'called' && !standing.call.answered ? standing.call.answerBy : lapsesAt;
};

const unused = { playerId: null, alias: null, entryId: null, since: null, until: null, reason: null };

const shapedSeated = new WeakMap<SeatUse, SeatShape>();

/** Worked out once for each time that somebody sits down: his table is written whenever anything there changes. */
const seatedShape = (use: Extract<SeatUse, { state: 'seated' }>, seat: number): SeatShape => {
  const known = shapedSeated.get(use);
  if (known?.seat === seat) return known;
  const { playerId, alias, since } = use.seated;
  const shape = { ...unused, seat, state: 'seated' as const, playerId, alias, since: isoOf(since) };
  shapedSeated.set(use, shape);
  return shape;
};

const seatShape = (floor: Floor, use: SeatUse, seat: number): SeatShape => {
  if (use.state === 'free' || use.state === 'closed') return { ...unused, seat, state: use.state };
  if (use.state === 'seated') return seatedShape(use, seat);
  const { holder, entryId, since, reason } = use.reservation;
  return {
    seat,
    state: holder ? 'reserved' : 'held',
    playerId: holder?.playerId ?? null,
    alias: holder?.alias ?? null,
    entryId,
    since: isoOf(since),
    until: isoOrNull(keptUntil(floor, use.reservation)),
    reason,
  };
};

const rowOf = (floor: Floor, key: string): TableRow | null => {
  const table = floor.tables.get(id<TableId>(key));
  if (!table) return null;
  const { plan, game, seats } = table;
  return {
    tableId: plan.tableId,
    number: plan.number,
    section: plan.section,
    state: tableState(table, floor.settings),
    game: game && gameShapeIn(floor, game.gameId),
    openedAt: isoOrNull(game && game.openedAt),
    seats: seats.map((use, i) => ({
      ...seatShape(floor, use, i + 1),
      ...seatMarks(floor, table, i + 1),
      ...moveMarks(floor, table, i + 1),
      ...rentMark(floor, plan.tableId, i + 1),
    })),
    seated: seatedCount(table),
    ...tableRentOf(floor, plan.tableId),
    ...tableMarks(floor, table),
    ...feederMark(floor, table),
  };
};

/** One table with its seats, for staff. */
export const tablesBoard: Board<'tables'> = {
  name: 'tables',
  keys: (floor) => [...floor.tables.keys()],
  isOn: (floor, key) => floor.tables.has(id<TableId>(key)),
  row: rowOf,
  changedKeys: (change) => {
    const affected = affectedBy(change);
    const others = [...tablesWithOtherDealer(change), ...tablesPolling(change)];
    return new Set([...affected.tables, ...others, ...tablesWithOtherMoves(change, affected)]);
  },
};
