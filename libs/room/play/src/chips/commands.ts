import { type Minor, type PlayerId, type StaffId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type Stamp } from '../stamp';

interface OfPlayer extends Stamp {
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
}

/**
 * Where chips come from: bought (the cage, or the table itself where there is none), brought along by a mover, brought
 * back after an absence, or given out of custody.
 */
export type ChipsFrom = 'buy-in' | 'moved' | 'brought-back' | 'custody' | 'grant';

/** Chips come to a seat. In a hand they wait for its end (THR-1.3.1). */
export interface AddChips extends OfPlayer {
  readonly type: 'AddChips';
  readonly from: ChipsFrom;
  /** The one buy-in below the minimum (RRP-3.1.2). */
  readonly isShort?: boolean;
  /** The cage has judged the purchase by the same rules: limits are not asked again. */
  readonly judged?: boolean;
}

/** Chips are paid and on their way. They play if the table was told before the deal (RRP-2.2.6, THR-1.4.b). */
export interface PutBehind extends OfPlayer {
  readonly type: 'PutBehind';
  /** The purchase, as the cage names it. */
  readonly purchase: string;
  readonly announced: boolean;
}

/** The table is told of chips on their way. */
export interface AnnounceBehind extends Stamp {
  readonly type: 'AnnounceBehind';
  readonly purchase: string;
}

/** They have come. */
export interface DeliverBehind extends Stamp {
  readonly type: 'DeliverBehind';
  readonly purchase: string;
}

/** The purchase came to nothing. */
export interface CallOffBehind extends Stamp {
  readonly type: 'CallOffBehind';
  readonly purchase: string;
}

/** Part of a stack off the table: for safety in an absence where the house allows it, else never (RRP-2.2.5). */
export interface TakeChipsOff extends OfPlayer {
  readonly type: 'TakeChipsOff';
  /** The cage takes their sale back: they never should have come, so it is no going south. */
  readonly isTakenBack?: boolean;
}

export type PaidFor = 'rent' | 'refreshments' | 'toke' | 'fine';

/** He pays the house or its staff out of his stack, between hands. */
export interface PayFromStack extends OfPlayer {
  readonly type: 'PayFromStack';
  readonly paidFor: PaidFor;
}

/** Chips from one player to another; forbidden, or with everybody's consent (THR-1.4.h). */
export interface PassChips extends OfPlayer {
  readonly type: 'PassChips';
  readonly to: PlayerId;
  readonly consents: readonly PlayerId[];
}

/** Chips in custody go back to the stack of a seat, or leave with their owner. */
export interface ReleaseCustody extends Stamp {
  readonly type: 'ReleaseCustody';
  readonly playerId: PlayerId;
  readonly to: 'stack' | 'player';
}

export interface CountedStack {
  readonly seat: SeatNumber;
  readonly stackMinor: Minor;
}

/** What lies in front of the players, counted between hands; what it differs by is said, not hidden. */
export interface CountStacks extends Stamp {
  readonly type: 'CountStacks';
  readonly stacks: readonly CountedStack[];
  readonly reason: string;
  readonly approvedBy?: StaffId;
}

export type ChipsCommand =
  | AddChips
  | PutBehind
  | AnnounceBehind
  | DeliverBehind
  | CallOffBehind
  | TakeChipsOff
  | PayFromStack
  | PassChips
  | ReleaseCustody
  | CountStacks;
