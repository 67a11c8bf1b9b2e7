import { sha256 } from '@noble/hashes/sha256';
import { ranksOfDeck } from './cards';

const suits = ['c', 'd', 'h', 's'] as const;

/** The deck before the shuffle, in the order the house has published: 2c, 2d, 2h, 2s, 3c … As. */
export const orderedDeck: readonly string[] = [...ranksOfDeck]
  .reverse()
  .flatMap((rank) => suits.map((suit) => `${rank}${suit}`));

const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/iu.test(text);

const bytesOf = (seed: string): Uint8Array =>
  Uint8Array.from(seed.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a seed is the one that was promised before the deal: the promise is its SHA-256. */
export const keepsPromise = (seed: string, commitment: string): boolean =>
  isSeed(seed) && hexOf(sha256(bytesOf(seed))) === commitment.toLowerCase();

/** The published stream: SHA-256 of `cardroom shuffle 1`, the seed and a counter, read as 32-bit numbers. */
const numbersFrom = (seed: string): (() => number) => {
  const start = [...new TextEncoder().encode('cardroom shuffle 1'), ...bytesOf(seed)];
  let block = new DataView(new ArrayBuffer(0));
  let taken = 0;
  let counter = 0;
  return () => {
    if (taken === block.byteLength) {
      const count = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 255);
      block = new DataView(sha256(Uint8Array.from([...start, ...count])).slice().buffer);
      counter += 1;
      taken = 0;
    }
    taken += 4;
    return block.getUint32(taken - 4);
  };
};

/** The deck a seed stands for, top card first. Written from the published description alone, as a check of the house. */
export const deckFrom = (seed: string): readonly string[] => {
  const next = numbersFrom(seed);
  const chooseAmong = (n: number): number => {
    const limit = Math.floor(0x1_0000_0000 / n) * n;
    let number = next();
    while (number >= limit) number = next();
    return number % n;
  };
  const deck = [...orderedDeck];
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = chooseAmong(i + 1);
    [deck[i], deck[j]] = [deck[j] ?? '', deck[i] ?? ''];
  }
  return deck;
};
