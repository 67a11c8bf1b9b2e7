import { type GameId, type Instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { type OfSeat } from '../facts';
import { type MoveKind, type PassedClaim } from './events';

// What the floor remembers of moves: plain values, so that they can be carried to the next day.

/** A request of a seated player: it belongs to his table and lasts until it is met, ended or he leaves the table. */
export interface SeatRequest {
  readonly kind: 'seat-change' | 'table-change';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  /** Where he sits. */
  readonly tableId: TableId;
  /** Seats he asked for by number; null: any. */
  readonly seats: readonly number[] | null;
  /** Tables he asked for; null: any. */
  readonly tables: readonly TableId[] | null;
  readonly requestedAt: Instant;
  /** Smaller is served first. */
  readonly order: number;
  /** Vacancies he was offered and did not want. */
  readonly declined: readonly OfSeat[];
  readonly declines: number;
}

/** A move that is decided: the seat is kept, and the player plays on where he is until he must go. */
export interface AnnouncedMove {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly kind: MoveKind;
  readonly from: OfSeat;
  readonly to: OfSeat;
  readonly reservation: number;
  readonly announcedAt: Instant;
  readonly forced: boolean;
  readonly mustHoldMinimum: boolean;
  readonly reason: string | null;
  readonly justPosted: boolean;
  /** Hands that ended at his table since. */
  readonly handsPassed: number;
  /** The floor has seen the big blind come to him, or his button hand end. */
  readonly blindPassed: boolean;
}

/** Two players who are not to sit at one table. */
export interface KeptApart {
  readonly players: readonly [PlayerId, PlayerId];
  readonly since: Instant;
  readonly reason: string;
}

/** When somebody went before a player who had the better right to a seat. */
export interface PassedOver extends OfSeat {
  readonly at: Instant;
  readonly kind: PassedClaim['kind'];
  readonly reason: string | null;
  readonly command: string;
}
