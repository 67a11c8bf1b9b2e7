import { type Language } from '../language';
import { wordsOf } from './words';

/**
 * What people at a table say for what the rules call otherwise. A query for any word of a line finds the others;
 * words are cut to their stems like everything else, so one form of each is enough.
 */
const sayings: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'away absent absence',
    'early premature prematurely',
    'dropped fell fallen floor',
    'rathole ratholing south',
    'shows showing showdown tabled',
    'flashed exposed flipped',
    'insult obscene abuse language',
    'rent collection',
    'cheat cheating collusion',
    'visitor spectator guest rail',
    'clock time',
    'undercall underbet short',
    'cancel cancelled cancellation',
    'bust eliminated elimination out',
    'cellphone mobile phone',
    'wheel straight',
    'floorman floor supervisor',
    'barred ban bar exclusion',
    'behind transit',
  ],
  fr: [
    'tôt prématuré prématurément',
    'tombée échappée terre',
    'retournée exposée',
    'insulte injure grossier',
    'fumer tabac cigarette',
    'absent absence',
    'allin tapis',
    'check parole checker',
    'fold coucher jeter passer',
    'raise relance surenchère',
    'muck défausse',
    'clock temps',
    'maldonne misdeal',
    'loyer redevance',
    'portable téléphone',
    'triche tricherie collusion',
    'visiteur spectateur invité public',
    'board tableau',
    'river rivière',
    'turn tournant',
    'straddle option',
    'tournoi épreuve',
    'éliminé élimination sauté',
    'espèces liquide billet',
    'retard retardataire',
    'abattage montrer étaler',
    'place siège',
    'interdire exclure exclusion',
  ],
};

const groupsOf = (language: Language): ReadonlyMap<string, readonly string[]> => {
  const groups = sayings[language].map((line) => wordsOf(line, language));
  const words = new Set(groups.flat());
  return new Map(
    [...words].map((word) => [word, [...new Set(groups.filter((group) => group.includes(word)).flat())]]),
  );
};

const groups: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  en: groupsOf('en'),
  fr: groupsOf('fr'),
};

/** Other words that say the same as this stem. */
export const synonymsOf = (word: string, language: Language): readonly string[] =>
  groups[language].get(word)?.filter((synonym) => synonym !== word) ?? [];
