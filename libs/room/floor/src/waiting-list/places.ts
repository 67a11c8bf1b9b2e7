import { type EntryId } from '@cardroom/kernel';
import { type Place } from '../state';

const workedRanks = new WeakMap<readonly Place[], ReadonlyMap<EntryId, number>>();

/** The rank of each entry of a list, worked out once for each order of it. */
export const ranksIn = (places: readonly Place[]): ReadonlyMap<EntryId, number> => {
  const known = workedRanks.get(places);
  if (known) return known;
  const ranks = new Map(places.map(({ entryId, rank }) => [entryId, rank]));
  workedRanks.set(places, ranks);
  return ranks;
};

/** An entry with its rank before and after; undefined where it was or is not on the list. */
export interface MovedEntry {
  readonly entryId: EntryId;
  readonly was: number | undefined;
  readonly is: number | undefined;
}

/** How many places from an end are the very same. */
const sameFrom = (a: readonly Place[], b: readonly Place[], at: (i: number) => number): number => {
  const most = Math.min(a.length, b.length);
  for (let i = 0; i < most; i++) if (a.at(at(i)) !== b.at(at(i))) return i;
  return most;
};

/** The entries that came to a list, left it or stand elsewhere on it. */
export const movedPlaces = (was: readonly Place[], is: readonly Place[]): readonly MovedEntry[] => {
  if (was === is) return [];
  const head = sameFrom(was, is, (i) => i);
  const [wasRest, isRest] = [was.slice(head), is.slice(head)];
  const tail = sameFrom(wasRest, isRest, (i) => -1 - i);
  const wasRanks = ranksIn(wasRest.slice(0, wasRest.length - tail));
  const isRanks = ranksIn(isRest.slice(0, isRest.length - tail));
  return [...new Set([...wasRanks.keys(), ...isRanks.keys()])]
    .map((entryId) => ({ entryId, was: wasRanks.get(entryId), is: isRanks.get(entryId) }))
    .filter((moved) => moved.was !== moved.is);
};
