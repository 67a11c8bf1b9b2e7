import { type GamingDay, type Instant, type Minor, type PlayerId } from '@cardroom/kernel';
import { type Fact } from '../facts';
import { type WindowId } from '../ids';

export interface IdentityTaken extends Fact {
  readonly type: 'IdentityTaken';
  readonly playerId: PlayerId;
  readonly reference: string;
}

/** A line of the exchange register: this payment brought the person's day over the limit, or further over it. */
export interface ExchangeRegistered extends Fact {
  readonly type: 'ExchangeRegistered';
  readonly windowId: WindowId;
  readonly playerId: PlayerId;
  readonly direction: 'in' | 'out';
  readonly amountMinor: Minor;
  readonly totalMinor: Minor;
  readonly limitMinor: Minor;
  readonly identity: string;
}

/** What one person moved under two numbers counts as one from here on. */
export interface NumbersJoined extends Fact {
  readonly type: 'NumbersJoined';
  readonly kept: PlayerId;
  readonly merged: PlayerId;
}

/** What the register of a gaming day held of people is destroyed; its lines and sums stay. */
export interface PapersDestroyed extends Fact {
  readonly type: 'PapersDestroyed';
  readonly registerDay: GamingDay;
  readonly papers: number;
  readonly lastTakenAt: Instant;
  readonly keptYears: number;
}

/** For the manager only: several payments, none over the limit, that together come near it or pass it. */
export interface StructuringHinted extends Fact {
  readonly type: 'StructuringHinted';
  readonly playerId: PlayerId;
  readonly payments: number;
  readonly totalMinor: Minor;
  readonly limitMinor: Minor;
}

export type ThresholdEvent =
  IdentityTaken | NumbersJoined | PapersDestroyed | ExchangeRegistered | StructuringHinted;
