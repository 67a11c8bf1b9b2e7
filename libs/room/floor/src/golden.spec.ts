import { type GamingDay } from '@cardroom/kernel';
import { type FloorCommand } from './commands';
import { floor } from './decider';
import { type FloorEvent } from './events';
import golden from './events.golden.json';
import absence from './absence/absence.golden.json';
import { floorEventVersions } from './history';
import moves from './moves/moves.golden.json';
import tableLife from './tables/table-life.golden.json';
import timeCollection from './time-collection/time-collection.golden.json';
import longerLists from './waiting-list/longer-lists.golden.json';
import { entriesInOrder, type Floor } from './state';
import { itHasEveryVersion, itIsStillRecorded } from './testing/golden';
import {
  ana,
  at,
  ben,
  cleo,
  dan,
  dealer,
  entryId,
  eva,
  finn,
  gus,
  guests,
  happened,
  holdem,
  omaha,
  openRoom,
  supervisor,
  t1,
  t2,
  t3,
  timer,
} from './testing/testing';

/** A short day in which every kind of fact happens. */
const day: readonly FloorCommand[] = [
  ...openRoom({ callInAllowed: true, playersToStart: 3 }),
  at('18:00:10').ask({ type: 'ChangeHouseSetting', setting: 'callGraceMinutes', value: 1 }),
  at('18:10:00').open(t1),
  ...guests(t1, 4),
  at('18:11:00').open(t3),
  at('18:11:30', supervisor).ask({ type: 'FreezeTable', tableId: t3 }),
  at('19:00:00').join(ana),
  at('19:00:10').join(ben, holdem, { source: 'call-in' }),
  at('19:00:20').join(cleo, holdem, { source: 'kiosk' }),
  at('19:00:30').join(dan),
  at('19:00:40').join(eva),
  at('19:01:00').call(ana, [t1, 5]),
  at('19:06:30').callAgain(ana),
  at('19:12:30', timer).ask({ type: 'ExpireCall', entryId: entryId(ana), call: 2 }),
  at('19:13:00').arrived(ben),
  at('19:13:30').out(cleo),
  at('19:14:00').hold(dan),
  at('19:15:00').call(ben, [t1, 5]),
  at('19:15:30').answer(ben),
  at('19:16:00', dealer).checkIn(ben, [t1, 5]),
  at('19:17:00').back(cleo),
  at('19:18:00').call(cleo, [t1, 6]),
  at('19:18:30').decline(cleo),
  at('19:44:00', timer).ask({ type: 'ExpireHold', entryId: entryId(dan), hold: 1 }),
  at('19:45:00').ask({
    type: 'ReorderEntry',
    entryId: entryId(eva),
    before: entryId(dan),
    reason: 'came first',
  }),
  at('19:46:00').ask({ type: 'RemoveEntry', entryId: entryId(cleo), reason: 'left the room' }),
  at('19:47:00').ask({
    type: 'RestoreEntry',
    entryId: entryId(cleo),
    place: 'former',
    reason: 'was in the bar',
  }),
  at('19:48:00').call(eva, [t1, 7]),
  at('19:48:30').ask({ type: 'ReleaseSeat', tableId: t1, seat: 7 }),
  at('19:49:00', supervisor).reserve(null, [t1, 9], { reason: 'impaired sight' }),
  at('19:49:30').ask({ type: 'ReleaseSeat', tableId: t1, seat: 9 }),
  at('19:50:00', supervisor).reserve(finn, [t1, 8], { reason: 'fetches his money' }),
  at('20:00:01', timer).ask({ type: 'LapseReservation', tableId: t1, seat: 8, reservation: 6 }),
  at('20:01:00').seat(gus, [t1, 8], { reason: 'host of the game' }),
  at('20:02:00').leaveSeat([t1, 8]),
  at('20:03:00', supervisor).ask({ type: 'ThawTable', tableId: t3 }),
  at('20:04:00', supervisor).ask({ type: 'CloseTable', tableId: t3 }),
  at('20:05:00').open(t2, omaha),
  at('20:06:00').join(ben, omaha),
  { ...at('20:06:10').call(ben, [t2, 1]), entryId: entryId(ben, omaha) },
  at('20:07:00').out(dan),
];

const undone = day.at(-1);

const evenLater: readonly FloorCommand[] = [
  at('20:08:00').ask({ type: 'UndoAction', action: undone?.command }),
  at('20:09:00').ask({ type: 'SeatCalled', entryId: entryId(ben, omaha), seat: 4 }),
  at('20:10:00').leaveSeat([t2, 4]),
  at('20:11:00', supervisor).ask({ type: 'CloseTable', tableId: t2 }),
  at('20:12:00').ask({ type: 'WithdrawGame', gameId: omaha.gameId }),
  at('23:59:00').ask({ type: 'CloseDay' }),
];

const firstDay = (): FloorEvent[] => happened(...day, ...evenLater);

const nextDay = (closed: FloorEvent | undefined): FloorEvent[] => {
  const open = at('23:59:30').openDay();
  if (closed?.type !== 'DayClosed' || open.type !== 'OpenDay') return [];
  const { carried } = closed;
  return happened({ ...open, day: '2026-11-29' as GamingDay, settings: carried.settings, carried });
};

const evening = (): FloorEvent[] => {
  const first = firstDay();
  return [...first, ...nextDay(first.at(-1))];
};

const produced = evening();

describe('golden events: what was once stored can always be read', () => {
  itHasEveryVersion(
    [golden, absence, moves, tableLife, timeCollection, longerLists].flat(),
    floorEventVersions,
  );
  itIsStillRecorded(golden, produced);

  it('folds to the day it tells of', () => {
    const stored = golden.map(({ type, data }) => ({ type, ...data }) as unknown as FloorEvent);
    const now = stored.reduce<Floor>(floor.evolve, floor.initialState);
    expect(now.day).toMatchObject({ day: '2026-11-29', closed: false });
    expect(entriesInOrder(now, holdem.gameId).map(({ alias }) => alias)).toEqual([
      'Eva',
      'Dan',
      'Ana',
      'Cleo',
    ]);
    expect([...now.seatOf.keys()].sort()).toEqual(['p-guest11', 'p-guest12', 'p-guest13', 'p-guest14']);
  });

  it('ignores facts it does not know', () => {
    const now = produced.slice(0, 20).reduce<Floor>(floor.evolve, floor.initialState);
    const unknown = {
      ...produced[20],
      type: 'CarpetCleaned',
      command: produced[19]?.command,
    } as unknown as FloorEvent;
    const after = floor.evolve(now, unknown);
    expect(after.facts).toEqual(now.facts);
  });
});
