import { type Seed, type StaffId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type Stamp } from '../stamp';
import { type UntimedCommand } from './untimed';

/**
 * The next hand begins, at a recorded or dealt table: blinds are posted and the first cards dealt. A dealt hand takes the
 * seed that was committed to before; `seed` is that of the hand after it.
 */
export interface StartHand extends Stamp {
  readonly type: 'StartHand';
  /** The hand that is meant; the knock of a timer names it, so that a late one starts nothing else. */
  readonly hand?: number;
  /** Demanded of a dealt table. */
  readonly seed?: Seed;
  /** Recorded tables: where the button lies, when the dealer confirms it (RRP-3.2.1.g). */
  readonly button?: SeatNumber;
  /** Recorded tables: post and deal one by one, for straddles and errors of the first deal. */
  readonly stepwise?: boolean;
}

/** Anything that can be asked of the hand in progress, in the words of the poker engine. */
export interface PlayHand extends Stamp {
  readonly type: 'PlayHand';
  /** The hand that is meant: what comes too late for it is refused. */
  readonly hand: number;
  readonly ask: UntimedCommand;
}

/** A hand is over at a counted table; or a knock: by the pace of the table one should be. */
export interface HandDone extends Stamp {
  readonly type: 'HandDone';
  readonly estimated?: boolean;
  /** The knock of a timer names the hand it means. */
  readonly hand?: number;
  /** The hand was a misdeal: the button stays. */
  readonly misdeal?: boolean;
}

/** A mis-entered action is replaced, or struck out with null, and what followed is played again. */
export interface CorrectHand extends Stamp {
  readonly type: 'CorrectHand';
  readonly hand: number;
  /** Counted from 0, as `viewFor` numbers them. */
  readonly step: number;
  readonly replacement: UntimedCommand | null;
  readonly reason: string;
  readonly approvedBy: StaffId;
}

export type HandsCommand = StartHand | PlayHand | HandDone | CorrectHand;
