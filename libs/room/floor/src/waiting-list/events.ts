import {
  type EntryId,
  type GameId,
  type Instant,
  type Minor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type Fact, type OfCall, type OfEntry, type Overtaken } from '../facts';
import { type EntrySource, type SmokingWish } from './commands';

export interface PlayerListed extends Fact, OfEntry {
  readonly type: 'PlayerListed';
  readonly receiptCode: string;
  readonly source: EntrySource;
  /** When a player who called in must have arrived; null for a player in the room. */
  readonly arriveBy: Instant | null;
  readonly smokingWish?: SmokingWish;
}

/** Why an entry ended without a seat. */
export type RemovalCause =
  | 'left'
  | 'removed'
  | 'no-answer'
  | 'declined'
  /** He declined a seat at a game he was bound to fill (RRP-2.3.10). */
  | 'place-lost'
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
  /** When he said to be back; absent when he named no time. */
  readonly backBy?: Instant;
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

/** The called player was given more time (RRP-2.3.2). */
export interface CallExtended extends Fact, OfCall {
  readonly type: 'CallExtended';
  /** How often this call has been extended, this time included. */
  readonly times: number;
  readonly answerBy: Instant;
  readonly endsAt: Instant;
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

/** The player passed his call: the next name that can be called goes before him. */
export interface TurnPassed extends Fact, OfEntry {
  readonly type: 'TurnPassed';
  readonly before: EntryId | null;
  readonly cause: 'no-answer' | 'declined';
  readonly overtaken: readonly Overtaken[];
}

/** `gameId` is the list that the entry left; it stands before `before` on the other one. */
export interface EntryTransferred extends Fact, OfEntry {
  readonly type: 'EntryTransferred';
  readonly toGameId: GameId;
  readonly before: EntryId | null;
  readonly reason: string;
  readonly overtaken: readonly Overtaken[];
}

/** What a deposit was taken for: the entry's hold, or the reservation of a seat. */
interface OfDeposit {
  readonly depositId: string;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly amountMinor: Minor;
}

export interface DepositTaken extends Fact, OfDeposit {
  readonly type: 'DepositTaken';
  readonly entryId: EntryId | null;
  readonly hold: number | null;
  readonly tableId: TableId | null;
  readonly seat: number | null;
  readonly reservation: number | null;
}

export interface DepositReturned extends Fact, OfDeposit {
  readonly type: 'DepositReturned';
}

export interface DepositForfeited extends Fact, OfDeposit {
  readonly type: 'DepositForfeited';
  readonly reason: string;
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
  | CallExtended
  | CallAnswered
  | CallDeclined
  | CallExpired
  | CallWithdrawn
  | TurnPassed
  | EntryTransferred
  | DepositTaken
  | DepositReturned
  | DepositForfeited;
