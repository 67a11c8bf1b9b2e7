import { type GameId, type Instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Fact, type OfSeat } from '../facts';

/** How somebody may have a right to a free seat, best first (RRP-2.3.12, RRP-2.3.9). */
export type ClaimKind = 'seat-change' | 'table-change' | 'must-move';

/** Why a player changes seats: one of the rights, because the floor decided it, or because his table broke. */
export type MoveKind = ClaimKind | 'by-floor' | 'table-break';

interface OfSeatedPlayer extends Fact {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
}

export interface SeatChangeRequested extends OfSeatedPlayer {
  readonly type: 'SeatChangeRequested';
  readonly tableId: TableId;
  readonly seats: readonly number[] | null;
}

export interface TableChangeRequested extends OfSeatedPlayer {
  readonly type: 'TableChangeRequested';
  readonly tableId: TableId;
  readonly tables: readonly TableId[] | null;
}

/** A request ended without a move. */
export interface RequestEnded extends OfSeatedPlayer {
  readonly type: 'RequestEnded';
  readonly tableId: TableId;
  readonly kind: 'seat-change' | 'table-change';
  readonly cause: 'cancelled' | 'left-table';
}

export interface OfferDeclined extends OfSeatedPlayer, OfSeat {
  readonly type: 'OfferDeclined';
  readonly kind: 'seat-change' | 'table-change';
  /** The house sends a request that was declined behind the others (floor case F07). */
  readonly toEnd: boolean;
}

/** Somebody with a better right to a seat, who did not get it. */
export interface PassedClaim {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly kind: ClaimKind;
}

export interface MoveFacts extends OfSeatedPlayer, OfSeat {
  readonly from: OfSeat;
  readonly kind: MoveKind;
  /** He was made to move. */
  readonly forced: boolean;
  /** He must have the table's full minimum when he sits down: he chose to change tables (RRP-3.1.3). */
  readonly mustHoldMinimum: boolean;
  readonly reason: string | null;
  readonly passed: readonly PassedClaim[];
}

/** A player changed seats inside his game; the facts of the seats themselves stand beside it. */
export interface PlayerMoved extends MoveFacts {
  readonly type: 'PlayerMoved';
}

/** He will change tables, at the latest when what he waits for has come; the seat is kept for him. */
export interface MoveAnnounced extends MoveFacts {
  readonly type: 'MoveAnnounced';
  readonly reservation: number;
  readonly justPosted: boolean;
  /** When the kept seat may lapse while somebody waits for it; null: not at all (RRP-2.3.11). */
  readonly lapsesAt: Instant | null;
}

export interface BigBlindReached extends OfSeatedPlayer {
  readonly type: 'BigBlindReached';
  readonly tableId: TableId;
}

export interface HandCounted extends Fact {
  readonly type: 'HandCounted';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

/** An announced move that did not come about. */
export interface MoveEnded extends OfSeatedPlayer, OfSeat {
  readonly type: 'MoveEnded';
  readonly kind: MoveKind;
  readonly cause: 'cancelled' | 'left-seat' | 'table-closed' | 'seat-gone';
  readonly reason: string | null;
}

/** A seat went to a newcomer past players with a better right to it, and why. */
export interface ClaimsPassed extends Fact, OfSeat {
  readonly type: 'ClaimsPassed';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly passed: readonly PassedClaim[];
  readonly reason: string | null;
}

interface OfPair extends Fact {
  readonly players: readonly [PlayerId, PlayerId];
  readonly reason: string;
}

export interface PlayersKeptApart extends OfPair {
  readonly type: 'PlayersKeptApart';
}

export interface KeepingApartEnded extends OfPair {
  readonly type: 'KeepingApartEnded';
}

/** From here on nobody changes seats at the table (RRP-9.1.10). */
export interface PotCarried extends Fact {
  readonly type: 'PotCarried';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

export interface CarriedPotTaken extends Fact {
  readonly type: 'CarriedPotTaken';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

export type MovesEvent =
  | PotCarried
  | CarriedPotTaken
  | SeatChangeRequested
  | TableChangeRequested
  | RequestEnded
  | OfferDeclined
  | PlayerMoved
  | MoveAnnounced
  | BigBlindReached
  | HandCounted
  | MoveEnded
  | ClaimsPassed
  | PlayersKeptApart
  | KeepingApartEnded;
