import { moveBefore, putEntry, putPlaces, recordOvertakings } from '../keeping';
import { type EvolutionsOf } from '../slice';
import { liveEntry, placesOf } from '../state';

/** A passed call gives the turn to one name, and the player who passed is told. */
export const passingEvolutions: EvolutionsOf<'TurnPassed'> = {
  TurnPassed: (floor, event) => {
    const { entryId, gameId, before } = event;
    const entry = liveEntry(floor, entryId);
    if (!entry) return floor;
    const counted = putEntry(floor, { ...entry, timesPassed: (entry.timesPassed ?? 0) + 1 });
    const places = moveBefore(placesOf(counted, gameId), entryId, before);
    return recordOvertakings(putPlaces(counted, gameId, places), event);
  },
};
