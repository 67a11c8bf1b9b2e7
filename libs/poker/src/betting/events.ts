import { type Instant, type RuleId } from '@cardroom/kernel';
import { type Share } from '../hand/commands';
import { type ActionKind, type Chips, type SeatNumber } from '../hand/state';
import { type OutOfTurnAction, type OversizeBet, type ShortCall } from './irregular';

interface Happened {
  readonly at: Instant;
}

export interface BettingOpened extends Happened {
  readonly type: 'BettingOpened';
  readonly first: SeatNumber;
  readonly openPair: boolean;
}

/** An action in turn and what it moved. */
export interface Acted extends Happened {
  readonly type: 'Acted';
  readonly seat: SeatNumber;
  readonly kind: ActionKind;
  /** Chips that left the stack. */
  readonly paid: Chips;
  /** His bet of the round afterwards. */
  readonly to: Chips;
  readonly allIn: boolean;
  /** The action counts as a full bet or raise: it reopens the betting and counts towards a cap. */
  readonly full: boolean;
  /** Why the chips or words became this action, when they were not exactly it. */
  readonly ruled?: RuleId;
  /** Chips handed back to his stack by that ruling; they never left it for the count. */
  readonly change?: Chips;
}

/** A betting round ended; an unmatched part of the last bet goes back (THR-A16). */
export interface BettingClosed extends Happened {
  readonly type: 'BettingClosed';
  readonly uncalled: Share | null;
  /** Nobody can bet any more in this hand. */
  readonly over: boolean;
}

export interface ActedOutOfTurn extends Happened {
  readonly type: 'ActedOutOfTurn';
  readonly outOfTurn: OutOfTurnAction;
}

export interface OutOfTurnFreed extends Happened {
  readonly type: 'OutOfTurnFreed';
  readonly seat: SeatNumber;
}

/** A bet larger than the pot went in unnoticed. */
export interface OversizeBetMade extends Happened {
  readonly type: 'OversizeBetMade';
  readonly oversize: OversizeBet;
}

/** It was pointed out in time: it and its calls are cut to the maximum. */
export interface OversizeBetCut extends Happened {
  readonly type: 'OversizeBetCut';
  readonly refunds: readonly Share[];
}

/** The floor lifted what an out-of-turn action cost. */
export interface OutOfTurnLifted extends Happened {
  readonly type: 'OutOfTurnLifted';
  readonly seat: SeatNumber;
}

export interface ShortCallMade extends Happened {
  readonly type: 'ShortCallMade';
  readonly shortCall: ShortCall;
}

export interface ShortCallTakenBack extends Happened {
  readonly type: 'ShortCallTakenBack';
  readonly seat: SeatNumber;
}

export interface TimeAsked extends Happened {
  readonly type: 'TimeAsked';
  readonly seat: SeatNumber;
}

export interface ClockCalled extends Happened {
  readonly type: 'ClockCalled';
  readonly seat: SeatNumber;
  readonly askedBy: SeatNumber | null;
  readonly approved: boolean;
}

export interface ClockApproved extends Happened {
  readonly type: 'ClockApproved';
}

export interface RaiseBarred extends Happened {
  readonly type: 'RaiseBarred';
  readonly seat: SeatNumber;
  readonly rule: RuleId;
}

/** Chips lie forward that he has not released (RRP-3.5.13). */
export interface ChipsMovedForward extends Happened {
  readonly type: 'ChipsMovedForward';
  readonly seat: SeatNumber;
  readonly chips: Chips;
}

export interface ChipsDrawnBack extends Happened {
  readonly type: 'ChipsDrawnBack';
  readonly seat: SeatNumber;
}

export type BettingEvent =
  | BettingOpened
  | Acted
  | BettingClosed
  | ActedOutOfTurn
  | OutOfTurnFreed
  | OutOfTurnLifted
  | OversizeBetMade
  | OversizeBetCut
  | ShortCallMade
  | ShortCallTakenBack
  | TimeAsked
  | ClockCalled
  | ClockApproved
  | RaiseBarred
  | ChipsMovedForward
  | ChipsDrawnBack;
