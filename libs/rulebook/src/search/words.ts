import { type Language } from '../language';

const accents = /[\u0300-\u036f]/g;

/** Lower case, without accents or ligatures: « Dépôt, œil » and "depot, oeil" are the same words. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(accents, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');

/** Spellings of one thing that the word splitter would tear apart or keep asunder. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/hold\s?['’]?\s?em/g, 'holdem'],
  [/all[\s-]in/g, 'allin'],
  [/must[\s-]move/g, 'mustmove'],
  [/hi[\s-]lo\b|high[\s-]low/g, 'hilo'],
  [/lock[\s-]?up/g, 'lockup'],
  [/over[\s-]?sized?/g, 'oversized'],
  [/heads[\s-]up/g, 'headsup'],
  [/tete[\s-]a[\s-]tete/g, 'headsup'],
];

const numbers: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{
    ten: '10',
    twice: '2',
    deux: '2',
    trois: '3',
    quatre: '4',
    cinq: '5',
    sept: '7',
    huit: '8',
    neuf: '9',
  },
  ...{ dix: '10', thirty: '30', trente: '30', sixty: '60', soixante: '60' },
};

const emptyWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a an the of to on at by for from with and or as is are be been was were it its his her he she they who ' +
      'what when which if not no does do did has have had can may must this that there than then too'
    ).split(' '),
  ),
  fr: new Set(
    (
      'un une le la les l de des du d au aux a et ou en par pour avec sur dans ce cet cette ces se s sa son ses ' +
      'il elle on que qu qui quoi ne n pas est sont etre ete y si plus j m t c lui leur'
    ).split(' '),
  ),
};

/** Words cut to a stem short enough to join singular and plural, and a French word and its feminine. */
const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word.replace(/(?:ees|es|ee|er|s|x|e)$/, '');
};

/** The words of a text worth looking for, accent-blind, numbers as digits, in the order written. */
export const wordsOf = (text: string, language: Language): string[] => {
  const joined = spellings.reduce((done, [pattern, word]) => done.replace(pattern, word), plain(text));
  return joined
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !emptyWords[language].has(word))
    .map((word) => stem(numbers[word] ?? word));
};
