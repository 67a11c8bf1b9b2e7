import {
  type CommandId,
  type Instant,
  type Minor,
  type PlayerId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type SheetOfPeriod } from '../collections/commands';
import { type BoxId, type PurchaseId, type TransferId, type WindowId } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';

// What the day's screens, papers and reports show, beside what rules decide by. Folded from the same facts.

/** One line of the day: an entry that can be corrected, or the reversal of one. */
export interface EntryNote {
  readonly command: CommandId;
  /** 1 is the first entry of the day. */
  readonly number: number;
  readonly at: Instant;
  readonly by: string;
  readonly type: string;
  readonly windowId: WindowId | null;
  readonly tableId: TableId | null;
  readonly playerId: PlayerId | null;
  /** As he was called then. */
  readonly alias: string | null;
  readonly amountMinor: Minor;
  readonly pay: 'cash' | 'account' | null;
  readonly chips: Chips;
  readonly reverses: { readonly entry: CommandId; readonly reason: string; readonly witness: StaffId } | null;
}

export interface Flow {
  readonly count: number;
  readonly amountMinor: Minor;
}

export interface CountOfTurn {
  readonly at: Instant;
  readonly counted: Holding;
  readonly difference: Holding;
  readonly state: 'counted' | 'signed';
}

/** One cashier's turn at a window. */
export interface TurnNote {
  readonly windowId: WindowId;
  readonly openedAt: Instant;
  readonly float: Holding;
  /** By the type of the fact; a reversal counts as one, and leaves what it takes back where it was. */
  readonly flows: Readonly<Record<string, Flow>>;
  readonly lastCount: CountOfTurn | null;
}

/** Who did what when with a transfer. */
export interface TransferNote {
  readonly askedAt: Instant;
  readonly approved: { readonly at: Instant; readonly by: StaffId } | null;
  readonly sent: { readonly at: Instant; readonly by: StaffId } | null;
  readonly received: {
    readonly at: Instant;
    readonly by: StaffId;
    readonly differenceMinor: Minor;
  } | null;
  readonly cancelled: { readonly at: Instant; readonly by: string; readonly reason: string } | null;
}

export interface PurchaseNote {
  readonly soldAt: Instant;
  readonly alias: string | null;
  readonly windowId: WindowId;
}

export interface BoxNote {
  readonly placedAt: Instant;
  readonly removed: { readonly at: Instant; readonly by: readonly string[] } | null;
  readonly counted: {
    readonly at: Instant;
    readonly by: readonly string[];
    readonly amountMinor: Minor;
    readonly differenceMinor: Minor | null;
  } | null;
}

export type CountKind =
  'window-opened' | 'window-counted' | 'window-closed' | 'vault' | 'tray' | 'transfer' | 'box';

export interface CountNote {
  readonly command: CommandId;
  readonly kind: CountKind;
  readonly at: Instant;
  readonly by: string;
  readonly witness: StaffId | null;
  /** Who answers for the drawer. */
  readonly cashier: StaffId | null;
  readonly place: string;
  readonly turn: number | null;
  readonly counted: Holding;
  /** Null where nothing was expected. */
  readonly differenceMinor: Minor | null;
}

export interface RegisterLine {
  readonly register: 'exchange' | 'identity' | 'jackpot';
  readonly command: CommandId;
  readonly at: Instant;
  readonly by: string;
  readonly playerId: PlayerId;
  readonly alias: string | null;
  readonly windowId: WindowId | null;
  readonly direction: 'in' | 'out' | null;
  readonly amountMinor: Minor | null;
  readonly totalMinor: Minor | null;
  readonly limitMinor: Minor | null;
  readonly identity: string | null;
  readonly fund: string | null;
  readonly witness: StaffId | null;
  readonly reason: string | null;
}

export interface HintNote {
  readonly playerId: PlayerId;
  readonly alias: string | null;
  readonly at: Instant;
  readonly payments: number;
  readonly totalMinor: Minor;
  readonly limitMinor: Minor;
}

export interface DayRecord {
  readonly openedAt: Instant | null;
  readonly lastNumber: number;
  readonly aliases: PersistentMap<PlayerId, string>;
  readonly entries: PersistentMap<CommandId, EntryNote>;
  readonly turns: PersistentMap<WindowId, TurnNote>;
  readonly transfers: PersistentMap<TransferId, TransferNote>;
  readonly purchases: PersistentMap<PurchaseId, PurchaseNote>;
  readonly boxes: PersistentMap<BoxId, BoxNote>;
  readonly counts: PersistentMap<CommandId, CountNote>;
  readonly registers: PersistentMap<string, RegisterLine>;
  readonly hints: PersistentMap<PlayerId, HintNote>;
  /** The floor's sheets by table and period, and the tables they are of. */
  readonly sheets: PersistentMap<string, SheetOfPeriod>;
  readonly tableNumbers: PersistentMap<TableId, number>;
}

export const noRecord: DayRecord = {
  openedAt: null,
  lastNumber: 0,
  aliases: PersistentMap(),
  entries: PersistentMap(),
  turns: PersistentMap(),
  transfers: PersistentMap(),
  purchases: PersistentMap(),
  boxes: PersistentMap(),
  counts: PersistentMap(),
  registers: PersistentMap(),
  hints: PersistentMap(),
  sheets: PersistentMap(),
  tableNumbers: PersistentMap(),
};
