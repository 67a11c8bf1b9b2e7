import { readFileSync } from 'node:fs';
import { InvariantBroken } from '@cardroom/kernel';
import { type Language } from '../evaluation/names';
import { type HandEvent } from '../hand/events';
import { type DealtFinding, type DealtVerification, verifyDealtHand } from '../phh/verify-dealt';

const texts = {
  en: {
    unreadable: 'This file does not hold the events of a dealt hand.',
    lost: (why: string) => `The events lose a card or a chip: ${why}.`,
    commitment: (hash: string) => `Published before the deal: ${hash}`,
    wrong: 'WRONG',
    event: 'event',
    good: 'The hand was dealt as committed to.',
    bad: 'The hand was NOT dealt as committed to.',
    checks: {
      commitment: 'the seed is the one committed to',
      shuffle: 'the deck is in the order of the seed',
      deals: 'every card came off that deck in its turn',
      awards: 'the pots went where the cards say',
      end: 'the hand was played to its end',
    },
  },
  fr: {
    unreadable: "Ce fichier ne contient pas les faits d'un coup distribué.",
    lost: (why: string) => `Les faits perdent une carte ou un jeton : ${why}.`,
    commitment: (hash: string) => `Publié avant la donne : ${hash}`,
    wrong: 'FAUX',
    event: 'fait',
    good: "Le coup a été distribué comme on s'y était engagé.",
    bad: "Le coup n'a PAS été distribué comme on s'y était engagé.",
    checks: {
      commitment: "la graine est celle de l'engagement",
      shuffle: "le paquet est dans l'ordre de la graine",
      deals: 'chaque carte est venue de ce paquet à son tour',
      awards: 'les pots sont allés où les cartes le disent',
      end: "le coup est allé jusqu'à sa fin",
    },
  },
} as const;

/** What `hand -- verify` says, and whether everything fits. */
export interface Verified {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

const findingLine = ({ check, ok, event }: DealtFinding, language: Language): string => {
  const words = texts[language];
  const place = event === undefined ? '' : ` (${words.event} ${event})`;
  return `  ${ok ? 'ok   ' : words.wrong} ${words.checks[check]}${place}`;
};

const isList = (value: unknown): value is readonly HandEvent[] =>
  Array.isArray(value) &&
  value.every((event) => typeof event === 'object' && event !== null && 'type' in event);

const eventsOf = (text: string): readonly HandEvent[] | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isList(value) ? value : null;
  } catch {
    return null;
  }
};

const verificationOf = (text: string): DealtVerification | InvariantBroken | null => {
  const events = eventsOf(text);
  try {
    return events && verifyDealtHand(events);
  } catch (error) {
    return error instanceof InvariantBroken ? error : null;
  }
};

/** Checks the events of a dealt hand, as a JSON list, from the published facts alone. */
export const verifyFile = (path: string, language: Language): Verified => {
  const words = texts[language];
  const verified = verificationOf(readFileSync(path, 'utf8'));
  if (verified === null) return { lines: [words.unreadable], ok: false };
  if (verified instanceof InvariantBroken)
    return { lines: [words.lost(verified.message), words.bad], ok: false };
  const ok = verified.findings.every((found) => found.ok);
  const lines = [
    words.commitment(verified.commitment),
    ...verified.findings.map((found) => findingLine(found, language)),
    ok ? words.good : words.bad,
  ];
  return { lines, ok };
};
