import {
  type HandId,
  type Instant,
  type Minor,
  type PlayerId,
  type Refusal,
  type RuleId,
  type StaffId,
} from '@cardroom/kernel';
import {
  type CarriedPot,
  type DealPlan,
  type GameName,
  type SeatedPlayer,
  type SeatNumber,
  type Share,
} from '@cardroom/poker';
import { type RunningClock } from '../clocks/running';
import { type Fact } from '../stamp';
import { type Depth } from '../terms';
import { type UntimedCommand, type UntimedEvent } from './untimed';

interface OfHand extends Fact {
  /** Counted over the gaming day, from 1. */
  readonly hand: number;
}

/** Everything the poker engine needs to open the hand, besides the terms of the table, which `terms` names. */
export interface HandStarted extends OfHand {
  readonly type: 'HandStarted';
  readonly handId: HandId;
  readonly depth: Depth;
  readonly terms: number;
  readonly game: GameName;
  readonly plan: Omit<DealPlan, 'notDealtIn'>;
  /** Why the others got no cards: seat, refusal code and rule. */
  readonly notDealtIn: readonly {
    readonly seat: SeatNumber;
    readonly code: string;
    readonly rule: RuleId | null;
  }[];
  readonly players: readonly SeatedPlayer[];
  readonly carriedMinor: Minor;
  readonly inTransit: readonly Share[];
  readonly commitment: string | null;
  /** The dealer posts and deals one by one. */
  readonly stepwise: boolean;
}

/** A command of the poker engine and what it led to. */
export interface HandStepFact extends OfHand {
  readonly step: number;
  readonly ask: UntimedCommand;
  readonly events: readonly UntimedEvent[];
  /** The clock that runs from here on. */
  readonly clock: RunningClock | null;
  /** The clock that ran out and led to it. */
  readonly expired?: number;
}

/** A step that everybody may read. */
export interface HandAdvanced extends HandStepFact {
  readonly type: 'HandAdvanced';
}

/** A step with cards, or the seed, that not everybody may see before the hand is over. */
export interface CardsDealt extends HandStepFact {
  readonly type: 'CardsDealt';
}

/** The steps from `from` on were replaced by these. Secret like `CardsDealt`. */
export interface HandCorrected extends OfHand {
  readonly type: 'HandCorrected';
  readonly from: number;
  readonly was: UntimedCommand;
  readonly steps: readonly (Pick<HandStepFact, 'ask' | 'events'> & { readonly at: Instant })[];
  /** A later step no longer fitted: it and all after it are entered anew. */
  readonly stoppedBy: Refusal | null;
  readonly reason: string;
  readonly approvedBy: StaffId;
  readonly clock: RunningClock | null;
}

/** A recorded hand that had ended goes on: its last action was mis-entered, and nothing has happened since. */
export interface HandReopened extends OfHand {
  readonly type: 'HandReopened';
  readonly reason: string;
  readonly approvedBy: StaffId;
}

export interface WonByPlayer {
  readonly seat: SeatNumber;
  readonly playerId: PlayerId | null;
  readonly amountMinor: Minor;
}

export interface StackAfter {
  readonly seat: SeatNumber;
  readonly playerId: PlayerId | null;
  readonly beforeMinor: Minor;
  readonly afterMinor: Minor;
}

export type HandResult = 'played' | 'misdeal' | 'voided';

/** The hand is over at a recorded or dealt table. */
export interface HandFinished extends OfHand {
  readonly type: 'HandFinished';
  readonly handId: HandId;
  readonly result: HandResult;
  /** The rule that made the hand void. */
  readonly rule: RuleId | null;
  readonly potMinor: Minor;
  /** What of it the house took; left out where nothing. */
  readonly rakedMinor?: Minor;
  readonly won: readonly WonByPlayer[];
  readonly stacks: readonly StackAfter[];
  readonly carried: CarriedPot | null;
  readonly button: SeatNumber | null;
  readonly bigBlind: SeatNumber | null;
  readonly dealtIn: readonly SeatNumber[];
  readonly durationMs: number;
}

/** A hand was counted, at a counted table. */
export interface HandReckoned extends OfHand {
  readonly type: 'HandReckoned';
  readonly estimated: boolean;
  readonly result: HandResult;
  /** Null when it is not known who could have been dealt in. */
  readonly plan: Omit<DealPlan, 'notDealtIn' | 'forcedBets' | 'postedByDealer'> | null;
}

export type HandsEvent =
  HandStarted | HandAdvanced | CardsDealt | HandCorrected | HandReopened | HandFinished | HandReckoned;
