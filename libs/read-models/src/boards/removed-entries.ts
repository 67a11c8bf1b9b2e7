import { type RemovedEntryRow } from '@cardroom/contracts';
import { type Entry, type Floor } from '@cardroom/floor';
import { type EntryId, id, isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board } from './board';

const isRemoved = (entry: Entry | undefined): boolean =>
  entry?.standing.state === 'ended' && entry.standing.cause !== 'seated';

const everyRemoved = (floor: Floor): readonly EntryId[] => [...floor.entries.filter(isRemoved).keys()];

const rowOf = (floor: Floor, key: string): RemovedEntryRow | null => {
  const entry = floor.entries.get(id<EntryId>(key));
  if (entry?.standing.state !== 'ended' || !isRemoved(entry)) return null;
  const { entryId, playerId, alias, gameId, standing } = entry;
  return {
    entryId,
    playerId,
    alias,
    gameId,
    removedAt: isoOf(standing.at),
    why: standing.reason ?? standing.cause,
    formerPosition: standing.position,
  };
};

/** What was taken off the lists today and can be put back. */
export const removedEntriesBoard: Board<'removed-entries'> = {
  name: 'removed-entries',
  keys: everyRemoved,
  isOn: (floor, key) => isRemoved(floor.entries.get(id<EntryId>(key))),
  row: rowOf,
  changedKeys: (change) => {
    const { touched } = affectedBy(change);
    return touched.everything ? [change.before, change.after].flatMap(everyRemoved) : touched.entries;
  },
};
