import { type FloorCommand } from '../commands';
import { commandForTimer, deadlines } from '../deadlines';
import { floor as decider } from '../decider';
import { canBeUndone } from '../undo/undo';
import {
  collect,
  fallDue,
  momentIn,
  momentsIn,
  pay,
  refund,
  rentedTable,
  rentIn,
  waive,
} from '../testing/rent';
import {
  at,
  clock,
  dealer,
  floorAfter,
  happened,
  listKeeper,
  said,
  scenario,
  supervisor,
  t1,
  timer,
} from '../testing/testing';
import {
  byTheClock,
  collectionDueAlready,
  collectionNotAuthorised,
  collectionNotDue,
  collectionNotPaused,
  collectionPaused,
  collectionReasonRequired,
  noRentHere,
  nothingOwed,
  rentNotPaid,
} from './refusals';
import { missedAtTable, rentOwedAt, rentOwedBy } from './sheet';

const three = rentedTable(3);
/** All three owe for period 2, which began at 19:30. */
const due = [...three, fallDue('19:00:00'), fallDue('19:30:00')];

const dueFacts = (...commands: readonly FloorCommand[]) =>
  happened(...commands).flatMap((event) =>
    event.type === 'TimeCollectionDue' ? [{ period: event.period, dueAt: event.dueAt }] : [],
  );

const first = { period: 1, dueAt: clock('19:00:00') };
const second = { period: 2, dueAt: clock('19:30:00') };
const third = { period: 3, dueAt: clock('20:00:00') };

describe('RRP-2.2.2 rent falls due by the schedule, not by the knock', () => {
  it('a knock in time, late by minutes, or twice records each moment once', () => {
    expect(dueFacts(...due)).toEqual([first, second]);
    expect(dueFacts(...three, fallDue('19:07:13'), fallDue('19:58:59'))).toEqual([first, second]);
    expect(dueFacts(...due, fallDue('19:30:00'), fallDue('19:30:01'))).toEqual([first, second]);
  });

  it('a knock that is lost is made up for by whatever happens next, before it happens', () => {
    const leaves = at('19:30:01').leaveSeat([t1, 1]);
    expect(dueFacts(...three, leaves)).toEqual([first, second]);
    expect(rentIn(floorAfter(...three, leaves), 2, 1)).toMatchObject({
      state: 'owed',
      leftAt: clock('19:30:01'),
    });
  });

  it('several moments that nobody noticed are each recorded, and each missed for itself', () => {
    const facts = happened(...three, fallDue('20:10:00')).slice(happened(...three).length);
    expect(facts.map((fact) => [fact.type, 'period' in fact ? fact.period : null])).toEqual([
      ['TimeCollectionDue', 1],
      ['TimeCollectionDue', 2],
      ['CollectionMissed', 2],
      ['TimeCollectionDue', 3],
    ]);
  });

  it('a player who leaves before the moment owes nothing for it, one who leaves at it does', () => {
    const leftAt = (time: string) => floorAfter(...three, fallDue('19:00:00'), at(time).leaveSeat([t1, 1]));
    expect(rentOwedBy(leftAt('19:29:59'), 'p-guest11' as never)).toEqual([]);
    expect(rentOwedBy(leftAt('19:30:00'), 'p-guest11' as never)).toMatchObject([
      { period: 2, amountMinor: 600 },
    ]);
  });

  it('a knock before its time changes nothing', () => {
    scenario
      .given(...happened(...three))
      .when(fallDue('18:59:59'))
      .then();
  });

  it('periods in which nobody sat are passed over, with their numbers', () => {
    const empty = [1, 2, 3].map((seat) => at('18:50:00').leaveSeat([t1, seat]));
    expect(dueFacts(...three, ...empty, fallDue('20:10:00'))).toEqual([third]);
  });

  it('arms one timer for a table, for the next moment', () => {
    const before = floorAfter(...three);
    const events = happened(...three, fallDue('19:04:00')).slice(happened(...three).length);
    const after = events.reduce(decider.evolve, before);
    const armed = deadlines({ before, after, events });
    expect(armed).toEqual([
      {
        timerId: 'floor-main-2026-11-28-collections-t1',
        kind: 'time-collection',
        dueAt: clock('19:30:00'),
        payload: { tableId: t1, period: 2 },
      },
    ]);
    expect(commandForTimer('time-collection', { tableId: 't1', period: 2 })).toEqual({
      type: 'FallDue',
      tableId: 't1',
      period: 2,
    });
  });
});

