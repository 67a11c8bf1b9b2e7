import { type EntryId, type Instant } from '@cardroom/kernel';
import { type Fact, type OfCall, type OfEntry, type Overtaken } from '../facts';
import { type EntrySource } from './commands';

export interface PlayerListed extends Fact, OfEntry {
  readonly type: 'PlayerListed';
  readonly receiptCode: string;
  readonly source: EntrySource;
  /** When a player who called in must have arrived; null for a player in the room. */
  readonly arriveBy: Instant | null;
}

/** Why an entry ended without a seat. */
export type RemovalCause =
  | 'left'
  | 'removed'
  | 'no-answer'
  | 'declined'
  | 'lock-up-expired'
  | 'call-in-expired'
  | 'seated-elsewhere'
  | 'game-withdrawn';

export interface EntryRemoved extends Fact, OfEntry {
  readonly type: 'EntryRemoved';
  readonly cause: RemovalCause;
  /** Given when staff removed it. */
  readonly reason: string | null;
}

/** The price of a missed call: everybody behind is now ahead. */
export interface EntrySentToBottom extends Fact, OfEntry {
  readonly type: 'EntrySentToBottom';
  readonly cause: 'no-answer' | 'declined';
  readonly overtaken: readonly Overtaken[];
}

export interface EntryMoved extends Fact, OfEntry {
  readonly type: 'EntryMoved';
  readonly before: EntryId | null;
  readonly reason: string;
  readonly overtaken: readonly Overtaken[];
}

export interface EntryRestored extends Fact, OfEntry {
  readonly type: 'EntryRestored';
  readonly place: 'bottom' | 'former';
  readonly reason: string;
  readonly overtaken: readonly Overtaken[];
}

export interface PlaceHeld extends Fact, OfEntry {
  readonly type: 'PlaceHeld';
  readonly hold: number;
  readonly until: Instant;
}

export interface HoldEnded extends Fact, OfEntry {
  readonly type: 'HoldEnded';
  readonly hold: number;
  readonly cause: 'ended' | 'expired';
}

export interface PlayerWentOut extends Fact, OfEntry {
  readonly type: 'PlayerWentOut';
}

export interface PlayerCameBack extends Fact, OfEntry {
  readonly type: 'PlayerCameBack';
}

/** A player who had called in is in the room. */
export interface PlayerArrived extends Fact, OfEntry {
  readonly type: 'PlayerArrived';
}

export interface PlayerCalled extends Fact, OfCall {
  readonly type: 'PlayerCalled';
  readonly reservation: number;
  readonly answerBy: Instant;
  readonly endsAt: Instant;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
}

export interface CallRepeated extends Fact, OfCall {
  readonly type: 'CallRepeated';
  readonly answerBy: Instant;
  readonly endsAt: Instant;
}

/** The seat is locked up from here on, within the limits of RRP-2.2.20. */
export interface CallAnswered extends Fact, OfCall {
  readonly type: 'CallAnswered';
  readonly lapsesAt: Instant;
}

export interface CallDeclined extends Fact, OfCall {
  readonly type: 'CallDeclined';
}

export interface CallExpired extends Fact, OfCall {
  readonly type: 'CallExpired';
}

/** The call ended through no fault of the player: the place is kept unless a further event says otherwise. */
export interface CallWithdrawn extends Fact, OfCall {
  readonly type: 'CallWithdrawn';
  readonly cause: 'released' | 'table-closed' | 'held' | 'off-list' | 'seated-elsewhere';
}

export type WaitingListEvent =
  | PlayerListed
  | EntryRemoved
  | EntrySentToBottom
  | EntryMoved
  | EntryRestored
  | PlaceHeld
  | HoldEnded
  | PlayerWentOut
  | PlayerCameBack
  | PlayerArrived
  | PlayerCalled
  | CallRepeated
  | CallAnswered
  | CallDeclined
  | CallExpired
  | CallWithdrawn;
