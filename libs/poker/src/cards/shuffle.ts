import { invariant, type Seed } from '@cardroom/kernel';
import { type Card } from './card';
import { sha256 } from '@noble/hashes/sha256';

/**
 * Puts cards, or lots of another kind, into the order a seed stands for, so that anyone who is given the seed after
 * the hand can deal it again. The same seed and cards give the same order for ever; changing this is a new function.
 *
 * 1. Stream: block k (k = 0, 1, 2 …) is SHA-256 of the ASCII text `cardroom shuffle 1`, the 32 bytes of the
 *    seed and k as 4 bytes, most significant first. Each block is read as eight 32-bit numbers, most
 *    significant byte first.
 * 2. Choice among n: take the next number of the stream; if it is at least `floor(2^32 / n) * n`, drop it and
 *    take the next, so that no card is favoured; the choice is its remainder by n.
 * 3. Fisher-Yates: for i from the last position down to 1, swap the cards at i and at a choice among i + 1.
 *
 * The first card of the result is the top of the deck.
 */
export const shuffle = <T = Card>(seed: Seed, cards: readonly T[]): readonly T[] => {
  const next = streamOf(bytesOfSeed(seed));
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = choose(next, i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
};

/** SHA-256 of the seed's 32 bytes, in hexadecimal: published before the deal, it binds the house to the seed. */
export const commitmentTo = (seed: Seed): string => hex(hashed(bytesOfSeed(seed), new Uint8Array(32)));

/** What a player needs to check a deal: what was published before it, and what was disclosed after it. */
export interface ShuffleClaim {
  readonly commitment: string;
  readonly seed: string;
  /** The cards before the shuffle, `fullDeck` or `fullDeckWithJoker`. */
  readonly cards: readonly Card[];
  /** The order that was dealt from, top card first. */
  readonly deck: readonly Card[];
}

/** Whether the seed is the one committed to and the deck is the one it stands for. */
export const verifyShuffle = ({ commitment, seed, cards, deck }: ShuffleClaim): boolean => {
  if (!isSeed(seed) || commitmentTo(seed) !== commitment.toLowerCase()) return false;
  const expected = shuffle(seed, cards);
  return expected.length === deck.length && expected.every((card, i) => card === deck[i]);
};

/**
 * A seed of its own for each later shuffle of the same hand (a redealt flop, a reshuffled stub): SHA-256 of the
 * seed's 32 bytes followed by the purpose in UTF-8.
 */
export const seedFor = (seed: Seed, purpose: string): Seed => {
  const text = new TextEncoder().encode(purpose);
  return hex(hashed(Uint8Array.from([...bytesOfSeed(seed), ...text]), new Uint8Array(32))) as Seed;
};

/** 64 hexadecimal digits. */
export const isSeed = (text: string): text is Seed => /^[0-9a-f]{64}$/iu.test(text);

const domain = new TextEncoder().encode('cardroom shuffle 1');

const streamOf = (seed: Uint8Array): (() => number) => {
  const input = new Uint8Array(domain.length + 36);
  input.set(domain);
  input.set(seed, domain.length);
  const block = new Uint8Array(32);
  const numbers = new DataView(block.buffer);
  let taken = block.length;
  let k = 0;
  return () => {
    if (taken === block.length) {
      for (let byte = 0; byte < 4; byte++) input[domain.length + 32 + byte] = k >>> (24 - 8 * byte);
      hashed(input, block);
      k++;
      taken = 0;
    }
    taken += 4;
    return numbers.getUint32(taken - 4);
  };
};

const fresh = sha256.create();
const hasher = sha256.create();

/** SHA-256 of a message, into the 32 bytes given; a hasher made anew every time would cost more than the hashing. */
const hashed = (message: Uint8Array, into: Uint8Array): Uint8Array => {
  fresh._cloneInto(hasher).update(message).digestInto(into);
  return into;
};

const choose = (next: () => number, n: number): number => {
  const limit = Math.floor(0x1_0000_0000 / n) * n;
  let number = next();
  while (number >= limit) number = next();
  return number % n;
};

const bytesOfSeed = (seed: Seed): Uint8Array => {
  invariant(isSeed(seed), 'a seed is 64 hexadecimal digits');
  const bytes = new Uint8Array(seed.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = (digit(seed.charCodeAt(2 * i)) << 4) | digit(seed.charCodeAt(2 * i + 1));
  return bytes;
};

/** The value of a hexadecimal digit by its letter: the letters stand in columns 1 to 6 of the ASCII table. */
const digit = (letter: number): number => (letter & 15) + (letter > 57 ? 9 : 0);

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += pairs[byte]!;
  return text;
};
