import {
  type EntryId,
  type GameId,
  type Instant,
  type PlayerId,
  type RuleId,
  type TableId,
} from '@cardroom/kernel';
import { type OfSeat } from '../facts';
import { entriesFromTop, type FloorFacts, seatUse, tablesOf } from '../state';
import { isCallable, mayComeTo } from '../waiting-list/turn';
import { type Claim, claimsOn, countsAfter } from './claims';
import { isForced } from './moving-rules';

// To whom a free seat is offered, in which order and why.

export interface SeatOffer {
  readonly kind: Claim['kind'] | 'waiting-list';
  readonly playerId: PlayerId;
  readonly alias: string;
  /** His entry, when he comes from the list. */
  readonly entryId: EntryId | null;
  /** Where he sits, when he plays already. */
  readonly from: OfSeat | null;
  /** When he asked, or joined the game or its list. */
  readonly since: Instant;
  readonly rule: RuleId;
}

const fromClaim = (claim: Claim): SeatOffer => ({ ...claim, entryId: null });

interface FromList {
  readonly tableId: TableId;
  /** So many names at most. */
  readonly most: number;
  readonly without?: ReadonlySet<PlayerId>;
}

const nobody: ReadonlySet<PlayerId> = new Set();

const fromList = (floor: FloorFacts, { tableId, most, without = nobody }: FromList): readonly SeatOffer[] => {
  const game = floor.tables.get(tableId)?.game;
  if (!game || game.frozen || game.breaking) return [];
  const offers: SeatOffer[] = [];
  for (const entry of entriesFromTop(floor, game.gameId)) {
    if (offers.length >= most) break;
    const { playerId, alias, entryId, joinedAt: since } = entry;
    if (without.has(playerId) || !isCallable(floor, entry) || !mayComeTo(floor, playerId, tableId)) continue;
    const from = floor.seatOf.get(playerId) ?? null;
    offers.push({ kind: 'waiting-list', playerId, alias, entryId, from, since, rule: 'RRP-2.2.20' });
  }
  return offers;
};

/**
 * Everybody to whom a free seat is offered, in the order in which they are asked: the table's own seat changes, table
 * changes, must-moves, then the list (RRP-2.3.12, RRP-2.3.9). A seat that is not free is offered to nobody.
 */
export const seatOffers = (floor: FloorFacts, tableId: TableId, seat: number): readonly SeatOffer[] => {
  const at = { tableId, seat };
  if (!floor.tables.get(tableId)?.game || seatUse(floor, at)?.state !== 'free') return [];
  return [...claimsOn(floor, at).map(fromClaim), ...fromList(floor, { tableId, most: Infinity })];
};

/** What a move makes of a table. */
export interface TableEffect {
  readonly tableId: TableId;
  readonly before: number;
  readonly after: number;
}

/** A free seat with whom it goes to first, and what that changes: all of it before anybody taps. */
export interface MoveProposal extends OfSeat {
  readonly first: SeatOffer;
  /** Those after him, in order: everybody with a right to the seat, and the first of the list. */
  readonly then: readonly SeatOffer[];
  readonly to: TableEffect;
  /** Null for a player from the list or of the same table. */
  readonly from: TableEffect | null;
  /** He would have to hold the full minimum (RRP-3.1.3). */
  readonly mustHoldMinimum: boolean;
}

const proposal = (
  floor: FloorFacts,
  { tableId, seat }: OfSeat,
  offers: readonly SeatOffer[],
): MoveProposal | null => {
  const [first, ...then] = offers;
  if (!first || (first.kind === 'seat-change' && floor.carriedPots.has(tableId))) return null;
  const old = first.kind === 'waiting-list' ? null : first.from;
  const counts = countsAfter(floor, old?.tableId ?? tableId, tableId);
  const stays = old?.tableId === tableId;
  const from = old && !stays ? { tableId: old.tableId, before: counts.fromBefore, after: counts.left } : null;
  const to = { tableId, before: counts.toBefore, after: stays ? counts.toBefore : counts.there };
  const mustHoldMinimum = !stays && !(first.kind !== 'waiting-list' && isForced(first.kind));
  return { tableId, seat, first, then, to, from, mustHoldMinimum };
};

const freeSeats = (floor: FloorFacts, gameId: GameId): readonly OfSeat[] =>
  tablesOf(floor, gameId)
    .toSorted((a, b) => a.plan.number - b.plan.number)
    .flatMap(({ plan: { tableId }, seats }) =>
      seats.flatMap(({ state }, i) => (state === 'free' ? [{ tableId, seat: i + 1 }] : [])),
    );

/** So many of the list are named behind those with a right to a seat: the rest stands on the list itself. */
export const namedOfTheList = 3;

/**
 * Who of those who play moves where, one proposal for each free seat that somebody has a right to, nobody proposed
 * twice. Seats that go to the list are proposed by the list itself.
 */
export const proposals = (floor: FloorFacts, gameId: GameId): readonly MoveProposal[] => {
  if (floor.seatRequests.size === 0 && floor.feeders.size === 0) return [];
  const proposed = new Set<PlayerId>();
  return freeSeats(floor, gameId).flatMap((at) => {
    const claims = claimsOn(floor, at).filter(({ playerId }) => !proposed.has(playerId));
    if (claims.length === 0) return [];
    const behind = fromList(floor, { tableId: at.tableId, most: namedOfTheList, without: proposed });
    const made = proposal(floor, at, [...claims.map(fromClaim), ...behind]);
    if (made) proposed.add(made.first.playerId);
    return made ?? [];
  });
};
