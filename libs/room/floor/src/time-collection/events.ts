import { type GameId, type Instant, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Fact, type OfSeat } from '../facts';
import { type RentDue } from './collections';
import { type Rate } from './rates';

export interface RateSet extends Fact {
  readonly type: 'RateSet';
  readonly gameId: GameId;
  readonly rate: Rate;
}

/** From now on this is taken at the table: it opened, or a newer rate was applied between collections. */
export interface TableFeeSet extends Fact {
  readonly type: 'TableFeeSet';
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly rate: Rate;
  readonly nextDueAt: Instant | null;
}

/** Somebody's rent for one period. */
export interface OwedRent {
  readonly period: number;
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly amountMinor: Minor;
}

/** The table closed: nothing more falls due there, and this is still owed. */
export interface TableFeeEnded extends Fact {
  readonly type: 'TableFeeEnded';
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly owed: readonly OwedRent[];
  readonly amountMinor: Minor;
}

/** A period began: who owes how much, who owes nothing, and by which branch, as it stood at `dueAt`. */
export interface TimeCollectionDue extends Fact {
  readonly type: 'TimeCollectionDue';
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly period: number;
  readonly dueAt: Instant;
  readonly rateVersion: number;
  readonly periodMinutes: number;
  /** Counted once, at `dueAt` (RRP-2.2.2). */
  readonly waiting: number;
  readonly seats: readonly RentDue[];
  readonly amountMinor: Minor;
  readonly nextDueAt: Instant | null;
}

/** The next period began before this one was collected from everybody. */
export interface CollectionMissed extends Fact {
  readonly type: 'CollectionMissed';
  readonly tableId: TableId;
  readonly period: number;
  readonly owed: readonly OwedRent[];
  readonly amountMinor: Minor;
}

/** The whole table paid in one pass, but those named. */
export interface TimeCollected extends Fact {
  readonly type: 'TimeCollected';
  readonly tableId: TableId;
  readonly period: number;
  readonly rateVersion: number;
  readonly paid: readonly OwedRent[];
  readonly unpaid: readonly number[];
  readonly amountMinor: Minor;
}

interface OfRent extends Fact, OfSeat {
  readonly period: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly amountMinor: Minor;
  readonly rateVersion: number;
}

export interface TimePaid extends OfRent {
  readonly type: 'TimePaid';
}

export interface TimeDeclined extends OfRent {
  readonly type: 'TimeDeclined';
  readonly then: 'courtesy' | 'leave';
  /** Courtesy hands at stud; null in button games, where he plays until his blind, and when he leaves. */
  readonly hands: number | null;
}

export interface TimeWaived extends OfRent {
  readonly type: 'TimeWaived';
  readonly reason: string;
}

export interface TimeRefunded extends OfRent {
  readonly type: 'TimeRefunded';
  readonly reason: string;
}

/** A courtesy hand was dealt at stud. */
export interface CourtesyPlayed extends Fact, OfSeat {
  readonly type: 'CourtesyPlayed';
  readonly period: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly handsLeft: number;
}

export interface CollectionPaused extends Fact {
  readonly type: 'CollectionPaused';
  readonly tableId: TableId;
  readonly reason: string;
}

export interface CollectionResumed extends Fact {
  readonly type: 'CollectionResumed';
  readonly tableId: TableId;
}

export interface PackageSold extends Fact, OfSeat {
  readonly type: 'PackageSold';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly periods: number;
  readonly amountMinor: Minor;
  readonly rateVersion: number;
}

/** A player got up with rent unpaid; it stays on his record until it is paid or waived. */
export interface LeftOwing extends Fact, OfSeat {
  readonly type: 'LeftOwing';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly periods: readonly number[];
  readonly amountMinor: Minor;
}

export type TimeCollectionEvent =
  | RateSet
  | TableFeeSet
  | TableFeeEnded
  | TimeCollectionDue
  | CollectionMissed
  | TimeCollected
  | TimePaid
  | TimeDeclined
  | TimeWaived
  | TimeRefunded
  | CourtesyPlayed
  | CollectionPaused
  | CollectionResumed
  | PackageSold
  | LeftOwing;
