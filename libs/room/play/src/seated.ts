import { type Instant, type Minor, type PlayerId, type RuleId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type ChipsFrom } from './chips/commands';
import { type HoldWhy, type LeaveCause, type LeavesWhen } from './seats/commands';

/** He goes, when what he waits for has come. */
export interface Leaving {
  readonly cause: LeaveCause;
  readonly when: LeavesWhen;
  readonly since: Instant;
  /** Hands of the table since then. */
  readonly hands: number;
}

/** A sanction that keeps him from the cards: for so many hands yet, or until an instant. */
export interface DealtOutFor {
  readonly sanction: string;
  readonly handsLeft: number | null;
  readonly until: Instant | null;
  readonly rule: RuleId | null;
}

export interface Hold {
  readonly why: HoldWhy;
  readonly rule: RuleId | null;
}

/** Another seat of the table, when his hand is over. */
export interface MovingTo {
  readonly seat: SeatNumber;
  readonly dealsOff: boolean;
  /** Who sits there and gets his. */
  readonly withPlayer?: PlayerId;
}

/** Who sits at a seat, and what keeps him from the cards. His stack is kept with button and blinds. */
export interface Seated {
  readonly seat: SeatNumber;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly away: boolean;
  /** Since when he sits out; null: he does not. */
  readonly sitsOutSince: Instant | null;
  readonly leaving: Leaving | null;
  readonly movingTo: MovingTo | null;
  readonly dealtOut: readonly DealtOutFor[];
  readonly holds: readonly Hold[];
  readonly mustHoldMinimum: boolean;
  /** Made to come here with what he had: no minimum binds his first chips (RRP-3.1.3). */
  readonly isForcedMover: boolean;
  /** Chips that came during the hand, for the next one. */
  readonly queuedMinor: Minor;
  /** Decisions in a row that ran out of time. */
  readonly timeouts: number;
}

/** Chips paid for and not yet here. */
export interface Behind {
  readonly purchase: string;
  readonly playerId: PlayerId;
  /** What of it is still his. */
  readonly amountMinor: Minor;
  /** When the table was told; null: it was not. */
  readonly announcedAt: Instant | null;
  /** They came during the hand they play in, and join the stack after it. */
  readonly hasArrived: boolean;
}

/**
 * Chips on their way to a seat of their owner: a mover's, or bought while he had no seat in the game. This table answers
 * for them until the one where he sits has taken them.
 */
export interface Departing {
  readonly departure: number;
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  readonly from: ChipsFrom;
  readonly isShort: boolean;
  /** Paid for, and not even with the mover. */
  readonly behind: readonly Behind[];
}

/** Chips of a disputed pot in the hands of the house. */
export interface Aside {
  readonly aside: number;
  readonly hand: number;
  readonly amountMinor: Minor;
  readonly eligible: readonly SeatNumber[];
  readonly since: Instant;
  /** Whose stacks they came from; nobody's where the pot was never given out. */
  readonly from?: readonly { readonly playerId: PlayerId; readonly amountMinor: Minor }[];
  /** The ruling that they wait for. */
  readonly ruling?: string;
}

/** A drop box that was taken from the table, with the rake that the hands say is in it; the cage has yet to count it. */
export interface Drop {
  readonly box: string;
  readonly amountMinor: Minor;
}
