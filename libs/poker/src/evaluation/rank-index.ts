/**
 * Numbers the hands of 5, 6 or 7 cards by their ranks alone, without a gap: 6,175, 18,395 and 49,205 of them.
 * Each card adds its key to a 32-bit sum in which the ranks 2 to 6, 7 to 10 and jack to ace are digits of three
 * base-5 numbers; small tables turn the sum into the number. Ranks count from 0 (deuce) to 12 (ace).
 */
const lowRanks = 5;
const middleRanks = 4;
const middleShift = 12;
const highShift = 22;
const lowMask = (1 << middleShift) - 1;
const middleMask = (1 << (highShift - middleShift)) - 1;

const keyOf = (rank: number): number => {
  if (rank < lowRanks) return 5 ** rank;
  const above = rank - lowRanks;
  return above < middleRanks ? (5 ** above) << middleShift : (5 ** (above - middleRanks)) << highShift;
};

/** What one card of a rank adds to the sum. */
export const rankKeys: Int32Array = Int32Array.from({ length: 13 }, (_, rank) => keyOf(rank));

const most = 7;
const lowParts = 5 ** lowRanks;
const middleParts = 5 ** middleRanks;
const highParts = 5 ** (13 - lowRanks - middleRanks);

const digitSums = Uint8Array.from({ length: lowParts }, (_, value) => {
  let sum = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 5)) sum += rest % 5;
  return sum;
});

/** The place of each low part among those of as many cards, and how many there are of each. */
const lowPlaces = new Uint16Array(lowParts);
const lowCounts = new Uint16Array(most + 1);
for (let part = 0; part < lowParts; part++)
  if (digitSums[part]! <= most) lowPlaces[part] = lowCounts[digitSums[part]!]!++;

/** For so many cards in the middle and low parts together: where each middle part starts, and how many there are. */
const middleStarts = new Uint16Array((most + 1) * middleParts);
const middleCounts = new Uint16Array(most + 1);
for (let cards = 0; cards <= most; cards++)
  for (let part = 0; part < middleParts; part++) {
    if (digitSums[part]! > cards) continue;
    middleStarts[cards * middleParts + part] = middleCounts[cards]!;
    middleCounts[cards]! += lowCounts[cards - digitSums[part]!]!;
  }

/** For hands of so many cards: where each high part starts, and its row of `middleStarts`, side by side. */
const highStarts = (cards: number): Uint16Array => {
  const starts = new Uint16Array(2 * highParts);
  let start = 0;
  for (let part = 0; part < highParts; part++) {
    const left = cards - digitSums[part]!;
    if (left < 0) continue;
    starts[2 * part] = start;
    starts[2 * part + 1] = left * middleParts;
    start += middleCounts[left]!;
  }
  return starts;
};

const startsFor: readonly Uint16Array[] = Array.from({ length: most + 1 }, (_, cards) => highStarts(cards));

/** How many hands there are by ranks, per number of cards. */
export const rankHands: readonly number[] = [0, 0, 0, 0, 0, 6175, 18395, 49205];

/** The number of a hand of `cards` cards whose keys add up to `sum`, in 32 bits. */
export const rankIndex = (cards: number, sum: number): number => {
  const starts = startsFor[cards]!;
  const high = (sum >>> highShift) * 2;
  const middle = starts[high + 1]! + ((sum >>> middleShift) & middleMask);
  return starts[high]! + middleStarts[middle]! + lowPlaces[sum & lowMask]!;
};

/** How many there are of each rank in a hand whose keys add up to `sum`. */
export const rankCounts = (sum: number): readonly number[] => {
  const counts: number[] = [];
  const digits = (part: number, ranks: number): void => {
    for (let rank = 0, rest = part; rank < ranks; rank++, rest = Math.floor(rest / 5)) counts.push(rest % 5);
  };
  digits(sum & lowMask, lowRanks);
  digits((sum >>> middleShift) & middleMask, middleRanks);
  digits(sum >>> highShift, 13 - lowRanks - middleRanks);
  return counts;
};

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
      place(rank - 1, left - n, (sum + n * rankKeys[rank]!) | 0);
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
