import { type Card, type CardCode, type Rank, ranks } from '../cards/card';
import { checkedCodes } from './high';
import { forEachRankHand, rankIndex, rankKeys, rankTables } from './rank-index';

/**
 * How good an ace-to-five low is: the greater number is the better low, 6,175 for 5-4-3-2-A; 0 is no low.
 * Aces are low, straights and flushes do not count against a low (RRP-7.0.a).
 */
export type LowStrength = number;

/** The highest card that still makes a low: 8 by RRP-7.2, null where the best low counts whatever it is. */
export type LowQualifierRank = number | null;

interface LowHand {
  /** Five low ranks, ace 1 to king 13: repeated ranks first, then from the highest down. */
  readonly ranks: readonly number[];
  readonly qualifyingRank: number;
}

/** King first, ace last, as ranks counted from the deuce. */
const fromKing = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 12];

/** Ace 1, deuce 2 … king 13, from a rank counted from the deuce. */
const lowRank = (rank: number): number => (rank === 12 ? 1 : rank + 2);

const lowRanksOf = (hand: readonly number[]): readonly number[] => {
  const found: number[] = [];
  for (let n = 4; n > 0; n--)
    for (const rank of fromKing) if (hand[rank] === n) found.push(...Array<number>(n).fill(lowRank(rank)));
  return found;
};

/** No pair before one pair, two pair, threes, full house, fours; then card by card. */
const badnessOf = (hand: readonly number[], low: readonly number[]): number => {
  const repeats = hand.reduce((sum, n) => sum + n * n, 0);
  return low.reduce((sum, rank) => sum * 14 + rank, repeats);
};

interface Lows {
  readonly tables: readonly Uint16Array[];
  /** By strength less one, the worst first. */
  readonly hands: readonly LowHand[];
}

const buildLows = (): Lows => {
  const found: { readonly place: number; readonly badness: number; readonly hand: LowHand }[] = [];
  forEachRankHand(5, (hand, sum) => {
    const low = lowRanksOf(hand);
    const qualifyingRank = hand.some((n) => n > 1) ? Infinity : low[0]!;
    found.push({
      place: rankIndex(5, sum),
      badness: badnessOf(hand, low),
      hand: { ranks: low, qualifyingRank },
    });
  });
  found.sort((a, b) => b.badness - a.badness);
  const strengths = new Uint16Array(found.length);
  found.forEach(({ place }, i) => (strengths[place] = i + 1));
  return {
    tables: rankTables((_, sum) => strengths[rankIndex(5, sum)]!),
    hands: found.map(({ hand }) => hand),
  };
};

let built: Lows | undefined;

const lows = (): Lows => (built ??= buildLows());

/** Values by ranks for hands of 5, 6 and 7 cards. */
export const lowTables = (): readonly Uint16Array[] => lows().tables;

/** The five ranks of a low, the ones that decide first: `8-6-4-2-A`, or the pair first where there is one. */
export const lowRanksOfStrength = (strength: LowStrength): readonly Rank[] =>
  (lows().hands[strength - 1]?.ranks ?? []).map((low) => ranks[low === 1 ? 12 : low - 2] as Rank);

/** Whether a low is one under the house's qualifier: five different ranks, none above it (RRP-7.2). */
export const qualifiesLow = (strength: LowStrength, qualifierRank: LowQualifierRank = 8): boolean => {
  const hand = lows().hands[strength - 1];
  return hand !== undefined && (qualifierRank === null || hand.qualifyingRank <= qualifierRank);
};

/** As `lowStrength` without a qualifier, for card codes that the caller knows to be 5 to 7 different ones. */
export const lowStrengthOfCodes = (codes: ArrayLike<CardCode>, tables = lowTables()): LowStrength => {
  const size = codes.length;
  let sum = 0;
  for (let i = 0; i < size; i++) sum = (sum + rankKeys[codes[i]! >> 2]!) | 0;
  return tables[size]![rankIndex(size, sum)]!;
};

/** The strength of the best low of 5, 6 or 7 different cards without a joker; 0 when it does not qualify. */
export const lowStrength = (cards: readonly Card[], qualifierRank: LowQualifierRank = 8): LowStrength => {
  const strength = lowStrengthOfCodes(checkedCodes(cards, [5, 7]));
  return qualifiesLow(strength, qualifierRank) ? strength : 0;
};
