import { type Instant } from '@cardroom/kernel';
import { type Chips, type SeatNumber } from '../hand/state';
import { type Action } from '../hand/commands';
import { type DealingErrors, noDealingErrors } from '../irregularities/dealing-errors';

/** What has been done out of order and still waits for its turn, its completion or its time. */
export interface Irregular {
  /** Actions made out of turn, in the order made, until the seat's turn comes (RRP-3.5.10, RTC-8). */
  readonly outOfTurn: readonly OutOfTurnAction[];
  /** A call put in too small, to be completed, taken back or forfeited (RTC-10, RRP-3.5.12). */
  readonly shortCall: ShortCall | null;
  readonly clock: ClockOnPlayer | null;
  /** Seats that stopped the action by asking for time before it passed them (RRP-3.5.11). */
  readonly timeAskedBy: readonly SeatNumber[];
  /** Chips the player to act has brought forward without releasing them (RRP-3.5.13). */
  readonly forward: ForwardMotion | null;
  /** Wagers above the pot that nobody pointed out yet (RRP-10.2.2.a). */
  readonly oversize: OversizeBet | null;
  /** Seats of stud hands given up without a bet: they are dealt to until a bet is made (RRP-8.7). */
  readonly stillServed: readonly SeatNumber[];
  /** Errors with the cards, and what the deals to come make good (RRP-5.3, RRP-8.14). */
  readonly dealing: DealingErrors;
}

export interface OutOfTurnAction {
  readonly seat: SeatNumber;
  readonly action: Action;
  /** The level when it was made, and whether a bet, call or raise by a player in between has freed it. */
  readonly level: Chips;
  readonly freed: boolean;
}

export interface ForwardMotion {
  readonly seat: SeatNumber;
  readonly chips: Chips;
  /** Seats that had acted out of turn before it, and not because of it. */
  readonly actedBefore: readonly SeatNumber[];
}

export interface ShortCall {
  readonly seat: SeatNumber;
  readonly put: Chips;
  /** What was to be put in. */
  readonly due: Chips;
  /** He did not know that the bet had been raised. */
  readonly unaware: boolean;
}

export interface ClockOnPlayer {
  readonly seat: SeatNumber;
  readonly askedBy: SeatNumber | null;
  readonly askedAt: Instant;
  /** Null until the supervisor approves, where one must (RRP-10.1.13). */
  readonly startedAt: Instant | null;
}

export interface OversizeBet {
  readonly seat: SeatNumber;
  readonly to: Chips;
  /** What he could have bet, and the level that he raised. */
  readonly maximumTo: Chips;
  readonly levelBefore: Chips;
}

export const nothingIrregular: Irregular = {
  outOfTurn: [],
  shortCall: null,
  clock: null,
  timeAskedBy: [],
  forward: null,
  oversize: null,
  stillServed: [],
  dealing: noDealingErrors,
};
