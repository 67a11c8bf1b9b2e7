import { createHash } from 'node:crypto';
import { type Seed } from '@cardroom/kernel';
import { fullDeck, fullDeckWithJoker } from './card';
import { sha256 } from '@noble/hashes/sha256';
import { commitmentTo, isSeed, seedFor, shuffle, verifyShuffle } from './shuffle';

const seed = (n: number): Seed => createHash('sha256').update(String(n)).digest('hex') as Seed;
const zero = '0'.repeat(64) as Seed;

describe('SHA-256 in plain arithmetic', () => {
  it('agrees with the machine for every length up to four blocks', () => {
    for (let length = 0; length < 256; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 131 + length) & 0xff);
      const expected = createHash('sha256').update(message).digest('hex');
      expect(Buffer.from(sha256(message)).toString('hex')).toBe(expected);
    }
  });
});

describe('the shuffle', () => {
  it('gives for ever the same order for a seed, as a program of another hand computes it', () => {
    expect(shuffle(zero, fullDeck).join('')).toBe(
      '2s4c9s5cJsQc8h2dTdTh4s9hKcTs4d4h3d5sJh6h3s9c7h6c3h2h8cKsQh2cQs6d6sJc9dAd7s7cQdKhAs8sTc5h5dAhAcJdKd7d3c8d',
    );
    expect(shuffle(zero, fullDeckWithJoker).join('')).toBe(
      '6d3sQhAhJcTs7c4cKc5h9d9sTh3d7h7s8c8h4dQd9c3h4h6c2cJdAd8s5sAs2dKsQsJhTc6sKdJsKh2s8d4s7d5dTd9h2hJkAc3c6hQc5c',
    );
  });

  it('keeps every card once', () => {
    for (let n = 0; n < 200; n++)
      expect(shuffle(seed(n), fullDeckWithJoker).toSorted()).toEqual(fullDeckWithJoker.toSorted());
  });

  it('favours no card in any position', () => {
    const shuffles = 5200;
    const seen = fullDeck.map(() => fullDeck.map(() => 0));
    for (let n = 0; n < shuffles; n++)
      shuffle(seed(n), fullDeck).forEach((card, at) => seen[fullDeck.indexOf(card)]![at]!++);
    const expected = shuffles / 52;
    const chiSquare = seen.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    const freedom = 51 * 51;
    expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4);
  });

  it('derives a seed of its own for each purpose', () => {
    expect(isSeed(seedFor(zero, 'flop'))).toBe(true);
    expect(seedFor(zero, 'flop')).not.toBe(seedFor(zero, 'turn'));
  });
});

describe('verification', () => {
  const claim = {
    commitment: commitmentTo(seed(1)),
    seed: seed(1),
    cards: fullDeck,
    deck: shuffle(seed(1), fullDeck),
  };

  it('accepts the deck of the seed that was committed to', () => {
    const bytes = Buffer.from(seed(1), 'hex');
    expect(claim.commitment).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(verifyShuffle(claim)).toBe(true);
  });

  it('refuses another seed, a moved card, a missing card and a seed that is none', () => {
    const [first, second, ...rest] = claim.deck;
    expect(verifyShuffle({ ...claim, seed: seed(2) })).toBe(false);
    expect(verifyShuffle({ ...claim, deck: [second!, first!, ...rest] })).toBe(false);
    expect(verifyShuffle({ ...claim, deck: rest })).toBe(false);
    expect(verifyShuffle({ ...claim, seed: 'not a seed' })).toBe(false);
  });
});
