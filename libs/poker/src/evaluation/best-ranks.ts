import { rankKeys } from './rank-index';

const wheelRun = 0b1000000001111;

/** The highest rank of a mask, bit 0 the deuce; -1 of none. */
const top = (mask: number): number => 31 - Math.clz32(mask);

/** What one card of each rank of a mask adds to the sum. */
const sumOfRanks = (mask: number): number => {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest ^= 1 << top(rest)) sum = (sum + rankKeys[top(rest)]!) | 0;
  return sum;
};

/** The five ranks in a row, the highest first; the wheel last, where it is one. */
export const straightRuns = (wheelStraight: boolean): readonly number[] => {
  const runs = Array.from({ length: 9 }, (_, down) => 0b11111 << (8 - down));
  return wheelStraight ? [...runs, wheelRun] : runs;
};

/** The highest so many of the ranks held. */
const highest = (held: number, count: number): number => {
  let rest = held;
  let kept = 0;
  for (let taken = 0; taken < count; taken++) {
    const bit = 1 << top(rest);
    kept |= bit;
    rest ^= bit;
  }
  return kept;
};

const straightIn = (held: number, runs: readonly number[]): number => {
  for (const run of runs) if ((held & run) === run) return run;
  return 0;
};

/** The best five of at least five ranks of one suit. */
export const bestFiveRanks = (held: number, runs: readonly number[]): number =>
  straightIn(held, runs) || highest(held, 5);

interface Repeats {
  readonly held: number;
  readonly pairs: number;
  readonly threes: number;
  readonly fours: number;
}

const repeatsOf = (hand: readonly number[]): Repeats => {
  const masks = [0, 0, 0, 0, 0];
  for (let rank = 0; rank < 13; rank++) masks[hand[rank]!]! |= 1 << rank;
  const [none = 0, , pairs = 0, threes = 0, fours = 0] = masks;
  return { held: ~none & 0x1fff, pairs, threes, fours };
};

/** So many cards of a rank, filled up with the highest of the others. */
const withOthers = ({ held }: Repeats, rank: number, count: number): number =>
  (count * rankKeys[rank]! + sumOfRanks(highest(held ^ (1 << rank), 5 - count))) | 0;

const bestPairs = ({ held, pairs }: Repeats): number => {
  const first = top(pairs);
  const second = top(pairs ^ (1 << first));
  if (second < 0) return (2 * rankKeys[first]! + sumOfRanks(highest(held ^ (1 << first), 3))) | 0;
  const other = top(held & ~((1 << first) | (1 << second)));
  return (2 * (rankKeys[first]! + rankKeys[second]!) + rankKeys[other]!) | 0;
};

/**
 * What the best five cards of a hand of several suits add to the sum of its keys: of six or seven cards, given how many
 * there are of each rank.
 */
export const bestFiveSum = (hand: readonly number[], runs: readonly number[]): number => {
  const repeats = repeatsOf(hand);
  const { held, pairs, threes, fours } = repeats;
  if (fours !== 0) return withOthers(repeats, top(fours), 4);
  const three = top(threes);
  const filling = three < 0 ? -1 : top(pairs | (threes ^ (1 << three)));
  if (filling >= 0) return (3 * rankKeys[three]! + 2 * rankKeys[filling]!) | 0;
  const run = straightIn(held, runs);
  if (run !== 0) return sumOfRanks(run);
  if (three >= 0) return withOthers(repeats, three, 3);
  return pairs === 0 ? sumOfRanks(highest(held, 5)) : bestPairs(repeats);
};
