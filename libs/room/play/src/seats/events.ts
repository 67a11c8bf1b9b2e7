import { type Instant, type Minor, type PlayerId, type RuleId, type Seed } from '@cardroom/kernel';
import { type CardDrawn, type Positions, type SeatNumber } from '@cardroom/poker';
import { type Fact } from '../stamp';
import { type CameHow, type HoldWhy, type LeaveCause, type LeavesWhen } from './commands';

export interface OfSeatedPlayer extends Fact {
  readonly seat: SeatNumber;
  readonly playerId: PlayerId;
}

export interface SeatTaken extends OfSeatedPlayer {
  readonly type: 'SeatTaken';
  readonly alias: string;
  readonly how: CameHow;
  readonly mustHoldMinimum: boolean;
  readonly over: boolean;
}

/** He goes when the hand is over, when the big blind comes, or after his button. */
export interface LeavingAnnounced extends OfSeatedPlayer {
  readonly type: 'LeavingAnnounced';
  readonly cause: LeaveCause;
  readonly when: LeavesWhen;
}

export interface LeavingCalledOff extends OfSeatedPlayer {
  readonly type: 'LeavingCalledOff';
}

/** The seat is free, and these chips left it: with him, into custody, or to the table where he goes on. */
export interface PlayerLeft extends OfSeatedPlayer {
  readonly type: 'PlayerLeft';
  readonly alias: string;
  readonly cause: LeaveCause;
  readonly stackMinor: Minor;
  /** What the table knew of his stack; another than `stackMinor` only where it was counted. */
  readonly knownMinor: Minor;
  /** Chips for his next table are this one's until that has taken them. */
  readonly to: 'player' | 'custody' | 'next-table';
  /** Still on its way to him when he left. */
  readonly behindMinor: Minor;
}

export interface SeatChangeAnnounced extends OfSeatedPlayer {
  readonly type: 'SeatChangeAnnounced';
  readonly to: SeatNumber;
  readonly dealsOff: boolean;
}

export interface SeatChanged extends OfSeatedPlayer {
  readonly type: 'SeatChanged';
  readonly to: SeatNumber;
  readonly dealsOff: boolean;
}

interface OfExchange extends OfSeatedPlayer {
  readonly to: SeatNumber;
  /** Who has that seat, and gets his. */
  readonly withPlayer: PlayerId;
}

export interface SeatExchangeAnnounced extends OfExchange {
  readonly type: 'SeatExchangeAnnounced';
}

export interface SeatsExchanged extends OfExchange {
  readonly type: 'SeatsExchanged';
}

export interface SatOut extends OfSeatedPlayer {
  readonly type: 'SatOut';
  readonly why: 'asked' | 'timeouts';
}
export interface SatIn extends OfSeatedPlayer {
  readonly type: 'SatIn';
}
export interface WentAway extends OfSeatedPlayer {
  readonly type: 'WentAway';
}
export interface CameBack extends OfSeatedPlayer {
  readonly type: 'CameBack';
}
export interface PostingAsked extends OfSeatedPlayer {
  readonly type: 'PostingAsked';
}

export interface DealtOut extends OfSeatedPlayer {
  readonly type: 'DealtOut';
  readonly sanction: string;
  readonly hands: number | null;
  readonly until: Instant | null;
  readonly rule: RuleId | null;
}
export interface DealingOutEnded extends OfSeatedPlayer {
  readonly type: 'DealingOutEnded';
  readonly sanction: string;
  readonly cause: 'served' | 'lifted';
}

export interface HeldOut extends OfSeatedPlayer {
  readonly type: 'HeldOut';
  readonly why: HoldWhy;
  readonly rule: RuleId | null;
}
export interface HoldReleased extends OfSeatedPlayer {
  readonly type: 'HoldReleased';
  readonly why: HoldWhy;
}

/** The floor decides what becomes of the seat. */
export interface SatOutTooLong extends OfSeatedPlayer {
  readonly type: 'SatOutTooLong';
  readonly since: Instant;
}

export interface ButtonWon extends Fact {
  readonly type: 'ButtonWon';
  readonly draws: readonly CardDrawn[];
  readonly button: SeatNumber;
  /** Present when the engine drew: anybody can draw again with it. */
  readonly seed?: Seed;
}

export interface ButtonPlaced extends Fact {
  readonly type: 'ButtonPlaced';
  /** As if these had been the positions of the last deal; null before the first deal. */
  readonly last: Positions | null;
  readonly button: SeatNumber;
  readonly was: SeatNumber | null;
  readonly reason: string;
}

export type SeatEvent =
  | SeatTaken
  | LeavingAnnounced
  | LeavingCalledOff
  | PlayerLeft
  | SeatChangeAnnounced
  | SeatChanged
  | SeatExchangeAnnounced
  | SeatsExchanged
  | SatOut
  | SatIn
  | WentAway
  | CameBack
  | PostingAsked
  | DealtOut
  | DealingOutEnded
  | HeldOut
  | HoldReleased
  | SatOutTooLong
  | ButtonWon
  | ButtonPlaced;
