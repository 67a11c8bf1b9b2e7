import { invariant } from '@cardroom/kernel';
import { type Card, codeOf } from '../cards/card';

/**
 * How good the cards a stud player shows are, to say who acts first: quads, threes, two pair, a pair, then card by
 * card. Straights and flushes do not count on an incomplete board, nor do suits (RRP-8.1.a, RRP-8.1.b).
 * Comparable between boards of the same number of cards.
 */
export const upcardStrength = (board: readonly Card[]): number => {
  const counts = Array.from({ length: 13 }, () => 0);
  for (const card of board) counts[codeOf(card) >> 2]! += 1;
  const repeats = counts.reduce((sum, n) => sum + n * n, 0);
  return counts
    .map((n, rank) => ({ n, rank }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n || b.rank - a.rank)
    .flatMap(({ n, rank }) => Array.from({ length: n }, () => rank))
    .reduce((sum, rank) => sum * 13 + rank, repeats);
};

/**
 * Which of several boards acts first from fourth street on, as a place in the list: the highest, and among equals
 * the first, so the list starts with the player dealt to first.
 */
export const highestBoard = (boards: readonly (readonly Card[])[]): number => {
  invariant(boards.length > 0, 'somebody has to act');
  const strengths = boards.map(upcardStrength);
  return strengths.indexOf(Math.max(...strengths));
};

/** What separates equal door cards: suits by RRP-8.1, or the seat where the house says so (THR-1.1.1). */
export type BringInTieBreak = 'suit' | 'seat';

/**
 * Which of several door cards has the bring-in, as a place in the list: the lowest, aces high, clubs below
 * diamonds, hearts and spades; with `seat` the first of the lowest rank.
 */
export const lowestDoorCard = (doors: readonly Card[], tieBreak: BringInTieBreak = 'suit'): number => {
  invariant(doors.length > 0, 'somebody brings it in');
  const order = doors.map((card) => (tieBreak === 'suit' ? codeOf(card) : codeOf(card) >> 2));
  return order.indexOf(Math.min(...order));
};
