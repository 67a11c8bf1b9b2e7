import { type Language } from '../evaluation/names';

const en = {
  commitment: (hash: string) => `Published before the deal (SHA-256 of the seed): ${hash}`,
  seed: (seed: string) => `The seed, so that you can check the deal: ${seed}`,
  saved: (path: string) => `Facts written to ${path}; check them with: npm run hand -- verify ${path}`,
  written: (path: string) => `Hand history written to ${path}`,
  notWritten: (why: string) => `No hand history was written: ${why}`,
  yourCards: (cards: string) => `  Your cards: ${cards}`,
  act: '  Your action (fold, check, call, an amount to bet or raise to, all-in): ',
  discard: '  Cards to throw away (2h 7c, or their places 1 3; empty to stand pat): ',
  show: '  Show or muck your hand (s/m): ',
  unclear: '  That is no action.',
  refused: (why: string) => `  Not allowed: ${why}`,
  inputEnded: '\n  The input has ended: from here on you check or fold.',
} as const;

export type PlayWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (text: string) => string;
};

const fr: PlayWords = {
  commitment: (hash) => `Publié avant la donne (SHA-256 de la graine) : ${hash}`,
  seed: (seed) => `La graine, pour que vous puissiez vérifier la donne : ${seed}`,
  saved: (path) => `Faits écrits dans ${path} ; pour les vérifier : npm run hand -- verify ${path}`,
  written: (path) => `Coup écrit dans ${path}`,
  notWritten: (why) => `Le coup n'a pas été écrit : ${why}`,
  yourCards: (cards) => `  Vos cartes : ${cards}`,
  act: '  Votre action (passer, parole, suivre, un montant à miser ou auquel relancer, tapis) : ',
  discard: '  Cartes à jeter (2h 7c, ou leurs places 1 3 ; rien pour rester servi) : ',
  show: '  Montrer ou jeter votre main (m/j) : ',
  unclear: "  Ce n'est pas une action.",
  refused: (why) => `  Non permis : ${why}`,
  inputEnded: "\n  Plus d'entrée : désormais vous dites parole ou passez.",
};

const words: Readonly<Record<Language, PlayWords>> = { en, fr };

export const playWordsIn = (language: Language): PlayWords => words[language];
