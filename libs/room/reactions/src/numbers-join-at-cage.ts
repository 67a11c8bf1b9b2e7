import { cashierStreamId } from '@cardroom/cashier';
import { playerStreamId } from '@cardroom/players';
import { isOpen } from './cage-streams';
import { whenIn, wishFor } from './reaction';

/**
 * Two numbers became one person: what he moved at the cage today under both is one total, for the limit, the hint and
 * his one short buy-in. Money and chips are not among it: a number under which any lie is not merged away.
 */
export const whenPlayersMergedJoinTotals = whenIn('player')({
  name: 'merged-join-totals',
  on: ['PlayersMerged'],
  sees: ({ room, day }) =>
    day === null ? [] : [{ module: 'cashier', streamId: cashierStreamId(room, day) }],
  then: ({ event, room, day, streamId }, seen) => {
    const { kept, merged } = event;
    // Both numbers' records say so; the cage is told once.
    if (day === null || streamId !== playerStreamId(merged)) return [];
    const cageStream = cashierStreamId(room, day);
    if (!isOpen(seen.state('cashier', cageStream))) return [];
    return [wishFor('cashier', cageStream, { type: 'JoinNumbers', kept, merged })];
  },
});
