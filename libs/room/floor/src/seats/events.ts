import {
  type Actor,
  type EntryId,
  type GameId,
  type Instant,
  type Minor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type Fact, type OfSeat, type Overtaken } from '../facts';
import { type SeatFlag } from './seat-marks';

export interface PlayerSeated extends Fact, OfSeat {
  readonly type: 'PlayerSeated';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  /** The list entry that led here and ends with it. */
  readonly entryId: EntryId | null;
  readonly how: 'called' | 'direct' | 'checked-in' | 'moved';
  /** Who gave the seat, which need not be who recorded it (RRP-2.2.10). */
  readonly assignedBy: Actor;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
  /** Present when he comes back in time: what he must bring, null while nobody has counted it (RRP-2.2.5). */
  readonly mustBringBackMinor?: Minor | null;
  readonly bringBackUntil?: Instant;
  /** What he sat down with, where he said so. */
  readonly stackMinor?: Minor;
}

export interface SeatLeft extends Fact, OfSeat {
  readonly type: 'SeatLeft';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly cause: 'left' | 'moved' | 'table-broken' | 'picked-up';
  /** What he took from the game, where it was counted. */
  readonly amountMinor?: Minor;
  /** Until when the game wants it back with him (RRP-2.2.5). */
  readonly bringBackUntil?: Instant;
}

export interface SeatReserved extends Fact, OfSeat {
  readonly type: 'SeatReserved';
  readonly reservation: number;
  readonly gameId: GameId;
  /** Null: kept for a need, with its reason and no time limit. */
  readonly holder: { readonly playerId: PlayerId; readonly alias: string } | null;
  readonly entryId: EntryId | null;
  readonly lapsesAt: Instant | null;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
}

interface EndOfReservation extends Fact, OfSeat {
  readonly reservation: number;
  readonly gameId: GameId;
  readonly playerId: PlayerId | null;
  readonly alias: string | null;
  readonly entryId: EntryId | null;
}

export interface ReservationReleased extends EndOfReservation {
  readonly type: 'ReservationReleased';
  readonly cause: 'released' | 'table-closed' | 'seated-elsewhere';
}

/** A lock-up had its time while somebody waited (RRP-2.2.20). */
export interface ReservationLapsed extends EndOfReservation {
  readonly type: 'ReservationLapsed';
}

/** At an opening the first to arrive chose another seat; who was expected there keeps a seat (RRP-2.3.7). */
export interface ReservationsSwapped extends Fact {
  readonly type: 'ReservationsSwapped';
  readonly tableId: TableId;
  readonly seats: readonly [number, number];
}

/** `playerId` is the host. */
export interface GuestAdmitted extends Fact, OfSeat {
  readonly type: 'GuestAdmitted';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly guestName: string | null;
}

/** With an objection every guest of the seat goes, and nobody follows (RRP-2.2.26). */
export interface GuestLeft extends Fact, OfSeat {
  readonly type: 'GuestLeft';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly cause: 'left' | 'objection';
}

interface OfSeatFlag extends Fact, OfSeat {
  readonly flag: SeatFlag;
  /** Who sits there; null for somebody who does not play (RRP-2.2.25). */
  readonly playerId: PlayerId | null;
  readonly alias: string | null;
  readonly gameId: GameId;
}

export interface SeatFlagged extends OfSeatFlag {
  readonly type: 'SeatFlagged';
}

export interface SeatFlagCleared extends OfSeatFlag {
  readonly type: 'SeatFlagCleared';
}

export type SeatsEvent =
  | GuestAdmitted
  | GuestLeft
  | SeatFlagged
  | SeatFlagCleared
  | PlayerSeated
  | SeatLeft
  | SeatReserved
  | ReservationReleased
  | ReservationLapsed
  | ReservationsSwapped;
