import { whenIn, wishFor } from './reaction';
import { cageOf, isOpen, seeCage } from './cage-streams';
import { atTable, isPlayed, tableOf } from './table-streams';

/** What the cage counts under such a name has left its table already. */
export const awardedPrefix = 'k-r-';

/**
 * Chips that a ruling gives to somebody who has left, or who is to have them at the cashier: they leave the table, and
 * the cage has to count them for him (RRP-2.1.7).
 */
export const whenAwardedInCustodyCageCounts = whenIn('table')({
  name: 'awarded-chips-to-cage',
  on: ['AsideAwarded', 'PotMoved'],
  sees: (told) => [seeCage(told), { module: 'table', streamId: told.streamId }],
  then: (told, seen) => {
    const { event, streamId, position } = told;
    const shares = event.type === 'PotMoved' ? event.to : event.shares;
    const table = seen.state('table', streamId);
    if (!isPlayed(table) || !isOpen(seen.state('cashier', cageOf(told)))) return [];
    return shares
      .filter(({ goesTo }) => goesTo === 'custody')
      .flatMap(({ playerId, amountMinor }, i) => {
        const custodyId = `${awardedPrefix}${position}-${i}`;
        const tableId = tableOf(told);
        const awaited = { type: 'AwaitCustody', custodyId, playerId, tableId, amountMinor } as const;
        const isAll = table.custody.get(playerId) === amountMinor;
        return [
          wishFor('cashier', cageOf(told), awaited),
          ...(isAll ? [atTable(streamId, { type: 'ReleaseCustody', playerId, to: 'player' })] : []),
        ];
      });
  },
});
