import { createHash } from 'node:crypto';
import { deckFrom, keepsPromise, orderedDeck } from './fair-deal';

const zero = '0'.repeat(64);
const committed = createHash('sha256').update(Buffer.from(zero, 'hex')).digest('hex');

describe('a deal checked in the page', () => {
  it('gives the deck that the engine deals from the same seed', () => {
    expect(deckFrom(zero).join('')).toBe(
      '2s4c9s5cJsQc8h2dTdTh4s9hKcTs4d4h3d5sJh6h3s9c7h6c3h2h8cKsQh2cQs6d6sJc9dAd7s7cQdKhAs8sTc5h5dAhAcJdKd7d3c8d',
    );
  });

  it('keeps every card once, whatever the seed', () => {
    for (let n = 0; n < 50; n += 1) {
      const seed = createHash('sha256').update(String(n)).digest('hex');
      expect([...deckFrom(seed)].sort()).toEqual([...orderedDeck].sort());
    }
  });

  it('knows the seed that was promised from any other', () => {
    expect(keepsPromise(zero, committed.toUpperCase())).toBe(true);
    expect(keepsPromise(`${'0'.repeat(63)}1`, committed)).toBe(false);
    expect(keepsPromise('no seed', committed)).toBe(false);
  });
});
