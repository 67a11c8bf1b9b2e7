import { type Instant, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type BoxId, type Stamp, type WindowId, type Witnessed } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';
import { type BoxKind, type FeeKind } from '../state-parts';

/** What is taken at a table from now on. */
export interface SetTableFee extends Stamp {
  readonly type: 'SetTableFee';
  readonly tableId: TableId;
  readonly fee: FeeKind;
}

/** One line of a table's sheet. */
export interface RentLine {
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  readonly isPaid: boolean;
}

/** Takes a table's rent of one period in at a window, against its sheet. */
export interface CollectRent extends Stamp {
  readonly type: 'CollectRent';
  readonly windowId: WindowId;
  readonly tableId: TableId;
  readonly period: number;
  readonly sheet: readonly RentLine[];
  readonly received: Holding;
}

/** Rent of one seat for one period, as the floor's sheet has it. */
export interface SheetLine {
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly amountMinor: Minor;
  readonly state: string;
}

export interface SheetOfPeriod {
  readonly period: number;
  readonly dueAt: Instant;
  readonly lines: readonly SheetLine[];
}

/** The floor's sheet of a table, told again whenever something on it changed. */
export interface NoteRent extends Stamp {
  readonly type: 'NoteRent';
  readonly tableId: TableId;
  readonly tableNumber: number;
  readonly periods: readonly SheetOfPeriod[];
}

export interface PlaceBox extends Stamp {
  readonly type: 'PlaceBox';
  readonly boxId: BoxId;
  readonly tableId: TableId;
  readonly kind: BoxKind;
}

export interface RemoveBox extends Stamp, Witnessed {
  readonly type: 'RemoveBox';
  readonly boxId: BoxId;
}

/** Counts a box into the vault, by two. */
export interface CountBox extends Stamp, Witnessed {
  readonly type: 'CountBox';
  readonly boxId: BoxId;
  readonly chips: Chips;
  /** What the hands of the table say; null where nobody recorded them. */
  readonly expectedMinor: Minor | null;
}

/** The house adds its own money to a promotional fund. */
export interface AddToFund extends Stamp, Witnessed {
  readonly type: 'AddToFund';
  readonly fund: string;
  readonly amountMinor: Minor;
  readonly reason: string;
}

/** A jackpot or promotion is paid to a player. */
export interface PayFromFund extends Stamp, Witnessed {
  readonly type: 'PayFromFund';
  readonly windowId: WindowId;
  readonly fund: string;
  readonly playerId: PlayerId;
  readonly holding: Holding;
  readonly reason: string;
}

export type CollectionCommand =
  SetTableFee | NoteRent | CollectRent | PlaceBox | RemoveBox | CountBox | AddToFund | PayFromFund;
