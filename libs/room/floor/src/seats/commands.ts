import { type EntryId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

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

export type SeatsCommand =
  SeatCalled | SeatTogether | SeatPlayer | CheckIn | LeaveSeat | ReserveSeat | ReleaseSeat | LapseReservation;
