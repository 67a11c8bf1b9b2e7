import { type Minor, type PlayerId, type StaffId } from '@cardroom/kernel';
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
}

/** Whose the chips set aside are; they go on stacks between hands, or into custody of who has left. */
export interface AwardAside extends Stamp {
  readonly type: 'AwardAside';
  readonly aside: number;
  readonly shares: readonly PlayerShare[];
  readonly reason: string;
  readonly approvedBy: StaffId;
}

/** A pot given to the wrong player goes to the right one (RRP-2.1.6), between hands. */
export interface MovePot extends Stamp {
  readonly type: 'MovePot';
  readonly hand: number;
  readonly from: readonly PlayerShare[];
  readonly to: readonly PlayerShare[];
  readonly reason: string;
  readonly approvedBy: StaffId;
}

export type RulingCommand = StopTable | ReleaseTable | SetPotAside | AwardAside | MovePot;
