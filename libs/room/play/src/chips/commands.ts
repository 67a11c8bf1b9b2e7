import { type Minor, type PlayerId, type StaffId, type TableId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type Behind } from '../seated';
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

/** The table that they left, and which of its departures they are. */
export interface MovedFrom {
  readonly tableId: TableId;
  readonly departure: number;
  /** On their way to him wherever he sits. */
  readonly behind: readonly Behind[];
}

/** Chips come to a seat. In a hand they wait for its end (THR-1.3.1). */
export interface AddChips extends OfPlayer {
  readonly type: 'AddChips';
  readonly from: ChipsFrom;
  /** The one buy-in below the minimum (RRP-3.1.2). */
  readonly isShort?: boolean;
  /** The cage has judged the purchase by the same rules: limits are not asked again. */
  readonly judged?: boolean;
  /** They were on their way from a table to this seat: taken once, however often it is said. */
  readonly movedFrom?: MovedFrom;
  /** The purchase, as the cage names it. */
  readonly purchase?: string;
}

/** Chips bought for somebody whose seat in the game is not free yet, or who is between two of them. */
export interface KeepForSeat extends OfPlayer {
  readonly type: 'KeepForSeat';
  readonly purchase: string;
  /** A runner carries them: they are not even with him. */
  readonly isBehind: boolean;
  readonly isShort?: boolean;
}

/** Chips on their way have come where their owner sits (`to`), or went with him to no table (null). */
export interface HandOverChips extends Stamp {
  readonly type: 'HandOverChips';
  readonly departure: number;
  readonly to: TableId | null;
  /** What he had with him when he got up, as he said it: at a counted table nobody else knows. */
  readonly countedMinor?: Minor;
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
  /** The cage has judged that they may go: for safety, or with a sale that is taken back. */
  readonly judged?: boolean;
}

export type PaidFor = 'rent' | 'refreshments' | 'toke' | 'fine';

/** He pays the house or its staff out of his stack, between hands. */
export interface PayFromStack extends OfPlayer {
  readonly type: 'PayFromStack';
  readonly paidFor: PaidFor;
  /** The cage has judged that the house takes chips for it. */
  readonly judged?: boolean;
}

/** Chips from one player to another; forbidden, or with everybody's consent (THR-1.4.h). */
export interface PassChips extends OfPlayer {
  readonly type: 'PassChips';
  readonly to: PlayerId;
  readonly consents: readonly PlayerId[];
  /** The cage has judged that they may pass: the table agrees, or a loan is made or paid back. */
  readonly judged?: boolean;
}

/** To the stack of a seat, with their owner, to the cage that counted them, or to the table where he sits now. */
export type CustodyGoesTo = 'stack' | 'player' | 'cage' | 'next-table';

/** Chips in custody go back to their owner, or are the cage's to keep. */
export interface ReleaseCustody extends Stamp {
  readonly type: 'ReleaseCustody';
  readonly playerId: PlayerId;
  readonly to: CustodyGoesTo;
  /** The pick-up that the cage has counted, and what it counted: a pick-up leaves the table once. */
  readonly custody?: string;
  readonly countedMinor?: Minor;
  /** Others of his wait for their count still: no more than what was counted goes. */
  readonly othersWait?: boolean;
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

/** The box with the rake goes to the cage; what is raked from here on is in the next one. */
export interface RemoveDrop extends Stamp {
  readonly type: 'RemoveDrop';
  /** As the cage names it. */
  readonly box: string;
  /** A box of another kind (a jackpot's drop, a fee per hand): what is in it the hands do not say. */
  readonly isOther?: true;
}

/** The cage has counted the box. */
export interface CountDrop extends Stamp {
  readonly type: 'CountDrop';
  readonly box: string;
  readonly countedMinor: Minor;
}

export type ChipsCommand =
  | AddChips
  | KeepForSeat
  | HandOverChips
  | PutBehind
  | AnnounceBehind
  | DeliverBehind
  | CallOffBehind
  | TakeChipsOff
  | PayFromStack
  | PassChips
  | ReleaseCustody
  | CountStacks
  | RemoveDrop
  | CountDrop;
