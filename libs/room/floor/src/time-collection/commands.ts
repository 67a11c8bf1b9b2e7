import { type GameId, type Minor, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';
import {
  type CollectionTime,
  type FeeKind,
  type RakeSchedule,
  type RateCondition,
  type RentPackage,
} from './rates';

/** Sets what is taken in a game from now on. Tables that are open keep their rate until it is applied to them. */
export interface SetRate extends Stamp {
  readonly type: 'SetRate';
  readonly gameId: GameId;
  readonly kind: FeeKind;
  /** Null: the house's amount. */
  readonly amountMinor: Minor | null;
  /** Null: the house's period. */
  readonly periodMinutes: number | null;
  /** Null: as the house collects. */
  readonly when: CollectionTime | null;
  readonly half: { readonly amountMinor: Minor; readonly condition: RateCondition } | null;
  readonly free: RateCondition | null;
  readonly packages: readonly RentPackage[];
  readonly rake?: RakeSchedule;
}

/** Brings an open table to the newest rate of its game; only between collections. */
export interface ApplyRate extends Stamp {
  readonly type: 'ApplyRate';
  readonly tableId: TableId;
}

/** The timer's knock. What is due is worked out before any command, so this one adds nothing of its own. */
export interface FallDue extends Stamp {
  readonly type: 'FallDue';
  readonly tableId: TableId;
  readonly period: number;
}

/** Which period of which table: a tap for a period that is over never counts for the next one. */
interface OfPeriod {
  readonly tableId: TableId;
  readonly period: number;
}

interface OfRent extends OfPeriod {
  readonly seat: number;
}

/** The dealer changed: the next period begins, and who owes is settled at this instant. */
export interface StartCollection extends Stamp, OfPeriod {
  readonly type: 'StartCollection';
}

/** Takes the rent of the whole table in one pass: all who owe and still sit there have paid, but those named. */
export interface CollectTime extends Stamp, OfPeriod {
  readonly type: 'CollectTime';
  readonly unpaid: readonly number[];
}

export interface PayTime extends Stamp, OfRent {
  readonly type: 'PayTime';
}

/** He does not pay: he plays on by courtesy where the rule gives one, or gives up the seat. */
export interface DeclineTime extends Stamp, OfRent {
  readonly type: 'DeclineTime';
  readonly then: 'courtesy' | 'leave';
}

export interface WaiveTime extends Stamp, OfRent {
  readonly type: 'WaiveTime';
  readonly reason: string;
}

export interface RefundTime extends Stamp, OfRent {
  readonly type: 'RefundTime';
  readonly reason: string;
}

/** While paused, periods go by and nobody owes anything for them. */
export interface PauseCollection extends Stamp {
  readonly type: 'PauseCollection';
  readonly tableId: TableId;
  readonly reason: string;
}

export interface ResumeCollection extends Stamp {
  readonly type: 'ResumeCollection';
  readonly tableId: TableId;
}

export interface SellPackage extends Stamp {
  readonly type: 'SellPackage';
  readonly tableId: TableId;
  readonly seat: number;
  readonly periods: number;
}

/**
 * The dealer is about to deal. Refused while somebody has neither paid nor is exempt or on courtesy; recorded only
 * when it uses up a courtesy.
 */
export interface DealHand extends Stamp {
  readonly type: 'DealHand';
  readonly tableId: TableId;
  /** The seat that owes the big blind of this hand; asked for while somebody plays on until his blind. */
  readonly bigBlind: number | null;
}

export type TimeCollectionCommand =
  | SetRate
  | ApplyRate
  | FallDue
  | StartCollection
  | CollectTime
  | PayTime
  | DeclineTime
  | WaiveTime
  | RefundTime
  | PauseCollection
  | ResumeCollection
  | SellPackage
  | DealHand;
