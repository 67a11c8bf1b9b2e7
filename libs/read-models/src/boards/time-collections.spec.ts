import { boardRows } from '@cardroom/contracts';
import { type FloorCommand } from '@cardroom/floor';
import { at, floorAfter, guests, holdem, openRoom, supervisor, t1, t2 } from '@cardroom/floor/testing';
import { minor } from '@cardroom/kernel';
import { allRows } from '../floor-boards';
import { expectBoardsToEqualFold, keyed, rowAfter, writtenBy } from '../testing/boards';

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

describe('the board of rent', () => {
  it('equals a fold of the log after every command', () => expectBoardsToEqualFold(evening));

  it('F11 lists what was missed, and the seat says what it owes', () => {
    const now = keyed(allRows(floorAfter(...evening.slice(0, -4))));
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

  it('keeps what is settled in rows of its own, so that a day’s periods are not written again and again', () => {
    const before = evening.slice(0, -1);
    const row = rowAfter('time-collections', t1, ...before);
    expect(row.periods.map(({ period }) => period)).toEqual([2, 3]);
    expect(rowAfter('collected-periods', `${t1}:1`, ...before)).toMatchObject({
      ...{ tableNumber: 1, period: 1, due: '0.00' },
      seats: [{ seat: 1, why: 'new-player', state: 'exempt' }, {}, {}, {}],
    });
    expect(rowAfter('collected-periods', `${t1}:2`, ...before)).toBeUndefined();
    const paid = [2, 3].map((seat) => of('20:03:30', { type: 'PayTime', seat }));
    const settled = [...before.slice(0, -3), ...paid];
    expect(rowAfter('collected-periods', `${t1}:2`, ...settled)).toMatchObject({
      paid: '24.00',
      open: '0.00',
    });
    expect(writtenBy(settled)).toEqual(
      expect.arrayContaining([`collected-periods/${t1}:2`, `time-collections/${t1}`, `tables/${t1}`]),
    );
    expect(rowAfter('time-collections', t1, ...settled).totals.due).toBe(row.totals.due);
  });

  it('and the rates have a board of their own, with every version of the day', () => {
    const rates = rowAfter('rates', holdem.gameId, ...evening.slice(0, -1));
    expect(rates.versions).toMatchObject([
      { version: 1, amount: '6.00', setAt: '2026-11-28T18:00:00.000Z', by: 'floorSupervisor' },
      { version: 2, amount: '7.00' },
    ]);
  });
});
