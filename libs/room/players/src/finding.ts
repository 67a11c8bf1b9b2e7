import { lettersApart } from './alike';
import { wordsOf } from './folding';

/** A typing error in a word of four letters, two in one of eight. */
const forgiven = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

const isMeant = (typed: string, word: string): boolean => {
  if (word.startsWith(typed)) return true;
  const most = Math.min(forgiven(typed), forgiven(word));
  return most > 0 && lettersApart(typed, word, most) <= most;
};

/**
 * Whether a name is what somebody looks for: every word typed begins a word of the name, or is one but for a letter
 * or two. Accents, capitals and the order of the words make no difference.
 */
export const isNameFound = (typed: string, name: string): boolean => {
  const words = wordsOf(name);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((each) => words.some((word) => isMeant(each, word)));
};
