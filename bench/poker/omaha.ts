import {
  lowStrengthOfCodes,
  lowTables,
  omahaHighStrengthOfCodes,
  omahaHighTables,
  omahaLowStrengthOfCodes,
  omahaLowTable,
  type OmahaCodes,
  standardHighRules,
} from '@cardroom/poker';
import { evaluateCardCodes } from 'phe';
import { deals } from './deals';
import { type BenchRow, row, takeTurns, type Work } from './measure';

interface Omaha {
  readonly hole: readonly number[];
  readonly board: readonly number[];
}

const choose = (cards: readonly number[], size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : cards.flatMap((card, i) => choose(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));

const places = { two: choose([0, 1, 2, 3], 2), three: choose([0, 1, 2, 3, 4], 3) };

/** What a program does that has `phe` and no Omaha: the 60 hands of two and three cards, the best of them kept. */
const naive = ({ hole, board }: Omaha, worth: (five: number[]) => number): number => {
  let best = Infinity;
  for (const [a, b] of places.two)
    for (const [c, d, e] of places.three) {
      const five = [hole[a!]!, hole[b!]!, board[c!]!, board[d!]!, board[e!]!];
      const value = worth(five);
      if (value < best) best = value;
    }
  return best;
};

/** An ace-to-five low of five cards as a number, smaller is better, 99999999 when it is no eight. */
const naiveLow = (five: number[]): number => {
  const ranks = five.map((code) => ((code >> 2) + 1) % 13).sort((a, b) => b - a);
  if (ranks[0]! > 7) return 99_999_999;
  for (let i = 1; i < 5; i++) if (ranks[i] === ranks[i - 1]) return 99_999_999;
  return ranks.reduce((sum, rank) => sum * 13 + rank, 0);
};

const over = <T>(hands: readonly T[], evaluate: (hand: T) => number): Work => {
  let sum = 0;
  return () => {
    for (const hand of hands) sum = (sum + evaluate(hand)) | 0;
    return sum === 0.5 ? 0 : hands.length;
  };
};

/** Omaha high, Omaha eight-or-better low and stud low, beside the 60 hands a program without Omaha compares. */
export const benchOmaha = async (): Promise<readonly BenchRow[]> => {
  const hands: readonly (Omaha & OmahaCodes)[] = deals(20_000, 9).map((cards) => ({
    hole: cards.slice(0, 4),
    board: cards.slice(4),
  }));
  const seven = deals(20_000, 7);
  const tables = { high: omahaHighTables(standardHighRules), low: omahaLowTable(), lows: lowTables() };
  const [high = 0, naiveHigh = 0, low = 0, lowByHand = 0, stud = 0, studByHand = 0] = takeTurns([
    over(hands, (hand) => omahaHighStrengthOfCodes(hand, tables.high)),
    over(hands.slice(0, 500), (hand) => naive(hand, evaluateCardCodes)),
    over(hands, (hand) => omahaLowStrengthOfCodes(hand, tables.low)),
    over(hands.slice(0, 500), (hand) => naive(hand, naiveLow)),
    over(seven, (hand) => lowStrengthOfCodes(hand, tables.lows)),
    over(seven.slice(0, 500), (hand) => Math.min(...choose(hand, 5).map((five) => naiveLow([...five])))),
  ]);
  return [
    row('Omaha high beside phe over 60 hands', [high, naiveHigh], 5),
    row('Omaha low beside 60 lows', [low, lowByHand], 5),
    row('seven-card low beside 21 lows', [stud, studByHand], 5),
  ];
};
