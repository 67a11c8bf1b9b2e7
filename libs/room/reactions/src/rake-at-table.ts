import { type Floor, type Rate } from '@cardroom/floor';
import { type TableId } from '@cardroom/kernel';
import { type Rake } from '@cardroom/poker';
import { whenIn } from './reaction';
import { atTable, isPlayed, playOf, seePlay } from './table-streams';

// The house's share of the pot: the floor's rate says how much, the table takes it, and the cage counts it.

const rakeOf = ({ kind, rake }: Rate): Rake | null =>
  kind === 'rake' && rake
    ? { perMille: rake.perMille, most: rake.mostMinor, noFlopNoDrop: rake.noFlopNoDrop }
    : null;

/** What is taken from the pots of a table now, by the floor. */
export const rakeAt = ({ collections }: Floor, tableId: TableId): Rake | null => {
  const collection = collections.get(tableId);
  return collection?.running ? rakeOf(collection.rate) : null;
};

/** One kind of fee at a table: with another rate the pots are raked from the next hand on, or no more. */
export const whenFeeSetRakePots = whenIn('floor')({
  name: 'fee-set-rake-pots',
  on: ['TableFeeSet', 'TableFeeEnded'],
  sees: (told) => [seePlay(told, told.event.tableId)],
  then: (told, seen) => {
    const { event } = told;
    const streamId = playOf(told, event.tableId);
    const table = seen.state('table', streamId);
    const rake = event.type === 'TableFeeSet' ? rakeOf(event.rate) : null;
    const isSo = JSON.stringify(table.terms?.rake ?? null) === JSON.stringify(rake);
    return isPlayed(table) && !isSo ? [atTable(streamId, { type: 'ChangeHouseRules', rake })] : [];
  },
});

/** A box goes from the table to the cage, with the rake that the hands say is in it, or with what they do not know. */
export const whenBoxRemovedTableLetsGo = whenIn('cashier')({
  name: 'rake-box-removed',
  on: ['BoxRemoved'],
  then: (told) => {
    const { kind, tableId, boxId: box } = told.event;
    const removing = { type: 'RemoveDrop', box } as const;
    return [atTable(playOf(told, tableId), kind === 'rake' ? removing : { ...removing, isOther: true })];
  },
});

/** … where two count it: the chips are the table's no more, of whatever kind they are. */
export const whenBoxCountedTableIsQuit = whenIn('cashier')({
  name: 'rake-box-counted',
  on: ['BoxCounted'],
  then: (told) => {
    const { tableId, boxId: box, amountMinor: countedMinor } = told.event;
    return [atTable(playOf(told, tableId), { type: 'CountDrop', box, countedMinor })];
  },
});
