import { commandForTimer, deadlines } from '../deadlines';
import { floor } from '../decider';
import { seatEmpty, supervisorRequired } from '../refusals';
import { isGoing, seatedCount, takenCount, tableState } from '../state';
import {
  ana,
  at,
  clock,
  dealer,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  openRoom,
  said,
  scenario,
  shiftManager,
  stampOf,
  supervisor,
  t1,
  t2,
  timer,
} from '../testing/testing';
import { idleSeats } from './absence';
import {
  absenceExpired,
  absenceNotDue,
  absenceNotLonger,
  absenceTooLong,
  alreadyAbsent,
  notAbsent,
} from './refusals';

type Settings = Parameters<typeof openRoom>[0];

const room = (settings: Settings = {}) => [
  ...openRoom({ playersToStart: 3, ...settings }),
  at('18:10:00').open(t1),
  ...guests(t1, 4),
  at('19:00:00').seat(ana, [t1, 5], { reason: 'first game' }),
];
const walks = (time: string, seat = 5, by = dealer) =>
  at(time, by).ask({ type: 'MarkAbsent', tableId: t1, seat });
const back = (time: string, seat = 5) => at(time, dealer).ask({ type: 'MarkPresent', tableId: t1, seat });
const announce = (time: string, until: string, by = supervisor) =>
  at(time, by).ask({ type: 'AnnounceAbsence', tableId: t1, seat: 5, until: clock(until) });
const knock = (time: string, since = '20:00:00', who = ana) =>
  at(time, timer).ask({ type: 'AbsenceFallsDue', playerId: who.playerId, since: clock(since) });
const pickUp = (time: string, extra: object = {}, by = supervisor) =>
  at(time, by).ask({
    type: 'PickUpChips',
    ...{ tableId: t1, seat: 5, custodyId: 'k1', entryId: entryId(ana), receiptCode: 'PICKED' },
    ...extra,
  });
const anaInSeat = { tableId: t1, seat: 5, ...ana, gameId: holdem.gameId };
const away = [...room(), walks('20:00:00')];

describe('RRP-2.2.19 the clock of an absence', () => {
  it('starts when the dealer says that the player walked', () => {
    const command = walks('20:00:00');
    const count = { count: 1, awaySeconds: 0, isExtraWalker: false, isFrequent: false };
    scenario
      .given(...happened(...room()))
      .when(command)
      .then({ type: 'PlayerWalked', ...stampOf(command), ...anaInSeat, dueAt: clock('20:30:01'), ...count });
  });

  it('has nothing due at 20:30:00, and a task for the floor at 20:30:01', () => {
    const given = scenario.given(...happened(...away));
    given.when(knock('20:30:00')).then();
    const command = knock('20:30:01');
    given
      .when(command)
      .then({ type: 'AbsenceDue', ...stampOf(command), ...anaInSeat, since: clock('20:00:00') });
  });

  it('arms the timer that tells of it, from the log alone', () => {
    const before = floorAfter(...room());
    const events = happened(...room(), walks('20:00:00')).slice(-1);
    const after = events.reduce(floor.evolve, before);
    const [armed] = deadlines({ before, after, events });
    expect(armed).toMatchObject({ kind: 'absence', dueAt: clock('20:30:01') });
    const { playerId } = ana;
    expect(commandForTimer('absence', { playerId, since: clock('20:00:00') })).toEqual({
      type: 'AbsenceFallsDue',
      playerId,
      since: clock('20:00:00'),
    });
  });

  it('never frees the seat by itself, however late it is', () => {
    const after = floorAfter(...away, knock('20:30:01'), knock('23:00:00'));
    expect(after.tables.get(t1)?.seats[4]?.state).toBe('seated');
    expect(after.absences.get(ana.playerId)?.dueSince).toBe(clock('20:30:01'));
  });

  it('counts a knock once, and none that is meant for another absence', () => {
    scenario
      .given(...happened(...away, knock('20:30:01')))
      .when(knock('20:30:02'))
      .then();
    const again = [...away, back('20:10:00'), walks('20:20:00')];
    scenario
      .given(...happened(...again))
      .when(knock('20:50:00'))
      .then();
  });

  it('is cancelled when the player is back in the seat', () => {
    const command = back('20:29:30');
    scenario
      .given(...happened(...away))
      .when(command)
      .then({ type: 'PlayerBackInSeat', ...stampOf(command), ...anaInSeat, awaySeconds: 1770 });
    const late = [...away, knock('20:30:01'), back('20:40:00')];
    expect(floorAfter(...late).absences.size).toBe(0);
    scenario
      .given(...happened(...late))
      .when(pickUp('20:41:00'))
      .thenRefused(notAbsent({ tableId: t1, seat: 5 }));
  });

  it('is marked once, and only of a seat somebody has', () => {
    const at5 = { tableId: t1, seat: 5 };
    const given = scenario.given(...happened(...away));
    given.when(walks('20:01:00')).thenRefused(alreadyAbsent({ ...at5, since: clock('20:00:00') }));
    given.when(walks('20:01:00', 9)).thenRefused(seatEmpty({ tableId: t1, seat: 9 }));
    given.when(back('20:01:00', 1)).thenRefused(notAbsent({ tableId: t1, seat: 1 }));
  });

  it('ends with the seat, when he leaves or sits down elsewhere', () => {
    expect(floorAfter(...away, at('20:05:00').leaveSeat([t1, 5])).absences.size).toBe(0);
    const moves = [at('18:50:00').open(t2), at('20:05:00').reserve(ana, [t2, 1], { reason: 'asked' })];
    const moved = floorAfter(...away, ...moves, at('20:06:00').checkIn(ana, [t2, 1]));
    expect(moved.absences.size).toBe(0);
    expect(moved.walks.get(ana.playerId)).toEqual({ count: 1, awaySeconds: 360 });
  });
});

