import { type Card } from '../cards/card';
import { type HighStrength, highStrength } from './high';
import { type HighRules, standardHighRules } from './high-tables';
import { handValueOf, type HandValue } from './high-hands';
import { type LowQualifierRank, lowRanksOfStrength, type LowStrength, lowStrength } from './low';
import { type OmahaCards, omahaHighStrength, omahaLowStrength } from './omaha';
import { type Rank } from '../cards/card';

/** A high hand with everything a screen needs to say it and to lift the five cards. */
export interface HighHand extends HandValue {
  readonly strength: HighStrength;
  readonly cards: readonly Card[];
}

/** A low hand likewise. */
export interface LowHand {
  readonly strength: LowStrength;
  readonly ranks: readonly Rank[];
  readonly cards: readonly Card[];
}

const choose = (cards: readonly Card[], size: number): readonly (readonly Card[])[] =>
  size === 0
    ? [[]]
    : cards.flatMap((card, i) => choose(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));

const omahaFives = ({ hole, board }: OmahaCards): readonly (readonly Card[])[] =>
  choose(hole, 2).flatMap((two) => choose(board, 3).map((three) => [...two, ...three]));

/** The first five that are worth what the whole hand is worth. */
const fiveWorth = (
  fives: readonly (readonly Card[])[],
  worth: (five: readonly Card[]) => boolean,
): readonly Card[] => fives.find(worth) ?? [];

/** The best high hand of 5, 6 or 7 cards, with the five cards that make it. */
export const bestHigh = (cards: readonly Card[], rules: HighRules = standardHighRules): HighHand => {
  const strength = highStrength(cards, rules);
  const five = fiveWorth(choose(cards, 5), (some) => highStrength(some, rules) === strength);
  return { strength, ...handValueOf(strength), cards: five };
};

/** The best Omaha high hand, with two cards of the hand and three of the board. */
export const bestOmahaHigh = (cards: OmahaCards, rules: HighRules = standardHighRules): HighHand => {
  const strength = omahaHighStrength(cards, rules);
  const five = fiveWorth(omahaFives(cards), (some) => highStrength(some, rules) === strength);
  return { strength, ...handValueOf(strength), cards: five };
};

const lowHandOf = (strength: LowStrength, fives: readonly (readonly Card[])[]): LowHand => ({
  strength,
  ranks: lowRanksOfStrength(strength),
  cards: fiveWorth(fives, (some) => lowStrength(some, null) === strength),
});

/** The best low of 5, 6 or 7 cards, or null when none qualifies. */
export const bestLow = (cards: readonly Card[], qualifierRank: LowQualifierRank = 8): LowHand | null => {
  const strength = lowStrength(cards, qualifierRank);
  return strength === 0 ? null : lowHandOf(strength, choose(cards, 5));
};

/** The best Omaha low, or null when none qualifies. */
export const bestOmahaLow = (cards: OmahaCards, qualifierRank: LowQualifierRank = 8): LowHand | null => {
  const strength = omahaLowStrength(cards, qualifierRank);
  return strength === 0 ? null : lowHandOf(strength, omahaFives(cards));
};
