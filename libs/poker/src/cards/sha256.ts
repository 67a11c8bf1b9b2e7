/**
 * SHA-256 (FIPS 180-4) in plain arithmetic, because a pure library may not reach for the machine's. It is used
 * for a few blocks per shuffle, where speed does not matter.
 */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const state = Uint32Array.from(initialState);
  const padded = pad(message);
  for (let at = 0; at < padded.length; at += 64) mix(state, schedule(padded.subarray(at, at + 64)));
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, i) => view.setUint32(i * 4, word));
  return digest;
};

const firstPrimes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};

/** The first 32 bits of the fraction of `value`, exact where the standard takes roots of small primes. */
const fractionBits = (root: bigint): number => Number(root & 0xffffffffn);

/** The largest whole r with r^power <= value. */
const wholeRoot = (value: bigint, power: bigint): bigint => {
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** power <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
};

const initialState = firstPrimes(8).map((prime) => fractionBits(wholeRoot(BigInt(prime) << 64n, 2n)));
const roundConstants = Uint32Array.from(
  firstPrimes(64).map((prime) => fractionBits(wholeRoot(BigInt(prime) << 96n, 3n))),
);

const pad = (message: Uint8Array): Uint8Array => {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = (block: Uint8Array): Uint32Array => {
  const words = new Uint32Array(64);
  const view = new DataView(block.buffer, block.byteOffset, 64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const before15 = words[i - 15]!;
    const before2 = words[i - 2]!;
    const small0 = rotate(before15, 7) ^ rotate(before15, 18) ^ (before15 >>> 3);
    const small1 = rotate(before2, 17) ^ rotate(before2, 19) ^ (before2 >>> 10);
    words[i] = words[i - 16]! + small0 + words[i - 7]! + small1;
  }
  return words;
};

const mix = (state: Uint32Array, words: Uint32Array): void => {
  let [a, b, c, d, e, f, g, h] = Array.from(state) as Eight;
  for (let i = 0; i < 64; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + roundConstants[i]! + words[i]!) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + big0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
};

type Eight = [number, number, number, number, number, number, number, number];
