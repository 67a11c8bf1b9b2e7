import { type GameFacts, refusals, type SeatFacts } from '@cardroom/cashier';
import { type Floor, flagsOf, offerOf, takenKey } from '@cardroom/floor';
import { type GameId, type Instant, type Minor, minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { refusedBy } from '../problems/refused';
import { type CageEdge } from './cage-edge';
import { amountTakenUnknown, gameNotOpen, playerNotAtTable } from './refusals';

export interface Buyer {
  readonly playerId: PlayerId;
  /** Where he means to play; the table where he sits when left out. */
  readonly tableId: TableId | null;
  /** As stated at the window; what the table itself knows goes before. */
  readonly stackMinor: Minor | null;
  readonly broughtMinor: Minor;
  readonly isTopUp: boolean;
}

const seatOf = (floor: Floor | null, playerId: PlayerId) => floor?.seatOf.get(playerId) ?? null;

/** Chips that he took from the game and has to bring back in time (RRP-2.2.5). */
const leftWith = (
  floor: Floor,
  { playerId, gameId, at }: { readonly playerId: PlayerId; readonly gameId: GameId; readonly at: Instant },
): GameFacts['left'] => {
  const taken = floor.takenAway.get(takenKey({ playerId, gameId }));
  if (!taken || at >= taken.until) return null;
  const { amountMinor, leftAt, tableId } = taken;
  if (amountMinor === null) throw refusedBy(amountTakenUnknown({ tableId }));
  return { at: leftAt, tableId, amountMinor };
};

const stackFor = ({ isTopUp, stackMinor }: Buyer, known: Minor | null): Minor | null => {
  const stated = known ?? stackMinor;
  if (stated !== null) return stated;
  return isTopUp ? null : minor(0);
};

/** What the floor and the table know of a player who buys chips for a game. */
export const gameFacts = (buyer: Buyer, { floor, at, atTable }: CageEdge): GameFacts => {
  const { playerId, broughtMinor } = buyer;
  const seat = seatOf(floor, playerId);
  const tableId = buyer.tableId ?? seat?.tableId;
  if (!floor || tableId === undefined) throw refusedBy(playerNotAtTable({ playerId }));
  const gameId = floor.tables.get(tableId)?.game?.gameId;
  const offer = gameId === undefined ? null : offerOf(floor, gameId);
  if (gameId === undefined || !offer) throw refusedBy(gameNotOpen({ tableId }));
  const move = floor.announcedMoves.get(playerId);
  const sitsThere = seat?.tableId === tableId;
  return {
    tableId,
    gameId,
    structure: offer.structure,
    largestBetMinor: offer.stakes[1],
    minBuyInMinor: offer.minBuyIn,
    maxBuyInMinor: offer.maxBuyIn,
    stackMinor: stackFor(buyer, sitsThere ? atTable.stackMinor : null),
    broughtMinor,
    left: leftWith(floor, { playerId, gameId, at }),
    isForcedMover: move?.to.tableId === tableId && !move.mustHoldMinimum,
    hand: sitsThere ? atTable.hand : 'none',
  };
};

/** Where a player who comes to the cage still sits; null for one who sits nowhere. */
export const seatFacts = (
  playerId: PlayerId,
  isLeaving: boolean,
  { floor, atTable }: CageEdge,
): SeatFacts | null => {
  const seat = seatOf(floor, playerId);
  const gameId = seat && floor?.tables.get(seat.tableId)?.game?.gameId;
  if (!seat || !gameId || !floor) return null;
  return {
    tableId: seat.tableId,
    gameId,
    stackMinor: atTable.stackMinor ?? minor(0),
    isLeaving: isLeaving || flagsOf(floor, seat).includes('leaving'),
  };
};

/** What he has in front of him: as the table knows, else as stated; refused where neither does. */
export const stackKnown = (stated: Minor | null, { atTable }: CageEdge, tableId: TableId): Minor => {
  const stackMinor = atTable.stackMinor ?? stated;
  if (stackMinor === null) throw refusedBy(refusals.stackUnknown({ tableId }));
  return stackMinor;
};

/** How many sit at a table. */
export const seatedAt = (floor: Floor | null, tableId: TableId): number => {
  let seated = 0;
  for (const seat of floor?.seatOf.values() ?? []) if (seat.tableId === tableId) seated += 1;
  return seated;
};
