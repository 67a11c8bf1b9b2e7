import { type TableId } from '@cardroom/kernel';
import { compareCards } from '@cardroom/poker';
import { type Table } from '../carried';
import { type OfSeat } from '../events';
import { theTable } from '../ground-rules';
import { linkOf, mustMoveOrder } from '../must-move/order';
import { takesAnybody } from '../openings/imposed';
import { type FloorFacts, seatUse } from '../state';
import { takingNewcomers } from '../waiting-list/turn';
import { type BreakCard, type BreakingPlayer } from './events';

// In which order the players of a breaking table go, and which seats they may have.

/** Those who sit at a table, by seat. */
export const sitters = ({ seats }: Table): readonly BreakingPlayer[] =>
  seats.flatMap((use, i) =>
    use.state === 'seated' ? [{ playerId: use.seated.playerId, alias: use.seated.alias, seat: i + 1 }] : [],
  );

/** Those who drew and still sit there, the highest card first (suits break ties). */
export const inBreakOrder = (floor: FloorFacts, tableId: TableId): readonly BreakCard[] =>
  (floor.breakDraws.get(tableId)?.draws ?? [])
    .filter(({ playerId, seat }) => {
      const use = seatUse(floor, { tableId, seat });
      return use?.state === 'seated' && use.seated.playerId === playerId;
    })
    .toSorted((a, b) => compareCards(b.card, a.card));

/**
 * Whether a table breaks without a draw: a feeder (RRP-2.3.9), and any where the house fills the empty seats elsewhere
 * (RRP-2.3.14). What was drawn before the house changed its mind still counts.
 */
export const goesWithoutCards = (floor: FloorFacts, tableId: TableId): boolean =>
  linkOf(floor, tableId) !== null ||
  (!floor.breakDraws.has(tableId) && floor.settings.tableBreakSeatMethod === 'emptySeats');

/** Somebody who goes at his turn: by his card, at a feeder by when he joined the game, or by his seat. */
export interface Breaker extends Omit<BreakCard, 'card'> {
  readonly card: BreakCard['card'] | null;
  readonly order: number;
}

/** Those of a feeder go in must-move order (RRP-2.3.9), others by their cards or else by their seats (RRP-2.3.14). */
export const goingInOrder = (floor: FloorFacts, tableId: TableId): readonly Breaker[] => {
  if (!goesWithoutCards(floor, tableId))
    return inBreakOrder(floor, tableId).map((drawn, order) => ({ ...drawn, order }));
  const players: readonly BreakingPlayer[] = linkOf(floor, tableId)
    ? mustMoveOrder(floor, [tableId])
    : sitters(theTable(floor, tableId).table);
  return players.map(({ playerId, alias, seat }, order) => {
    const absent = floor.absences.has(playerId);
    return { playerId, alias, seat, absent, card: null, order };
  });
};

/**
 * Seats that the players of a breaking table may have: free ones at open tables of the same game and limit. Those
 * of a feeder have none: they go to the list of their main game (RRP-2.3.9).
 */
export const likeSeats = (floor: FloorFacts, tableId: TableId): readonly OfSeat[] =>
  (linkOf(floor, tableId) ? [] : takingNewcomers(floor, theTable(floor, tableId).game.gameId))
    .filter((table) => table.plan.tableId !== tableId && takesAnybody(floor, table))
    .flatMap(({ plan, seats }) =>
      seats.flatMap((use, i) => (use.state === 'free' ? [{ tableId: plan.tableId, seat: i + 1 }] : [])),
    );
