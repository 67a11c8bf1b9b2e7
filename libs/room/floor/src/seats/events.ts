import {
  type Actor,
  type EntryId,
  type GameId,
  type Instant,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type Fact, type OfSeat, type Overtaken } from '../facts';

export interface PlayerSeated extends Fact, OfSeat {
  readonly type: 'PlayerSeated';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  /** The list entry that led here and ends with it. */
  readonly entryId: EntryId | null;
  readonly how: 'called' | 'direct' | 'checked-in';
  /** Who gave the seat, which need not be who recorded it (RRP-2.2.10). */
  readonly assignedBy: Actor;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
}

export interface SeatLeft extends Fact, OfSeat {
  readonly type: 'SeatLeft';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly cause: 'left' | 'moved';
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

export type SeatsEvent =
  PlayerSeated | SeatLeft | SeatReserved | ReservationReleased | ReservationLapsed | ReservationsSwapped;
