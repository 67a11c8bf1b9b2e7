import { type EntryId, type GameId, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

export type SmokingWish = 'smoking' | 'non-smoking';
export type EntrySource = 'walk-in' | 'kiosk' | 'phone' | 'call-in';

export interface JoinList extends Stamp {
  readonly type: 'JoinList';
  readonly entryId: EntryId;
  /** Eight characters, drawn by the edge: with it the player reads his own place. */
  readonly receiptCode: string;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly source: EntrySource;
  /** Which kind of seat he asks for, where the house allows smoking at the tables (RRP-1.3.1). */
  readonly smokingWish?: SmokingWish;
}

/** The player takes himself off. */
export interface LeaveList extends Stamp {
  readonly type: 'LeaveList';
  readonly entryId: EntryId;
}

/** Staff take an entry off, saying why. */
export interface RemoveEntry extends Stamp {
  readonly type: 'RemoveEntry';
  readonly entryId: EntryId;
  readonly reason: string;
}

/**
 * Calls a player for one free seat, which is reserved for him from this moment (promise 2).
 * Without `reason` only the next in order may be called.
 */
export interface CallPlayer extends Stamp {
  readonly type: 'CallPlayer';
  readonly entryId: EntryId;
  readonly tableId: TableId;
  readonly seat: number;
  readonly reason?: string;
}

/** "On my way": the seat is then kept for the time a seat may be held (RRP-2.2.20). */
export interface AnswerCall extends Stamp {
  readonly type: 'AnswerCall';
  readonly entryId: EntryId;
}

/** What staff may choose for a missed call instead of the house's own choice. */
/** `pass` lets the next name go first; the others as the house's own choices. */
export type MissedCallChoice = 'bottom' | 'off' | 'hold' | 'keepPlace' | 'pass';

export interface DeclineCall extends Stamp {
  readonly type: 'DeclineCall';
  readonly entryId: EntryId;
  readonly then?: MissedCallChoice;
}

/** Repeats an unanswered call once: the countdown starts again, the seat stays reserved. */
export interface CallAgain extends Stamp {
  readonly type: 'CallAgain';
  readonly entryId: EntryId;
}

/** A called player needs longer: within the house's limit the call and its seat wait for him (RRP-2.3.2). */
export interface GiveMoreTime extends Stamp {
  readonly type: 'GiveMoreTime';
  readonly entryId: EntryId;
}

/** Sent by the call's timer, or by staff who see that nobody comes. */
export interface ExpireCall extends Stamp {
  readonly type: 'ExpireCall';
  readonly entryId: EntryId;
  /** Which call of this entry; a late knock for an earlier one changes nothing. */
  readonly call: number;
  readonly then?: MissedCallChoice;
}

/** Keeps the place without being called, for the house's time (lock-up of a place). */
export interface HoldPlace extends Stamp {
  readonly type: 'HoldPlace';
  readonly entryId: EntryId;
}

export interface EndHold extends Stamp {
  readonly type: 'EndHold';
  readonly entryId: EntryId;
}

export interface ExpireHold extends Stamp {
  readonly type: 'ExpireHold';
  readonly entryId: EntryId;
  readonly hold: number;
}

/** The player told the list keeper that he leaves the room: passed over without losing the place (RRP-2.3.2). */
export interface MarkOut extends Stamp {
  readonly type: 'MarkOut';
  readonly entryId: EntryId;
  /** In how many minutes he said to be back; staff are reminded then, and decide. */
  readonly minutes?: number;
}

export interface MarkBack extends Stamp {
  readonly type: 'MarkBack';
  readonly entryId: EntryId;
}

/** A player who called in stands before the list keeper: from now on he can be called. */
export interface ConfirmArrival extends Stamp {
  readonly type: 'ConfirmArrival';
  readonly entryId: EntryId;
}

export interface ExpireCallIn extends Stamp {
  readonly type: 'ExpireCallIn';
  readonly entryId: EntryId;
}

/** Puts a removed entry back: at the bottom, or with a reason where it stood. */
export interface RestoreEntry extends Stamp {
  readonly type: 'RestoreEntry';
  readonly entryId: EntryId;
  readonly place: 'bottom' | 'former';
  readonly reason: string;
}

/** Moves an entry before another (or to the bottom with null); every entry passed is told the reason. */
export interface ReorderEntry extends Stamp {
  readonly type: 'ReorderEntry';
  readonly entryId: EntryId;
  readonly before: EntryId | null;
  readonly reason: string;
}

/**
 * Puts an entry on another game's list, with its receipt and the time it was made: at the bottom, or where its time
 * of arrival belongs. Every entry it passes is told the reason.
 */
export interface TransferEntry extends Stamp {
  readonly type: 'TransferEntry';
  readonly entryId: EntryId;
  readonly toGameId: GameId;
  readonly place: 'bottom' | 'arrival';
  readonly reason: string;
}

/** Takes a deposit for a place held on a list, or for a seat locked up for a player: one or the other is named. */
export interface TakeDeposit extends Stamp {
  readonly type: 'TakeDeposit';
  readonly depositId: string;
  readonly entryId?: EntryId;
  readonly tableId?: TableId;
  readonly seat?: number;
  /** In minor units; the house's own amount where none is given. */
  readonly amountMinor?: Minor;
}

/** The deposit goes back to the player, or stays with the house, which those in charge decide with a reason. */
export interface SettleDeposit extends Stamp {
  readonly type: 'SettleDeposit';
  readonly depositId: string;
  readonly outcome: 'returned' | 'forfeited';
  readonly reason?: string;
}

export type WaitingListCommand =
  | JoinList
  | LeaveList
  | RemoveEntry
  | CallPlayer
  | AnswerCall
  | DeclineCall
  | CallAgain
  | GiveMoreTime
  | ExpireCall
  | HoldPlace
  | EndHold
  | ExpireHold
  | MarkOut
  | MarkBack
  | ConfirmArrival
  | ExpireCallIn
  | RestoreEntry
  | ReorderEntry
  | TransferEntry
  | TakeDeposit
  | SettleDeposit;
