import { everyTable, seeEveryTable, tableBehind } from './across-tables';
import { whenIn } from './reaction';
import { atTable, playOf, seeFloor } from './table-streams';

/**
 * Chips that were on their way are taken back at the window: they do not play, and never did at the table. The cage
 * does it in the same append where the table knew of them; this is for a table that hears of the sale only now.
 */
export const whenSaleReversedCallOffBehind = whenIn('cashier')({
  name: 'sale-reversed',
  on: ['EntryReversed'],
  sees: (told) => [{ module: 'cashier', streamId: told.streamId }, seeFloor(told)],
  seesThen: seeEveryTable,
  then: (told, seen) => {
    const { entry, reversedType } = told.event;
    if (reversedType !== 'ChipsSold') return [];
    const cage = seen.state('cashier', told.streamId);
    const sale = cage.entries.get(entry);
    if (!sale?.postings.some(({ account }) => account.startsWith('runner:'))) return [];
    const { purchaseId } = sale.memo;
    const purchase = purchaseId && cage.purchases.get(purchaseId);
    if (!purchase || purchase.tableId === null) return [];
    const known = tableBehind(everyTable(told, seen), purchase.purchaseId);
    const streamId = known?.streamId ?? playOf(told, purchase.tableId);
    return [atTable(streamId, { type: 'CallOffBehind', purchase: purchase.purchaseId })];
  },
});
