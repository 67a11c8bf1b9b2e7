import { type Minor, type StaffId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type RunningClock } from '../clocks/running';
import { type Fact } from '../stamp';
import { type AsideWhy, type HoldAward, type PlayerShare } from './commands';

export interface TableStopped extends Fact {
  readonly type: 'TableStopped';
  readonly reason: string;
  readonly ruling: string | null;
  /** What the running clock had left, in milliseconds. */
  readonly remainingMs: number | null;
}

export interface TableReleased extends Fact {
  readonly type: 'TableReleased';
  readonly clock: RunningClock | null;
}

/** Chips that belong to no stack until somebody decides (RRP-2.1.7). */
export interface PotSetAside extends Fact {
  readonly type: 'PotSetAside';
  readonly aside: number;
  readonly hand: number;
  readonly amountMinor: Minor;
  /** From stacks, when the pot was given out already; empty when it never was. */
  readonly from: readonly PlayerShare[];
  /** The pot of the hand, counted from 0, when it was never given out. */
  readonly pot: number | null;
  readonly eligible: readonly SeatNumber[];
  readonly why: AsideWhy;
  readonly reason: string;
  readonly approvedBy: StaffId | null;
  /** The ruling it waits for; left out where the floor set it aside by itself. */
  readonly ruling?: string;
}

/** So much of the hand in progress is held once it is over. */
export interface PotHoldAsked extends Fact, PotToHold {
  readonly type: 'PotHoldAsked';
}

export interface PotToHold {
  readonly hand: number;
  readonly amountMinor: Minor;
  readonly why: AsideWhy;
  readonly reason: string;
  readonly approvedBy: StaffId;
  readonly ruling: string;
  /** It was decided before the hand was over whose they are. */
  readonly award?: HoldAward;
}

/** What is to be held is his, once the hand is over. */
export interface HoldAwardAsked extends Fact, HoldAward {
  readonly type: 'HoldAwardAsked';
  readonly ruling: string;
}

export interface AsideAwarded extends Fact {
  readonly type: 'AsideAwarded';
  readonly aside: number;
  readonly hand: number;
  readonly shares: readonly (PlayerShare & { readonly goesTo: 'stack' | 'custody' })[];
  readonly reason: string;
  readonly approvedBy: StaffId;
}

/** A pot is moved once the hand in progress is over: chips in play stay where they are. */
export interface PotMoveAsked extends Fact, PotToMove {
  readonly type: 'PotMoveAsked';
}

export interface PotToMove {
  readonly hand: number;
  readonly from: readonly PlayerShare[];
  readonly to: readonly PlayerShare[];
  readonly reason: string;
  readonly approvedBy: StaffId;
}

export interface PotMoved extends Fact {
  readonly type: 'PotMoved';
  readonly hand: number;
  readonly from: readonly PlayerShare[];
  readonly to: readonly (PlayerShare & { readonly goesTo: 'stack' | 'custody' })[];
  readonly reason: string;
  readonly approvedBy: StaffId;
}

export type RulingEvent =
  | TableStopped
  | TableReleased
  | PotSetAside
  | PotHoldAsked
  | HoldAwardAsked
  | AsideAwarded
  | PotMoveAsked
  | PotMoved;
