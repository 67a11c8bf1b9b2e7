import { type Minor, type PlayerId, type StaffId, type TableId } from '@cardroom/kernel';
import { type Fact, type PostedFact } from '../facts';
import { type BoxId, type WindowId } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';
import { type BoxKind, type FeeKind } from '../state-parts';
import { type RentLine, type SheetOfPeriod } from './commands';

export interface TableFeeSet extends Fact {
  readonly type: 'TableFeeSet';
  readonly tableId: TableId;
  readonly fee: FeeKind;
}

/** What a table's periods say now: only those that changed. */
export interface RentNoted extends Fact {
  readonly type: 'RentNoted';
  readonly tableId: TableId;
  readonly tableNumber: number;
  readonly periods: readonly SheetOfPeriod[];
}

export interface RentCollected extends PostedFact {
  readonly type: 'RentCollected';
  readonly windowId: WindowId;
  readonly tableId: TableId;
  readonly period: number;
  readonly sheet: readonly RentLine[];
  readonly received: Holding;
  readonly amountMinor: Minor;
  readonly owedMinor: Minor;
  /** What came in less what the sheet says was paid. */
  readonly differenceMinor: Minor;
}

interface OfBox {
  readonly boxId: BoxId;
  readonly tableId: TableId;
  readonly kind: BoxKind;
}

export interface BoxPlaced extends Fact, OfBox {
  readonly type: 'BoxPlaced';
}

export interface BoxRemoved extends Fact, OfBox {
  readonly type: 'BoxRemoved';
  readonly witness: StaffId;
}

export interface BoxCounted extends PostedFact, OfBox {
  readonly type: 'BoxCounted';
  readonly chips: Chips;
  readonly amountMinor: Minor;
  readonly expectedMinor: Minor | null;
  /** Counted less expected; null where nothing was expected. */
  readonly differenceMinor: Minor | null;
  readonly witness: StaffId;
}

export interface FundAdded extends PostedFact {
  readonly type: 'FundAdded';
  readonly fund: string;
  readonly amountMinor: Minor;
  readonly reason: string;
  readonly witness: StaffId;
}

export interface FundPaid extends PostedFact {
  readonly type: 'FundPaid';
  readonly windowId: WindowId;
  readonly fund: string;
  readonly playerId: PlayerId;
  readonly holding: Holding;
  readonly amountMinor: Minor;
  readonly reason: string;
  readonly witness: StaffId;
}

export type CollectionEvent =
  TableFeeSet | RentNoted | RentCollected | BoxPlaced | BoxRemoved | BoxCounted | FundAdded | FundPaid;
