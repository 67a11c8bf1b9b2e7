import { type CardCode } from '../cards/card';
import { bitSubsets } from './bits';
import { type HighStrength } from './high';
import { type HighRules, fullTablesOfFive, highTables, type HighTables } from './high-tables';
import { type OmahaCodes } from './omaha-codes';
import { forEachRankHand, rankHands, rankIndex, rankKeys } from './rank-index';

/** Two ranks make one of 91 pairs of hole cards; both orders have the same number. */
const pairNumbers = new Uint8Array(13 * 13);
const pairs: (readonly [number, number])[] = [];
for (let high = 0; high < 13; high++)
  for (let low = 0; low <= high; low++) {
    pairNumbers[high * 13 + low] = pairs.length;
    pairNumbers[low * 13 + high] = pairs.length;
    pairs.push([high, low]);
  }

/** What the best three of a board make of a pair of hole cards: a row of 91 per board of five ranks. */
type PairTable = Uint16Array;

const spread = (hand: readonly number[]): readonly number[] =>
  hand.flatMap((n, rank) => Array.from({ length: n }, () => rank));

const sumsOfThree = (keys: readonly number[]): readonly number[] => {
  const sums = new Set<number>();
  for (let i = 2; i < keys.length; i++)
    for (let j = 1; j < i; j++) for (let k = 0; k < j; k++) sums.add(keys[i]! + keys[j]! + keys[k]!);
  return [...sums];
};

/** Whether a board leaves two more cards of these ranks in the deck. */
const leaves = (board: readonly number[], [a, b]: readonly [number, number]): boolean =>
  a === b ? board[a]! <= 2 : board[a]! <= 3 && board[b]! <= 3;

const bestWithPair = (fives: Uint16Array, boardSums: readonly number[], pairSum: number): number => {
  let best = 0;
  for (const sum of boardSums) {
    const value = fives[rankIndex(5, sum + pairSum)]!;
    if (value > best) best = value;
  }
  return best;
};

const buildPairTable = (fives: Uint16Array): PairTable => {
  const table = new Uint16Array(rankHands[5]! * pairs.length);
  forEachRankHand(5, (board, boardSum) => {
    const sums = sumsOfThree(spread(board).map((rank) => rankKeys[rank]!));
    const row = rankIndex(5, boardSum) * pairs.length;
    pairs.forEach((pair, number) => {
      const pairSum = rankKeys[pair[0]]! + rankKeys[pair[1]]!;
      if (leaves(board, pair)) table[row + number] = bestWithPair(fives, sums, pairSum);
    });
  });
  return table;
};

const pairTables = new Map<Uint16Array, PairTable>();

/** The table made from the values of five cards, once. */
export const pairTableOf = (fives: Uint16Array): PairTable => {
  const table = pairTables.get(fives) ?? buildPairTable(fives);
  pairTables.set(fives, table);
  return table;
};

export interface OmahaTables {
  readonly offsuit: PairTable;
  readonly suited: Uint16Array;
}

const omahaTables = new Map<HighTables, OmahaTables>();

/** The tables for a house's rules, made when first asked for (about a tenth of a second). */
export const omahaHighTables = (rules: HighRules): OmahaTables => {
  const high = highTables(rules);
  const known = omahaTables.get(high);
  if (known) return known;
  const { fives, suited } = fullTablesOfFive(high);
  const tables = { offsuit: pairTableOf(fives), suited };
  omahaTables.set(high, tables);
  return tables;
};

/** The best value of any two hole cards with any three of the board, suits aside. */
export const bestPair = ({ hole, board }: OmahaCodes, table: PairTable): number => {
  let sum = 0;
  for (let i = 0; i < 5; i++) sum = (sum + rankKeys[board[i]! >> 2]!) | 0;
  const row = rankIndex(5, sum) * pairs.length;
  let best = 0;
  for (let i = 1; i < hole.length; i++) {
    const first = (hole[i]! >> 2) * 13;
    for (let j = 0; j < i; j++) {
      const value = table[row + pairNumbers[first + (hole[j]! >> 2)]!]!;
      if (value > best) best = value;
    }
  }
  return best;
};

const twoOfEachSuitMissing = 0x5555;

/** The suit of which a board has three cards or more, or -1. */
const suitOfBoard = (board: ArrayLike<CardCode>): number => {
  let counters = twoOfEachSuitMissing;
  for (let i = 0; i < 5; i++) counters += 1 << ((board[i]! & 3) * 4);
  const full = counters & 0x8888;
  return full === 0 ? -1 : (31 - Math.clz32(full)) >> 2;
};

const suitMask = (codes: ArrayLike<CardCode>, suit: number): number => {
  let mask = 0;
  for (let i = 0; i < codes.length; i++) if ((codes[i]! & 3) === suit) mask |= 1 << (codes[i]! >> 2);
  return mask;
};

const subsets: (readonly number[] | undefined)[] = [];

/** Every way to take so many bits of a mask; at most two or three of a handful. */
const subsetsOf = (mask: number, size: 2 | 3): readonly number[] =>
  (subsets[mask * 4 + size] ??= bitSubsets(mask, size));

const bestFlush = (hole: number, board: number, suited: Uint16Array): number => {
  let best = 0;
  for (const two of subsetsOf(hole, 2))
    for (const three of subsetsOf(board, 3)) best = Math.max(best, suited[two | three]!);
  return best;
};

/** The best high hand of two hole cards and three of the board, for card codes. */
export const omahaHighStrengthOfCodes = (codes: OmahaCodes, tables: OmahaTables): HighStrength => {
  const best = bestPair(codes, tables.offsuit);
  const suit = suitOfBoard(codes.board);
  if (suit < 0) return best;
  const hole = suitMask(codes.hole, suit);
  if ((hole & (hole - 1)) === 0) return best;
  return Math.max(best, bestFlush(hole, suitMask(codes.board, suit), tables.suited));
};
