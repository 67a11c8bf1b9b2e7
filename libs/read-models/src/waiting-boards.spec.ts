import { type BoardName, type BoardRowOf } from '@cardroom/contracts';
import { floor, type FloorCommand } from '@cardroom/floor';
import {
  ana,
  at,
  ben,
  cleo,
  dan,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  openRoom,
  person,
  supervisor,
  t1,
  t2,
} from '@cardroom/floor/testing';
import { allRows, floorRows } from './floor-boards';
import { handoverOf } from './handover';

const rowsOf = <B extends BoardName>(board: B, ...commands: readonly FloorCommand[]) =>
  allRows(floorAfter(...commands))
    .filter((each) => each.board === board)
    .map(({ key, body }) => [key, body as BoardRowOf<B>] as const);

/** Board and key of each row that the last command writes. */
const written = (...commands: readonly FloorCommand[]) => {
  const before = floorAfter(...commands.slice(0, -1));
  const events = happened(...commands).slice(happened(...commands.slice(0, -1)).length);
  const after = events.reduce(floor.evolve, before);
  return floorRows({ before, after, events }).map(({ board, key }) => `${board}/${key}`);
};

const room = [...openRoom({ callInAllowed: true, lockUpDepositMinor: 5_000 }), at('18:10:00').open(t1)];
const listed = [
  ...room,
  at('19:00:00').join(ana),
  at('19:01:00').join(ben),
  at('19:02:00').join(cleo, holdem, { source: 'call-in' }),
  at('19:03:00').join(dan),
];

describe('F09 what is due is one list, whatever its kind', () => {
  const due = (...commands: readonly FloorCommand[]) =>
    rowsOf('due', ...commands)
      .map(([, row]) => row)
      .sort((a, b) => a.dueAt.localeCompare(b.dueAt));

  it('calls, holds, call-ins, announced returns and lock-ups with whom and where', () => {
    const busy = [
      ...listed,
      at('19:10:00').call(ana, [t1, 3]),
      at('19:11:00').hold(ben),
      at('19:12:00').ask({ type: 'MarkOut', entryId: entryId(dan), minutes: 10 }),
      at('19:13:00', supervisor).reserve(person('Eve'), [t1, 4], { reason: 'fetches her money' }),
    ];
    expect(
      due(...busy).map(({ kind, dueAt, alias, tableNumber, seat, gameId }) => [
        kind,
        dueAt.slice(11, 19),
        alias,
        tableNumber,
        seat,
        gameId,
      ]),
    ).toEqual([
      ['call', '19:17:00', 'Ana', 1, 3, holdem.gameId],
      ['reservation', '19:18:00', 'Eve', 1, 4, holdem.gameId],
      ['out', '19:22:00', 'Dan', null, null, holdem.gameId],
      ['hold', '19:41:00', 'Ben', null, null, holdem.gameId],
      ['call-in', '20:32:00', 'Cleo', null, null, holdem.gameId],
    ]);
  });

  it('a command writes only what it changes', () => {
    const key = (who: typeof ana) => `due/entry-${entryId(who)}`;
    const dueOf = (...commands: readonly FloorCommand[]) =>
      written(...commands).filter((each) => each.startsWith('due/'));
    expect(dueOf(...listed, at('19:10:00').call(ana, [t1, 3]))).toEqual([key(ana)]);
    const held = [...listed, at('19:11:00').hold(ben)];
    expect(dueOf(...held, at('19:12:00').call(ana, [t1, 3]))).toEqual([key(ana)]);
    expect(dueOf(...held, at('19:12:00').endHold(ben))).toEqual([key(ben)]);
  });
});

describe('a list of 400 names costs a join no more rows than a list of none', () => {
  it('though tables of the game are open', () => {
    const many = Array.from({ length: 400 }, (_, n) => at('19:30:00').join(person(`Many${n}`)));
    const long = [...room, at('18:20:00').open(t2), ...many, at('19:40:00').join(ana)];
    const short = [...room, at('18:20:00').open(t2), at('19:40:00').join(ana)];
    const boards = (rows: readonly string[]) => rows.filter((key) => !key.startsWith('actions/'));
    expect(boards(written(...long)).sort()).toEqual(boards(written(...short)).sort());
    expect(written(...long).filter((key) => key.startsWith('receipts/'))).toHaveLength(1);
    expect(written(...long).some((key) => key.startsWith('tables/'))).toBe(false);
    const leave = [...room, ...many, { ...at('19:41:00').leaveList(ana), entryId: 'e-many0-holdem' }];
    expect(written(...(leave as FloorCommand[])).filter((key) => key.startsWith('receipts/'))).toHaveLength(
      1,
    );
  });
});

