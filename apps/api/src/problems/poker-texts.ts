import { type Language, type ProblemText } from './problem';

const titles: Readonly<Record<Language, string>> = { en: 'Not by the rules', fr: 'Contraire aux règles' };

const details: Readonly<Record<Language, (words: string) => string>> = {
  en: (words) => `The rules of the game do not allow this: ${words}.`,
  fr: (words) => `Les règles du jeu ne le permettent pas\u00a0: ${words}.`,
};

/** What is said most often of a hand, in the players' words; the rest is named by the engine's own. */
const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'poker.not-your-turn': { en: 'it is another player’s turn', fr: 'c’est le tour d’un autre joueur' },
  'poker.check-not-allowed': { en: 'there is a bet to face', fr: 'il y a une mise à suivre' },
  'poker.facing-bet': { en: 'there is a bet to face', fr: 'il y a une mise à suivre' },
  'poker.nothing-to-call': { en: 'there is nothing to call', fr: 'il n’y a rien à suivre' },
  'poker.below-minimum-bet': { en: 'the wager is below the minimum', fr: 'la mise est sous le minimum' },
  'poker.above-pot': { en: 'the wager is above the pot', fr: 'la mise dépasse le pot' },
  'poker.above-stack': { en: 'it is more than the stack', fr: 'c’est plus que le tapis' },
  'poker.short-call-pending': {
    en: 'a short call is to be settled first',
    fr: 'un suivi incomplet est à régler d’abord',
  },
  'poker.unknown-seat': { en: 'this seat is not in the hand', fr: 'ce siège n’est pas dans le coup' },
};

/** Words for a refusal of the poker engine. */
export const pokerTextOf = (code: string, language: Language): ProblemText => {
  const said = words[code]?.[language] ?? code.replace(/^poker\./, '').replaceAll('-', ' ');
  return { title: titles[language], detail: details[language](said) };
};
