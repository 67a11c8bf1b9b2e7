import { type Card } from '../cards/card';
import { highStrength } from './high';

/** A pair of jacks or better among five cards, an ace with the joker being a pair of aces (RRP-9.2.1). */
export const hasOpeners = (five: readonly Card[]): boolean => highStrength(five) >= leastOpeners();

/** The strength of the lowest hand that opens: two jacks with 4-3-2. */
const leastOpeners = (): number => highStrength(['Jc', 'Jd', '4c', '3d', '2c']);

/**
 * Whether some five of an opener's kept cards and discards are openers: what he has to prove when he declared
 * that he split them (RRP-9.2.9.a).
 */
export const couldHaveOpened = (cards: readonly Card[]): boolean =>
  cards.length < 5
    ? false
    : cards.length === 5
      ? hasOpeners(cards)
      : cards.some((_, i) => couldHaveOpened(cards.toSpliced(i, 1)));
