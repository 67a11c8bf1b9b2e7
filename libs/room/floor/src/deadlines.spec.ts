import { type FloorCommand } from './commands';
import { floor } from './decider';
import { commandForTimer, deadlineOf, deadlines, everyDeadline } from './deadlines';
import {
  ana,
  at,
  ben,
  clock,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  openRoom,
  t1,
  t2,
} from './testing/testing';

/** The timers that the last command arms or disarms. */
const timersOf = (...commands: readonly FloorCommand[]) => {
  const before = floorAfter(...commands.slice(0, -1));
  const events = happened(...commands).slice(happened(...commands.slice(0, -1)).length);
  return deadlines({ before, after: events.reduce(floor.evolve, before), events });
};

const room = [...openRoom({ callInAllowed: true }), at('18:10:00').open(t1), at('19:00:00').join(ana)];
const call = at('20:00:00').call(ana, [t1, 3]);
const prefix = 'floor-main-2026-11-28';
const ofAna = `${prefix}-entry-${entryId(ana)}`;

describe('deadlines are facts; timers follow from them', () => {
  it('arms a call until its answer time and grace are over', () => {
    expect(timersOf(...room, call)).toEqual([
      { timerId: ofAna, kind: 'call', dueAt: clock('20:07:00'), payload: { entryId: entryId(ana), call: 1 } },
    ]);
  });

  it('moves it when the player is called again', () => {
    expect(timersOf(...room, call, at('20:04:00').callAgain(ana))).toEqual([
      { timerId: ofAna, kind: 'call', dueAt: clock('20:11:00'), payload: { entryId: entryId(ana), call: 2 } },
    ]);
  });

  it('turns the call into a lock-up when it is answered', () => {
    expect(timersOf(...room, call, at('20:01:00').answer(ana))).toEqual([
      {
        timerId: `${prefix}-seat-t1-3`,
        kind: 'reservation',
        dueAt: clock('20:06:00'),
        payload: { tableId: t1, seat: 3, reservation: 1 },
      },
      { timerId: ofAna, disarm: true },
    ]);
  });

  it('disarms when the player sits, and when the call is undone', () => {
    expect(timersOf(...room, call, at('20:01:00').seatCalled(ana))).toEqual([
      { timerId: ofAna, disarm: true },
    ]);
    const undo = at('20:01:00').ask({ type: 'UndoAction', action: call.command });
    expect(timersOf(...room, call, undo)).toEqual([{ timerId: ofAna, disarm: true }]);
  });

  it('arms holds and the arrival of call-ins', () => {
    expect(timersOf(...room, at('19:10:00').hold(ana))).toEqual([
      { timerId: ofAna, kind: 'hold', dueAt: clock('19:40:00'), payload: { entryId: entryId(ana), hold: 1 } },
    ]);
    expect(timersOf(...room, at('19:10:00').join(ben, holdem, { source: 'call-in' }))).toEqual([
      {
        timerId: `${prefix}-entry-${entryId(ben)}`,
        kind: 'call-in',
        dueAt: clock('20:40:00'),
        payload: { entryId: entryId(ben) },
      },
    ]);
  });

  it('arms nothing for what has no deadline', () => {
    expect(timersOf(...room, at('19:10:00').open(t2))).toEqual([]);
    expect(timersOf(...room, at('19:10:00').out(ana))).toEqual([]);
    expect(timersOf(...room, ...guests(t1, 1).slice(0, 1))).toEqual([]);
  });

  it('disarms all when the day closes, and the next day arms them under its own name', () => {
    const close = at('20:01:00').ask({ type: 'CloseDay' });
    expect(timersOf(...room, call, close)).toEqual([{ timerId: ofAna, disarm: true }]);
    const closed = happened(...room, call, close).at(-1);
    const open = at('20:02:00').openDay();
    const carried = closed?.type === 'DayClosed' ? closed.carried : null;
    const tomorrow = { ...open, day: '2026-11-29', carried } as FloorCommand;
    expect(timersOf(tomorrow)).toEqual([
      {
        timerId: `floor-main-2026-11-29-entry-${entryId(ana)}`,
        kind: 'call',
        dueAt: clock('20:07:00'),
        payload: { entryId: entryId(ana), call: 1 },
      },
    ]);
  });
});

describe('the command a wake-up call leads to', () => {
  it('is made from what the timer carries', () => {
    expect(commandForTimer('call', { entryId: 'e1', call: 2 })).toEqual({
      type: 'ExpireCall',
      entryId: 'e1',
      call: 2,
    });
    expect(commandForTimer('hold', { entryId: 'e1', hold: 1 })).toEqual({
      type: 'ExpireHold',
      entryId: 'e1',
      hold: 1,
    });
    expect(commandForTimer('call-in', { entryId: 'e1' })).toEqual({ type: 'ExpireCallIn', entryId: 'e1' });
    expect(commandForTimer('reservation', { tableId: 't1', seat: 3, reservation: 4 })).toEqual({
      type: 'LapseReservation',
      tableId: 't1',
      seat: 3,
      reservation: 4,
    });
  });

  it('is none for a kind of another module', () => {
    expect(commandForTimer('rent', {})).toBeNull();
  });
});

describe('RRP-2.3.2 a player who told when he will be back is a reminder, not a timer', () => {
  const out = at('19:30:00').ask({ type: 'MarkOut', entryId: entryId(ana), minutes: 20 });

  it('arms nothing, and stands among what is due until he is back', () => {
    expect(timersOf(...room, out)).toEqual([]);
    const due = everyDeadline(floorAfter(...room, out));
    expect([...due]).toEqual([
      [
        `entry-${entryId(ana)}`,
        { kind: 'out', dueAt: clock('19:50:00'), payload: { entryId: entryId(ana) } },
      ],
    ]);
    expect(timersOf(...room, out, at('19:55:00').back(ana))).toEqual([]);
    expect(everyDeadline(floorAfter(...room, out, at('19:55:00').back(ana))).size).toBe(0);
    expect(everyDeadline(floorAfter(...room, at('19:30:00').out(ana))).size).toBe(0);
  });

  it('disarms the hold that he had before', () => {
    const held = [...room, at('19:20:00').hold(ana)];
    expect(timersOf(...held, out)).toEqual([{ timerId: ofAna, disarm: true }]);
  });
});

describe('every open deadline', () => {
  it('is found by its key alone', () => {
    const floorNow = floorAfter(...room, call, at('20:01:00').answer(ana), at('20:02:00').join(ben));
    const every = everyDeadline(floorNow);
    expect(every.size).toBe(1);
    for (const [key, timed] of every) expect(deadlineOf(floorNow, key)).toEqual(timed);
    expect(deadlineOf(floorNow, 'seat-t1-9')).toBeNull();
    expect(deadlineOf(floorNow, 'nothing-known')).toBeNull();
  });
});
