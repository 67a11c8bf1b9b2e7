import {
  type CommandId,
  type GameId,
  type Instant,
  type Minor,
  type PlayerId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { type Map as PersistentMap } from 'immutable';
import { type BoxId, type DepositId, type PurchaseId, type TransferId, type WindowId } from './ids';
import { type Chips, type Holding } from './ledger/holding';
import { type Balances, type HousePlace, type Posting } from './ledger/postings';
import { type EventAtCage } from './tournaments/event';

/** One cashier's turn at a window, from one count to the next. */
export interface Window {
  readonly windowId: WindowId;
  readonly state: 'open' | 'counted' | 'closed';
  /** 1 for the first opening of the day. */
  readonly turn: number;
  readonly cashier: StaffId;
  /** Of the last blind count; null before one. */
  readonly counted: Holding | null;
}

export type TransferKind = 'fill' | 'credit' | 'float';

export interface Transfer {
  readonly transferId: TransferId;
  readonly kind: TransferKind;
  readonly state: 'asked' | 'approved' | 'sent' | 'received' | 'cancelled';
  readonly from: HousePlace;
  readonly to: HousePlace;
  readonly holding: Holding;
  readonly askedBy: StaffId;
  readonly sentBy: StaffId | null;
}

/** Chips sold to a player. */
export interface Purchase {
  readonly purchaseId: PurchaseId;
  readonly playerId: PlayerId;
  readonly tableId: TableId | null;
  readonly chips: Chips;
  readonly amountMinor: Minor;
  readonly state: 'handed-over' | 'on-the-way' | 'reversed';
  /** When the table was told; null: it was not. */
  readonly announcedAt: Instant | null;
}

export interface Deposit {
  readonly depositId: DepositId;
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  readonly state: 'held' | 'returned' | 'forfeited' | 'reversed';
}

/** What is taken at a table: one kind at a time (product, section 5). */
export type FeeKind = 'rent' | 'per-hand' | 'rake';

/** A drop box takes one kind: the house's part of the pots, a fee for each hand, or a promotional fund's part. */
export type BoxKind = 'rake' | 'per-hand' | 'jackpot';

export interface Box {
  readonly boxId: BoxId;
  readonly tableId: TableId;
  readonly kind: BoxKind;
  readonly state: 'at-table' | 'removed' | 'counted';
}

/** Chips of a player that the floor picked up and that have to be counted into custody. */
export interface AwaitedCustody {
  readonly custodyId: string;
  readonly playerId: PlayerId;
  readonly tableId: TableId | null;
  readonly amountMinor: Minor | null;
  readonly since: Instant;
  /** Counted in, or given back on the floor. */
  readonly isOver: boolean;
}

/** What a day hands over to the next. */
export interface CarriedParts {
  readonly balances: Balances;
  readonly transfers: PersistentMap<TransferId, Transfer>;
  readonly purchases: PersistentMap<PurchaseId, Purchase>;
  readonly deposits: PersistentMap<DepositId, Deposit>;
  readonly boxes: PersistentMap<BoxId, Box>;
  readonly awaited: PersistentMap<string, AwaitedCustody>;
  readonly events: PersistentMap<string, EventAtCage>;
}

/** A player's buy-ins for one game of the day. */
export interface BuyIns {
  readonly count: number;
  readonly short: number;
}

/** What a reversal has to take back besides the postings. */
export interface Memo {
  readonly playerId?: PlayerId;
  readonly gameId?: GameId;
  readonly wasBuyIn?: boolean;
  readonly wasShort?: boolean;
  readonly cashInMinor?: Minor;
  readonly cashOutMinor?: Minor;
  readonly purchaseId?: PurchaseId;
  readonly isDelivery?: boolean;
  readonly depositId?: DepositId;
  readonly boxId?: BoxId;
  readonly rent?: string;
  readonly eventId?: string;
  readonly priceMinor?: Minor;
  readonly feeMinor?: Minor;
  /** The amount due that this settled. */
  readonly dueMinor?: Minor;
}

/** A fact that can be corrected. */
export interface Entry {
  readonly command: CommandId;
  readonly type: string;
  readonly postings: readonly Posting[];
  readonly memo: Memo;
  /** The reversal that took it back; null while it stands. */
  readonly reversedBy: CommandId | null;
}

/** What one person moved in a gaming day, across windows. */
export interface RunningTotal {
  readonly cashInMinor: Minor;
  readonly cashOutMinor: Minor;
  /** Payments in that each stayed within the limit. */
  readonly payments: number;
  readonly isHinted: boolean;
  /** Where his papers are recorded, apart from the facts; null: not asked yet. */
  readonly identity: string | null;
}
