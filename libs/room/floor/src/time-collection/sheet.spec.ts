import { type FloorCommand } from '../commands';
import { floor as decider } from '../decider';
import { type FloorEvent } from '../events';
import { collect, decline, fallDue, pay, rate, refund, rentedTable, waive } from '../testing/rent';
import {
  ana,
  at,
  ben,
  clock,
  floorAfter,
  guests,
  happened,
  holdem,
  supervisor,
  t1,
  t2,
} from '../testing/testing';
import { obligationsAt } from '../tables/obligations';
import { collectionSheet, rentDueAtSeat, rentOwedAt, type SheetAmounts, sheetOfTable } from './sheet';

const six = [...rentedTable(6), fallDue('19:00:00'), fallDue('19:30:00')];

/** One paid, one waived, one given back, one declined, one missed; one open since 20:00. */
const mixed: readonly FloorCommand[] = [
  ...six,
  decline('19:30:30', [2, 4]),
  at('19:30:35').leaveSeat([t1, 4]),
  pay('19:31:00', 2, 1),
  pay('19:31:10', 2, 3),
  waive('19:32:00', [2, 2]),
  refund('19:33:00', [2, 3]),
  at('19:34:00').leaveSeat([t1, 6]),
  fallDue('20:00:00'),
];

const addsUp = (sheet: SheetAmounts) => {
  const { dueMinor, ...parts } = sheet;
  const { paidMinor, waivedMinor, refundedMinor, declinedMinor, missedMinor, openMinor } = parts;
  return dueMinor - (paidMinor + waivedMinor + refundedMinor + declinedMinor + missedMinor + openMinor);
};

describe('F11 the collection sheet', () => {
  it('has every seat’s rent in exactly one column, per period', () => {
    const sheet = sheetOfTable(floorAfter(...mixed), t1);
    expect(sheet?.periods.find(({ period }) => period === 2)).toMatchObject({
      dueMinor: 3600,
      paidMinor: 600,
      waivedMinor: 600,
      refundedMinor: 600,
      declinedMinor: 600,
      missedMinor: 1200,
      openMinor: 0,
      rateVersion: 1,
    });
    expect(sheet?.periods.find(({ period }) => period === 3)).toMatchObject({
      dueMinor: 2400,
      openMinor: 2400,
    });
    for (const part of [sheet, ...(sheet?.periods ?? [])]) expect(part && addsUp(part)).toBe(0);
  });

  it('sums up over tables, or shows one', () => {
    const other = [at('18:30:00').open(t2), ...guests(t2, 2)];
    const floor = floorAfter(...rentedTable(6), ...other, fallDue('19:30:00'), collect('19:31:00', 2));
    expect(collectionSheet(floor)).toMatchObject({
      dueMinor: 8 * 600,
      paidMinor: 6 * 600,
      openMinor: 2 * 600,
    });
    expect(collectionSheet(floor, { tableId: t2 })).toMatchObject({ dueMinor: 1200, openMinor: 1200 });
    expect(collectionSheet(floor).tables.map(({ tableNumber }) => tableNumber)).toEqual([1, 2]);
  });

  it('says what a seat owes, to whoever sits there', () => {
    const floor = floorAfter(...mixed);
    expect(rentDueAtSeat(floor, { tableId: t1, seat: 5 })).toBe(1200);
    expect(rentDueAtSeat(floor, { tableId: t1, seat: 1 })).toBe(600);
    expect(rentDueAtSeat(floor, { tableId: t1, seat: 6 })).toBe(0);
  });
});

const close = (time: string) => at(time, supervisor).ask({ type: 'CloseTable', tableId: t1 });

