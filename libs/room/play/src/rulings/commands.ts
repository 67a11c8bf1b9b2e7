import { type Minor, type PlayerId, type StaffId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type Stamp } from '../stamp';

/** A ruling is asked for: the hand stands still, and no next one begins (RRP-2.1.5). */
export interface StopTable extends Stamp {
  readonly type: 'StopTable';
  readonly reason: string;
  /** The ruling, as the conduct module names it. */
  readonly ruling?: string;
}

/** The ruling is given, or the floor lets the table play on (RRP-2.1.7). */
export interface ReleaseTable extends Stamp {
  readonly type: 'ReleaseTable';
  /** False: play goes on while the ruling is still open, so its pot must have been set aside. */
  readonly decided: boolean;
}

export interface PlayerShare {
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
}

export type AsideWhy = 'cameras' | 'shift-manager' | 'other';

/** Chips of a pot already given out go back to the house until it is decided whose they are (RRP-2.1.7). */
export interface SetPotAside extends Stamp {
  readonly type: 'SetPotAside';
  /** The disputed hand: the last one, or the one before while the next has not been dealt. */
  readonly hand: number;
  /** From whose stacks. */
  readonly from: readonly PlayerShare[];
  readonly why: AsideWhy;
  readonly reason: string;
  readonly approvedBy: StaffId;
  /** The ruling that the chips wait for, as the conduct module names it. */
  readonly ruling?: string;
}

/**
 * A ruling has so much of a hand's pot held (RRP-2.1.7): it is taken from whoever was given the pot, at once or when the
 * hand is over.
 */
export interface HoldPot extends Stamp {
  readonly type: 'HoldPot';
  /** The disputed hand: the one in progress, or the last one. */
  readonly hand: number;
  readonly amountMinor: Minor;
  readonly why: AsideWhy;
  readonly reason: string;
  readonly approvedBy: StaffId;
  readonly ruling: string;
}

/** A hand that a ruling killed is live again, while nothing was built on its death (RRP-3.3.1, RRP-3.3.8). */
export interface RestoreHand extends Stamp {
  readonly type: 'RestoreHand';
  readonly hand: number;
  readonly seat: SeatNumber;
  readonly reason: string;
  readonly approvedBy: StaffId;
}

/** A ruling is about to order that: refused where it could not be done any more; nothing happens here. */
export interface LetHandBeRestored extends Stamp {
  readonly type: 'LetHandBeRestored';
  readonly hand: number;
  readonly seat: SeatNumber;
}

/** Whose the chips set aside are; they go on stacks between hands, or into custody of who has left. */
export interface AwardAside extends Stamp {
  readonly type: 'AwardAside';
  readonly aside: number;
  /** `custody`: he gets them at the cashier, though he sits here. */
  readonly shares: readonly (PlayerShare & { readonly goesTo?: 'custody' })[];
  readonly reason: string;
  readonly approvedBy: StaffId;
}

/** Whose the chips are that a ruling has held, or that it will have held once the hand is over. */
export interface AwardHold extends Stamp, HoldAward {
  readonly type: 'AwardHold';
  readonly ruling: string;
}

export interface HoldAward {
  readonly playerId: PlayerId;
  /** `custody`: he gets them at the cashier, though he sits here. */
  readonly goesTo?: 'custody';
  readonly reason: string;
  readonly approvedBy: StaffId;
}

/** A pot given to the wrong player goes to the right one (RRP-2.1.6): between hands, or when the next one is over. */
export interface MovePot extends Stamp {
  readonly type: 'MovePot';
  readonly hand: number;
  readonly from: readonly PlayerShare[];
  readonly to: readonly PlayerShare[];
  readonly reason: string;
  readonly approvedBy: StaffId;
}

export type RulingCommand =
  | StopTable
  | ReleaseTable
  | SetPotAside
  | HoldPot
  | AwardHold
  | AwardAside
  | MovePot
  | RestoreHand
  | LetHandBeRestored;
