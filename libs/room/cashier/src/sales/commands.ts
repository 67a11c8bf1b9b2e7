import { type PlayerId } from '@cardroom/kernel';
import { type GameFacts, type SeatFacts } from '../facts';
import { type PurchaseId, type Stamp, type WindowId } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';

interface AtWindow extends Stamp {
  readonly windowId: WindowId;
}

/** Sells chips to a player, for a game or to carry. */
export interface SellChips extends AtWindow {
  readonly type: 'SellChips';
  readonly purchaseId: PurchaseId;
  readonly playerId: PlayerId;
  readonly chips: Chips;
  /** Cash over the counter, or from the player's money with the house. */
  readonly pay: 'cash' | 'account';
  /** Null: for no game yet. */
  readonly game: GameFacts | null;
  /** Asks for the one buy-in below the minimum (RRP-3.1.2). */
  readonly isShort: boolean;
  readonly carriedBy: 'player' | 'runner';
}

/** Tells the table that chips are on their way. */
export interface AnnounceBehind extends Stamp {
  readonly type: 'AnnounceBehind';
  readonly purchaseId: PurchaseId;
}

/** The chips are at the table; `to` is the buyer, or who won them meanwhile. */
export interface DeliverChips extends Stamp {
  readonly type: 'DeliverChips';
  readonly purchaseId: PurchaseId;
  readonly to: PlayerId;
}

export interface CashOut extends AtWindow {
  readonly type: 'CashOut';
  readonly playerId: PlayerId;
  /** As counted. */
  readonly chips: Chips;
  readonly pay: 'cash' | 'account';
  /** Where he still sits; null: nowhere. */
  readonly seat: SeatFacts | null;
}

/** Chips or money of one kind for the same value of another. */
export interface ChangeColour extends AtWindow {
  readonly type: 'ChangeColour';
  readonly takes: Holding;
  readonly gives: Holding;
}

export type SaleCommand = SellChips | AnnounceBehind | DeliverChips | CashOut | ChangeColour;
