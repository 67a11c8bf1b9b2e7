import { gamingDay, type GamingDay } from '@cardroom/kernel';
import { floor } from '../decider';
import { type DayClosed, type FloorEvent } from '../events';
import { dayAlreadyOpen, dayClosed, dayNotOpen } from '../refusals';
import { startingSettings } from './settings';
import { entriesInOrder, type Floor } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  openRoom,
  scenario,
  stampOf,
  t1,
  timer,
} from '../testing/testing';

const evening = [
  ...openRoom({ playersToStart: 2 }),
  at('18:10:00').open(t1),
  ...guests(t1, 3),
  at('19:00:00').join(ana),
  at('19:01:00').join(ben),
  at('19:02:00').join(cleo),
  at('23:55:00').call(ana, [t1, 4]),
];

const closedDay = (): { events: FloorEvent[]; closed: DayClosed } => {
  const events = happened(...evening, at('23:59:00').ask({ type: 'CloseDay' }));
  return { events, closed: events.at(-1) as DayClosed };
};

const nextDay = (carried: DayClosed['carried'], day: GamingDay = gamingDay('2026-11-29')) => {
  const command = at('23:59:30').openDay();
  return command.type === 'OpenDay' ? { ...command, day, carried, settings: carried.settings } : command;
};

describe('F20 closing a day is a fact with its totals, and the next day starts from it', () => {
  it('records what the day came to', () => {
    const { closed } = closedDay();
    expect(closed.totals).toEqual({
      listed: 3,
      calls: 1,
      declined: 0,
      notAnswered: 0,
      seated: 3,
      seatsLeft: 0,
      overtakings: 0,
    });
  });

  it('hands over tables, seats, lists in their order and running calls', () => {
    const { closed } = closedDay();
    const morning = floorAfter(nextDay(closed.carried));
    expect(entriesInOrder(morning, holdem.gameId).map(({ alias }) => alias)).toEqual(['Ana', 'Ben', 'Cleo']);
    expect(morning.tables.get(t1)).toEqual(floorAfter(...evening).tables.get(t1));
    expect(morning.reservedFor.get(ana.playerId)).toEqual({ tableId: t1, seat: 4 });
    expect(morning.seatOf.size).toBe(3);
    expect(morning.settings.playersToStart).toBe(2);
    expect(morning.totals.listed).toBe(0);
    expect(morning.lastReservation).toBe(floorAfter(...evening).lastReservation);
  });

  it('lets the next day go on where this one stopped: the called player is seated', () => {
    const { closed } = closedDay();
    const morning = floorAfter(nextDay(closed.carried), at('23:59:40').seatCalled(ana));
    expect(morning.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 4 });
  });

  it('lets a late knock of a timer pass in silence', () => {
    const { events } = closedDay();
    const knock = at('23:59:10', timer).ask({ type: 'ExpireCall', entryId: entryId(ana), call: 1 });
    scenario
      .given(...events)
      .when(knock)
      .then();
    scenario.given().when(knock).then();
  });

  it('takes nothing more once closed', () => {
    const { events } = closedDay();
    scenario
      .given(...events)
      .when(at('23:59:10').join(cleo))
      .thenRefused(dayClosed({ day: '2026-11-28' }));
  });
});

describe('a gaming day', () => {
  it('records the settings in force when it opens', () => {
    const open = at('18:00:00').openDay({ callAnswerMinutes: 3 });
    scenario
      .given()
      .when(open)
      .then({
        type: 'DayOpened',
        ...stampOf(open),
        room: 'main',
        roomName: 'Main room',
        currency: 'EUR',
        timeZone: 'Europe/Paris',
        day: '2026-11-28',
        settings: { ...startingSettings, callAnswerMinutes: 3 },
        carried: null,
      } as FloorEvent);
  });

  it('is opened once', () => {
    scenario
      .given(...happened(at('18:00:00').openDay()))
      .when(at('18:00:01').openDay())
      .thenRefused(dayAlreadyOpen({ day: '2026-11-28', room: 'main' }));
  });

  it('must be open before anything else happens', () => {
    scenario.given().when(at('18:00:00').join(ana)).thenRefused(dayNotOpen());
  });

  it('forgets at closing what no rule needs any more', () => {
    const { events } = closedDay();
    const now = events.reduce<Floor>(floor.evolve, floor.initialState);
    expect(now.recent).toEqual([]);
    expect(now.entries.size).toBe(3);
  });
});
