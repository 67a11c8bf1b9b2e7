import { type ReceiptRow } from '@cardroom/contracts';
import { type Entry, type Floor, type RemovalCause, revealedTableOf } from '@cardroom/floor';
import { type EntryId, isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { untilOf } from './list-entries';
import { amountIn, callShapeOf, gameShapeIn, isoOrNull } from './shapes';

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

/** His chips that the house keeps: the receipt for them is the one for his place (RRP-2.2.19). */
const custodyOf = (floor: Floor, { playerId, gameId }: Entry): Pick<ReceiptRow, 'custody'> => {
  const kept = floor.custody.find((custody) => custody.playerId === playerId && custody.gameId === gameId);
  if (!kept) return {};
  const amount = kept.amountMinor === null ? null : amountIn(floor, kept.amountMinor);
  return { custody: { since: isoOf(kept.since), amount } };
};

/** Every receipt of a player whose chips came into custody, were counted or were handed out. */
const codesOfCustody = ({ before, after }: FloorChange): readonly string[] => {
  if (before.custody === after.custody) return [];
  const keys = new Set([...before.custody.keys(), ...after.custody.keys()]);
  const owners = [...keys].flatMap((key) =>
    before.custody.get(key) === after.custody.get(key)
      ? []
      : (after.custody.get(key) ?? before.custody.get(key) ?? []),
  );
  return [...after.entries.values()].flatMap(({ playerId, gameId, receiptCode }) =>
    owners.some((owner) => owner.playerId === playerId && owner.gameId === gameId) ? [receiptCode] : [],
  );
};

/** The table imposed on him, once everybody may know his (FR4-1.1). */
const imposedOn = (floor: Floor, entry: Entry): Pick<ReceiptRow, 'imposedTable'> => {
  const tableId = revealedTableOf(floor, entry);
  const plan = tableId && floor.tables.get(tableId)?.plan;
  return plan ? { imposedTable: { tableNumber: plan.number, section: plan.section } } : {};
};

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
    ...custodyOf(floor, entry),
    ...imposedOn(floor, entry),
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
  const own = [...entries].flatMap((entryId) => codeOf(floors, entryId) ?? []);
  return [...new Set([...own, ...codesOfCustody(change)])];
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
