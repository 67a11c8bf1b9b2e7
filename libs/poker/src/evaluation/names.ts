import { type Rank } from '../cards/card';
import { type HandClass, type HandValue } from './high-hands';

export type Language = 'en' | 'fr';

interface Word {
  readonly one: string;
  readonly many: string;
}

const word = (one: string, many = `${one}s`): Word => ({ one, many });

const english: Readonly<Record<Rank, Word>> = {
  '2': word('deuce'),
  '3': word('three'),
  '4': word('four'),
  '5': word('five'),
  '6': word('six', 'sixes'),
  '7': word('seven'),
  '8': word('eight'),
  '9': word('nine'),
  T: word('ten'),
  J: word('jack'),
  Q: word('queen'),
  K: word('king'),
  A: word('ace'),
};

const french: Readonly<Record<Rank, Word>> = {
  '2': word('deux', 'deux'),
  '3': word('trois', 'trois'),
  '4': word('quatre', 'quatre'),
  '5': word('cinq', 'cinq'),
  '6': word('six', 'six'),
  '7': word('sept', 'sept'),
  '8': word('huit', 'huit'),
  '9': word('neuf', 'neuf'),
  T: word('dix', 'dix'),
  J: word('valet'),
  Q: word('dame'),
  K: word('roi'),
  A: word('as', 'as'),
};

type Phrase = (ranks: readonly Rank[]) => string;

const en = (rank: Rank | undefined): Word => english[rank ?? 'A'];
const fr = (rank: Rank | undefined): Word => french[rank ?? 'A'];

/** `à la dame`, `à l'as`, `au roi`. */
const frenchTo = (rank: Rank | undefined): string => {
  if (rank === 'A') return "à l'as";
  return rank === 'Q' ? 'à la dame' : `au ${fr(rank).one}`;
};

/** `d'as`, `de rois`. */
const frenchOf = (rank: Rank | undefined): string => (rank === 'A' ? "d'as" : `de ${fr(rank).many}`);

const englishPhrases: Readonly<Record<HandClass, Phrase>> = {
  highCard: ([a]) => `${en(a).one} high`,
  onePair: ([a]) => `pair of ${en(a).many}`,
  twoPair: ([a, b]) => `two pair, ${en(a).many} and ${en(b).many}`,
  threeOfAKind: ([a]) => `three ${en(a).many}`,
  straight: ([a]) => `${en(a).one}-high straight`,
  flush: ([a]) => `${en(a).one}-high flush`,
  fullHouse: ([a, b]) => `full house, ${en(a).many} over ${en(b).many}`,
  fourOfAKind: ([a]) => `four ${en(a).many}`,
  straightFlush: ([a]) => (a === 'A' ? 'royal flush' : `${en(a).one}-high straight flush`),
  fiveOfAKind: () => 'five aces',
};

const frenchPhrases: Readonly<Record<HandClass, Phrase>> = {
  highCard: ([a]) => `hauteur ${fr(a).one}`,
  onePair: ([a]) => `paire ${frenchOf(a)}`,
  twoPair: ([a, b]) => `deux paires, ${fr(a).many} et ${fr(b).many}`,
  threeOfAKind: ([a]) => `brelan ${frenchOf(a)}`,
  straight: ([a]) => `quinte ${frenchTo(a)}`,
  flush: ([a]) => `couleur ${frenchTo(a)}`,
  fullHouse: ([a, b]) => `full, ${fr(a).many} par les ${fr(b).many}`,
  fourOfAKind: ([a]) => `carré ${frenchOf(a)}`,
  straightFlush: ([a]) => (a === 'A' ? 'quinte flush royale' : `quinte flush ${frenchTo(a)}`),
  fiveOfAKind: () => 'cinq as',
};

/** Says a high hand as it is announced at the table: `full house, nines over fives`. */
export const handName = (value: HandValue, language: Language = 'en'): string =>
  (language === 'fr' ? frenchPhrases : englishPhrases)[value.class](value.ranks);

/** Says a low by its ranks, as it is read at the table: `8-6-4-2-A`. */
export const lowName = (ranks: readonly Rank[]): string =>
  ranks.map((rank) => (rank === 'T' ? '10' : rank)).join('-');
