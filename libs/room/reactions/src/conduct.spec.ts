import { conductStreamId, noRecord, noRequest, ownRequestStreamId } from '@cardroom/conduct';
import { emptyFloor } from '@cardroom/floor';
import { id, type PlayerId, type TableId } from '@cardroom/kernel';
import { playStreamId } from '@cardroom/play';
import {
  whenBarredSlipsInTakeOff,
  whenExcludedLeavesChipsAwaited,
  whenOwnRequestTakeOff,
  whenShutOutTakeOff,
} from './conduct-at-doors';
import { whenDayClosesCloseRulings } from './rulings-at-table';
import { whenTimedOutDealOut, whenTimeOutEndsDealIn } from './sanctions-at-table';
import { after, day, floorStream, on, room } from './testing/testing';

const ana = id<PlayerId>('p-ana');
const t1 = id<TableId>('t1');
const tableStream = playStreamId(room, t1, day);
const seated = { ...emptyFloor, seatOf: emptyFloor.seatOf.set(ana, { tableId: t1, seat: 4 }) };
const reserved = { ...emptyFloor, reservedFor: emptyFloor.reservedFor.set(ana, { tableId: t1, seat: 5 }) };
const floorState = (state: object) => [{ module: 'floor' as const, streamId: floorStream, state }];
const ofAna = { playerId: ana, at: on('20:00') };
const excluded = { type: 'LeaveSeat', playerId: ana, cause: 'excluded' };
const takenOffSeat = [{ module: 'table', streamId: tableStream, wish: excluded }];

describe('RRP-1.1.0 an exclusion acts everywhere at once', () => {
  const shutOut = (scope: string) => ({
    event: { type: 'PlayerShutOut', ...ofAna, scope, room },
    streamId: conductStreamId(ana),
  });

  it('takes him off his seat, and off seats that are kept for him', () => {
    expect(after(whenShutOutTakeOff, shutOut('room'), floorState(seated))).toEqual(takenOffSeat);
    expect(after(whenShutOutTakeOff, shutOut('room'), floorState(reserved))).toEqual([
      { module: 'floor', streamId: floorStream, wish: { type: 'ReleaseSeat', tableId: t1, seat: 5 } },
    ]);
  });

  it('leaves him in the room where he is out of an event only', () =>
    expect(after(whenShutOutTakeOff, shutOut('event'), floorState(seated))).toEqual([]));

  it('does the same on his own request', () => {
    const event = { type: 'ExcludedAtOwnRequest', ...ofAna };
    const told = { event, streamId: ownRequestStreamId(ana) };
    expect(after(whenOwnRequestTakeOff, told, floorState(seated))).toEqual(takenOffSeat);
  });

  it('has his chips awaited at the cage', () => {
    const left = (cause: string) => ({
      event: { type: 'PlayerLeft', ...ofAna, cause, stackMinor: 12_500 },
      streamId: tableStream,
    });
    expect(after(whenExcludedLeavesChipsAwaited, left('left'))).toEqual([]);
    expect(after(whenExcludedLeavesChipsAwaited, left('excluded'))).toMatchObject([
      { module: 'cashier', wish: { type: 'AwaitCustody', playerId: ana, amountMinor: 12_500 } },
    ]);
  });

  it('takes off again who slipped in between check and exclusion, and nobody else', () => {
    const told = { event: { type: 'PlayerSeated', ...ofAna, tableId: t1 } };
    const given = (isRunning: boolean) => [
      ...floorState(seated),
      { module: 'conduct' as const, streamId: conductStreamId(ana), state: noRecord },
      {
        module: 'ownrequest' as const,
        streamId: ownRequestStreamId(ana),
        state: { ...noRequest, isRunning },
      },
    ];
    expect(after(whenBarredSlipsInTakeOff, told, given(true))).toEqual(takenOffSeat);
    expect(after(whenBarredSlipsInTakeOff, told, given(false))).toEqual([]);
  });
});

describe('time outs at the table', () => {
  const started = (until: number | null, deals: number | null) => ({
    event: { type: 'TimeOutStarted', ...ofAna, incidentId: 'i1', tableId: t1, until, deals },
    streamId: conductStreamId(ana),
  });

  it('deal him out for so many hands, or until an instant', () => {
    const [inDeals] = after(whenTimedOutDealOut, started(null, 18));
    expect(inDeals).toEqual({
      module: 'table',
      streamId: tableStream,
      wish: { type: 'DealOut', playerId: ana, sanction: 'i1', hands: 18 },
    });
    const [inMinutes] = after(whenTimedOutDealOut, started(on('20:10'), null));
    expect(inMinutes).toMatchObject({ wish: { until: on('20:10') } });
  });

  it('deal him in again when they end', () => {
    const event = { type: 'SanctionEnded', ...ofAna, incidentId: 'i1', tableId: t1, step: 'timeOut' };
    const told = { event, streamId: conductStreamId(ana) };
    expect(after(whenTimeOutEndsDealIn, told)).toMatchObject([
      { wish: { type: 'EndDealingOut', playerId: ana, sanction: 'i1' } },
    ]);
  });
});

describe('the day of rulings', () => {
  it('ends with the floor’s', () => {
    expect(after(whenDayClosesCloseRulings, { event: { type: 'DayClosed' } })).toEqual([
      { module: 'rulings', streamId: `rulings-${room}-${day}`, wish: { type: 'CloseRulings' } },
    ]);
  });
});