describe('RRP-2.2.2 the whole table pays in one pass', () => {
  it('all but those named', () => {
    const floor = floorAfter(...due, collect('19:31:00', 2, [2]));
    expect(momentIn(floor, 2)?.seats.map(({ seat, state }) => [seat, state])).toEqual([
      [1, 'paid'],
      [2, 'owed'],
      [3, 'paid'],
    ]);
    expect(rentOwedAt(floor, t1)).toEqual([
      { period: 2, seat: 2, playerId: 'p-guest12', alias: 'Guest12', amountMinor: 600 },
    ]);
  });

  it('F12 a second pass for the same period takes nothing, and never counts for another', () => {
    const none = nothingOwed({ tableId: t1, period: 2, seat: null });
    const paid = happened(...due, collect('19:31:00', 2));
    scenario
      .given(...paid)
      .when(collect('19:31:01', 2))
      .thenRefused(none);
    scenario
      .given(...paid)
      .when(collect('19:31:01', 3))
      .thenRefused(collectionNotDue({ tableId: t1, period: 3, nextDueAt: clock('20:00:00') }));
    scenario
      .given(...happened(...due))
      .when(collect('19:31:00', 2, [1, 2, 3]))
      .thenRefused(none);
  });

  it('names only seats that owe, and leaves alone who has got up', () => {
    const given = scenario.given(...happened(...due, pay('19:30:10', 2, 1)));
    given.when(collect('19:31:00', 2, [1])).thenRefused(nothingOwed({ tableId: t1, period: 2, seat: 1 }));
    const floor = floorAfter(...due, at('19:30:20').leaveSeat([t1, 1]), collect('19:31:00', 2));
    expect(rentIn(floor, 2, 1)?.state).toBe('owed');
  });

  it('is not for tables without rent', () => {
    scenario
      .given(...happened(...rentedTable(3, { kind: 'none', amountMinor: null })))
      .when(at('19:31:00', supervisor).ask({ type: 'PauseCollection', tableId: t1, reason: 'cards jammed' }))
      .thenRefused(noRentHere({ tableId: t1 }));
  });
});

