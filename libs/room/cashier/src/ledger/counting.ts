import { type Minor } from '@cardroom/kernel';
import { type Holding, less, worth } from './holding';
import { type Balances, heldAt, type HousePlace, moved, owed, type Posting } from './postings';

/** What a count found, and its difference from what the log says: negative where something is missing. */
export interface CountResult {
  readonly counted: Holding;
  readonly difference: Holding;
  readonly differenceMinor: Minor;
}

export const comparedWith = (expected: Holding, counted: Holding): CountResult => {
  const difference = less(counted, expected);
  return { counted, difference, differenceMinor: worth(difference) };
};

export const countOf = (balances: Balances, place: HousePlace, counted: Holding): CountResult =>
  comparedWith(heldAt(balances, place), counted);

/** The place holds from now on what was counted; the house bears the difference. */
export const settled = (
  place: HousePlace,
  { difference, differenceMinor }: CountResult,
): readonly Posting[] => [
  ...moved('difference', place, difference),
  ...owed('income:over-short', differenceMinor),
];
