import { type GameId, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Fact, type PlaysFrom, type PostedFact } from '../facts';
import { type PurchaseId, type WindowId } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';

export interface ChipsSold extends PostedFact {
  readonly type: 'ChipsSold';
  readonly windowId: WindowId;
  readonly purchaseId: PurchaseId;
  readonly playerId: PlayerId;
  readonly chips: Chips;
  readonly amountMinor: Minor;
  readonly pay: 'cash' | 'account';
  readonly purpose: 'buy-in' | 'top-up' | 'chips';
  readonly isShort: boolean;
  readonly gameId: GameId | null;
  readonly tableId: TableId | null;
  readonly carriedBy: 'player' | 'runner';
  /** Null when bought for no game. */
  readonly playsFrom: PlaysFrom | null;
  /** What was owed for cards looked at without a stake, settled by this (THR-1.4.e). */
  readonly settledDueMinor: Minor;
}

export interface PlayingBehindAnnounced extends Fact {
  readonly type: 'PlayingBehindAnnounced';
  readonly purchaseId: PurchaseId;
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly amountMinor: Minor;
}

export interface ChipsDelivered extends PostedFact {
  readonly type: 'ChipsDelivered';
  readonly purchaseId: PurchaseId;
  readonly playerId: PlayerId;
  readonly to: PlayerId;
  readonly amountMinor: Minor;
}

export interface ChipsCashedOut extends PostedFact {
  readonly type: 'ChipsCashedOut';
  readonly windowId: WindowId;
  readonly playerId: PlayerId;
  readonly chips: Chips;
  readonly amountMinor: Minor;
  readonly pay: 'cash' | 'account';
}

export interface ColourChanged extends PostedFact {
  readonly type: 'ColourChanged';
  readonly windowId: WindowId;
  readonly takes: Holding;
  readonly gives: Holding;
}

export type SaleEvent = ChipsSold | PlayingBehindAnnounced | ChipsDelivered | ChipsCashedOut | ColourChanged;
