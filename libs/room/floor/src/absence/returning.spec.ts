import { type Minor, minor } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import {
  ana,
  at,
  ben,
  dealer,
  entryId,
  clock,
  floorAfter,
  guests,
  happened,
  holdem,
  omaha,
  openRoom,
  said,
  scenario,
  stampOf,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';
import { nothingToBringBack, returnStackRequired } from './refusals';

type Settings = Parameters<typeof openRoom>[0];
const room = (settings: Settings = {}) => [
  ...openRoom({ playersToStart: 3, ...settings }),
  at('18:10:00').open(t1),
  at('18:10:00').open(t2),
  at('18:10:00').open(t3, omaha),
  ...guests(t1, 3),
  ...guests(t2, 3),
  at('19:00:00').seat(ana, [t1, 5], { reason: 'first game' }),
];
const leaves = (time: string, amount?: number) =>
  at(time, dealer).ask({
    type: 'LeaveSeat',
    ...{ tableId: t1, seat: 5 },
    ...(amount === undefined ? {} : { amountMinor: minor(amount) }),
  });
const comes = (time: string, stack?: number, tableId = t1) =>
  at(time).seat(ana, [tableId, 5], {
    reason: 'back',
    ...(stack === undefined ? {} : { stackMinor: minor(stack) }),
  });
const confirm = (time: string, stack: number) =>
  at(time, dealer).ask({ type: 'ConfirmStack', tableId: t1, seat: 5, stackMinor: minor(stack) });
const left = [...room(), leaves('20:00:00', 1840)];
const required = (stack: number, of = 1840, tableId = t1) =>
  returnStackRequired({ tableId, requiredMinor: of, stackMinor: stack });
const seatedFact = (...commands: readonly FloorCommand[]) => {
  const fact = happened(...commands).findLast(({ type }) => type === 'PlayerSeated');
  return fact?.type === 'PlayerSeated' ? fact : undefined;
};
const owed = (...commands: readonly FloorCommand[]): readonly (Minor | null | undefined)[] => {
  const fact = seatedFact(...commands);
  return [fact?.mustBringBackMinor];
};

describe('RRP-2.2.5 who returns within the hour brings back what he took', () => {
  it('records what he took when he leaves, and until when it is asked for', () => {
    const command = leaves('20:00:00', 1840);
    const who = { tableId: t1, seat: 5, ...ana, gameId: holdem.gameId };
    scenario
      .given(...happened(...room()))
      .when(command)
      .then({
        type: 'SeatLeft',
        ...stampOf(command),
        ...who,
        ...{ cause: 'left', amountMinor: minor(1840), bringBackUntil: clock('21:00:00') },
      });
  });

  it('refuses 1,839 at 20:59:59 and accepts 1,840', () => {
    const given = scenario.given(...happened(...left));
    given.when(comes('20:59:59', 1839)).thenRefused(required(1839));
    expect(given.when(comes('20:59:59', 1840)).decision.accepted).toBe(true);
  });

  it('asks for nothing from 21:00:00 on', () => {
    const given = scenario.given(...happened(...left));
    expect(given.when(comes('21:00:00', 1)).decision.accepted).toBe(true);
    expect(owed(...left, comes('20:59:59'))).toEqual([1840]);
    expect(owed(...left, comes('21:00:00'))).toEqual([undefined]);
  });

  it('accepts it above the table’s maximum', () => {
    const rich = [...room(), leaves('20:00:00', 900_000)];
    expect(scenario.given(...happened(...rich)).when(comes('20:10:00', 900_000)).decision.accepted).toBe(
      true,
    );
  });

  it('names it in the fact that he sits down, at any table of the game', () => {
    const fact = seatedFact(...left, comes('20:10:00', undefined, t2));
    expect(fact).toMatchObject({ mustBringBackMinor: 1840, bringBackUntil: clock('21:00:00') });
    scenario
      .given(...happened(...left))
      .when(comes('20:10:00', 1000, t2))
      .thenRefused(required(1000, 1840, t2));
  });

  it('asks at the same table only where the house says so', () => {
    const sameTable = [...room({ ratholeReturnScope: 'sameTable' }), leaves('20:00:00', 1840)];
    expect(owed(...sameTable, comes('20:10:00', undefined, t2))).toEqual([undefined]);
    expect(owed(...sameTable, comes('20:10:00'))).toEqual([1840]);
  });

  it('asks nothing in another game, nor where the house has no such rule', () => {
    expect(owed(...left, comes('20:10:00', undefined, t3))).toEqual([undefined]);
    const without = [...room({ ratholeReturnMinutes: null }), leaves('20:00:00', 1840)];
    expect(owed(...without, comes('20:10:00', 1))).toEqual([undefined]);
  });

  it('asks the called player and the one who checks in as well', () => {
    const called = [...left, at('20:05:00').join(ana), at('20:06:00').call(ana, [t1, 5])];
    const stackMinor = minor(1839);
    scenario
      .given(...happened(...called))
      .when(at('20:07:00').ask({ type: 'SeatCalled', entryId: entryId(ana), stackMinor }))
      .thenRefused(required(1839));
    scenario
      .given(...happened(...called))
      .when({ ...at('20:07:00', dealer).checkIn(ana, [t1, 5]), stackMinor })
      .thenRefused(required(1839));
    expect(owed(...called, at('20:07:00').seatCalled(ana))).toEqual([1840]);
  });

  it('settles each departure with the return that follows it', () => {
    const twice = [...left, comes('20:30:00', 1840), leaves('20:50:00', 300)];
    const given = scenario.given(...happened(...twice));
    given.when(comes('21:10:00', 299)).thenRefused(required(299, 300));
    expect(given.when(comes('21:10:00', 300)).decision.accepted).toBe(true);
    const settled = [...left, comes('20:30:00', 1840), leaves('20:40:00')];
    expect(owed(...settled, comes('20:50:00'))).toEqual([undefined]);
  });

  it('has nothing to ask for from a player who lost everything', () => {
    expect(owed(...room(), leaves('20:00:00', 0), comes('20:10:00'))).toEqual([undefined]);
  });

  it('stands until he shows his stack', () => {
    const back = [...left, comes('20:30:00')];
    const given = scenario.given(...happened(...back));
    given.when(confirm('20:31:00', 1839)).thenRefused(required(1839));
    const shown = confirm('20:31:00', 2000);
    expect(happened(...back, shown).at(-1)).toMatchObject({ type: 'StackBroughtBack', stackMinor: 2000 });
    scenario
      .given(...happened(...back, shown))
      .when(confirm('20:32:00', 2000))
      .thenRefused(nothingToBringBack({ tableId: t1, seat: 5 }));
  });
});

describe('RRP-2.2.5 chips that were picked up', () => {
  const pickUp = (amount?: number) =>
    at('20:31:00', supervisor).ask({
      type: 'PickUpChips',
      ...{ tableId: t1, seat: 5, custodyId: 'k1', entryId: entryId(ana), receiptCode: 'PICKED' },
      ...(amount === undefined ? {} : { amountMinor: minor(amount) }),
    });
  const away = [...room(), at('20:00:00', dealer).ask({ type: 'MarkAbsent', tableId: t1, seat: 5 })];

  it('are required until an hour after the pick-up', () => {
    const picked = [...away, pickUp(500), at('20:40:00').back(ana)];
    const given = scenario.given(...happened(...picked));
    given.when(comes('21:30:59', 499)).thenRefused(required(499, 500));
    expect(given.when(comes('21:31:00', 499)).decision.accepted).toBe(true);
  });

  it('are required as counted later; uncounted the fact says so', () => {
    const picked = [...away, pickUp(), at('20:40:00').back(ana)];
    expect(owed(...picked, comes('20:50:00'))).toEqual([null]);
    const count = at('20:45:00', supervisor).ask({
      type: 'CountCustody',
      ...{ custodyId: 'k1', amountMinor: minor(700) },
    });
    expect(owed(...picked, count, comes('20:50:00'))).toEqual([700]);
  });
});

describe('RRP-3.1.3 who moves within the game keeps his stack and is not asked', () => {
  it('exempts a mover', () => {
    const moves = [
      ...left,
      comes('20:10:00'),
      at('20:10:30').leaveSeat([t2, 1]),
      at('20:11:00').reserve(ana, [t2, 6], { reason: 'must move' }),
      { ...at('20:12:00', dealer).checkIn(ana, [t2, 6]), stackMinor: minor(35) },
    ];
    expect(owed(...moves)).toEqual([undefined]);
  });
});

describe('RRP-2.2.5 after midnight', () => {
  const nextDay = (time: string, ...day: readonly FloorCommand[]) => {
    const closed = happened(...day, at('20:20:00').ask({ type: 'CloseDay' })).at(-1);
    const open = at(time).openDay();
    if (closed?.type !== 'DayClosed' || open.type !== 'OpenDay') throw new Error('the day is closed');
    const { carried } = closed;
    return { ...open, day: '2026-11-29', settings: carried.settings, carried } as typeof open;
  };

  it('is asked for on the next gaming day as well', () => {
    const open = nextDay('20:30:00', ...left);
    expect(owed(open, comes('20:59:59'))).toEqual([1840]);
    expect(owed(open, comes('21:00:00'))).toEqual([undefined]);
  });

  it('is forgotten by a day that opens after the hour', () => {
    expect(floorAfter(nextDay('20:59:59', ...left)).takenAway.size).toBe(1);
    expect(floorAfter(nextDay('21:00:00', ...left)).takenAway.size).toBe(0);
  });
});

describe('RRP-2.2.5 who moves to another game', () => {
  const moves = (time: string, taken?: number, to = t3) => [
    at(time).reserve(ana, [to, 6], { reason: 'asked for it' }),
    {
      ...at(time, dealer).checkIn(ana, [to, 6]),
      ...(taken === undefined ? {} : { takenMinor: minor(taken) }),
    },
  ];
  const leavesOmaha = (time: string) => at(time).leaveSeat([t3, 6]);

  it('has what he took from the first recorded, and asked for when he comes back in time', () => {
    const moved = [...room(), ...moves('20:00:00', 1840)];
    const left = happened(...moved).findLast(({ type }) => type === 'SeatLeft');
    expect(left).toMatchObject({ cause: 'moved', amountMinor: 1840, bringBackUntil: clock('21:00:00') });
    const given = scenario.given(...happened(...moved, leavesOmaha('20:30:00')));
    given.when(comes('20:59:59', 1839)).thenRefused(required(1839));
    expect(given.when(comes('20:59:59', 1840)).decision.accepted).toBe(true);
    expect(given.when(comes('21:00:00', 1)).decision.accepted).toBe(true);
  });

  it('records nothing of a change of tables within the game', () => {
    const within = [...room(), at('19:59:00').leaveSeat([t2, 1]), ...moves('20:00:00', 1840, t2)];
    expect(floorAfter(...within).takenAway.size).toBe(0);
  });

  it('owes the first game on, seen there only while he sits there and the time runs', () => {
    const back = [...left, comes('20:10:00'), ...moves('20:20:00'), leavesOmaha('20:25:00')];
    const away = floorAfter(...back);
    expect(away.takenAway.first()).toMatchObject({ amountMinor: 1840, backSince: null });
    expect(owed(...back, comes('20:59:59'))).toEqual([1840]);
    const late = [...back, comes('21:00:00')];
    expect(owed(...late)).toEqual([undefined]);
    expect(floorAfter(...late).takenAway.size).toBe(0);
  });
});

describe('RRP-2.2.5 players who arrive together', () => {
  it('each bring back what they took', () => {
    const called = [
      ...left,
      at('20:05:00').join(ana),
      at('20:05:10').join(ben),
      at('20:06:00').call(ana, [t1, 5]),
      at('20:06:10').call(ben, [t1, 4], { reason: 'both are here' }),
    ];
    const together = (stack: number) =>
      at('20:07:00').ask({
        type: 'SeatTogether',
        tableId: t1,
        arrivals: [
          { entryId: entryId(ana), seat: 5, stackMinor: minor(stack) },
          { entryId: entryId(ben), seat: 4, stackMinor: minor(500) },
        ],
      });
    const given = scenario.given(...happened(...called));
    given.when(together(1839)).thenRefused(required(1839));
    const seated = happened(...called, together(1840)).slice(-2);
    expect(seated).toMatchObject([{ stackMinor: 1840 }, { stackMinor: 500 }]);
  });
});

describe('undo of a stack that was shown', () => {
  it('leaves it to be shown again', () => {
    const back = [...left, comes('20:30:00')];
    const shown = confirm('20:31:00', 1840);
    const undo = at('20:32:00', supervisor).ask({ type: 'UndoAction', action: shown.command });
    expect(said(floorAfter(...back, shown, undo))).toEqual(said(floorAfter(...back)));
    expect(
      scenario.given(...happened(...back, shown, undo)).when(confirm('20:33:00', 1840)).decision.accepted,
    ).toBe(true);
  });
});
