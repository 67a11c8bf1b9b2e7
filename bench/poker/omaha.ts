import {
  lowStrengthOfCodes,
  lowTables,
  omahaHighStrengthOfCodes,
  omahaHighTables,
  omahaLowStrengthOfCodes,
  omahaLowTable,
  standardHighRules,
} from '@cardroom/poker';
import { evaluateCardCodes } from 'phe';
import { deals } from './deals';
import { type BenchRow, row, takeTurns, type Work } from './measure';

interface Omaha {
  readonly hole: Uint8Array;
  readonly board: Uint8Array;
}

/** Few enough to stay in the cache: what is measured is evaluation, not fetching hands from memory. */
const hands = 2_000;
const naiveHands = 500;

const choose = (items: readonly number[], size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : items.flatMap((item, i) => choose(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));

const pairs = choose([0, 1, 2, 3], 2) as readonly (readonly [number, number])[];
const triples = choose([0, 1, 2, 3, 4], 3) as readonly (readonly [number, number, number])[];
const fives = choose([0, 1, 2, 3, 4, 5, 6], 5) as readonly (readonly number[])[];

/** What a program without Omaha does: the 60 hands of two and three cards, the best of them kept. */
const naiveHigh = ({ hole, board }: Omaha): number => {
  let best = Infinity;
  for (const [a, b] of pairs)
    for (const [c, d, e] of triples) {
      const value = evaluateCardCodes([hole[a]!, hole[b]!, board[c]!, board[d]!, board[e]!]);
      if (value < best) best = value;
    }
  return best;
};

const noLow = 1 << 8;

/** An eight-or-better low of five cards as its eight ranks' bits, the smaller number the better low. */
const lowOfFive = (five: readonly number[]): number => {
  let bits = 0;
  for (const code of five) {
    const bit = 1 << (((code >> 2) + 1) % 13);
    if (bit >= noLow || bits & bit) return noLow;
    bits |= bit;
  }
  return bits;
};

const naiveLow = ({ hole, board }: Omaha): number => {
  let best = noLow;
  for (const [a, b] of pairs)
    for (const [c, d, e] of triples) {
      const value = lowOfFive([hole[a]!, hole[b]!, board[c]!, board[d]!, board[e]!]);
      if (value < best) best = value;
    }
  return best;
};

const naiveStudLow = (seven: Uint8Array): number => {
  let best = noLow;
  for (const five of fives) best = Math.min(best, lowOfFive(five.map((place) => seven[place]!)));
  return best;
};

/** Each work has its own loop, so that none is slowed down by what the others made of a shared one. */
const works = (): readonly Work[] => {
  const omaha: readonly Omaha[] = deals(hands, 9).map((cards) => ({
    hole: cards.slice(0, 4),
    board: cards.slice(4),
  }));
  const seven = deals(hands, 7);
  const few = omaha.slice(0, naiveHands);
  const fewSeven = seven.slice(0, naiveHands);
  const high = omahaHighTables(standardHighRules);
  const low = omahaLowTable();
  const lows = lowTables();
  let sum = 0;
  return [
    () => {
      for (const hand of omaha) sum = (sum + omahaHighStrengthOfCodes(hand, high)) | 0;
      return hands;
    },
    () => {
      for (const hand of few) sum = (sum + naiveHigh(hand)) | 0;
      return naiveHands;
    },
    () => {
      for (const hand of omaha) sum = (sum + omahaLowStrengthOfCodes(hand, low)) | 0;
      return hands;
    },
    () => {
      for (const hand of few) sum = (sum + naiveLow(hand)) | 0;
      return naiveHands;
    },
    () => {
      for (const hand of seven) sum = (sum + lowStrengthOfCodes(hand, lows)) | 0;
      return hands;
    },
    () => {
      for (const hand of fewSeven) sum = (sum + naiveStudLow(hand)) | 0;
      return naiveHands;
    },
  ];
};

/** Omaha high, Omaha eight-or-better low and seven-card low, beside a program that tries every five cards. */
export const run = async (): Promise<readonly BenchRow[]> => {
  const [high = 0, phe = 0, low = 0, sixty = 0, stud = 0, twentyOne = 0] = takeTurns(works());
  return [
    row('Omaha high hands/s, beside phe over 60 hands', [high, phe], 5),
    row('Omaha lows/s, beside 60 lows', [low, sixty], 5),
    row('seven-card lows/s, beside 21 lows', [stud, twentyOne], 5),
  ];
};