describe('what a list says of each name', () => {
  const entries = (...commands: readonly FloorCommand[]) =>
    rowsOf('lists', ...commands).find(([key]) => key === holdem.gameId)?.[1].entries ?? [];

  it('its place on the list, and its turn among those who can be called', () => {
    const away = [...listed, at('19:10:00').out(ana)];
    expect(entries(...away).map(({ alias, position, turn }) => [alias, position, turn])).toEqual([
      ['Ana', 1, null],
      ['Ben', 2, 1],
      ['Cleo', 3, null],
      ['Dan', 4, 2],
    ]);
  });

  it('what a missed call would cost, how long an answered call keeps its seat, and a repeat', () => {
    const started = [...room, at('18:11:00').open(t2), ...guests(t1, 6)];
    const call = [...started, at('19:00:00').join(ana), at('19:10:00').call(ana, [t2, 3])];
    const [called] = entries(...call);
    expect(called?.call).toMatchObject({ repeated: false, moreTimes: 0, keptUntil: null });
    expect(called?.ifMissed).toBe('bottom');
    const [answered] = entries(...call, at('19:12:00').answer(ana));
    expect(answered?.call).toMatchObject({ answered: true, keptUntil: '2026-11-28T19:17:00.000Z' });
    const more = at('19:12:00').ask({ type: 'GiveMoreTime', entryId: entryId(ana) });
    const [longer] = entries(...call, at('19:11:00').callAgain(ana), more);
    expect(longer?.call).toMatchObject({ repeated: true, moreTimes: 1 });
  });
});

describe('amounts on boards are in the decimals of the day’s currency', () => {
  const offered = (currency: string) => {
    const [open, ...rest] = room;
    const [, row] = rowsOf('lists', { ...open, currency } as FloorCommand, ...rest)[0] ?? [];
    return row?.game.stakes;
  };

  it.each([
    ['EUR', ['1.00', '2.00']],
    ['JPY', ['100', '200']],
    ['TND', ['0.100', '0.200']],
  ])('%s', (currency, stakes) => expect(offered(currency)).toEqual(stakes));
});

describe('deposits on their board', () => {
  const held = [...listed, at('19:10:00').hold(ben)];
  const take = at('19:11:00').ask({ type: 'TakeDeposit', depositId: 'd1', entryId: entryId(ben) });

  it('with the amount, and what became of the lock-up', () => {
    expect(rowsOf('deposits', ...held, take)).toEqual([
      [
        'd1',
        {
          depositId: 'd1',
          playerId: ben.playerId,
          alias: 'Ben',
          gameId: holdem.gameId,
          amount: '50.00',
          takenAt: '2026-11-28T19:11:00.000Z',
          takenBy: 'listKeeper',
          entryId: entryId(ben),
          tableNumber: null,
          seat: null,
          lockUp: 'lasts',
        },
      ],
    ]);
    expect(written(...held, take, at('19:20:00').endHold(ben))).toContain('deposits/d1');
    expect(rowsOf('deposits', ...held, take, at('19:20:00').endHold(ben))[0]?.[1].lockUp).toBe('over');
  });
});

describe('F04 the handover', () => {
  const outOfOrder = at('19:10:00', supervisor).call(dan, [t1, 3], { reason: 'table agreed' });
  const undo = at('19:12:00').ask({ type: 'UndoAction', action: outOfOrder.command });

  it('tells tables, lists, what is due, and every decision out of order with actor, reason and who was passed', () => {
    const told = handoverOf(floorAfter(...listed, outOfOrder));
    expect(told).toMatchObject({ day: '2026-11-28', deposits: [], noShows: [], undone: [] });
    expect(told.tables.map(({ number, state }) => [number, state])).toEqual([[1, 'opening']]);
    expect(told.lists).toEqual([
      expect.objectContaining({ names: 4, waiting: 2, longestSince: '2026-11-28T19:00:00.000Z' }),
    ]);
    expect(told.due.map(({ kind, alias }) => [kind, alias])).toEqual([
      ['call', 'Dan'],
      ['call-in', 'Cleo'],
    ]);
    expect(told.outOfOrder).toMatchObject([
      {
        alias: 'Dan',
        by: 'floorSupervisor',
        reason: 'table agreed',
        tableNumber: 1,
        seat: 3,
        passed: [{ alias: 'Ana' }, { alias: 'Ben' }],
        undone: false,
      },
    ]);
    expect(told.totals).toMatchObject({ listed: 4, calls: 1 });
  });

  it('marks what was taken back, and is asked of any moment', () => {
    const told = handoverOf(floorAfter(...listed, outOfOrder, undo));
    expect(told.outOfOrder).toMatchObject([{ undone: true }]);
    expect(told.undone).toMatchObject([{ type: 'PlayerCalled', by: 'listKeeper' }]);
    expect(handoverOf(floor.initialState)).toMatchObject({ day: null, tables: [], lists: [], due: [] });
  });
});
