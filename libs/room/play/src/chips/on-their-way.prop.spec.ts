import fc from 'fast-check';
import { id, type PlayerId, type TableId } from '@cardroom/kernel';
import { type PlayCommand } from '../commands';
import { play } from '../decider';
import { chipsMissing } from '../keeping';
import { seatedAs, type Table } from '../state';
import { ana, at, ben, euros, tableAfter } from '../testing/testing';
import { departureKey } from './adding';

const tableIds = ['t1', 't2'].map((name) => id<TableId>(name)) as [TableId, TableId];
const here = (i: number): TableId => tableIds[i] as TableId;

/** The table after a command, as it was where it is refused. */
const asked = (table: Table, command: PlayCommand): Table => {
  const decision = play.decide(command, table);
  return decision.accepted ? decision.events.reduce(play.evolve, table) : table;
};

type Rooms = readonly [Table, Table];
type Step = (rooms: Rooms) => Rooms;

const change = (rooms: Rooms, i: number, command: PlayCommand): Rooms => {
  const table = asked(rooms[i] as Table, command);
  return i === 0 ? [table, rooms[1]] : [rooms[0], table];
};

const leave =
  (i: number, playerId: PlayerId): Step =>
  (rooms) =>
    change(rooms, i, at('20:00:00').ask('LeaveSeat', { playerId, cause: 'moved' }));

const sit =
  (i: number, playerId: PlayerId, seat: number): Step =>
  (rooms) => {
    if (seatedAs(rooms[1 - i] as Table, playerId)) return rooms;
    return change(rooms, i, at('20:00:00').sit(seat, { playerId, alias: playerId, how: 'moved' }));
  };

/** Everything on its way that has its owner's seat goes there; what is there already is handed over, at last or again. */
const goOn =
  (isHandedOver: boolean): Step =>
  (rooms) => {
    let now = rooms;
    for (const [from, table] of rooms.entries())
      for (const { departure, playerId, amountMinor, behind } of table.departing) {
        const to = rooms.findIndex((one) => seatedAs(one, playerId));
        if (to < 0) continue;
        const movedFrom = { tableId: here(from), departure, behind };
        const more = { amountMinor, from: 'moved', judged: true, movedFrom } as const;
        now = change(now, to, at('20:00:00').ask('AddChips', { playerId, ...more }));
        if (isHandedOver)
          now = change(now, from, at('20:00:00').ask('HandOverChips', { departure, to: here(to) }));
      }
    return now;
  };

const steps: readonly Step[] = [
  leave(0, ana),
  leave(1, ana),
  leave(0, ben),
  leave(1, ben),
  sit(0, ana, 1),
  sit(1, ana, 1),
  sit(0, ben, 1),
  sit(1, ben, 1),
  (rooms) => change(rooms, 0, at('20:00:00').ask('DeliverBehind', { purchase: 'b1' })),
  (rooms) => change(rooms, 1, at('20:00:00').ask('DeliverBehind', { purchase: 'b1' })),
];

const opening = (): Rooms => [
  tableAfter(
    at('19:00:00').open('counted'),
    at('19:01:00').sit(1),
    at('19:01:00').sit(2),
    at('19:02:00').buy(ana, 100),
    at('19:02:00').buy(ben, 200),
    at('19:03:00').ask('PutBehind', {
      playerId: ana,
      amountMinor: euros(50),
      purchase: 'b1',
      announced: true,
    }),
  ),
  tableAfter(at('19:00:00').open('counted')),
];

/** At both tables; what one has taken and the other has not handed over yet is the same chips. */
const chipsMinor = (rooms: Rooms): number => {
  const taken = new Set(rooms.flatMap(({ takenOver }) => takenOver));
  const twice = rooms.flatMap(({ departing }, i) =>
    departing.filter(({ departure }) => taken.has(departureKey({ tableId: here(i), departure }))),
  );
  const both = twice.reduce(
    (sum, one) => one.behind.reduce((total, { amountMinor }) => total + amountMinor, sum + one.amountMinor),
    0,
  );
  return rooms.reduce((sum, { inMinor, outMinor }) => sum + inMinor - outMinor, -both);
};

describe('chips on their way between two tables', () => {
  it('are at one of them at any time, and in the end before their owners', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(steps.length), { maxLength: 25 }), (chosen) => {
        let rooms = opening();
        for (const i of chosen) {
          rooms = (steps[i] ?? goOn(true))(rooms);
          expect(rooms.map(chipsMissing)).toEqual([0, 0]);
          expect(chipsMinor(rooms)).toBe(euros(350));
        }
        rooms = goOn(true)(goOn(false)(goOn(false)(rooms)));
        expect(rooms.map(chipsMissing)).toEqual([0, 0]);
        expect(rooms.reduce((sum, { inMinor, outMinor }) => sum + inMinor - outMinor, 0)).toBe(euros(350));
        const waiting = rooms.flatMap(({ departing }) => departing.map(({ playerId }) => playerId));
        expect(waiting.filter((one) => rooms.some((room) => seatedAs(room, one)))).toEqual([]);
      }),
      { numRuns: 300 },
    ));
});
