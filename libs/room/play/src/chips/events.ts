import { type Minor, type PlayerId, type StaffId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type Fact } from '../stamp';
import { type ChipsFrom, type CountedStack, type PaidFor } from './commands';

interface OfPlayer extends Fact {
  readonly playerId: PlayerId;
  readonly seat: SeatNumber;
  readonly amountMinor: Minor;
}

export interface ChipsAdded extends OfPlayer {
  readonly type: 'ChipsAdded';
  readonly from: ChipsFrom;
  readonly isShort: boolean;
  /** In a hand they wait for its end. */
  readonly plays: 'now' | 'next-hand';
}

export interface BehindPut extends OfPlayer {
  readonly type: 'BehindPut';
  readonly purchase: string;
  readonly announced: boolean;
}

export interface BehindAnnounced extends OfPlayer {
  readonly type: 'BehindAnnounced';
  readonly purchase: string;
}

/** They came during a hand; they join the stack when it is over. */
export interface BehindArrived extends OfPlayer {
  readonly type: 'BehindArrived';
  readonly purchase: string;
}

/** `amountMinor` is what is still his of it: the rest was lost in play and lies in other stacks already. */
export interface BehindDelivered extends OfPlayer {
  readonly type: 'BehindDelivered';
  readonly purchase: string;
}

export interface BehindCalledOff extends OfPlayer {
  readonly type: 'BehindCalledOff';
  readonly purchase: string;
}

/** For safety, in an absence. */
export interface ChipsTakenOff extends OfPlayer {
  readonly type: 'ChipsTakenOff';
}

export interface ChipsPaid extends OfPlayer {
  readonly type: 'ChipsPaid';
  readonly paidFor: PaidFor;
}

export interface StackPassed extends OfPlayer {
  readonly type: 'StackPassed';
  readonly to: PlayerId;
  readonly toSeat: SeatNumber;
}

export interface CustodyGivenOut extends Fact {
  readonly type: 'CustodyGivenOut';
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  readonly to: 'stack' | 'player';
  /** His seat, when they go to his stack. */
  readonly seat: SeatNumber | null;
}

export interface StacksCounted extends Fact {
  readonly type: 'StacksCounted';
  readonly stacks: readonly CountedStack[];
  /** What the table knew before. */
  readonly known: readonly CountedStack[];
  /** Counted less known. */
  readonly differenceMinor: Minor;
  readonly reason: string;
  readonly approvedBy: StaffId | null;
}

export type ChipsEvent =
  | ChipsAdded
  | BehindPut
  | BehindAnnounced
  | BehindArrived
  | BehindDelivered
  | BehindCalledOff
  | ChipsTakenOff
  | ChipsPaid
  | StackPassed
  | CustodyGivenOut
  | StacksCounted;
