import { type Instant } from '@cardroom/kernel';
import { type Chips, type SeatNumber } from '../hand/state';
import { type DealingErrors } from './dealing-errors';

interface Happened {
  readonly at: Instant;
}

/** What is known of errors with the cards, whole, after this one. */
export interface DealingErrorNoted extends Happened {
  readonly type: 'DealingErrorNoted';
  readonly errors: DealingErrors;
}

/** A street was taken back to be dealt again; its cards moved before. */
export interface StreetRecalled extends Happened {
  readonly type: 'StreetRecalled';
  readonly street: number;
}

/** The wrong low card gets his bring-in back (RRP-8.9). */
export interface BringInReturned extends Happened {
  readonly type: 'BringInReturned';
  readonly seat: SeatNumber;
  readonly amount: Chips;
}

/** A player declared himself all-in: what is left of his stack stays out of the hand (RRP-8.17.a). */
export interface StackPutBehind extends Happened {
  readonly type: 'StackPutBehind';
  readonly seat: SeatNumber;
  readonly amount: Chips;
}

export type IrregularityEvent = DealingErrorNoted | StreetRecalled | BringInReturned | StackPutBehind;
