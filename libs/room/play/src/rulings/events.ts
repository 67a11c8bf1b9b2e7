import { type Minor, type StaffId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type RunningClock } from '../clocks/running';
import { type Fact } from '../stamp';
import { type AsideWhy, type PlayerShare } from './commands';

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
}

export interface AsideAwarded extends Fact {
  readonly type: 'AsideAwarded';
  readonly aside: number;
  readonly hand: number;
  readonly shares: readonly (PlayerShare & { readonly goesTo: 'stack' | 'custody' })[];
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

export type RulingEvent = TableStopped | TableReleased | PotSetAside | AsideAwarded | PotMoved;
