import { type Refusal } from '@cardroom/kernel';
import { lettersAsRead, wordsAsRead } from './folding';
import { aliasShowsName } from './refusals';

/** As it stands on the paper that was shown. Known to a decision, never part of a fact. */
export interface LegalName {
  readonly familyName: string;
  readonly givenNames: string;
}

/** Shorter family names are ordinary syllables (`Le`, `Roy`) and count as whole words only. */
const lettersFoundInside = 5;

/** Whether an alias gives a legal name away: the family name, alone or with others, in any order and spelling. */
export const showsName = (alias: string, { familyName, givenNames }: LegalName): boolean => {
  const family = lettersAsRead(familyName);
  if (family === '') return false;
  const letters = lettersAsRead(alias);
  const given = lettersAsRead(givenNames);
  const first = wordsAsRead(givenNames)[0] ?? '';
  const whole = [family, family + given, given + family, family + first, first + family];
  if (whole.includes(letters) || wordsAsRead(alias).includes(family)) return true;
  return family.length >= lettersFoundInside && letters.includes(family);
};

/** What stands on a board does not say who somebody is by law. A first name alone does not. */
export const aliasHidesName = ({
  alias,
  legalName,
}: {
  readonly alias: string;
  readonly legalName?: LegalName | null;
}): Refusal | null => (legalName && showsName(alias, legalName) ? aliasShowsName() : null);
