import {
  type Actor,
  type EntryId,
  type GameId,
  type Instant,
  type PlayerId,
  type Refusal,
  type TableId,
} from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorFacts, hasStarted, liveEntry, seatCount, seatUse } from '../state';
import { drawDue, seatsImposed, tableImposed, tablesNotRevealed } from './refusals';

// Who has which table at the start, and whether somebody may be given a seat where a game opens.

export interface ImposedTable {
  readonly entryId: EntryId;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly tableId: TableId;
}

/** The tables that the organiser has imposed on the listed players of a game. */
export interface ImposedTables {
  readonly gameId: GameId;
  readonly imposedAt: Instant;
  readonly by: Actor;
  /** From then on each player sees his table. */
  readonly revealedAt: Instant | null;
  readonly tables: readonly ImposedTable[];
}

/** Whether the players of a game may know their tables. */
export const areRevealed = (floor: FloorFacts, gameId: GameId): boolean =>
  (floor.imposedTables.get(gameId)?.revealedAt ?? null) !== null;

export const imposedTableOf = (
  floor: FloorFacts,
  { playerId, gameId }: { readonly playerId: PlayerId; readonly gameId: GameId },
): ImposedTable | null =>
  floor.imposedTables.get(gameId)?.tables.find((imposed) => imposed.playerId === playerId) ?? null;

/** What a player may know: the table imposed on him once it was revealed (FR4-1.1). */
export const revealedTableOf = (
  floor: FloorFacts,
  of: { readonly playerId: PlayerId; readonly gameId: GameId },
): TableId | null => (areRevealed(floor, of.gameId) ? (imposedTableOf(floor, of)?.tableId ?? null) : null);

const sitsAt = (floor: FloorFacts, { playerId, tableId }: ImposedTable): boolean =>
  floor.seatOf.get(playerId)?.tableId === tableId;

const isExpectedAt = (floor: FloorFacts, { playerId, tableId }: ImposedTable): boolean =>
  floor.reservedFor.get(playerId)?.tableId === tableId;

/** He is still on the list, and neither sits at his table nor has a seat kept there. */
const isStillToCome = (floor: FloorFacts, imposed: ImposedTable): boolean =>
  liveEntry(floor, imposed.entryId) !== null && !sitsAt(floor, imposed) && !isExpectedAt(floor, imposed);

/** How many of those on whom a table was imposed have no seat there yet. */
export const stillToCome = (floor: FloorFacts, { game, plan: { tableId } }: Table): number =>
  (game ? (floor.imposedTables.get(game.gameId)?.tables ?? []) : []).filter(
    (imposed) => imposed.tableId === tableId && isStillToCome(floor, imposed),
  ).length;

const freeCount = ({ seats }: Table): number => seats.filter(({ state }) => state === 'free').length;

/** Seats that are not for those on whom the table was imposed; none before its game has started. */
const seatsForOthers = (floor: FloorFacts, table: Table): number =>
  hasStarted(table, floor.settings) ? freeCount(table) - stillToCome(floor, table) : 0;

const isImposed = (floor: FloorFacts, { game, plan: { tableId } }: Table): boolean =>
  game !== null &&
  (floor.imposedTables.get(game.gameId)?.tables ?? []).some((imposed) => imposed.tableId === tableId);

interface Comer {
  readonly playerId: PlayerId;
  readonly tableId: TableId;
}

const mayComeWhereImposed = (floor: FloorFacts, table: Table, playerId: PlayerId): Refusal | null => {
  const { tableId } = table.plan;
  const gameId = table.game?.gameId;
  const imposed = gameId ? imposedTableOf(floor, { playerId, gameId }) : null;
  const isRevealed = gameId !== undefined && areRevealed(floor, gameId);
  if (!isRevealed && (imposed || isImposed(floor, table))) return tablesNotRevealed({ tableId });
  if (imposed) return imposed.tableId === tableId ? null : tableImposed({ tableId });
  const isOpening = !hasStarted(table, floor.settings);
  if (!isOpening && !isImposed(floor, table)) return null;
  return seatsForOthers(floor, table) > 0 ? null : seatsImposed({ tableId });
};

const seatsAreDrawn = (floor: FloorFacts, table: Table): Refusal | null => {
  const { tableId } = table.plan;
  if (hasStarted(table, floor.settings) || floor.openingDraws.get(tableId)?.seats) return null;
  return drawDue({ tableId });
};

/**
 * Whether somebody may be given a seat at a table by the way in which the house seats at the start: imposed and
 * revealed (FR4-1.1), drawn before anybody chooses (THR-1.1), or as he comes (RRP-2.3.7).
 */
export const startAllows = (floor: FloorFacts, { playerId, tableId }: Comer): Refusal | null => {
  const { initialSeating } = floor.settings;
  if (initialSeating === 'firstComeChooses') return null;
  const table = floor.tables.get(tableId);
  if (!table?.game) return null;
  return initialSeating === 'randomDraw'
    ? seatsAreDrawn(floor, table)
    : mayComeWhereImposed(floor, table, playerId);
};

/** Whether anybody at all may be sent to a table, whichever way the house seats at the start. */
export const takesAnybody = (floor: FloorFacts, table: Table): boolean => {
  const { initialSeating } = floor.settings;
  if (initialSeating === 'firstComeChooses' || !table.game) return true;
  if (initialSeating === 'randomDraw') return seatsAreDrawn(floor, table) === null;
  if (hasStarted(table, floor.settings) && !isImposed(floor, table)) return true;
  return seatsForOthers(floor, table) > 0;
};

/** A table that was imposed is not exchanged by who sits there (FR4-1.1). */
export const tableIsNotImposed = ({ playerId }: { readonly playerId: PlayerId }, floor: FloorFacts) => {
  if (floor.settings.initialSeating !== 'organiserAssigned') return null;
  const at = floor.seatOf.get(playerId);
  const gameId = at && floor.tables.get(at.tableId)?.game?.gameId;
  if (!at || !gameId || !imposedTableOf(floor, { playerId, gameId })) return null;
  return tableImposed({ tableId: at.tableId });
};

/** Seats at a table that nobody has but those on whom it is imposed: all of them, but for who sits or is expected. */
export const seatsToImpose = (floor: FloorFacts, table: Table): number => {
  const { tableId } = table.plan;
  const gameId = table.game?.gameId;
  const others = table.seats.filter((_, i) => {
    const use = seatUse(floor, { tableId, seat: i + 1 });
    const playerId =
      use?.state === 'seated'
        ? use.seated.playerId
        : use?.state === 'reserved'
          ? (use.reservation.holder?.playerId ?? null)
          : null;
    const isHis = playerId && gameId && imposedTableOf(floor, { playerId, gameId })?.tableId === tableId;
    return use !== null && use.state !== 'free' && !isHis;
  });
  return seatCount(table) - others.length;
};