describe('RRP-2.2.1 a table that closes stops accruing rent and hands over what is owed', () => {
  const emptied = [1, 2, 3, 4, 5, 6].map((seat) => at('19:40:00').leaveSeat([t1, seat]));
  const closed = [...six, collect('19:31:00', 2, [5]), ...emptied, close('19:41:00')];

  it('in the facts of its closing', () => {
    const facts = happened(...closed).slice(-2);
    const owed = [{ period: 2, seat: 5, playerId: 'p-guest15', alias: 'Guest15', amountMinor: 600 }];
    expect(facts.map(({ type }) => type)).toEqual(['TableClosed', 'TableFeeEnded']);
    expect(facts[1]).toMatchObject({ owed, amountMinor: 600 });
    expect(facts[0]).toMatchObject({ owed: [{ kind: 'rent', playerId: 'p-guest15', amountMinor: 600 }] });
    expect(rentOwedAt(floorAfter(...closed), t1)).toEqual(owed);
  });

  it('and nothing falls due there any more, while the debt may still be paid', () => {
    const floor = floorAfter(...closed, fallDue('21:00:00'), pay('21:01:00', 2, 5));
    expect(floor.collections.get(t1)).toMatchObject({ running: false, nextDueAt: null, lastPeriod: 2 });
    expect(rentOwedAt(floor, t1)).toEqual([]);
    expect(obligationsAt(floor, t1, clock('21:02:00')).filter(({ kind }) => kind === 'rent')).toEqual([]);
  });

  it('opened again it counts on, so that no number is given twice', () => {
    const again = [
      ...closed,
      at('20:10:00').open(t1),
      at('20:11:00').seat(ana, [t1, 1], { reason: 'first' }),
    ];
    const floor = floorAfter(...again, fallDue('20:30:00'));
    expect(floor.collections.get(t1)).toMatchObject({ running: true, lastPeriod: 3 });
  });
});

describe('rent over the change of the gaming day', () => {
  const nextDay = (commands: readonly FloorCommand[], time: string) => {
    const closing = happened(...commands, at(time).ask({ type: 'CloseDay' })).at(-1);
    const carried = closing?.type === 'DayClosed' ? closing.carried : null;
    const stored = JSON.parse(JSON.stringify(carried)) as typeof carried;
    const open = at(time).openDay() as Extract<FloorCommand, { type: 'OpenDay' }>;
    const decision = decider.decide(
      { ...open, day: '2026-11-29' as never, carried: stored },
      decider.initialState,
    );
    const events: readonly FloorEvent[] = decision.accepted ? decision.events : [];
    return events.reduce(decider.evolve, decider.initialState);
  };

  it('keeps the schedule, the debts and who is new, and drops what is settled', () => {
    const floor = nextDay([...mixed, collect('20:01:00', 3)], '20:10:00');
    expect(floor.collections.get(t1)).toMatchObject({
      nextDueAt: clock('20:30:00'),
      lastPeriod: 3,
      running: true,
    });
    expect(floor.collections.get(t1)?.moments.map(({ period }) => period)).toEqual([2, 3]);
    expect(rentOwedAt(floor, t1).map(({ seat }) => seat)).toEqual([5, 6]);
    const knocked = decider.decide(fallDue('20:30:00'), floor);
    expect(knocked).toMatchObject({
      events: [{ type: 'CollectionMissed' }, { type: 'TimeCollectionDue' }].slice(1),
    });
    const due = knocked.accepted && knocked.events.find(({ type }) => type === 'TimeCollectionDue');
    expect(due).toMatchObject({ period: 4, dueAt: clock('20:30:00'), amountMinor: 4 * 600 });
  });

  it('a moment that passes while no day is open is caught up with', () => {
    const floor = nextDay([...mixed, collect('20:01:00', 3)], '20:10:00');
    const decision = decider.decide(at('20:31:00').join(ben, holdem), floor);
    expect(decision).toMatchObject({
      events: [{ type: 'TimeCollectionDue', period: 4 }, { type: 'PlayerListed' }],
    });
  });
});

describe('rates of a game withdrawn', () => {
  it('do not stop the tables that play it', () => {
    const floor = floorAfter(...rentedTable(2), rate(), fallDue('19:00:00'));
    expect(floor.collections.get(t1)?.rate.version).toBe(1);
    expect(floor.rates.get(holdem.gameId)?.version).toBe(2);
  });
});
