import { type Refusal } from '@cardroom/kernel';
import { lettersAsRead, stretched, unstretched, wordsAsRead } from './folding';
import { aliasInsulting } from './refusals';

/**
 * What no board shows, in both languages: where a house begins. It keeps a list of its own (`insults`), because what
 * insults depends on who reads it.
 */
export const startingInsults: readonly string[] = [
  'abruti',
  'asshole',
  'bastard',
  'batard',
  'bitch',
  'bougnoule',
  'branleur',
  'bullshit',
  'con',
  'connard',
  'connasse',
  'couille',
  'cretin',
  'cunt',
  'debile',
  'dickhead',
  'encule',
  'faggot',
  'fuck',
  'fucker',
  'fucking',
  'fuckoff',
  'fuckyou',
  'hitler',
  'merde',
  'motherfucker',
  'nazi',
  'negre',
  'nigger',
  'nique',
  'niquer',
  'pede',
  'petasse',
  'putain',
  'pute',
  'retarded',
  'salaud',
  'salope',
  'shit',
  'slut',
  'wanker',
  'whore',
];

/** From this length on a word insults inside another too; shorter ones stand in honest names (`Constance`, `Dominique`). */
const lettersFoundInside = 6;

/** An alias as it may be read, taken apart once for the whole list. */
interface Read {
  readonly words: readonly string[];
  readonly letters: string;
  /** The same with one of each stretched letter; empty where none is stretched. */
  readonly short: readonly string[];
}

const read = (alias: string): Read => {
  const [words, letters] = [wordsAsRead(alias), lettersAsRead(alias)];
  const all = [...words, letters];
  return { words, letters, short: all.some(stretched) ? all.map(unstretched) : [] };
};

const isInsultIn = ({ words, letters, short }: Read, insult: string): boolean => {
  if (words.includes(insult) || words.includes(`${insult}s`) || letters === insult) return true;
  if (insult.length >= lettersFoundInside && letters.includes(insult)) return true;
  if (short.length === 0) return false;
  const less = unstretched(insult);
  return short.includes(less) || (less.length >= lettersFoundInside && unstretched(letters).includes(less));
};

interface Shown {
  readonly alias: string;
  /** The house's own list; the starting one where the edge knows of no other. */
  readonly insults?: readonly string[];
}

/** An alias insults nobody, however it is spelled: accents, signs for letters and stretched letters make no difference. */
export const aliasIsDecent = ({ alias, insults = startingInsults }: Shown): Refusal | null => {
  const asItReads = read(alias);
  return insults.some((insult) => isInsultIn(asItReads, lettersAsRead(insult))) ? aliasInsulting() : null;
};
