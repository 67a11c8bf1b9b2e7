import { type EntryId, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';
import { type SeatFlag } from './seat-marks';

/**
 * Seats the player who was called, in the reserved seat; at an opening table in another `seat` if he chooses it
 * (RRP-2.3.7). `others` says what becomes of his places on other lists.
 */
export interface SeatCalled extends Stamp {
  readonly type: 'SeatCalled';
  readonly entryId: EntryId;
  /** What he sits down with, in minor units, where he says so. */
  readonly stackMinor?: Minor;
  /** What he takes from the game he leaves for this one, in minor units (RRP-2.2.5). */
  readonly takenMinor?: Minor;
  readonly seat?: number;
  readonly others?: 'keep' | 'drop';
}

/** Players who arrive together at an opening: where two want one seat, the higher name on the list has it (RRP-2.3.7). */
export interface SeatTogether extends Stamp {
  readonly type: 'SeatTogether';
  readonly tableId: TableId;
  readonly arrivals: readonly {
    readonly entryId: EntryId;
    readonly seat: number;
    readonly others?: 'keep' | 'drop';
    readonly stackMinor?: Minor;
    readonly takenMinor?: Minor;
  }[];
}

/** Seats somebody directly; needs a reason when somebody waits for the game. */
export interface SeatPlayer extends Stamp {
  readonly type: 'SeatPlayer';
  /** What he sits down with, in minor units, where he says so. */
  readonly stackMinor?: Minor;
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
  /** What he sits down with, in minor units, where he says so. */
  readonly stackMinor?: Minor;
  /** What he takes from the game he leaves for this one, in minor units (RRP-2.2.5). */
  readonly takenMinor?: Minor;
  readonly tableId: TableId;
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly others?: 'keep' | 'drop';
}

export interface LeaveSeat extends Stamp {
  readonly type: 'LeaveSeat';
  /** What he takes with him, in minor units: to be brought back if he returns in time (RRP-2.2.5). */
  readonly amountMinor?: Minor;
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

/** A guest sits down behind a player, nobody at the table objecting (RRP-2.2.26). */
export interface AdmitGuest extends Stamp {
  readonly type: 'AdmitGuest';
  readonly tableId: TableId;
  readonly seat: number;
  readonly guestName?: string;
}

/** The guest behind this seat who came last goes. */
export interface EndGuest extends Stamp {
  readonly type: 'EndGuest';
  readonly tableId: TableId;
  readonly seat: number;
}

/** Somebody at the table objects to guests behind this seat. */
export interface ObjectToGuest extends Stamp {
  readonly type: 'ObjectToGuest';
  readonly tableId: TableId;
  readonly seat: number;
}

/** Notes what is to be settled at a seat (RRP-2.2.7, RRP-2.2.25). */
export interface FlagSeat extends Stamp {
  readonly type: 'FlagSeat';
  readonly tableId: TableId;
  readonly seat: number;
  readonly flag: SeatFlag;
}

export interface ClearSeatFlag extends Stamp {
  readonly type: 'ClearSeatFlag';
  readonly tableId: TableId;
  readonly seat: number;
  readonly flag: SeatFlag;
}

export type SeatsCommand =
  | AdmitGuest
  | EndGuest
  | ObjectToGuest
  | FlagSeat
  | ClearSeatFlag
  | SeatCalled
  | SeatTogether
  | SeatPlayer
  | CheckIn
  | LeaveSeat
  | ReserveSeat
  | ReleaseSeat
  | LapseReservation;
