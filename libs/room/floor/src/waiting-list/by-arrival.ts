import { type EntryId, type GameId, type Instant } from '@cardroom/kernel';
import { type FloorFacts, liveEntry, placesOf } from '../state';

/** Times of joining count to the second (RRP-2.3.1). */
const secondOf = (at: Instant): number => Math.floor(at / 1000);

/**
 * Whom a name passes that stands by its time of joining (RRP-2.3.1): those at the end of the list who joined in a
 * later second. Nobody who had joined before is passed, wherever the floor has put those behind him.
 */
export const joinedAfter = (floor: FloorFacts, gameId: GameId, joinedAt: Instant): readonly EntryId[] => {
  const order = placesOf(floor, gameId).map(({ entryId }) => entryId);
  const isLater = (entryId: EntryId) =>
    secondOf(liveEntry(floor, entryId)?.joinedAt ?? joinedAt) > secondOf(joinedAt);
  return order.slice(order.findLastIndex((entryId) => !isLater(entryId)) + 1);
};
