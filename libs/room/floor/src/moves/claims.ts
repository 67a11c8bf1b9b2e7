import { type Instant, type PlayerId, type Refusal, type RuleId, type TableId } from '@cardroom/kernel';
import { type OfSeat } from '../facts';
import { areInOneChain, feedersOf, mustMoveOrder } from '../must-move/order';
import { transferUnbalances } from '../refusals';
import { type FloorFacts, takenCount } from '../state';
import { isSeparatedAt } from './apart';
import { type ClaimKind, type PassedClaim } from './events';
import { mustMoveFirst, seatClaimed } from './refusals';
import { type SeatRequest } from './remembered';

// Who of those who play already has a right to a seat before anybody from the list (RRP-2.3.12, RRP-2.3.9).

export interface Claim {
  readonly kind: ClaimKind;
  readonly playerId: PlayerId;
  readonly alias: string;
  /** Where he sits. */
  readonly from: OfSeat;
  /** When he asked, or joined the game. */
  readonly since: Instant;
  readonly rule: RuleId;
}

export const isAt = (a: OfSeat, b: OfSeat): boolean => a.tableId === b.tableId && a.seat === b.seat;

const isStillOpen = (floor: FloorFacts, { playerId, declined }: SeatRequest, at: OfSeat): boolean =>
  !floor.announcedMoves.has(playerId) && !declined.some((seat) => isAt(seat, at));

const inOrder = (requests: readonly SeatRequest[]): readonly SeatRequest[] =>
  requests.toSorted((a, b) => a.order - b.order);

const asClaim =
  (floor: FloorFacts, rule: RuleId) =>
  ({ kind, playerId, alias, requestedAt }: SeatRequest): readonly Claim[] => {
    const from = floor.seatOf.get(playerId);
    return from ? [{ kind, playerId, alias, from, since: requestedAt, rule }] : [];
  };

/** Requests of a table, first to ask first. */
export const requestsOf = (floor: FloorFacts, tableId: TableId): readonly SeatRequest[] =>
  inOrder([...floor.seatRequests.values()].filter((request) => request.tableId === tableId));

const seatChanges = (floor: FloorFacts, at: OfSeat): readonly Claim[] =>
  requestsOf(floor, at.tableId)
    .filter(({ kind, seats }) => kind === 'seat-change' && (seats?.includes(at.seat) ?? true))
    .filter((request) => isStillOpen(floor, request, at))
    .flatMap(asClaim(floor, 'RRP-2.3.12'))
    .filter(({ from }) => !isAt(from, at));

/** What a transfer makes of the numbers at both tables; absent players and kept seats count (RRP-2.3.3). */
export const countsAfter = (floor: FloorFacts, from: TableId, to: TableId) => {
  const taken = (tableId: TableId): number => {
    const table = floor.tables.get(tableId);
    return table ? takenCount(table) : 0;
  };
  const [fromBefore, toBefore] = [taken(from), taken(to)];
  return { fromBefore, toBefore, left: fromBefore - 1, there: toBefore + 1 };
};

/**
 * A transfer may not leave the old table with fewer players than the new one, unless one feeds the other or the house
 * lets its tables get shorter (RRP-2.3.3).
 */
export const transferRefused = (floor: FloorFacts, from: TableId, to: TableId): Refusal | null => {
  if (!floor.settings.transferRefusedIfOldTableShorter || areInOneChain(floor, from, to)) return null;
  const { left, there } = countsAfter(floor, from, to);
  return left < there ? transferUnbalances({ tableId: from, left, there }) : null;
};

const mayChangeTo = (floor: FloorFacts, { playerId, tableId: from }: SeatRequest, to: TableId): boolean =>
  from !== to &&
  !areInOneChain(floor, from, to) &&
  !transferRefused(floor, from, to) &&
  !isSeparatedAt(floor, playerId, to);

const tableChanges = (floor: FloorFacts, at: OfSeat): readonly Claim[] => {
  const game = floor.tables.get(at.tableId)?.game;
  if (!game || game.frozen || game.breaking) return [];
  const asked = [...floor.seatRequests.values()].filter(
    (request) =>
      request.kind === 'table-change' &&
      request.gameId === game.gameId &&
      (request.tables?.includes(at.tableId) ?? true) &&
      isStillOpen(floor, request, at) &&
      mayChangeTo(floor, request, at.tableId),
  );
  return inOrder(asked).flatMap(asClaim(floor, 'RRP-2.3.12'));
};

const mustMoves = (floor: FloorFacts, { tableId }: OfSeat): readonly Claim[] => {
  const game = floor.tables.get(tableId)?.game;
  if (!game || game.frozen || game.breaking) return [];
  const feeders = feedersOf(floor, tableId).filter((feeder) => !floor.tables.get(feeder)?.game?.breaking);
  return mustMoveOrder(floor, feeders)
    .filter(({ playerId }) => !floor.announcedMoves.has(playerId) && !isSeparatedAt(floor, playerId, tableId))
    .map(({ playerId, alias, seat, tableId: feeder, joinedAt }) => ({
      kind: 'must-move',
      playerId,
      alias,
      from: { tableId: feeder, seat },
      since: joinedAt,
      rule: 'RRP-2.3.9',
    }));
};

/** Everybody who comes before the list for this seat, best right first, each named once. */
export const claimsOn = (floor: FloorFacts, at: OfSeat): readonly Claim[] => {
  if (floor.seatRequests.size === 0 && floor.feeders.size === 0) return [];
  const claims = [...seatChanges(floor, at), ...tableChanges(floor, at), ...mustMoves(floor, at)];
  const first = new Set<PlayerId>();
  return claims.filter(({ playerId }) => !first.has(playerId) && first.add(playerId));
};

/** Those with a better right to the seat than this player, who may have one himself. */
export const claimsBefore = (floor: FloorFacts, at: OfSeat, playerId: PlayerId): readonly Claim[] => {
  const claims = claimsOn(floor, at);
  const own = claims.findIndex((claim) => claim.playerId === playerId);
  return own < 0 ? claims : claims.slice(0, own);
};

export const asPassed = (claims: readonly Claim[]): readonly PassedClaim[] =>
  claims.map(({ playerId, alias, kind }) => ({ playerId, alias, kind }));

interface Coming extends OfSeat {
  readonly playerId: PlayerId;
  readonly reason?: string | undefined;
}

/** Nobody who plays already is passed at a seat that is his to take first, unless it is said why. */
export const nobodyHasABetterRight = (floor: FloorFacts, coming: Coming): Refusal | null => {
  if (coming.reason) return null;
  const [first] = claimsBefore(floor, coming, coming.playerId);
  if (!first) return null;
  const { tableId, seat } = coming;
  const facts = { tableId, seat, playerId: first.playerId, alias: first.alias, kind: first.kind };
  return first.kind === 'must-move' ? mustMoveFirst(facts) : seatClaimed(facts);
};
