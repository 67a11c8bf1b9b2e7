import { type PlayerId } from '@cardroom/kernel';
import { folded, wordsOf } from './folding';

/**
 * How many single letters have to be put in, left out, exchanged or swapped with their neighbour to make one text of
 * the other (optimal string alignment). Answers `most` + 1 as soon as it is more than `most`.
 */
export const lettersApart = (a: string, b: string, most = Infinity): number => {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.entries()) {
    const next = nextRow({ letter, last: from[i - 1], to }, row, before);
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[to.length] ?? 0, most + 1);
};

interface Letters {
  readonly letter: string;
  readonly last: string | undefined;
  readonly to: readonly string[];
}

const nextRow = (
  { letter, last, to }: Letters,
  row: readonly number[],
  before: readonly number[],
): number[] => {
  const next = [(row[0] ?? 0) + 1];
  for (const [j, other] of to.entries()) {
    const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1);
    const least = Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
    const isSwap = j > 0 && letter === to[j - 1] && last === other;
    next.push(isSwap ? Math.min(least, (before[j - 1] ?? 0) + 1) : least);
  }
  return next;
};

/** What is compared of a player; the parts of the record only where there is one. */
export interface Likeness {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly legalName?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly document?: string | undefined;
  readonly card?: string | undefined;
  readonly phone?: string | undefined;
}

export const likenessReasons = [
  'same-document',
  'same-card',
  'same-phone',
  'name-alike',
  'same-birth-date',
  'alias-alike',
] as const;
export type LikenessReason = (typeof likenessReasons)[number];

export interface Likely {
  readonly players: readonly [PlayerId, PlayerId];
  /** 100 is certain. */
  readonly score: number;
  readonly reasons: readonly LikenessReason[];
}

/** A typing error or two, in words long enough that another word is not meant. */
const lettersForgiven = (text: string): number => (text.length >= 8 ? 2 : text.length >= 4 ? 1 : 0);

/** One spelling of a name whatever the order of its parts, accents, capitals and hyphens. */
export const spellingOf = (name: string): string => [...wordsOf(name)].sort().join(' ');

export const namesAlike = (a: string, b: string): boolean => {
  const [one, other] = [spellingOf(a), spellingOf(b)];
  if (one === '' || other === '') return false;
  const forgiven = Math.min(lettersForgiven(one), lettersForgiven(other));
  return lettersApart(one, other, forgiven) <= forgiven;
};

const codeOf = (code: string | undefined): string => folded(code ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '');
const isSameCode = (a: string | undefined, b: string | undefined): boolean =>
  codeOf(a) !== '' && codeOf(a) === codeOf(b);

const weights: Readonly<Record<LikenessReason, number>> = {
  'same-document': 100,
  'same-card': 100,
  'same-phone': 45,
  'name-alike': 50,
  'same-birth-date': 30,
  'alias-alike': 25,
};

/** From this score on two numbers are shown as perhaps one person; an alias alone is not enough. */
export const likelyFrom = 45;

const compare = (a: Likeness, b: Likeness): readonly LikenessReason[] => {
  const said: Readonly<Record<LikenessReason, boolean>> = {
    'same-document': isSameCode(a.document, b.document),
    'same-card': isSameCode(a.card, b.card),
    'same-phone': isSameCode(a.phone, b.phone),
    'name-alike': namesAlike(a.legalName ?? '', b.legalName ?? ''),
    'same-birth-date': a.birthDate !== undefined && a.birthDate === b.birthDate,
    'alias-alike': namesAlike(a.alias, b.alias),
  };
  return likenessReasons.filter((reason) => said[reason]);
};

/** Two birth dates that differ are two people, whatever else is alike but the papers themselves. */
const isContradicted = (a: Likeness, b: Likeness): boolean =>
  a.birthDate !== undefined && b.birthDate !== undefined && a.birthDate !== b.birthDate;

/** How likely two numbers are one person, and why; null where there is too little to say so. */
export const likelySame = (a: Likeness, b: Likeness): Likely | null => {
  const reasons = compare(a, b);
  const sum = reasons.reduce((total, reason) => total + weights[reason], 0);
  const bothUnnamed = a.legalName === undefined && b.legalName === undefined;
  const isSameAlias = spellingOf(a.alias) === spellingOf(b.alias) && spellingOf(a.alias) !== '';
  const unnamed = bothUnnamed && isSameAlias ? likelyFrom : 0;
  const score = Math.min(100, Math.max(sum, unnamed)) - (isContradicted(a, b) ? 50 : 0);
  return score >= likelyFrom ? { players: [a.playerId, b.playerId], score, reasons } : null;
};

/** Every way to leave out one letter, and the text itself: two texts that are a slip apart share one. */
const slipsOf = (text: string): readonly string[] => [
  text,
  ...Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1)),
];

const keysOf = ({ alias, legalName, document, card, phone }: Likeness): readonly string[] => [
  ...slipsOf(spellingOf(alias)).map((slip) => `alias ${slip}`),
  ...(legalName === undefined ? [] : slipsOf(spellingOf(legalName)).map((slip) => `name ${slip}`)),
  ...[document, card, phone].flatMap((code) => (codeOf(code) === '' ? [] : [`code ${codeOf(code)}`])),
];

const likeliestFirst = (a: Likely, b: Likely): number =>
  b.score - a.score || a.players.join().localeCompare(b.players.join());

/** Who else a player may be among others, likeliest first. */
export const likelyThe = (player: Likeness, others: readonly Likeness[]): readonly Likely[] =>
  others
    .filter(({ playerId }) => playerId !== player.playerId)
    .flatMap((other) => likelySame(player, other) ?? [])
    .sort(likeliestFirst);

/**
 * All pairs that are perhaps one person, likeliest first. Only those are compared that share a spelling, or one with a
 * letter less, or a number: thousands of players cost a moment, and two slips in one name are found by `likelyThe`.
 */
export const likelyPairs = (players: readonly Likeness[]): readonly Likely[] => {
  const sharing = new Map<string, Likeness[]>();
  const found: Likely[] = [];
  for (const player of players) {
    const keys = [...new Set(keysOf(player))];
    const others = new Set(keys.flatMap((key) => sharing.get(key) ?? []));
    found.push(...[...others].flatMap((other) => likelySame(other, player) ?? []));
    for (const key of keys) sharing.set(key, [...(sharing.get(key) ?? []), player]);
  }
  return found.sort(likeliestFirst);
};
