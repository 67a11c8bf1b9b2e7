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

const insultIn = (alias: string, insult: string): boolean => {
  const words = wordsAsRead(alias);
  const letters = lettersAsRead(alias);
  if (words.includes(insult) || words.includes(`${insult}s`) || letters === insult) return true;
  if (insult.length >= lettersFoundInside && letters.includes(insult)) return true;
  if (![...words, letters].some(stretched)) return false;
  const short = unstretched(insult);
  if ([...words, letters].map(unstretched).includes(short)) return true;
  return short.length >= lettersFoundInside && unstretched(letters).includes(short);
};

interface Shown {
  readonly alias: string;
  /** The house's own list; the starting one where the edge knows of no other. */
  readonly insults?: readonly string[];
}

/** An alias insults nobody, however it is spelled: accents, signs for letters and stretched letters make no difference. */
export const aliasIsDecent = ({ alias, insults = startingInsults }: Shown): Refusal | null =>
  insults.some((insult) => insultIn(alias, lettersAsRead(insult))) ? aliasInsulting() : null;
