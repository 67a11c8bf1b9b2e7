import { type PlayerId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** A seated player asks for another seat at his table: those he names, or any (RRP-2.3.12). */
export interface RequestSeatChange extends Stamp {
  readonly type: 'RequestSeatChange';
  readonly playerId: PlayerId;
  /** Null: any seat. */
  readonly seats: readonly number[] | null;
}

/** A seated player asks to play his game at another table: those he names, or any. */
export interface RequestTableChange extends Stamp {
  readonly type: 'RequestTableChange';
  readonly playerId: PlayerId;
  /** Null: any table of the game. */
  readonly tables: readonly TableId[] | null;
}

export interface CancelRequest extends Stamp {
  readonly type: 'CancelRequest';
  readonly playerId: PlayerId;
  readonly kind: 'seat-change' | 'table-change';
}

/** He was offered this free seat and does not want it: it is offered on, and this vacancy to him no more. */
export interface DeclineOffer extends Stamp {
  readonly type: 'DeclineOffer';
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly seat: number;
}

interface Moving extends Stamp {
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly seat: number;
  /** Needed to pass somebody with a better right to the seat, and for what only those in charge may decide. */
  readonly reason?: string;
  /** The house moves him, he did not ask: those in charge, with a reason; then no minimum is asked (RRP-3.1.3). */
  readonly forced?: boolean;
}

/** He changes seats now. */
export interface MovePlayer extends Moving {
  readonly type: 'MovePlayer';
}

/** He is to change tables, and plays on where he is until he must go; the new seat is kept for him. */
export interface AnnounceMove extends Moving {
  readonly type: 'AnnounceMove';
  /** He has just posted a blind, so he may stay through his button (RRP-2.3.13). */
  readonly justPosted?: boolean;
}

/** Where hands are not followed: the big blind has come to him, or his button hand is over, so he moves now. */
export interface BigBlindPassed extends Stamp {
  readonly type: 'BigBlindPassed';
  readonly playerId: PlayerId;
}

/** A hand has ended at the table: it counts for those who may play only so many more. */
export interface HandPassed extends Stamp {
  readonly type: 'HandPassed';
  readonly tableId: TableId;
}

/** He goes to the seat that is kept for him; he may do so before he must. */
export interface CompleteMove extends Stamp {
  readonly type: 'CompleteMove';
  readonly playerId: PlayerId;
}

export interface CancelMove extends Stamp {
  readonly type: 'CancelMove';
  readonly playerId: PlayerId;
  readonly reason: string;
}

/** Two players are not to sit at one table (RRP-2.3.5). */
export interface KeepApart extends Stamp {
  readonly type: 'KeepApart';
  readonly playerId: PlayerId;
  readonly otherPlayerId: PlayerId;
  readonly reason: string;
}

export interface EndKeepApart extends Stamp {
  readonly type: 'EndKeepApart';
  readonly playerId: PlayerId;
  readonly otherPlayerId: PlayerId;
  readonly reason: string;
}

/** Two numbers were one person: from whom the merged one was kept apart, the kept one is too (RRP-2.3.5). */
export interface CarryOverKeptApart extends Stamp {
  readonly type: 'CarryOverKeptApart';
  readonly kept: PlayerId;
  readonly merged: PlayerId;
}

/** Nobody won the pot, and it is carried into the next hand (RRP-9.1.10). */
export interface CarryPot extends Stamp {
  readonly type: 'CarryPot';
  readonly tableId: TableId;
}

/** The carried pot has been won: seats may be changed again. */
export interface CarriedPotWon extends Stamp {
  readonly type: 'CarriedPotWon';
  readonly tableId: TableId;
}

export type MovesCommand =
  | CarryPot
  | CarriedPotWon
  | RequestSeatChange
  | RequestTableChange
  | CancelRequest
  | DeclineOffer
  | MovePlayer
  | AnnounceMove
  | BigBlindPassed
  | HandPassed
  | CompleteMove
  | CancelMove
  | KeepApart
  | EndKeepApart
  | CarryOverKeptApart;
