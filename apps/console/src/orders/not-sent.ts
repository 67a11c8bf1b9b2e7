import { type Problem } from '@cardroom/contracts';
import { type Outcome } from './orders';

const texts = {
  en: 'The room’s server did not answer. Whether it was done will show; nothing more was sent.',
  fr: 'Le serveur de la salle n’a pas répondu. On verra si c’est fait\u00a0; rien d’autre n’a été envoyé.',
} as const;

/** Said on a form whose order was given up without an answer: it stays open, since nothing is known to be done. */
const notSent: Problem = {
  type: 'about:blank',
  title: texts.en,
  status: 0,
  detail: texts.en,
  texts,
  instance: '',
  code: 'console.not-answered',
  facts: {},
};

/** What a form says of its order: why it was refused, or that there was no answer; null when it is done. */
export const problemIn = (outcome: Outcome): Problem | null => {
  if (outcome.kind === 'done') return null;
  return outcome.kind === 'refused' ? outcome.problem : notSent;
};
