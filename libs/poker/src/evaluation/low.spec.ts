import { type Seed } from '@cardroom/kernel';
import { type Card, fullDeck } from '../cards/card';
import { shuffle } from '../cards/shuffle';
import { bestLow } from './best-five';
import { lowRanksOfStrength, lowStrength, lowTables, qualifiesLow } from './low';
import { forEachRankHand, rankIndex } from './rank-index';
import { choices, readingOfLow, readLow } from './testing';

const deal = (n: number, cards: number): readonly Card[] =>
  shuffle(n.toString(16).padStart(64, '0') as Seed, fullDeck).slice(0, cards);

/** In how many suits a hand of these ranks exists. */
const ways = (hand: readonly number[]): number =>
  hand.reduce((product, n) => product * [1, 4, 6, 4, 1][n]!, 1);

/** How many hands of so many cards have each qualifying low, by its highest card. */
const qualifyingHands = (cards: number): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  forEachRankHand(cards, (hand, sum) => {
    const strength = lowTables()[cards]![rankIndex(cards, sum)]!;
    if (!qualifiesLow(strength)) return;
    const top = lowRanksOfStrength(strength)[0]!;
    counts[top] = (counts[top] ?? 0) + ways(hand);
  });
  return counts;
};

/** Hands of seven cards with at least five different ranks out of the lowest `n`, counted from the suits alone. */
const sevenCardHandsWithLow = (n: number): number => {
  let byRanksAndCards = new Map<string, number>([['0,0', 1]]);
  for (let rank = 0; rank < 13; rank++) {
    const next = new Map<string, number>();
    for (const [key, count] of byRanksAndCards) {
      const [different, cards] = key.split(',').map(Number) as [number, number];
      [1, 4, 6, 4, 1].forEach((suits, taken) => {
        const low = rank < n && taken > 0 ? 1 : 0;
        const place = `${different + low},${cards + taken}`;
        if (cards + taken <= 7) next.set(place, (next.get(place) ?? 0) + count * suits);
      });
    }
    byRanksAndCards = next;
  }
  return [5, 6, 7].reduce((sum, different) => sum + (byRanksAndCards.get(`${different},7`) ?? 0), 0);
};

describe('ace-to-five lows', () => {
  it('has the known number of hands of each low in all 2,598,960 of five cards', () => {
    expect(qualifyingHands(5)).toEqual({ '5': 1024, '6': 5 * 1024, '7': 15 * 1024, '8': 35 * 1024 });
  });

  it('has the number of hands of each low that combinatorics give in all 133,784,560 of seven cards', () => {
    const [five, six, seven, eight] = [5, 6, 7, 8].map(sevenCardHandsWithLow) as [
      number,
      number,
      number,
      number,
    ];
    expect(qualifyingHands(7)).toEqual({
      '5': five,
      '6': six - five,
      '7': seven - six,
      '8': eight - seven,
    });
  });

  it('puts all 6,175 lows in the order a person does', () => {
    const readings = Array.from({ length: 6175 }, (_, i) => readingOfLow(lowRanksOfStrength(i + 1)));
    expect(readings).toEqual(readings.toSorted().toReversed());
    expect(new Set(readings).size).toBe(6175);
  });

  it.each([5, 6, 7])('finds in %d random cards what a person finds', (size) => {
    for (let n = 0; n < 1000; n++) {
      const cards = deal(n, size);
      const said = readingOfLow(lowRanksOfStrength(lowStrength(cards, null)));
      expect(said).toBe(readLow(choices(cards, 5)));
    }
  });
});

describe('RRP-7.2 low qualifier default', () => {
  it('lets an eight through and no nine', () => {
    expect(bestLow(['8c', '7d', '6h', '5s', '4c'])?.ranks.join('-')).toBe('8-7-6-5-4');
    expect(bestLow(['9c', '5d', '4h', '2s', 'Ac'])).toBeNull();
  });

  it('takes the best low whatever its rank where there is no qualifier', () => {
    expect(bestLow(['9c', '5d', '4h', '2s', 'Ac'], null)?.ranks.join('-')).toBe('9-5-4-2-A');
    expect(bestLow(['Kc', 'Kd', 'Kh', 'Ks', 'Ac'], null)?.ranks.join('-')).toBe('K-K-K-K-A');
  });

  it('moves with the number of the house', () => {
    expect(lowStrength(['7c', '6d', '5h', '4s', '2c'], 7)).toBeGreaterThan(0);
    expect(lowStrength(['8c', '6d', '5h', '4s', '2c'], 7)).toBe(0);
  });
});

describe('RRP-7.0.a straights and flushes do not count against a low', () => {
  it('reads a steel wheel as the best low', () => {
    expect(bestLow(['5h', '4h', '3h', '2h', 'Ah', 'Kd', 'Kc'])).toEqual({
      strength: 6175,
      ranks: ['5', '4', '3', '2', 'A'],
      cards: ['5h', '4h', '3h', '2h', 'Ah'],
    });
  });
});
