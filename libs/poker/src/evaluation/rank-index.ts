/**
 * Numbers the hands of 5, 6 or 7 cards by their ranks alone, without a gap: 6,175, 18,395 and 49,205 of them.
 * Each card adds its key to a sum in which the ranks 2 to 8 and 9 to ace are digits of two base-5 numbers; two
 * small tables turn the sum into the number. Ranks count from 0 (deuce) to 12 (ace).
 */
const lowRanks = 7;
const lowBits = 17;
const lowMask = (1 << lowBits) - 1;

/** What one card of a rank adds to the sum. */
export const rankKeys: Int32Array = Int32Array.from({ length: 13 }, (_, rank) =>
  rank < lowRanks ? 5 ** rank : (5 ** (rank - lowRanks)) << lowBits,
);

const digitSum = (value: number): number => {
  let sum = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 5)) sum += rest % 5;
  return sum;
};

const lowParts = 5 ** lowRanks;
const highParts = 5 ** (13 - lowRanks);

const indexLowParts = (): { readonly places: Uint16Array; readonly counts: readonly number[] } => {
  const places = new Uint16Array(lowParts);
  const counts: number[] = Array.from({ length: 8 }, () => 0);
  for (let part = 0; part < lowParts; part++) {
    const cards = digitSum(part);
    if (cards > 7) continue;
    places[part] = counts[cards]!;
    counts[cards] = counts[cards]! + 1;
  }
  return { places, counts };
};

const { places, counts } = indexLowParts();

const indexHighParts = (cards: number): Uint16Array => {
  const starts = new Uint16Array(highParts);
  let start = 0;
  for (let part = 0; part < highParts; part++) {
    const left = cards - digitSum(part);
    if (left < 0) continue;
    starts[part] = start;
    start += counts[left]!;
  }
  return starts;
};

/** The starts of the numbering for hands of so many cards; index 0 to 4 unused. */
const startsFor: readonly Uint16Array[] = Array.from({ length: 8 }, (_, cards) =>
  cards < 5 ? new Uint16Array(0) : indexHighParts(cards),
);

/** How many hands there are by ranks, per number of cards. */
export const rankHands: readonly number[] = [0, 0, 0, 0, 0, 6175, 18395, 49205];

/** The number of a hand of `cards` cards whose keys add up to `sum`. */
export const rankIndex = (cards: number, sum: number): number =>
  startsFor[cards]![sum >>> lowBits]! + places[sum & lowMask]!;

/** Calls back with every hand of `cards` cards by ranks: how many of each rank, and the sum of the keys. */
export const forEachRankHand = (
  cards: number,
  visit: (hand: readonly number[], sum: number) => void,
): void => {
  const hand: number[] = Array.from({ length: 13 }, () => 0);
  const place = (rank: number, left: number, sum: number): void => {
    if (rank < 0) {
      if (left === 0) visit(hand, sum);
      return;
    }
    for (let n = Math.min(4, left); n >= 0; n--) {
      hand[rank] = n;
      place(rank - 1, left - n, sum + n * rankKeys[rank]!);
    }
    hand[rank] = 0;
  };
  place(12, cards, 0);
};

/**
 * A table of values for hands of 5, 6 and 7 cards: five by `valueOfFive`, more by the best that remains when one
 * card is left out. 0 stands for no value and is below all others.
 */
export const rankTables = (
  valueOfFive: (hand: readonly number[], sum: number) => number,
): readonly Uint16Array[] => {
  const tables = rankHands.map((size) => new Uint16Array(size));
  forEachRankHand(5, (hand, sum) => {
    tables[5]![rankIndex(5, sum)] = valueOfFive(hand, sum);
  });
  for (const cards of [6, 7])
    forEachRankHand(cards, (hand, sum) => {
      tables[cards]![rankIndex(cards, sum)] = bestWithoutOne(tables[cards - 1]!, hand, sum);
    });
  return tables;
};

const bestWithoutOne = (smaller: Uint16Array, hand: readonly number[], sum: number): number => {
  const cards = smaller.length === rankHands[5] ? 5 : 6;
  let best = 0;
  for (let rank = 0; rank < 13; rank++) {
    if (hand[rank] === 0) continue;
    const value = smaller[rankIndex(cards, sum - rankKeys[rank]!)]!;
    if (value > best) best = value;
  }
  return best;
};
