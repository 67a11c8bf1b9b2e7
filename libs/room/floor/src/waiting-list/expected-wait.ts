import { type EntryId, type GameId } from '@cardroom/kernel';
import { type FloorFacts } from '../state';
import { type ExpectedWait, waitsFrom } from './pace';
import { callableInOrder, sendings } from './turn';

/** What a list says of its waits: by entry that can be called, and for whoever joins it now. */
export interface ListWaits {
  readonly ofEntry: ReadonlyMap<EntryId, ExpectedWait>;
  readonly newcomer: ExpectedWait | null;
}

const worked = new WeakMap<FloorFacts, Map<GameId, ListWaits>>();

/**
 * The expected waits of a game, from the room's own history; null where too little was observed. Names that cannot
 * be called now are passed over, as a call would pass them; who has a free seat before him waits for his call alone.
 */
const waitsOn = (floor: FloorFacts, gameId: GameId): ListWaits => {
  const callable = callableInOrder(floor, gameId);
  const pace = floor.paces.get(gameId);
  const free = sendings(floor, gameId).length;
  const waits = waitsFrom(pace, Math.max(0, callable.length + 1 - free));
  const isKnown = waitsFrom(pace, 1).length > 0;
  const atOnce = isKnown ? { lowMinutes: 0, highMinutes: floor.settings.callAnswerMinutes } : null;
  const nth = (i: number): ExpectedWait | null => (i < free ? atOnce : (waits[i - free] ?? null));
  const ofEntry = new Map<EntryId, ExpectedWait>();
  callable.forEach(({ entryId }, i) => {
    const wait = nth(i);
    if (wait) ofEntry.set(entryId, wait);
  });
  return { ofEntry, newcomer: nth(callable.length) };
};

/** Worked out once for all boards of a moment. */
export const expectedWaits = (floor: FloorFacts, gameId: GameId): ListWaits => {
  const games = worked.get(floor) ?? new Map<GameId, ListWaits>();
  worked.set(floor, games);
  const known = games.get(gameId);
  if (known) return known;
  const waits = waitsOn(floor, gameId);
  games.set(gameId, waits);
  return waits;
};
