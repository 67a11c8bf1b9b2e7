import { type Minor, type PlayerId } from '@cardroom/kernel';
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

/** For the manager only: several payments, none over the limit, that together come near it or pass it. */
export interface StructuringHinted extends Fact {
  readonly type: 'StructuringHinted';
  readonly playerId: PlayerId;
  readonly payments: number;
  readonly totalMinor: Minor;
  readonly limitMinor: Minor;
}

export type ThresholdEvent = IdentityTaken | ExchangeRegistered | StructuringHinted;