describe('RRP-2.2.19 a longer absence, arranged beforehand', () => {
  it('opens the task only after 21:00:00', () => {
    const commands = [...away, announce('20:10:00', '21:00:00')];
    const given = scenario.given(...happened(...commands));
    given.when(knock('20:30:01')).then();
    given.when(knock('21:00:00')).then();
    expect(given.when(knock('21:00:01')).decision).toMatchObject({ events: [{ type: 'AbsenceDue' }] });
  });

  it('is granted until 20:30:00 and refused from 20:30:01 on', () => {
    const given = scenario.given(...happened(...away));
    expect(given.when(announce('20:30:00', '21:00:00')).decision.accepted).toBe(true);
    given
      .when(announce('20:30:01', '21:00:00'))
      .thenRefused(absenceExpired({ tableId: t1, seat: 5, dueAt: clock('20:30:01') }));
  });

  it('is for the floor to grant', () => {
    const given = scenario.given(...happened(...away));
    for (const [by, role] of [
      [dealer, 'dealer'],
      [listKeeper, 'listKeeper'],
    ] as const)
      given
        .when(announce('20:10:00', '21:00:00', by))
        .thenRefused({ ...supervisorRequired({ role }), rule: 'RRP-2.2.19' });
    expect(given.when(announce('20:10:00', '21:00:00', shiftManager)).decision.accepted).toBe(true);
  });

  it('is longer than what he has anyway', () => {
    const given = scenario.given(...happened(...away));
    const facts = { tableId: t1, seat: 5, dueAt: clock('20:30:01') };
    given.when(announce('20:10:00', '20:30:00')).thenRefused(absenceNotLonger(facts));
    expect(given.when(announce('20:10:00', '20:30:01')).decision.accepted).toBe(true);
  });

  it('is no longer than the house lets anybody be away', () => {
    const limited = [...room({ absenceAnnouncedMaxMinutes: 90 }), walks('20:00:00')];
    const given = scenario.given(...happened(...limited));
    expect(given.when(announce('20:10:00', '21:30:00')).decision.accepted).toBe(true);
    given
      .when(announce('20:10:00', '21:30:01'))
      .thenRefused(absenceTooLong({ tableId: t1, seat: 5, latest: clock('21:30:00'), most: 90 }));
  });
});

describe('RRP-2.2.19 frequent absences', () => {
  const thrice = ['19:10', '19:20', '19:30'].flatMap((time) => [walks(`${time}:00`), back(`${time}:50`)]);

  it('are shown to the floor with number and total time from the fourth on, where the house says four', () => {
    const commands = [...room({ absenceFrequentCount: 4 }), ...thrice];
    const third = happened(...commands)
      .filter(({ type }) => type === 'PlayerWalked')
      .at(-1);
    expect(third).toMatchObject({ count: 3, isFrequent: false });
    const [fourth] = happened(...commands, walks('20:00:00')).slice(-1);
    expect(fourth).toMatchObject({ count: 4, awaySeconds: 150, isFrequent: true });
  });

  it('let the floor order a pick-up before the time is over, with a reason', () => {
    const commands = [...room({ absenceFrequentCount: 4 }), ...thrice, walks('20:00:00')];
    const given = scenario.given(...happened(...commands));
    const facts = { tableId: t1, seat: 5, dueAt: clock('20:30:01'), isFrequent: true };
    given.when(pickUp('20:05:00')).thenRefused(absenceNotDue(facts));
    const early = given.when(pickUp('20:05:00', { reason: 'frequent absence' }));
    expect(early.decision).toMatchObject({ accepted: true });
  });

  it('are prompted by no house that sets no number', () => {
    const [fourth] = happened(...room(), ...thrice, walks('20:00:00')).slice(-1);
    expect(fourth).toMatchObject({ count: 4, isFrequent: false });
    const given = scenario.given(...happened(...room(), ...thrice, walks('20:00:00')));
    const facts = { tableId: t1, seat: 5, dueAt: clock('20:30:01'), isFrequent: false };
    given.when(pickUp('20:05:00', { reason: 'frequent absence' })).thenRefused(absenceNotDue(facts));
  });

  it('are counted anew when he leaves the game and comes back', () => {
    const left = [at('19:40:00').leaveSeat([t1, 5]), at('19:50:00').seat(ana, [t1, 5], { reason: 'back' })];
    const [first] = happened(...room(), ...thrice, ...left, walks('20:00:00')).slice(-1);
    expect(first).toMatchObject({ count: 1, awaySeconds: 0 });
  });
});

