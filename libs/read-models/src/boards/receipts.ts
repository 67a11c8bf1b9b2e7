import { type ReceiptRow } from '@cardroom/contracts';
import { type Floor, type RemovalCause } from '@cardroom/floor';
import { type EntryId, isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { untilOf } from './lists';
import { callShapeOf, gameShapeIn, isoOrNull } from './shapes';

/** What a player is told of an entry that ended without a seat. */
const endedAs: Readonly<Record<RemovalCause | 'seated', ReceiptRow['state']>> = {
  seated: 'seated',
  left: 'left',
  removed: 'removed',
  declined: 'removed',
  'place-lost': 'removed',
  'seated-elsewhere': 'removed',
  'game-withdrawn': 'removed',
  'no-answer': 'expired',
  'lock-up-expired': 'expired',
  'call-in-expired': 'expired',
};

const overtakingsOf = (floor: Floor, entryId: EntryId): ReceiptRow['overtakings'] =>
  (floor.overtakings.get(entryId) ?? []).map(({ at, kind, reason }) => ({ at: isoOf(at), kind, reason }));

const rowOf = (floor: Floor, code: string): ReceiptRow | null => {
  const entryId = floor.receipts.get(code);
  const entry = entryId && floor.entries.get(entryId);
  const game = entry && gameShapeIn(floor, entry.gameId);
  if (!entry || !game) return null;
  const { standing, alias, joinedAt } = entry;
  return {
    entryId: entry.entryId,
    alias,
    game,
    state: standing.state === 'ended' ? endedAs[standing.cause] : standing.state,
    position: null,
    expected: null,
    joinedAt: isoOf(joinedAt),
    until: standing.state === 'ended' ? null : isoOrNull(untilOf(standing)),
    call: standing.state === 'called' ? callShapeOf(floor, standing.call) : null,
    overtakings: overtakingsOf(floor, entry.entryId),
  };
};

const codeOf = (floors: readonly Floor[], entryId: EntryId): string | null => {
  for (const floor of floors) {
    const entry = floor.entries.get(entryId);
    if (entry) return entry.receiptCode;
  }
  return null;
};

const changedCodes = (change: FloorChange): readonly string[] => {
  const { touched } = affectedBy(change);
  const floors = [change.after, change.before];
  if (touched.everything) return [...new Set(floors.flatMap((floor) => [...floor.receipts.keys()]))];
  const entries = new Set([...touched.entries, ...touched.overtaken]);
  return [...entries].flatMap((entryId) => codeOf(floors, entryId) ?? []);
};

/**
 * A player's own place, by receipt code (promise 1, floor case F03). Where he stands, and how long he may have to
 * wait, is read off the list when somebody asks: so nobody's receipt is written again when others come and go.
 */
export const receiptsBoard: Board<'receipts'> = {
  name: 'receipts',
  keys: (floor) => [...floor.receipts.keys()],
  isOn: (floor, code) => floor.receipts.has(code),
  row: rowOf,
  changedKeys: changedCodes,
};
