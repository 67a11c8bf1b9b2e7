import { type GameId, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Fact, type PostedFact } from '../facts';
import { type Chips } from '../ledger/holding';

interface AtTable {
  readonly tableId: TableId;
  readonly playerId: PlayerId;
}

interface OfAmount extends Fact, AtTable {
  readonly amountMinor: Minor;
}

export interface TakenForSafetyOff extends OfAmount {
  readonly type: 'TakenForSafetyOff';
  readonly stackMinor: Minor;
}

/** `owedMinor` still has to come back. */
export interface BroughtBack extends OfAmount {
  readonly type: 'BroughtBack';
  readonly owedMinor: Minor;
}

export interface ChipsPassed extends OfAmount {
  readonly type: 'ChipsPassed';
  readonly to: PlayerId;
  readonly consents: number;
}

export interface ChipsLent extends OfAmount {
  readonly type: 'ChipsLent';
  readonly borrower: PlayerId;
  /** What the lender plays with meanwhile. */
  readonly lenderStackMinor: Minor;
}

export interface LoanRepaid extends OfAmount {
  readonly type: 'LoanRepaid';
  readonly borrower: PlayerId;
}

export interface RefreshmentsPaid extends PostedFact, AtTable {
  readonly type: 'RefreshmentsPaid';
  readonly chips: Chips;
  readonly amountMinor: Minor;
  readonly stackMinor: Minor;
}

export interface BuyInFellDue extends OfAmount {
  readonly type: 'BuyInFellDue';
  readonly gameId: GameId;
}

export interface NotesCounted extends OfAmount {
  readonly type: 'NotesCounted';
  readonly notes: Readonly<Record<string, number>>;
  /** Notes that are not admitted and do not count. */
  readonly refusedMinor: Minor;
}

export interface CashPlayedOneHand extends Fact, AtTable {
  readonly type: 'CashPlayedOneHand';
  readonly handNumber: number;
}

/** Somebody objected: only his chips play this hand. */
export interface CashKeptOut extends Fact, AtTable {
  readonly type: 'CashKeptOut';
  readonly handNumber: number;
}

export interface CashChanged extends Fact, AtTable {
  readonly type: 'CashChanged';
}

export type TableStakesEvent =
  | TakenForSafetyOff
  | BroughtBack
  | ChipsPassed
  | ChipsLent
  | LoanRepaid
  | RefreshmentsPaid
  | BuyInFellDue
  | NotesCounted
  | CashPlayedOneHand
  | CashKeptOut
  | CashChanged;
