import { type Seed } from '@cardroom/kernel';
import { type Card, fullDeck } from '../cards/card';
import { parseCards } from '../cards/notation';
import { shuffle } from '../cards/shuffle';
import { bestOmahaHigh, bestOmahaLow } from './best-five';
import { highStrength } from './high';
import { handValueOf } from './high-hands';
import { lowRanksOfStrength, lowStrength } from './low';
import { omahaHighStrength, omahaLowStrength } from './omaha';
import { choices, everyHand, readingOfLow, readingOfValue, readLow, readOmaha } from './testing';

const deal = (n: number) => {
  const cards = shuffle(n.toString(16).padStart(64, '0') as Seed, fullDeck);
  return { hole: cards.slice(0, 4), board: cards.slice(4, 9) };
};

/** Deals with few suits and ranks, where flushes, full houses and lows are common. */
const crowded = (n: number) => {
  const cards = shuffle(
    n.toString(16).padStart(64, '1') as Seed,
    fullDeck.filter((card) => 'A2345678'.includes(card.slice(0, 1)) && 'hs'.includes(card.slice(1))),
  );
  return { hole: cards.slice(0, 4), board: cards.slice(4, 9) };
};

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];

describe.each([
  ['random', deal, everyHand ? 100_000 : 1_500],
  ['crowded', crowded, everyHand ? 20_000 : 1_500],
] as const)('Omaha beside a plain comparison of its 60 hands, %s deals', (_, dealt, deals) => {
  it('finds the same high hand', () => {
    for (let n = 0; n < deals; n++) {
      const { hole, board } = dealt(n);
      const said = readingOfValue(handValueOf(omahaHighStrength({ hole, board })));
      if (said !== readOmaha(hole, board)) throw new Error(`${hole.join('')} on ${board.join('')}: ${said}`);
    }
  });

  it('finds the same low, with the qualifier and without', () => {
    for (let n = 0; n < deals; n++) {
      const { hole, board } = dealt(n);
      const fives = choices(hole, 2).flatMap((two) => choices(board, 3).map((three) => [...two, ...three]));
      const said = readingOfLow(lowRanksOfStrength(omahaLowStrength({ hole, board }, null)));
      const qualified = Math.max(...fives.map((five) => lowStrength(five)));
      if (said !== readLow(fives) || omahaLowStrength({ hole, board }) !== qualified)
        throw new Error(`${hole.join('')} on ${board.join('')}: ${said}`);
    }
  });
});

describe('RRP-6.0.a exactly two hole cards', () => {
  it('reads ace high where one card would make a royal flush', () => {
    const hand = bestOmahaHigh({ hole: cards('As3d4d5d'), board: cards('KsQsJsTs2h') });
    expect(hand.class).toBe('highCard');
    expect(hand.ranks.join('')).toBe('AKQJ5');
  });

  it('makes nines full of four nines on the board', () => {
    const board = cards('9c9d9h9s2d');
    const aces = bestOmahaHigh({ hole: cards('AcAd4h3h'), board });
    const kings = bestOmahaHigh({ hole: cards('KcKh4c3c'), board });
    expect(aces).toMatchObject({ class: 'fullHouse', ranks: ['9', 'A'] });
    expect(kings).toMatchObject({ class: 'fullHouse', ranks: ['9', 'K'] });
    expect(aces.strength).toBeGreaterThan(kings.strength);
  });

  it('reads a straight where four hole cards of a suit meet one on the board', () => {
    const hand = bestOmahaHigh({ hole: cards('AhKhQhJh'), board: cards('Th9c8d2s2d') });
    expect(hand).toMatchObject({ class: 'straight', ranks: ['Q'] });
    expect(hand.cards.toSorted()).toEqual(cards('QhJhTh9c8d').toSorted());
  });
});

describe('RRP-7.0.a two-card use per direction', () => {
  it('takes two cards for the low and two others for the high', () => {
    const hand = { hole: cards('As3dKhKd'), board: cards('2c7d8c9hKs') };
    expect(bestOmahaLow(hand)?.ranks.join('-')).toBe('8-7-3-2-A');
    expect(bestOmahaHigh(hand)).toMatchObject({ class: 'threeOfAKind', ranks: ['K', '9', '8'] });
  });

  it('takes the same two cards for both', () => {
    const hand = { hole: cards('2s3sJcJd'), board: cards('4c5d6hQsQd') };
    expect(bestOmahaLow(hand)?.ranks.join('-')).toBe('6-5-4-3-2');
    expect(bestOmahaHigh(hand)).toMatchObject({ class: 'straight', ranks: ['6'] });
  });

  it('finds no low in one usable low card, nor in a counterfeited one', () => {
    expect(bestOmahaLow({ hole: cards('4sKhKcQd'), board: cards('Ac2d3h8sKd') })).toBeNull();
    expect(bestOmahaLow({ hole: cards('Ad2dKcKh'), board: cards('2c5d8hJsQs') })).toBeNull();
  });
});

describe('RRP-7.2 lows of Omaha without a qualifier', () => {
  it('takes the best low, even a pair', () => {
    const hand = { hole: cards('Ah2hJcJd'), board: cards('9h9c5hKdQs') };
    expect(bestOmahaLow(hand, null)?.ranks.join('-')).toBe('Q-9-5-2-A');
    expect(omahaLowStrength(hand)).toBe(0);
  });
});

describe('Omaha and the other games share one scale', () => {
  it('gives a hand the strength of its five cards', () => {
    const hand = bestOmahaHigh(deal(7));
    expect(highStrength(hand.cards)).toBe(hand.strength);
  });

  it('refuses by an invariant a card that is there twice', () => {
    expect(() => omahaHighStrength({ hole: cards('AhKhQhJh'), board: cards('Ah9c8d2s2d') })).toThrow();
  });
});
