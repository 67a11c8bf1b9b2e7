import {
  type Actor,
  type GameId,
  type Instant,
  type Minor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type Rate } from './rates';

/** Which branch of RRP-2.2.2, or of the rate, settled what a seat owes. */
export type RentWhy =
  /** He has sat since the collection before. */
  | 'seated'
  /** So many wait that everybody pays, new players too. */
  | 'all-pay'
  | 'new-player'
  /** The rent he owed at the table he came from runs beyond this moment. */
  | 'covered'
  | 'package'
  | 'free'
  | 'paused';

/** What one seat owes at one moment, and by which branch. */
export interface RentDue {
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly why: RentWhy;
  readonly isHalf: boolean;
  /** Zero for a seat that owes nothing. */
  readonly amountMinor: Minor;
}

/** `declined`: refused to pay and plays out his courtesy, or gave up the seat instead. */
export type RentState = 'exempt' | 'owed' | 'declined' | 'paid' | 'waived' | 'refunded';

export interface RentOfSeat extends RentDue {
  readonly state: RentState;
  /** Still owed when the next period began. */
  readonly missed: boolean;
  /** Courtesy hands still to be dealt at stud; null in button games and where there is no courtesy. */
  readonly handsLeft: number | null;
  readonly reason: string | null;
  readonly by: Actor | null;
  /** When he got up with this unpaid. */
  readonly leftAt: Instant | null;
}

/** One period of one table: what was due at its first instant, and what became of it. */
export interface CollectionMoment {
  /** Counted from the opening of the table, without gaps but for periods in which nobody sat. */
  readonly period: number;
  readonly dueAt: Instant;
  readonly gameId: GameId;
  readonly rateVersion: number;
  /** Present players who waited for the table at that instant. */
  readonly waiting: number;
  readonly seats: readonly RentOfSeat[];
}

export interface Pause {
  readonly since: Instant;
  readonly by: Actor;
  readonly reason: string;
}

export interface PackageSale {
  readonly at: Instant;
  readonly by: Actor;
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly periods: number;
  readonly amountMinor: Minor;
  readonly rateVersion: number;
}

/** What is taken at a table, when next, and the moments of the day so far. */
export interface TableCollection {
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly rate: Rate;
  /** False once the table has closed; what is owed there stays. */
  readonly running: boolean;
  /** The last moment, or the opening: who sat down since is new. */
  readonly previousAt: Instant;
  readonly lastPeriod: number;
  /** From the schedule alone, never from when a timer knocked; null where only the dealer's change tells. */
  readonly nextDueAt: Instant | null;
  readonly paused: Pause | null;
  readonly moments: readonly CollectionMoment[];
  readonly packagesSold: readonly PackageSale[];
}

/** The last collection that a player was part of, wherever he sat. */
export interface RentMark {
  readonly tableId: TableId;
  readonly dueAt: Instant;
  /** At a collection up to this instant he is not new: getting up over a due moment spares nothing (F11). */
  readonly notNewUntil: Instant;
  /** Until when the rent he owed lasts; a move to another table does not make him pay twice for the same time. */
  readonly coveredUntil: Instant;
}

/** Periods that a player has paid beforehand. */
export interface PrepaidRent {
  readonly gameId: GameId;
  readonly periodsLeft: number;
}
