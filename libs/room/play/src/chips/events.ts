import { type Minor, type PlayerId, type StaffId, type TableId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type Fact } from '../stamp';
import {
  type ChipsFrom,
  type CountedStack,
  type CustodyGoesTo,
  type MovedFrom,
  type PaidFor,
} from './commands';

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
  /** They came from another table, with what is behind. */
  readonly movedFrom?: MovedFrom;
  readonly purchase?: string;
}

/** They came for a player without a seat in the game, and wait for it. */
export interface ChipsKeptForSeat extends Fact {
  readonly type: 'ChipsKeptForSeat';
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  readonly purchase: string;
  readonly isBehind: boolean;
  readonly isShort: boolean;
}

/** Chips on their way are at this table no longer. */
export interface ChipsHandedOver extends Fact {
  readonly type: 'ChipsHandedOver';
  readonly departure: number;
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  /** Left out where they are as many as the table knew of. */
  readonly knownMinor?: Minor;
  readonly behindMinor: Minor;
  /** Null: with their owner, to no table. */
  readonly to: TableId | null;
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
  readonly to: CustodyGoesTo;
  /** His seat, when they go to his stack. */
  readonly seat: SeatNumber | null;
  /** What the table knew of them, where the cage counted otherwise. */
  readonly knownMinor?: Minor;
  /** The pick-up that the cage counted. */
  readonly custody?: string;
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

/** The box is on its way to the cage. */
export interface DropRemoved extends Fact {
  readonly type: 'DropRemoved';
  readonly box: string;
  /** What the hands of the table say is in it. */
  readonly amountMinor: Minor;
}

export interface DropCounted extends Fact {
  readonly type: 'DropCounted';
  readonly box: string;
  readonly knownMinor: Minor;
  readonly countedMinor: Minor;
}

export type ChipsEvent =
  | ChipsAdded
  | ChipsKeptForSeat
  | ChipsHandedOver
  | BehindPut
  | BehindAnnounced
  | BehindArrived
  | BehindDelivered
  | BehindCalledOff
  | ChipsTakenOff
  | ChipsPaid
  | StackPassed
  | CustodyGivenOut
  | StacksCounted
  | DropRemoved
  | DropCounted;
