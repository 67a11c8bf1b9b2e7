import { isSimpleSecret } from '@cardroom/contracts';
import { hash, verify } from '@node-rs/argon2';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What a token is for; it stands in its first letters, so that a bearer token is looked for in one table only. */
export type TokenKind = 'session' | 'program' | 'device' | 'seat';

const prefixes: Readonly<Record<TokenKind, string>> = {
  session: 'crs_',
  program: 'crp_',
  device: 'crd_',
  seat: 'crt_',
};

/** 256 random bits; whoever holds it acts. Only its hash is kept. */
export const newToken = (kind: TokenKind): string => prefixes[kind] + randomBytes(32).toString('base64url');

export const kindOfToken = (token: string): TokenKind | null => {
  const kinds = Object.keys(prefixes) as TokenKind[];
  return kinds.find((kind) => token.startsWith(prefixes[kind])) ?? null;
};

/** A plain digest is enough: a token cannot be guessed, unlike a code. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Known to whoever may read answers of this site, and to nobody who can only make a browser send its cookie. */
export const csrfOfToken = (token: string): string =>
  createHash('sha256').update(`csrf:${token}`).digest('base64url');

export const isSameText = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Random letters and digits that are hard to misread, 5 bits each. */
export const drawLetters = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** An id that cannot be guessed, 95 bits. */
export const drawId = (kind: string): string => `${kind}-${drawLetters(19).toLowerCase()}`;

export const staffNumberDigits = 4;
const secretDigits = 6;

export const drawSecret = (): string => {
  const secret = String(randomInt(10 ** secretDigits)).padStart(secretDigits, '0');
  return isSimpleSecret(secret) ? drawSecret() : secret;
};

/** argon2id with 19 MiB and two passes, the library's and OWASP's setting: about 20 ms. */
export const hashOfSecret = (secret: string): Promise<string> => hash(secret);

let nobody: Promise<string> | null = null;

/** Compares a secret with the kept hash; for nobody (null) it takes the same time and answers no. */
export const isSecretOf = async (secret: string, kept: string | null): Promise<boolean> => {
  nobody ??= hashOfSecret(drawLetters(16));
  const matches = await verify(kept ?? (await nobody), secret);
  return matches && kept !== null;
};
