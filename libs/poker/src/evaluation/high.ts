import { invariant } from '@cardroom/kernel';
import { type Card, type CardCode, codeOf, jokerCode } from '../cards/card';
import { fiveAces } from './high-hands';
import {
  type HighRules,
  highTables,
  type HighTables,
  offsuitOf,
  standardHighRules,
  suitedOf,
} from './high-tables';
import { rankIndex, rankKeys } from './rank-index';

/**
 * How good a high hand is: any two are compared as numbers and the greater wins, whatever the number of cards
 * they were made from. From 1 (7-5-4-3-2) to 7,465 (five aces); `handValueOf` says what it stands for.
 */
export type HighStrength = number;

/** Per card, its rank's key; the joker adds nothing. */
const keys = Int32Array.from({ length: 53 }, (_, code) => (code === jokerCode ? 0 : rankKeys[code >> 2]!));

/** Per card, one in the counter of its suit (four bits each); the joker in a fifth counter. */
const suitCounters = Int32Array.from({ length: 53 }, (_, code) =>
  code === jokerCode ? 1 << 16 : 1 << ((code & 3) * 4),
);
const threeOfEachSuit = 0x3333;
const flushOrJoker = 0x18888;

/**
 * As `highStrength`, for card codes that the caller knows to be 5 to 7 different ones; fastest when they always come
 * in the same kind of list, a `Uint8Array` for instance.
 */
export const highStrengthOfCodes = (codes: ArrayLike<CardCode>, tables: HighTables): HighStrength => {
  const size = codes.length;
  let sum = 0;
  let counters = threeOfEachSuit;
  for (let i = 0; i < size; i++) {
    const code = codes[i]!;
    sum = (sum + keys[code]!) | 0;
    counters += suitCounters[code]!;
  }
  if ((counters & flushOrJoker) !== 0) return specialStrength(codes, counters, tables);
  return tables.offsuit[size]![rankIndex(size, sum)]! || offsuitOf(tables, size, sum);
};

/** Five cards of a suit, or the joker. */
const specialStrength = (codes: ArrayLike<CardCode>, counters: number, tables: HighTables): HighStrength => {
  const special = counters & flushOrJoker;
  if (special & 0x10000) return strengthWithJoker(codes, tables);
  return suitedOf(tables, suitMask(codes, suitOfCounters(special)));
};

const suitOfCounters = (special: number): number => (31 - Math.clz32(special)) >> 2;

/** The ranks held in a suit, bit 0 the deuce. */
const suitMask = (codes: ArrayLike<CardCode>, suit: number): number => {
  let mask = 0;
  for (let i = 0; i < codes.length; i++)
    if ((codes[i]! & 3) === suit && codes[i] !== jokerCode) mask |= 1 << (codes[i]! >> 2);
  return mask;
};

/**
 * The joker is a bug: an ace, or whatever fills a straight or a flush (RRP-9.3.2); in a flush the highest card
 * of the suit that is missing (RRP-9.3.3).
 */
const strengthWithJoker = (codes: ArrayLike<CardCode>, tables: HighTables): HighStrength => {
  let held = 0;
  let sum = rankKeys[12]!;
  let aces = 0;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === jokerCode) continue;
    held |= 1 << (code >> 2);
    sum = (sum + keys[code]!) | 0;
    if (code >> 2 === 12) aces++;
  }
  if (aces === 4) return fiveAces;
  const { suited, straight } = tables.withJoker();
  let best = Math.max(offsuitOf(tables, codes.length, sum), straight[held]!);
  for (let suit = 0; suit < 4; suit++) best = Math.max(best, suited[suitMask(codes, suit)]!);
  return best;
};

/**
 * The strength of the best five of 5, 6 or 7 different cards, one of which may be the joker. Suits never
 * matter between hands (RRP-3.7.1, THR-A27, FR4-1.23), and only five cards count (THR-A24).
 */
export const highStrength = (cards: readonly Card[], rules: HighRules = standardHighRules): HighStrength => {
  const size = cards.length;
  let sum = 0;
  let counters = threeOfEachSuit;
  let seenLow = 0;
  let seenHigh = 0;
  for (let i = 0; i < size; i++) {
    const code = codeOf(cards[i]!);
    sum = (sum + keys[code]!) | 0;
    counters += suitCounters[code]!;
    if (code < 27) seenLow |= 1 << code;
    else seenHigh |= 1 << (code - 27);
  }
  checkSeen([seenLow, seenHigh], cards, [5, 7]);
  const tables = highTables(rules);
  if ((counters & flushOrJoker) !== 0) return specialStrength(cards.map(codeOf), counters, tables);
  return tables.offsuit[size]![rankIndex(size, sum)]! || offsuitOf(tables, size, sum);
};

/** Whether what was seen, a bit for each card, is as many cards as there should be; -1 is in the top bit. */
const checkSeen = (
  [low, high]: readonly [number, number],
  cards: readonly Card[],
  [least, most]: readonly [number, number],
): void => {
  invariant(cards.length >= least && cards.length <= most, 'there are too few or too many cards for a hand');
  invariant(low >= 0 && ones(low) + ones(high) === cards.length, 'a hand is read from different cards');
};

/** The codes of cards that are all different, at least and at most so many. */
export const checkedCodes = (
  cards: readonly Card[],
  limits: readonly [number, number],
): readonly CardCode[] => {
  const codes: CardCode[] = [];
  let seenLow = 0;
  let seenHigh = 0;
  for (const card of cards) {
    const code = codeOf(card);
    codes.push(code);
    if (code < 27) seenLow |= 1 << code;
    else seenHigh |= 1 << (code - 27);
  }
  checkSeen([seenLow, seenHigh], cards, limits);
  return codes;
};

const ones = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};
