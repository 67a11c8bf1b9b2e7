import { type Cage, type Carried, cashier, carriedFrom } from '@cardroom/cashier';
import { floor } from '@cardroom/floor';
import { whenDayClosesCloseCage, whenDayOpensOpenCage } from './cage-follows-day';
import {
  whenCageCountedTellFloor,
  whenCageReturnedReleaseOnFloor,
  whenChipsPickedUpCageCounts,
  whenCustodyReleasedCageWaitsNoMore,
} from './custody-at-cage';
import { whenFeeSetTellCage, whenRentChangesTellCage } from './rent-reaches-cage';
import { whenPlayersMergedJoinTotals } from './numbers-join-at-cage';
import { whenSaleReversedCallOffBehind } from './sale-reversed-at-table';
import { after, day, floorStream, on, room } from './testing/testing';

const cageStream = `cashier-${room}-${day}`;
const before = `cashier-${room}-2026-11-27`;
const at = on('19:00');
const stamp = { at, by: { kind: 'timer' }, command: 'c1' };

const opened = (extra: object = {}): Cage =>
  cashier.evolve(cashier.initialState, {
    ...{ ...stamp, type: 'CageOpened', room, day, currency: 'EUR', currencyDecimals: 2 },
    ...{ denominations: [100], settings: cashier.initialState.settings, carried: null, ...extra },
  } as never);
const closed = (cage: Cage): Cage =>
  cashier.evolve(cage, { ...stamp, type: 'CageClosed', carried: carriedFrom(cage) } as never);
const cageIs = (state: Cage, streamId = cageStream) => ({ module: 'cashier', streamId, state }) as const;
const picked = { type: 'ChipsPickedUp', custodyId: 'k1', playerId: 'p1', alias: 'Ana', tableId: 't1' };

describe('the cage learns what happened on the floor', () => {
  it('waits for chips that were picked up, and for none where it is not open', () => {
    const event = { ...picked, amountMinor: null };
    expect(after(whenChipsPickedUpCageCounts, { event }, [cageIs(opened())])).toEqual([
      {
        module: 'cashier',
        streamId: cageStream,
        wish: {
          ...{ type: 'AwaitCustody', custodyId: 'k1', playerId: 'p1', alias: 'Ana', tableId: 't1' },
          amountMinor: null,
        },
      },
    ]);
    expect(after(whenChipsPickedUpCageCounts, { event }, [cageIs(cashier.initialState)])).toEqual([]);
    expect(after(whenChipsPickedUpCageCounts, { event }, [cageIs(closed(opened()))])).toEqual([]);
  });

  it('waits no more for what was given back on the floor', () => {
    const event = { type: 'CustodyReleased', custodyId: 'k1' };
    const waiting = cashier.evolve(opened(), { ...stamp, ...picked, type: 'CustodyAwaited' } as never);
    expect(after(whenCustodyReleasedCageWaitsNoMore, { event }, [cageIs(waiting)])).toMatchObject([
      { wish: { type: 'EndCustodyAwait', custodyId: 'k1' } },
    ]);
    expect(after(whenCustodyReleasedCageWaitsNoMore, { event }, [cageIs(opened())])).toEqual([]);
  });

  it('sets the fee of a table, and nothing where none is taken', () => {
    const event = (kind: string) => ({ type: 'TableFeeSet', tableId: 't1', rate: { kind } });
    expect(after(whenFeeSetTellCage, { event: event('rake') }, [cageIs(opened())])).toMatchObject([
      { wish: { type: 'SetTableFee', tableId: 't1', fee: 'rake' } },
    ]);
    expect(after(whenFeeSetTellCage, { event: event('none') }, [cageIs(opened())])).toEqual([]);
  });

  it('is told a table’s whole sheet, without those who owe nothing', () => {
    const seats = [
      { seat: 1, playerId: 'p1', alias: 'Ana', amountMinor: 500, state: 'paid' },
      { seat: 2, playerId: 'p2', alias: 'Ben', amountMinor: 0, state: 'exempt' },
    ];
    const moment = { period: 1, dueAt: at, gameId: 'g', rateVersion: 1, waiting: 0, seats };
    const collections = floor.initialState.collections.set(
      't1' as never,
      {
        ...{ tableId: 't1', moments: [moment], packagesSold: [] },
      } as never,
    );
    const floorIs = {
      module: 'floor',
      streamId: floorStream,
      state: { ...floor.initialState, collections },
    } as const;
    const event = { type: 'TimeCollected', tableId: 't1' };
    expect(after(whenRentChangesTellCage, { event }, [floorIs, cageIs(opened())])).toMatchObject([
      {
        streamId: cageStream,
        wish: {
          type: 'NoteRent',
          tableId: 't1',
          periods: [{ period: 1, dueAt: at, lines: [{ seat: 1, alias: 'Ana', state: 'paid' }] }],
        },
      },
    ]);
  });
});

