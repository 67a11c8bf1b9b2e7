import {
  type Actor,
  type CommandId,
  type EntryId,
  type GameId,
  type GamingDay,
  type Instant,
  type PlayerId,
  type RoomId,
  type TableId,
} from '@cardroom/kernel';
import { type CarriedFloor } from './carried';
import { type GameOffer } from './games';
import { type FloorSettings } from './settings';

/** Stamped on every command by the edge: when, by whom, and under which id it may be repeated. */
interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

// The gaming day

/** Starts a gaming day; what the day before left open is carried in. */
export interface OpenDay extends Stamp {
  readonly type: 'OpenDay';
  readonly room: RoomId;
  readonly roomName: string;
  /** ISO 4217; amounts of this room are in its minor unit. */
  readonly currency: string;
  /** IANA name, for the room's own clock on screens and reports. */
  readonly timeZone: string;
  readonly day: GamingDay;
  readonly settings: FloorSettings;
  readonly carried: CarriedFloor | null;
}

export interface CloseDay extends Stamp {
  readonly type: 'CloseDay';
}

export interface ChangeHouseSetting extends Stamp {
  readonly type: 'ChangeHouseSetting';
  readonly setting: keyof FloorSettings;
  readonly value: string | number | boolean | null;
}

// Games and tables

export interface OfferGame extends Stamp {
  readonly type: 'OfferGame';
  readonly game: GameOffer;
}

export interface WithdrawGame extends Stamp {
  readonly type: 'WithdrawGame';
  readonly gameId: GameId;
}

/** Sets a table on the floor plan; it is closed until a game opens on it. */
export interface PlaceTable extends Stamp {
  readonly type: 'PlaceTable';
  readonly tableId: TableId;
  readonly number: number;
  readonly section: string;
  readonly seats: number;
}

export interface OpenTable extends Stamp {
  readonly type: 'OpenTable';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

/** Stops refills: nobody is called for or seated at the table until it thaws. */
export interface FreezeTable extends Stamp {
  readonly type: 'FreezeTable';
  readonly tableId: TableId;
}

export interface ThawTable extends Stamp {
  readonly type: 'ThawTable';
  readonly tableId: TableId;
}

export interface CloseTable extends Stamp {
  readonly type: 'CloseTable';
  readonly tableId: TableId;
}

// Waiting lists

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
export type MissedCallChoice = 'bottom' | 'off' | 'hold' | 'keepPlace';

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

// Seats

/**
 * Seats the player who was called, in the reserved seat; at an opening table in another `seat` if he chooses it
 * (RRP-2.3.7). `others` says what becomes of his places on other lists.
 */
export interface SeatCalled extends Stamp {
  readonly type: 'SeatCalled';
  readonly entryId: EntryId;
  readonly seat?: number;
  readonly others?: 'keep' | 'drop';
}

/** Players who arrive together at an opening: where two want one seat, the higher name on the list has it (RRP-2.3.7). */
export interface SeatTogether extends Stamp {
  readonly type: 'SeatTogether';
  readonly tableId: TableId;
  readonly arrivals: readonly { readonly entryId: EntryId; readonly seat: number }[];
}

/** Seats somebody directly; needs a reason when somebody waits for the game. */
export interface SeatPlayer extends Stamp {
  readonly type: 'SeatPlayer';
  readonly tableId: TableId;
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly reason?: string;
  readonly others?: 'keep' | 'drop';
}

/** A player, or the dealer for him, says that he sits in this seat: only with permission (RRP-2.2.10). */
export interface CheckIn extends Stamp {
  readonly type: 'CheckIn';
  readonly tableId: TableId;
  readonly seat: number;
  readonly playerId: PlayerId;
}

export interface LeaveSeat extends Stamp {
  readonly type: 'LeaveSeat';
  readonly tableId: TableId;
  readonly seat: number;
}

/** Locks a seat up for a player (RRP-2.2.20), or keeps it for a need with a reason and no player (RRP-2.3.7). */
export interface ReserveSeat extends Stamp {
  readonly type: 'ReserveSeat';
  readonly tableId: TableId;
  readonly seat: number;
  readonly holder: { readonly playerId: PlayerId; readonly alias: string } | null;
  readonly reason?: string;
}

export interface ReleaseSeat extends Stamp {
  readonly type: 'ReleaseSeat';
  readonly tableId: TableId;
  readonly seat: number;
}

/** Sent by the reservation's timer. */
export interface LapseReservation extends Stamp {
  readonly type: 'LapseReservation';
  readonly tableId: TableId;
  readonly seat: number;
  readonly reservation: number;
}

/** Takes back a recent action as a whole, while nothing it touched has moved on since. */
export interface UndoAction extends Stamp {
  readonly type: 'UndoAction';
  readonly action: CommandId;
}

export type FloorCommand =
  | OpenDay
  | CloseDay
  | ChangeHouseSetting
  | OfferGame
  | WithdrawGame
  | PlaceTable
  | OpenTable
  | FreezeTable
  | ThawTable
  | CloseTable
  | JoinList
  | LeaveList
  | RemoveEntry
  | CallPlayer
  | AnswerCall
  | DeclineCall
  | CallAgain
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
  | SeatCalled
  | SeatTogether
  | SeatPlayer
  | CheckIn
  | LeaveSeat
  | ReserveSeat
  | ReleaseSeat
  | LapseReservation
  | UndoAction;
