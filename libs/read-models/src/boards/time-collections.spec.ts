import { boardRows } from '@cardroom/contracts';
import { floor, type Floor, type FloorCommand } from '@cardroom/floor';
import {
  at,
  floorAfter,
  guests,
  happened,
  holdem,
  openRoom,
  supervisor,
  t1,
  t2,
} from '@cardroom/floor/testing';
import { minor } from '@cardroom/kernel';
import { allRows, floorRows } from '../floor-boards';

const rate = (amountMinor: number): FloorCommand =>
  at('18:00:00', supervisor).ask({
    type: 'SetRate',
    gameId: holdem.gameId,
    kind: 'rent',
    amountMinor: minor(amountMinor),
    periodMinutes: 30,
    when: 'house-clock',
    half: null,
    free: null,
    packages: [],
  });

const of = (time: string, command: object) =>
  at(time, supervisor).ask({ tableId: t1, period: 2, ...command });

/** An evening of rent, with an undo, a debt, a newer rate and a table that closes. */
const declined = of('19:31:00', { type: 'DeclineTime', seat: 1, then: 'courtesy' });
const evening: readonly FloorCommand[] = [
  ...openRoom(),
  rate(600),
  at('18:30:00').open(t1),
  at('18:30:00').open(t2),
  ...guests(t1, 4),
  ...guests(t2, 2),
  declined,
  at('19:31:10').ask({ type: 'UndoAction', action: declined.command }),
  of('19:32:00', { type: 'CollectTime', unpaid: [2, 3] }),
  at('19:33:00').leaveSeat([t1, 3]),
  rate(700),
  at('20:00:30').leaveSeat([t2, 1]),
  of('20:01:00', { type: 'WaiveTime', seat: 2, reason: 'birthday' }),
  at('20:02:00').leaveSeat([t2, 2]),
  at('20:03:00', supervisor).ask({ type: 'CloseTable', tableId: t2 }),
  at('20:04:00').ask({ type: 'CloseDay' }),
];

const asMap = (rows: ReturnType<typeof allRows>) =>
  new Map(rows.map(({ board, key, body }) => [`${board}/${key}`, body]));

const rentRows = (rows: ReadonlyMap<string, unknown>) =>
  new Map([...rows].filter(([key]) => /^(time-collections|tables)\//.test(key)));

describe('the board of rent', () => {
  it('equals a fold of the log after every command', () => {
    const boards = new Map<string, unknown>();
    let now: Floor = floor.initialState;
    evening.forEach((_, n) => {
      const events = happened(...evening.slice(0, n + 1)).slice(happened(...evening.slice(0, n)).length);
      const after = events.reduce(floor.evolve, now);
      for (const { board, key, body } of floorRows({ before: now, after, events }))
        if (body === null) boards.delete(`${board}/${key}`);
        else boards.set(`${board}/${key}`, body);
      now = after;
      expect(rentRows(boards)).toEqual(rentRows(asMap(allRows(now))));
    });
  });

  it('F11 lists what was missed, and the seat says what it owes', () => {
    const now = asMap(allRows(floorAfter(...evening.slice(0, -4))));
    const row = boardRows['time-collections'].parse(now.get(`time-collections/${t1}`));
    expect(row).toMatchObject({ newerRate: 2, lastPeriod: 3, nextDueAt: '2026-11-28T20:30:00.000Z' });
    expect(row.missed).toMatchObject([
      { period: 2, seat: 2, amount: '6.00', seatedHere: true },
      { period: 2, seat: 3, amount: '6.00', seatedHere: false },
    ]);
    const table = boardRows.tables.parse(now.get(`tables/${t1}`));
    expect(table.seats.map(({ rentDue }) => rentDue)).toMatchObject(['6.00', '12.00', undefined, '6.00']);
    expect(table.rent).toEqual({ nextDueAt: '2026-11-28T20:30:00.000Z', owing: 3, paused: false });
  });
});
