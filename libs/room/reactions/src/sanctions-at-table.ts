import { conductStreamId } from '@cardroom/conduct';
import { type TableId } from '@cardroom/kernel';
import { playStreamId } from '@cardroom/play';
import { type Told, whenIn, wishFor } from './reaction';
import { atTable, tableOf } from './table-streams';

// Time outs run at the table: in its deals, or by the clock; a dead hand dies in the deal in progress.

type OnDay = Pick<Told<unknown>, 'room' | 'day'>;

const playOn = ({ room, day }: OnDay, tableId: TableId | null): string | null =>
  tableId === null || day === null ? null : playStreamId(room, tableId, day);

/** He is dealt out until his time is over (RTC-4, RRP-11.20). */
export const whenTimedOutDealOut = whenIn('conduct')({
  name: 'timed-out-dealt-out',
  on: ['TimeOutStarted'],
  then: (told) => {
    const { playerId, incidentId, tableId, until, deals } = told.event;
    const stream = playOn(told, tableId);
    if (stream === null) return [];
    const length = deals === null ? (until === null ? {} : { until }) : { hands: deals };
    return [atTable(stream, { type: 'DealOut', playerId, sanction: incidentId, ...length })];
  },
});

/** Lifted, withdrawn or over: he is dealt in again. */
export const whenTimeOutEndsDealIn = whenIn('conduct')({
  name: 'time-out-over-dealt-in',
  on: ['SanctionEnded'],
  then: (told) => {
    const { playerId, incidentId, tableId, step } = told.event;
    const stream = step === 'timeOut' || step === 'suspension' ? playOn(told, tableId) : null;
    return stream === null
      ? []
      : [atTable(stream, { type: 'EndDealingOut', playerId, sanction: incidentId })];
  },
});

/** A deal of the table is over: one less for whoever sits his time out there. */
export const whenHandEndsCountDeals = whenIn('table')({
  name: 'hand-ends-counts-time-outs',
  on: ['HandFinished', 'HandReckoned'],
  sees: ({ streamId }) => [{ module: 'table', streamId }],
  then: ({ event, streamId, room }, seen) => {
    const tableId = tableOf({ streamId, room });
    return seen
      .state('table', streamId)
      .seats.filter(({ dealtOut }) => dealtOut.length > 0)
      .map(({ playerId }) =>
        wishFor('conduct', conductStreamId(playerId), { type: 'CountDeal', tableId, hand: event.hand }),
      );
  },
});

/** The last of his deals: the table has let him in again, and the sanction is over. */
export const whenServedTimeOutIsOver = whenIn('table')({
  name: 'time-out-served',
  on: ['DealingOutEnded'],
  sees: ({ streamId }) => [{ module: 'table', streamId }],
  then: ({ event, streamId, room }, seen) =>
    event.cause === 'served'
      ? [
          wishFor('conduct', conductStreamId(event.playerId), {
            type: 'CountDeal',
            tableId: tableOf({ streamId, room }),
            hand: seen.state('table', streamId).last?.number ?? 0,
          }),
        ]
      : [],
});

/** Dead at once, where he is in a deal (RTC-4). */
export const whenHandSanctionedItDies = whenIn('conduct')({
  name: 'sanction-kills-hand',
  on: ['SanctionGiven'],
  sees: (told) => {
    const stream = told.event.killsHand ? playOn(told, told.event.scene.tableId) : null;
    return stream === null ? [] : [{ module: 'table', streamId: stream }];
  },
  then: (told, seen) => {
    const { killsHand, scene, playerId, rule } = told.event;
    const stream = killsHand ? playOn(told, scene.tableId) : null;
    const table = stream === null ? null : seen.state('table', stream);
    const seat = table?.seats.find((seated) => seated.playerId === playerId)?.seat;
    if (stream === null || !table?.hand || seat === undefined) return [];
    const ask = { type: 'KillHand' as const, seat, rule };
    return [atTable(stream, { type: 'PlayHand', hand: table.hand.number, ask } as never)];
  },
});
