import { type RuleId } from '@cardroom/kernel';
import { type SeatNumber } from '../hand/state';

/** A down card seen by others than its player. */
export interface ExposedCard {
  readonly seat: SeatNumber;
  readonly by: 'dealer' | 'player';
  readonly how: Exposure;
}

/** Turned up, lifted so that it could be read, or dealt off the table: all count as exposed (THR-1.8.1, RRP-3.4.12). */
export type Exposure = 'turned' | 'flashed' | 'offTable';

/** A street dealt with the wrong burn, or with a card too many. */
export interface WrongDeal {
  readonly kind: 'noBurn' | 'twoBurns' | 'extraBoardCard';
  readonly street: number;
}

/** What a later deal does differently because of an error made before it. */
export interface Repair {
  readonly street: number;
  readonly rule: RuleId;
  /** The cards set aside are shuffled into the stub first (RRP-5.3, RRP-5.4.b, RRP-5.4.c). */
  readonly reshuffle: boolean;
  /** The card to open comes from under the stub, so many from the bottom (RTC-32.e). */
  readonly fromBottom: number | null;
  /** So many cards of this street are out of play already; one per player must be (RRP-8.14.a). */
  readonly eliminated: number | null;
  readonly burns: boolean;
}

/** Cards pushed forward while there was nothing to call; dead once somebody has acted on it (RRP-3.3.3). */
export interface CardsForward {
  readonly seat: SeatNumber;
  readonly rule: RuleId;
}

/** What went wrong with the cards in this hand, as far as it still matters. */
export interface DealingErrors {
  readonly exposed: readonly ExposedCard[];
  readonly boxed: number;
  readonly unplayable: number;
  readonly wrongDeal: WrongDeal | null;
  readonly repairs: readonly Repair[];
  /** Seats whose last stud card lies face up and who may declare themselves all-in (RRP-8.17.a). */
  readonly mayDeclareAllIn: readonly SeatNumber[];
  readonly forward: CardsForward | null;
}

export const noDealingErrors: DealingErrors = {
  exposed: [],
  boxed: 0,
  unplayable: 0,
  wrongDeal: null,
  repairs: [],
  mayDeclareAllIn: [],
  forward: null,
};
