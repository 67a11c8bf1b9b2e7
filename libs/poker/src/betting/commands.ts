import { type Instant } from '@cardroom/kernel';
import { type Action } from '../hand/commands';
import { type Chips, type SeatNumber } from '../hand/state';

interface Asked {
  readonly at: Instant;
}

/** A word of the player, and whether it came before, with or after the chips (RTC-14). */
export interface Declaration {
  readonly word: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allIn' | 'amount';
  readonly amount?: Chips;
  readonly when: 'before' | 'with' | 'after';
}

/** What the player really did: chips in one or more motions, and what he said; the rules make an action of it. */
export interface Bid extends Asked {
  readonly type: 'Bid';
  readonly seat: SeatNumber;
  /** The value of each chip, motion by motion. */
  readonly motions: readonly (readonly Chips[])[];
  readonly declared?: Declaration;
  /** He did not know that the bet had been raised (RRP-3.5.12). */
  readonly unaware?: boolean;
  /** A gesture that could be more than one thing; the director may have it entered as a raise (RTC-9). */
  readonly unclear?: boolean;
  /** Nobody counted the pot when a bet larger than it was made (RRP-10.2.2). */
  readonly uncounted?: boolean;
}

/** Somebody at the table points out that a bet was larger than the pot (RRP-10.2.2, RRP-10.2.2.a). */
export interface ReportOversizeBet extends Asked {
  readonly type: 'ReportOversizeBet';
}

export interface ActOutOfTurn extends Asked {
  readonly type: 'ActOutOfTurn';
  readonly seat: SeatNumber;
  readonly action: Action;
}

/** The end of a short call: put in the rest, take the chips back, or give up hand and chips. */
export interface SettleShortCall extends Asked {
  readonly type: 'SettleShortCall';
  readonly seat: SeatNumber;
  /** `release`: the floor lets a caller who was misled about the amount take his chips and fold (RRP-10.1.7.c). */
  readonly choice: 'complete' | 'takeBack' | 'forfeit' | 'release';
}

/** A skipped player speaks up; the floor rules his turn kept or lost (RRP-3.5.11, RTC-2.e). */
export interface AskForTime extends Asked {
  readonly type: 'AskForTime';
  readonly seat: SeatNumber;
}

export interface RuleTurnLost extends Asked {
  readonly type: 'RuleTurnLost';
  readonly seat: SeatNumber;
}

export interface FreeOutOfTurn extends Asked {
  readonly type: 'FreeOutOfTurn';
  readonly seat: SeatNumber;
}

export interface CallClock extends Asked {
  readonly type: 'CallClock';
  /** Null when the dealer starts it. */
  readonly askedBy: SeatNumber | null;
}

export interface ApproveClock extends Asked {
  readonly type: 'ApproveClock';
}

/** A wake-up call: the engine checks by its own instants whether the time is over. */
export interface ExpireClock extends Asked {
  readonly type: 'ExpireClock';
}

/** Chips are brought forward in turn and not released (RRP-3.5.13); `chips` is what lies forward. */
export interface MoveChipsForward extends Asked {
  readonly type: 'MoveChipsForward';
  readonly seat: SeatNumber;
  readonly chips: Chips;
}

/** They are drawn back; once somebody behind has acted on them only if the floor lets him. */
export interface DrawChipsBack extends Asked {
  readonly type: 'DrawChipsBack';
  readonly seat: SeatNumber;
  readonly byFloor?: boolean;
}

export type BettingCommand =
  | Bid
  | ReportOversizeBet
  | ActOutOfTurn
  | SettleShortCall
  | AskForTime
  | RuleTurnLost
  | FreeOutOfTurn
  | CallClock
  | ApproveClock
  | ExpireClock
  | MoveChipsForward
  | DrawChipsBack;
