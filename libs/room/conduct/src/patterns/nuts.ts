import { fullDeck, highStrength, type PlainCard } from '@cardroom/poker';

type Pair = readonly [PlainCard, PlainCard];

const strengthOf = (hole: Pair, board: readonly PlainCard[]): number => highStrength([...hole, ...board]);

const pairsOf = (cards: readonly PlainCard[]): readonly Pair[] =>
  cards.flatMap((a, i) => cards.slice(i + 1).map((b): Pair => [a, b]));

const deck = fullDeck as readonly PlainCard[];

const without = (seen: readonly PlainCard[]): readonly PlainCard[] =>
  deck.filter((card) => !seen.includes(card));

/** Nothing that the board lets anybody hold is better: such a hand is never killed for being shown (RTC-2.b). */
export const isAbsoluteBest = (hole: Pair, board: readonly PlainCard[]): boolean => {
  const own = strengthOf(hole, board);
  return pairsOf(without(board)).every((other) => strengthOf(other, board) <= own);
};

/** No other holding beats or ties it; where the board plays for everybody, each does (RTC-2.f). */
export const winsAgainstAll = (hole: Pair, board: readonly PlainCard[]): boolean => {
  const own = strengthOf(hole, board);
  return pairsOf(without([...board, ...hole])).every((other) => strengthOf(other, board) < own);
};