describe('F11 missed collections are listed until they are paid', () => {
  const missed = [...due, collect('19:31:00', 2, [2, 3]), fallDue('20:00:00')];

  it('each period and seat for itself', () => {
    const floor = floorAfter(...missed, fallDue('20:30:00'));
    expect(missedAtTable(floor, t1).map(({ period, seat }) => [period, seat])).toEqual([
      [2, 2],
      [2, 3],
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
  });

  it('paid late, waived or still open is told apart', () => {
    const floor = floorAfter(...missed, pay('20:05:00', 2, 2), waive('20:06:00', [2, 3]));
    expect(missedAtTable(floor, t1)).toEqual([]);
    expect(rentIn(floor, 2, 2)).toMatchObject({ state: 'paid', missed: true });
    expect(rentIn(floor, 2, 3)).toMatchObject({ state: 'waived', missed: true, reason: 'birthday' });
  });

  it('who gets up owing stays on record, and may pay later', () => {
    const gone = [...due, at('19:40:00').leaveSeat([t1, 3])];
    const facts = happened(...gone).slice(happened(...due).length);
    expect(facts.map(({ type }) => type)).toEqual(['SeatLeft', 'LeftOwing']);
    expect(facts[1]).toMatchObject({ periods: [2], amountMinor: 600, alias: 'Guest13' });
    const floor = floorAfter(...gone, fallDue('20:00:00'));
    expect(rentOwedBy(floor, 'p-guest13' as never)).toMatchObject([
      { tableId: t1, period: 2, amountMinor: 600 },
    ]);
    expect(rentOwedBy(floorAfter(...gone, pay('20:05:00', 2, 3)), 'p-guest13' as never)).toEqual([]);
  });
});

const inCharge = (role: string) => collectionNotAuthorised({ role });

describe('rent waived, given back and paused, each with a name and a reason', () => {
  it('by those in charge only', () => {
    const given = scenario.given(...happened(...due));
    for (const by of [dealer, listKeeper]) {
      const role = by.kind === 'staff' ? by.role : by.kind;
      given.when({ ...waive('19:31:00', [2, 1]), by }).thenRefused(inCharge(role));
      given.when({ ...refund('19:31:00', [2, 1]), by }).thenRefused(inCharge(role));
      given
        .when(at('19:31:00', by).ask({ type: 'PauseCollection', tableId: t1, reason: 'fire alarm' }))
        .thenRefused(inCharge(role));
    }
  });

  it('not without a reason', () => {
    const given = scenario.given(...happened(...due));
    given.when(waive('19:31:00', [2, 1], ' ')).thenRefused(collectionReasonRequired());
    given.when(refund('19:31:00', [2, 1], '')).thenRefused(collectionReasonRequired());
  });

  it('only what is unpaid is waived, and only what was paid is given back', () => {
    const at2 = { tableId: t1, period: 2, seat: 1 };
    const unpaid = scenario.given(...happened(...due));
    unpaid.when(refund('19:31:00', [2, 1])).thenRefused(rentNotPaid(at2));
    const paid = scenario.given(...happened(...due, pay('19:30:30', 2, 1)));
    paid.when(waive('19:31:00', [2, 1])).thenRefused(nothingOwed(at2));
    expect(paid.when(refund('19:31:00', [2, 1])).decision).toMatchObject({
      events: [{ type: 'TimeRefunded', amountMinor: 600, reason: 'game broke', by: supervisor }],
    });
  });

  const pause = at('19:40:00', supervisor).ask({
    type: 'PauseCollection',
    tableId: t1,
    reason: 'fire alarm',
  });
  const resume = (time: string) => at(time, supervisor).ask({ type: 'ResumeCollection', tableId: t1 });

  it('while paused the clock goes on and nobody owes', () => {
    const paused = [...due, collect('19:31:00', 2), pause, fallDue('20:00:00')];
    const floor = floorAfter(...paused, resume('20:10:00'), fallDue('20:30:00'));
    expect(momentIn(floor, 3)?.seats.map(({ why, amountMinor }) => [why, amountMinor])).toEqual(
      Array(3).fill(['paused', 0]),
    );
    expect(momentIn(floor, 4)).toMatchObject({ dueAt: clock('20:30:00') });
    expect(momentIn(floor, 4)?.seats.map(({ why }) => why)).toEqual(Array(3).fill('seated'));
    scenario
      .given(...happened(...paused))
      .when({ ...pause, command: 'again' as never })
      .thenRefused(collectionPaused({ tableId: t1 }));
    scenario
      .given(...happened(...due))
      .when(resume('19:50:00'))
      .thenRefused(collectionNotPaused({ tableId: t1 }));
  });
});

describe('rent at the dealer change', () => {
  const byDealer = rentedTable(3, { when: 'dealer-change' });
  const start = (time: string, period: number) =>
    at(time, dealer).ask({ type: 'StartCollection', tableId: t1, period });

  it('falls due when the dealer changes and at no other time', () => {
    expect(dueFacts(...byDealer, fallDue('20:10:00'))).toEqual([]);
    const floor = floorAfter(...byDealer, start('18:52:00', 1), start('19:21:30', 2));
    expect(momentsIn(floor).map(({ dueAt }) => dueAt)).toEqual([clock('18:52:00'), clock('19:21:30')]);
    expect(rentIn(floor, 2, 1)).toMatchObject({ why: 'seated', state: 'owed' });
  });

  it('two taps for one change begin one period', () => {
    const begun = happened(...byDealer, start('18:52:00', 1));
    scenario
      .given(...begun)
      .when(start('18:52:01', 1))
      .thenRefused(collectionDueAlready({ tableId: t1, period: 1 }));
    scenario
      .given(...begun)
      .when(start('18:52:01', 3))
      .thenRefused(collectionNotDue({ tableId: t1, period: 3, nextDueAt: null }));
  });

  it('the tap that takes the money may begin the period, once', () => {
    const begun = [...byDealer, start('18:52:00', 1)];
    const floor = floorAfter(...begun, collect('19:21:00', 2, [3]));
    expect(momentIn(floor, 2)?.seats.map(({ state }) => state)).toEqual(['paid', 'paid', 'owed']);
    scenario
      .given(...happened(...begun, collect('19:21:00', 2)))
      .when(collect('19:21:01', 2))
      .thenRefused(nothingOwed({ tableId: t1, period: 2, seat: null }));
  });

  it('is not how a table by the clock is collected', () => {
    scenario
      .given(...happened(...three))
      .when(start('18:52:00', 1))
      .thenRefused(byTheClock({ tableId: t1 }));
  });
});

describe('rent and undo', () => {
  it('gives back what a pass took', () => {
    const pass = collect('19:31:00', 2, [2]);
    const undone = floorAfter(...due, pass, at('19:32:00').ask({ type: 'UndoAction', action: pass.command }));
    const before = floorAfter(...due);
    expect(undone.collections.toJS()).toEqual(before.collections.toJS());
    expect(undone.rentMarks.toJS()).toEqual(before.rentMarks.toJS());
    expect(said(undone)).toEqual(said(before));
  });

  it('no more once the next period has begun', () => {
    const floor = floorAfter(...due, collect('19:31:00', 2), fallDue('20:00:00'));
    const last = floor.recent.at(-1);
    expect(last?.events[0]?.type).toBe('TimeCollected');
    expect(last && canBeUndone(floor, last)).toBe(false);
  });

  it('what fell due is nobody’s action: an action in the same step is undone without it', () => {
    const leaves = at('19:30:20').leaveSeat([t1, 1]);
    const back = at('19:30:40').ask({ type: 'UndoAction', action: leaves.command });
    const floor = floorAfter(...three, leaves, back);
    expect(dueFacts(...three, leaves, back)).toEqual([first, second]);
    expect(rentIn(floor, 2, 1)).toMatchObject({ state: 'owed', leftAt: null });
    expect(floor.seatOf.has('p-guest11' as never)).toBe(true);
    expect(happened(...three, leaves).at(-4)).toMatchObject({ type: 'TimeCollectionDue', by: timer });
  });
});