describe('the floor learns what happened at the cage', () => {
  it('how much was counted into custody, where the floor had picked it up', () => {
    const event = { type: 'CustodyTaken', playerId: 'p1', chips: { '500': 3 }, witness: 's2' };
    const told = { event: { ...event, custodyId: 'k1' }, streamId: cageStream };
    expect(after(whenCageCountedTellFloor, told)).toEqual([
      {
        module: 'floor',
        streamId: floorStream,
        wish: { type: 'CountCustody', custodyId: 'k1', amountMinor: 1_500, countedBy: 's2' },
      },
    ]);
    expect(after(whenCageCountedTellFloor, { event, streamId: cageStream })).toEqual([]);
  });

  it('that a player has his chips back', () => {
    const custody = floor.initialState.custody
      .set('k1', { custodyId: 'k1', playerId: 'p1', amountMinor: 1_500 } as never)
      .set('k2', { custodyId: 'k2', playerId: 'p2', amountMinor: 1_500 } as never);
    const state = { ...floor.initialState, custody };
    const told = { event: { type: 'CustodyReturned', playerId: 'p1' }, streamId: cageStream };
    expect(
      after(whenCageReturnedReleaseOnFloor, told, [{ module: 'floor', streamId: floorStream, state }]),
    ).toMatchObject([{ wish: { type: 'ReleaseCustody', custodyId: 'k1', to: 'player' } }]);
  });
});

describe('the cage goes with the gaming day', () => {
  it('closes when every window is signed for, and stays open otherwise', () => {
    const event = { type: 'DayClosed' };
    expect(after(whenDayClosesCloseCage, { event }, [cageIs(opened())])).toMatchObject([
      { streamId: cageStream, wish: { type: 'CloseCage' } },
    ]);
    const working = { ...opened(), windows: opened().windows.set('w1' as never, { state: 'open' } as never) };
    expect(after(whenDayClosesCloseCage, { event }, [cageIs(working)])).toEqual([]);
    expect(after(whenDayClosesCloseCage, { event }, [cageIs(closed(opened()))])).toEqual([]);
  });

  it('opens with what the day before handed over', () => {
    const event = { type: 'DayOpened', day };
    const yesterday = opened({ day: '2026-11-27' });
    const given = after(whenDayOpensOpenCage, { event }, [cageIs(closed(yesterday), before)]);
    const carried: Carried = carriedFrom(yesterday);
    expect(given).toMatchObject([{ streamId: cageStream, wish: { type: 'OpenCage', day, carried } }]);
    expect(after(whenDayOpensOpenCage, { event }, [cageIs(yesterday, before)])).toEqual([]);
    expect(after(whenDayOpensOpenCage, { event }, [cageIs(cashier.initialState, before)])).toEqual([]);
  });
});

describe('two numbers that became one person', () => {
  const event = { type: 'PlayersMerged', kept: 'p1', merged: 'p2', reason: 'same papers' };

  it('have one total at the cage, told by the number that vanished and by no other', () => {
    const told = { event, streamId: 'player-p2' };
    expect(after(whenPlayersMergedJoinTotals, told, [cageIs(opened())])).toEqual([
      { module: 'cashier', streamId: cageStream, wish: { type: 'JoinNumbers', kept: 'p1', merged: 'p2' } },
    ]);
    expect(
      after(whenPlayersMergedJoinTotals, { ...told, streamId: 'player-p1' }, [cageIs(opened())]),
    ).toEqual([]);
    expect(after(whenPlayersMergedJoinTotals, told, [cageIs(closed(opened()))])).toEqual([]);
  });
});

describe('a sale that was taken back', () => {
  const sold = (tableId: string | null, account = 'runner:b1'): Cage => {
    const cage = opened();
    const entries = cage.entries.set(
      'c9' as never,
      { memo: { purchaseId: 'b1' }, postings: [{ account }] } as never,
    );
    const purchases = cage.purchases.set('b1' as never, { purchaseId: 'b1', tableId } as never);
    return { ...cage, entries, purchases };
  };
  const event = { type: 'EntryReversed', entry: 'c9', reversedType: 'ChipsSold' };
  const told = { event, streamId: cageStream };

  const seen = (cage: Cage) => [
    cageIs(cage),
    { module: 'floor', streamId: floorStream, state: floor.initialState } as const,
  ];

  it('calls off what was on its way to a table, and nothing where it went to none', () => {
    expect(after(whenSaleReversedCallOffBehind, told, seen(sold('t1')))).toMatchObject([
      {
        module: 'table',
        streamId: `table-${room}-t1-${day}`,
        wish: { type: 'CallOffBehind', purchase: 'b1' },
      },
    ]);
    expect(after(whenSaleReversedCallOffBehind, told, seen(sold(null)))).toEqual([]);
    expect(after(whenSaleReversedCallOffBehind, told, seen(sold('t1', 'in-play')))).toEqual([]);
    const other = { ...told, event: { ...event, reversedType: 'PaidIn' } };
    expect(after(whenSaleReversedCallOffBehind, other, seen(sold('t1')))).toEqual([]);
  });
});
