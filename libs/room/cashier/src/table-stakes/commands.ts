import { type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type GameFacts } from '../facts';
import { type Stamp } from '../ids';
import { type Chips } from '../ledger/holding';

interface AtTable extends Stamp {
  readonly tableId: TableId;
  readonly playerId: PlayerId;
}

/** A player takes chips off the table and means to come back. */
export interface TakeForSafety extends AtTable {
  readonly type: 'TakeForSafety';
  readonly amountMinor: Minor;
  readonly stackMinor: Minor;
  readonly isAbsent: boolean;
}

export interface BringBack extends AtTable {
  readonly type: 'BringBack';
  readonly amountMinor: Minor;
}

/** Chips from one player to another at the table, none of them bought. */
export interface PassChips extends AtTable {
  readonly type: 'PassChips';
  readonly to: PlayerId;
  readonly amountMinor: Minor;
  readonly stackMinor: Minor;
  readonly seated: number;
  readonly consents: number;
}

/** A neighbour lends chips to a player who waits for his. */
export interface LendChips extends AtTable {
  readonly type: 'LendChips';
  readonly borrower: PlayerId;
  readonly amountMinor: Minor;
  readonly stackMinor: Minor;
}

export interface RepayLoan extends Stamp {
  readonly type: 'RepayLoan';
  readonly borrower: PlayerId;
}

/** Drinks, meals or tobacco paid with table chips, which go into the table's tray. */
export interface PayRefreshments extends AtTable {
  readonly type: 'PayRefreshments';
  readonly chips: Chips;
  readonly stackMinor: Minor;
  readonly hand: GameFacts['hand'];
}

/** A player without chips looked at his cards and announced nothing. */
export interface MarkLookedAtCards extends Stamp {
  readonly type: 'MarkLookedAtCards';
  readonly playerId: PlayerId;
  readonly game: GameFacts;
}

/** Notes counted as part of a stack, before a hand. */
export interface CountNotes extends AtTable {
  readonly type: 'CountNotes';
  /** How many of each face value, in the currency's main unit. */
  readonly notes: Readonly<Record<string, number>>;
}

/** A bet in cash by a player who did not know; it plays this hand if nobody objects. */
export interface LetCashPlay extends AtTable {
  readonly type: 'LetCashPlay';
  readonly handNumber: number;
  readonly objections: number;
}

/** The rest of his cash is chips now. */
export interface MarkCashChanged extends AtTable {
  readonly type: 'MarkCashChanged';
}

export type TableStakesCommand =
  | TakeForSafety
  | BringBack
  | PassChips
  | LendChips
  | RepayLoan
  | PayRefreshments
  | MarkLookedAtCards
  | CountNotes
  | LetCashPlay
  | MarkCashChanged;