describe('the third man walking, as a house option', () => {
  const two = [walks('20:00:00', 1), walks('20:01:00', 2)];

  it('walks on short time where the house lets two of a table walk at once', () => {
    const commands = [...room({ walkersPerTable: 2, extraWalkerMinutes: 10 }), ...two, walks('20:02:00')];
    const walked = happened(...commands).slice(-3);
    expect(walked).toMatchObject([
      { isExtraWalker: false, dueAt: clock('20:30:01') },
      { isExtraWalker: false, dueAt: clock('20:31:01') },
      { isExtraWalker: true, dueAt: clock('20:12:01') },
    ]);
  });

  it('is no third man once one of the two is back, nor at another table, nor without the option', () => {
    const limited = room({ walkersPerTable: 2 });
    const [third] = happened(...limited, ...two, back('20:01:30', 1), walks('20:02:00')).slice(-1);
    expect(third).toMatchObject({ isExtraWalker: false });
    const [unlimited] = happened(...room(), ...two, walks('20:02:00')).slice(-1);
    expect(unlimited).toMatchObject({ isExtraWalker: false, dueAt: clock('20:32:01') });
    const other = [at('18:50:00').open(t2), at('19:05:00').seat(eva, [t2, 1])];
    const elsewhere = at('20:02:00').ask({ type: 'MarkAbsent', tableId: t2, seat: 1 });
    const [there] = happened(...limited, ...other, ...two, elsewhere).slice(-1);
    expect(there).toMatchObject({ isExtraWalker: false });
  });
});

describe('RRP-2.3.3 absent players holding a seat count', () => {
  const table = () => floorAfter(...away, walks('20:01:00', 1), walks('20:02:00', 2), walks('20:03:00', 3));

  it('as seated and as taken, for how short a table is', () => {
    const now = table();
    const there = now.tables.get(t1);
    expect(there && [seatedCount(there), takenCount(there)]).toEqual([5, 5]);
    expect(there && tableState(there, now.settings)).toBe('going');
  });

  it('F01 but not as playing: a game with one player in his seat is not going', () => {
    const now = table();
    const there = now.tables.get(t1);
    expect(idleSeats(now, t1)).toBe(4);
    expect(there && isGoing(there, now.settings, idleSeats(now, t1))).toBe(false);
    const one = floorAfter(...away);
    const withTwo = one.tables.get(t1);
    expect(withTwo && isGoing(withTwo, one.settings, idleSeats(one, t1))).toBe(true);
  });
});

describe('F09 walkers: a clock per seat, carried over the day', () => {
  it('goes on into the next gaming day, and its timer is armed anew', () => {
    const closed = happened(...away, at('20:10:00').ask({ type: 'CloseDay' }));
    const last = closed.at(-1);
    const open = at('20:10:30').openDay();
    if (last?.type !== 'DayClosed' || open.type !== 'OpenDay') throw new Error('the day is closed');
    const { carried } = last;
    const opened = { ...open, day: '2026-11-29', settings: carried.settings, carried } as typeof open;
    const events = happened(opened);
    const before = floor.initialState;
    const after = events.reduce(floor.evolve, before);
    expect(after.absences.get(ana.playerId)).toMatchObject({ since: clock('20:00:00'), count: 1 });
    const armed = deadlines({ before, after, events });
    expect(armed).toMatchObject([{ kind: 'absence', dueAt: clock('20:30:01') }]);
  });
});

describe('undo of walking and of a longer absence', () => {
  const undo = (action: string, time: string) => at(time, supervisor).ask({ type: 'UndoAction', action });

  it('gives back the time that ran before', () => {
    const walk = walks('20:00:00');
    expect(said(floorAfter(...room(), walk, undo(walk.command, '20:01:00')))).toEqual(
      said(floorAfter(...room())),
    );
    const longer = announce('20:10:00', '21:00:00');
    const shorter = floorAfter(...away, longer, undo(longer.command, '20:11:00'));
    expect(said(shorter)).toEqual(said(floorAfter(...away)));
  });

  it('starts the time again when a return was a mistake', () => {
    const returned = back('20:05:00');
    const again = floorAfter(...away, returned, undo(returned.command, '20:06:00'));
    expect(again.absences.get(ana.playerId)).toMatchObject({ since: clock('20:00:00'), count: 1 });
    expect(again.walks.size).toBe(0);
  });
});
