import { type Language } from '../problems/problem';

type About = (text: string) => string;

/** What stands in the letter about an exclusion. */
export interface LetterWords {
  readonly title: string;
  readonly to: About;
  readonly told: Readonly<Record<'room' | 'event' | 'suspended', About>>;
  readonly until: About;
  readonly forGood: string;
  readonly rule: (id: string, title: string) => string;
  readonly reason: About;
  readonly everywhere: string;
  readonly contest: string;
  readonly signature: string;
  readonly code: About;
}

const english: LetterWords = {
  title: 'Exclusion',
  to: (name) => `To ${name}`,
  told: {
    room: (date) => `On ${date} you were excluded from this card room.`,
    event: (date) => `On ${date} you were excluded from the event that you were playing.`,
    suspended: (date) => `On ${date} you were suspended from this card room.`,
  },
  until: (date) => `This is in force until ${date}.`,
  forGood: 'This is in force until the management decides otherwise.',
  rule: (id, title) => `Rule applied: ${id} – ${title}`,
  reason: (reason) => `Reason: ${reason}`,
  everywhere: 'Meanwhile you cannot be put on a list, seated, served at the cashier or entered in an event.',
  contest: 'You may write to the management of the room about this decision, and see what is kept about you.',
  signature: 'The management',
  code: (code) => `This decision is found under ${code}.`,
};

const french: LetterWords = {
  title: 'Exclusion',
  to: (name) => `À l’attention de ${name}`,
  told: {
    room: (date) => `Le ${date}, vous avez été exclu de cette salle de jeu.`,
    event: (date) => `Le ${date}, vous avez été exclu de l’épreuve que vous disputiez.`,
    suspended: (date) => `Le ${date}, vous avez été temporairement exclu de cette salle de jeu.`,
  },
  until: (date) => `Cette mesure s’applique jusqu’au ${date}.`,
  forGood: 'Cette mesure s’applique jusqu’à décision contraire de la direction.',
  rule: (id, title) => `Règle appliquée : ${id} – ${title}`,
  reason: (reason) => `Motif : ${reason}`,
  everywhere:
    'D’ici là, vous ne pouvez être inscrit sur une liste, placé, servi à la caisse ni engagé dans une épreuve.',
  contest:
    'Vous pouvez écrire à la direction au sujet de cette décision et consulter ce qui est conservé sur vous.',
  signature: 'La direction',
  code: (code) => `Cette décision se retrouve sous le code ${code}.`,
};

export const letterWords: Readonly<Record<Language, LetterWords>> = { en: english, fr: french };
