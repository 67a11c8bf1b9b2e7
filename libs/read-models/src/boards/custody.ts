import { type CustodyRow } from '@cardroom/contracts';
import {
  type Custody,
  type Floor,
  type LiveEntry,
  liveEntry,
  type TakenAway,
  takenKey,
} from '@cardroom/floor';
import { isoOf } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';
import { nameOf } from './names';
import { amountIn, isoOrNull } from './shapes';

const entryOf = (floor: Floor, { playerId, gameId }: Custody): LiveEntry | null => {
  const entryId = floor.listedIn.get(playerId)?.get(gameId);
  return entryId ? liveEntry(floor, entryId) : null;
};

/** What he owes the game on return, as long as these very chips are meant. */
const owedFor = (floor: Floor, custody: Custody): TakenAway | null => {
  const taken = floor.takenAway.get(takenKey(custody));
  return taken?.custodyId === custody.custodyId ? taken : null;
};

const rowOf = (floor: Floor, key: string): CustodyRow | null => {
  const custody = floor.custody.get(key);
  if (!custody) return null;
  const { custodyId, playerId, alias, tableId, seat, gameId, since, takenBy, amountMinor } = custody;
  const entry = entryOf(floor, custody);
  return {
    custodyId,
    playerId,
    alias,
    tableId,
    tableNumber: floor.tables.get(tableId)?.plan.number ?? 0,
    seat,
    gameId,
    since: isoOf(since),
    takenBy: nameOf(takenBy),
    amount: amountMinor === null ? null : amountIn(floor, amountMinor),
    countedBy: [...(custody.countedBy ?? [])],
    entryId: entry?.entryId ?? null,
    receiptCode: entry?.receiptCode ?? null,
    bringBackUntil: isoOrNull(owedFor(floor, custody)?.until ?? null),
  };
};

/** Chips in custody are few: each is looked at. */
const changedKeys = ({ before, after }: FloorChange): readonly string[] => {
  const all = [...before.custody.keys(), ...after.custody.keys()];
  return [...new Set(all)].filter(
    (key) => JSON.stringify(rowOf(before, key)) !== JSON.stringify(rowOf(after, key)),
  );
};

/** Chips that the house keeps for players (RRP-2.2.19). */
export const custodyBoard: Board<'custody'> = {
  name: 'custody',
  keys: (floor) => [...floor.custody.keys()],
  isOn: (floor, key) => floor.custody.has(key),
  row: rowOf,
  changedKeys,
};
