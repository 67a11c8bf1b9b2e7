import { type SheetOfPeriod } from '@cardroom/cashier';
import { type SheetPeriod, sheetOfTable } from '@cardroom/floor';
import { cageOf, isOpen, seeCage } from './cage-streams';
import { whenIn, wishFor } from './reaction';

const seeFloor = ({ streamId }: { readonly streamId: string }) => ({ module: 'floor', streamId }) as const;

/** Who owes nothing is not on the sheet. */
const sheetOf = ({ period, dueAt, seats }: SheetPeriod): SheetOfPeriod => ({
  period,
  dueAt,
  lines: seats
    .filter(({ state }) => state !== 'exempt')
    .map(({ seat, playerId, alias, amountMinor, state }) => ({ seat, playerId, alias, amountMinor, state })),
});

/**
 * Whenever rent falls due, is paid, refused or forgiven, the cage is told the table's whole sheet; what it knows
 * already it does not write down again, so a sheet that was missed comes with the next.
 */
export const whenRentChangesTellCage = whenIn('floor')({
  name: 'rent-sheet-at-cage',
  on: ['TimeCollectionDue', 'TimeCollected', 'TimePaid', 'TimeDeclined', 'TimeWaived', 'TimeRefunded'],
  sees: (told) => [seeFloor(told), seeCage(told)],
  then: (told, seen) => {
    const { tableId } = told.event;
    const sheet = sheetOfTable(seen.state('floor', told.streamId), tableId);
    if (!sheet || !isOpen(seen.state('cashier', cageOf(told)))) return [];
    const periods = sheet.periods.map(sheetOf);
    const { tableNumber } = sheet;
    return [wishFor('cashier', cageOf(told), { type: 'NoteRent', tableId, tableNumber, periods })];
  },
});

/** What is taken at a table is the floor's rate; boxes of another kind then do not fit there. */
export const whenFeeSetTellCage = whenIn('floor')({
  name: 'fee-set-at-cage',
  on: ['TableFeeSet'],
  sees: (told) => [seeCage(told)],
  then: (told, seen) => {
    const { tableId, rate } = told.event;
    if (rate.kind === 'none' || !isOpen(seen.state('cashier', cageOf(told)))) return [];
    return [wishFor('cashier', cageOf(told), { type: 'SetTableFee', tableId, fee: rate.kind })];
  },
});
