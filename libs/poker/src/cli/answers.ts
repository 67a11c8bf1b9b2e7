import { type LegalActions } from '../betting/legal-actions';
import { type Card, type SeenCard } from '../cards/card';
import { parseCards } from '../cards/notation';
import { type Action } from '../hand/commands';
import { type Chips } from '../hand/state';

const wordsFor: Readonly<Record<string, readonly string[]>> = {
  fold: ['f', 'fold', 'p', 'passer', 'passe'],
  check: ['k', 'x', 'check', 'parole'],
  call: ['c', 'call', 's', 'suivre', 'suis'],
  bringIn: ['i', 'bring', 'bringin', 'o', 'ouverture'],
  allIn: ['a', 'allin', 'all-in', 'tapis'],
  wager: ['b', 'bet', 'r', 'raise', 'm', 'miser', 'mise', 'relancer', 'relance', 'complete', 'compléter'],
};

const meaningOf = (word: string): string | undefined =>
  Object.keys(wordsFor).find((meaning) => wordsFor[meaning]?.includes(word));

const allIn = (legal: LegalActions): Action => {
  if (!legal.wager.allowed) return { kind: 'call' };
  return { kind: 'wager', to: Math.max(...legal.wager.amounts.map(({ maxTo }) => maxTo)) };
};

const numberIn = (words: readonly string[]): Chips | null => {
  const digits = words.find((word) => /^\d+$/u.test(word));
  return digits === undefined ? null : Number(digits);
};

/**
 * What a person typed as an action: a word in English or French, with a total for a bet or raise; null when unclear.
 * `c` with nothing to call is a check.
 */
export const actionOfAnswer = (answer: string, legal: LegalActions): Action | null => {
  const words = answer.trim().toLowerCase().split(/\s+/u);
  const meaning = meaningOf(words[0] ?? '');
  const to = numberIn(words);
  if (meaning === 'allIn') return allIn(legal);
  if (meaning === 'wager' || (meaning === undefined && to !== null))
    return to === null ? null : { kind: 'wager', to };
  if (meaning === 'call' && !legal.call.allowed && legal.check.allowed) return { kind: 'check' };
  if (meaning === 'fold' || meaning === 'check' || meaning === 'call' || meaning === 'bringIn')
    return { kind: meaning };
  return null;
};

/** The cards a person throws away: as cards, or as their places from 1; none for an empty answer or `-`. */
export const discardsOfAnswer = (answer: string, held: readonly SeenCard[]): readonly SeenCard[] | null => {
  const text = answer.trim();
  if (text === '' || text === '-') return [];
  if (/^[1-5]([\s,]*[1-5])*$/u.test(text)) {
    const places = new Set([...text.matchAll(/\d/gu)].map(([digit]) => Number(digit) - 1));
    return held.filter((_, place) => places.has(place));
  }
  const cards: readonly Card[] | null = parseCards(text.replaceAll(',', ' '));
  return cards?.every((card) => held.includes(card)) ? cards : null;
};
