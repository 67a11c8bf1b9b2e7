import { type KeptApartRow } from '@cardroom/contracts';
import { type Floor, seatUse } from '@cardroom/floor';
import { isoOf, type PlayerId } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';

/** By what name he goes on the floor just now; null when he neither sits nor waits. */
const aliasOf = (floor: Floor, playerId: PlayerId): string | null => {
  const at = floor.seatOf.get(playerId);
  const use = at && seatUse(floor, at);
  if (use?.state === 'seated') return use.seated.alias;
  const entryId = floor.listedIn.get(playerId)?.first();
  return (entryId && floor.entries.get(entryId)?.alias) ?? null;
};

const rowOf = (floor: Floor, key: string): KeptApartRow | null => {
  const pair = floor.keptApart.get(key);
  if (!pair) return null;
  const { players, since, reason } = pair;
  return {
    players: players.map((playerId) => ({ playerId, alias: aliasOf(floor, playerId) })),
    since: isoOf(since),
    reason,
  };
};

const namesChanged = ({ before, after }: FloorChange, key: string): boolean => {
  const pair = after.keptApart.get(key);
  if (pair !== before.keptApart.get(key)) return true;
  return pair?.players.some((playerId) => aliasOf(before, playerId) !== aliasOf(after, playerId)) ?? false;
};

/** Players who are not to sit at one table, with the reason. */
export const keptApartBoard: Board<'kept-apart'> = {
  name: 'kept-apart',
  keys: (floor) => [...floor.keptApart.keys()],
  isOn: (floor, key) => floor.keptApart.has(key),
  row: rowOf,
  changedKeys: (change) => {
    const { before, after } = change;
    const keys = new Set([...before.keptApart.keys(), ...after.keptApart.keys()]);
    return [...keys].filter((key) => namesChanged(change, key));
  },
};
