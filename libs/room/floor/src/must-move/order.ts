import { type GameId, type Instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { type FloorEvent, type OfSeat, type PlayerSeated } from '../events';
import { type FloorFacts, seatUse } from '../state';
import { type FeederLink, type GameJoiner } from './remembered';

// Main and feeder games, and the order in which players move up.

export const linkOf = (floor: FloorFacts, tableId: TableId): FeederLink | null =>
  floor.feeders.get(tableId) ?? null;

/** The tables that feed a table directly. */
export const feedersOf = (floor: FloorFacts, mainTableId: TableId): readonly TableId[] =>
  floor.feeders.size === 0
    ? []
    : [...floor.feeders.values()]
        .filter((link) => link.mainTableId === mainTableId)
        .map((link) => link.tableId);

/** The main game at the end of a table's chain; the table itself where it feeds none. */
export const mainGameOf = (floor: FloorFacts, tableId: TableId): TableId => {
  let now = tableId;
  for (let link = linkOf(floor, now); link; link = linkOf(floor, now)) now = link.mainTableId;
  return now;
};

export const areInOneChain = (floor: FloorFacts, a: TableId, b: TableId): boolean =>
  floor.feeders.size > 0 && mainGameOf(floor, a) === mainGameOf(floor, b);

/** A player of a feeder, and since when he is in the game, as the house counts it. */
export interface InOrder extends OfSeat {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly joinedAt: Instant;
  readonly ticket: number;
}

type Joined = Omit<GameJoiner, 'gameId'>;

/** With the call that led to his seat, or with sitting down, as the house has it. */
const joinedAs = ({ settings }: FloorFacts, { since, satAt = since }: Joined): Instant =>
  settings.mustMoveOrder === 'sittingDown' ? satAt : since;

const sittingAt = (floor: FloorFacts, tableId: TableId): readonly InOrder[] => {
  const table = floor.tables.get(tableId);
  if (!table) return [];
  return table.seats.flatMap((use, i) => {
    if (use.state !== 'seated') return [];
    const { playerId, alias, since } = use.seated;
    const joiner = floor.gameJoiners.get(playerId);
    const joined: Joined = joiner && joiner.gameId === table.game?.gameId ? joiner : { since, ticket: 0 };
    const joinedAt = joinedAs(floor, joined);
    return [{ tableId, seat: i + 1, playerId, alias, joinedAt, ticket: joined.ticket }];
  });
};

const earlierFirst = (a: InOrder, b: InOrder): number =>
  a.joinedAt - b.joinedAt || a.ticket - b.ticket || a.playerId.localeCompare(b.playerId);

/**
 * Who moves up first from these tables: who joined the game first. A player joins with the call that led to his
 * seat, so the order is that of the waiting list and not of who walks fastest (RRP-2.3.9), unless the house goes by
 * who sat down first; moving inside the game keeps his time.
 */
export const mustMoveOrder = (floor: FloorFacts, tableIds: readonly TableId[]): readonly InOrder[] =>
  tableIds.flatMap((tableId) => sittingAt(floor, tableId)).sort(earlierFirst);

const joinedBy = (was: FloorFacts, event: PlayerSeated): GameJoiner => {
  const { gameId, at } = event;
  const entry = event.entryId ? was.entries.get(event.entryId) : null;
  const use = seatUse(was, event);
  const kept = use?.state === 'reserved' && use.reservation.holder?.playerId === event.playerId ? use : null;
  const ticket = kept ? kept.reservation.reservation : was.lastReservation;
  const since = entry?.standing.state === 'called' ? entry.standing.call.calledAt : kept?.reservation.since;
  return { gameId, since: since ?? at, satAt: at, ticket };
};

const hasJoined = (floor: FloorFacts, playerId: PlayerId, gameId: GameId): boolean =>
  floor.gameJoiners.get(playerId)?.gameId === gameId;

/** Remembers since when each seated player is in his game, whichever way he came to his seat. */
export const gameOrderKept = (was: FloorFacts, is: FloorFacts, event: FloorEvent): FloorFacts => {
  if (event.type === 'PlayerSeated') {
    const { playerId, gameId } = event;
    if (hasJoined(is, playerId, gameId)) return is;
    return { ...is, gameJoiners: is.gameJoiners.set(playerId, joinedBy(was, event)) };
  }
  if (event.type !== 'SeatLeft' || event.cause === 'moved' || !is.gameJoiners.has(event.playerId)) return is;
  return { ...is, gameJoiners: is.gameJoiners.delete(event.playerId) };
};
