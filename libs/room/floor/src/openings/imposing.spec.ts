import { id, type EntryId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { notAuthorised, notMostInNeed, seatNotAssigned } from '../refusals';
import { seatUse } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  dan,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  openRoom,
  type Person,
  person,
  said,
  scenario,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';
import { sendings } from '../waiting-list/turn';
import { imposedTableOf, revealedTableOf } from './imposed';
import {
  drawDue,
  imposedTableFull,
  imposedTwice,
  nothingToReveal,
  seatsImposed,
  tableHasStarted,
  tableImposed,
  tablesNotImposed,
  tablesNotRevealed,
} from './refusals';

const settings = {
  initialSeating: 'organiserAssigned',
  seatingRevealedOnSite: true,
  seatChangeOnRequest: false,
} as const;
const { gameId } = holdem;
const listed = [ana, ben, cleo, dan].map((who, i) => at(`18:1${i}:00`).join(who));
const room = (more = {}) => [
  ...openRoom({ ...settings, ...more }),
  at('18:05:00').open(t1),
  at('18:05:00').open(t2),
  ...listed,
];
const tables = (...of: readonly (readonly [Person, typeof t1])[]) =>
  of.map(([who, tableId]) => ({ entryId: entryId(who), tableId }));
const impose = (of = tables([ana, t1], [ben, t2], [cleo, t1]), time = '18:20:00', by = supervisor) =>
  at(time, by).ask({ type: 'ImposeTables', gameId, tables: of });
const reveal = (time = '18:30:00', by = supervisor) => at(time, by).ask({ type: 'RevealTables', gameId });
const given = (...commands: readonly FloorCommand[]) => scenario.given(...happened(...commands));
const sat = (who: Person, tableId = t1, seat = 4) => [
  at('18:31:00').call(who, [tableId, seat]),
  at('18:32:00').seatCalled(who),
];
const ofAna = { playerId: ana.playerId, gameId };

describe('FR4-1.1 the organiser imposes the starting tables', () => {
  it('shows nobody his table before it is revealed, and everybody his own afterwards', () => {
    const hidden = floorAfter(...room(), impose());
    expect(imposedTableOf(hidden, ofAna)?.tableId).toBe(t1);
    expect(revealedTableOf(hidden, ofAna)).toBeNull();
    const shown = floorAfter(...room(), impose(), reveal());
    expect(revealedTableOf(shown, ofAna)).toBe(t1);
    expect(revealedTableOf(shown, { playerId: ben.playerId, gameId })).toBe(t2);
    expect(revealedTableOf(shown, { playerId: dan.playerId, gameId })).toBeNull();
  });

  it('seats nobody at those tables before, whichever way', () => {
    const hidden = given(...room(), impose());
    const refused = tablesNotRevealed({ tableId: t1 });
    hidden.when(at('18:25:00').call(ana, [t1, 4])).thenRefused(refused);
    hidden.when(at('18:25:00').call(dan, [t1, 4], { reason: 'first' })).thenRefused(refused);
    hidden.when(at('18:25:00').seat(ana, [t1, 4], { reason: 'first' })).thenRefused(refused);
    hidden.when(at('18:25:00').seat(eva, [t1, 4], { reason: 'first' })).thenRefused(refused);
    hidden.when(at('18:25:00', supervisor).reserve(eva, [t1, 4])).thenRefused(refused);
    expect(sendings(floorAfter(...room(), impose()), gameId).every(({ next }) => next === null)).toBe(true);
  });

  it('calls and seats each at his own table only', () => {
    const shown = given(...room(), impose(), reveal());
    shown.when(at('18:31:00').call(ana, [t2, 4])).thenRefused(tableImposed({ tableId: t2 }));
    shown
      .when(at('18:31:00').seat(ana, [t2, 4], { reason: 'asked' }))
      .thenRefused(tableImposed({ tableId: t2 }));
    const now = floorAfter(...room(), impose(), reveal(), ...sat(ben, t2, 1), ...sat(ana));
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 4 });
    expect(now.seatOf.get(ben.playerId)).toEqual({ tableId: t2, seat: 1 });
    expect(now.overtakings.get(entryId(ana))?.map(({ kind }) => kind)).toEqual(['not-available']);
    expect(now.totals.overtakings).toBe(1);
  });

  it('asks for no reason where the list or another table would come first', () => {
    const shown = given(...room(), impose(), reveal(), ...sat(ana));
    expect(shown.when(at('18:33:00').call(cleo, [t1, 5])).decision.accepted).toBe(true);
    const cash = given(...room({ initialSeating: 'firstComeChooses' }), ...sat(ana));
    cash.when(at('18:33:00').call(ben, [t1, 5])).thenRefused(notMostInNeed({ tableId: t2, tableNumber: 2 }));
  });

  it('proposes each for his own table', () => {
    const sent = sendings(floorAfter(...room(), impose(), reveal()), gameId).filter(({ next }) => next);
    expect(sent.map(({ next, tableId }) => [next, tableId])).toEqual([
      [entryId(ana), t1],
      [entryId(ben), t2],
      [entryId(cleo), t1],
    ]);
  });

  it('refuses every exchange: another seat, another table, a move', () => {
    const shown = given(...room({ seatChangeOnRequest: true }), impose(), reveal(), ...sat(ana));
    const of = { playerId: ana.playerId };
    const refused = tableImposed({ tableId: t1 });
    shown.when(at('18:40:00').ask({ type: 'RequestSeatChange', ...of, seats: null })).thenRefused(refused);
    shown.when(at('18:40:00').ask({ type: 'RequestTableChange', ...of, tables: [t2] })).thenRefused(refused);
    shown
      .when(
        at('18:40:00', supervisor).ask({ type: 'MovePlayer', ...of, tableId: t2, seat: 5, reason: 'asked' }),
      )
      .thenRefused(refused);
    shown
      .when(at('18:40:00', supervisor).ask({ type: 'MovePlayer', ...of, tableId: t1, seat: 5 }))
      .thenRefused(refused);
    const again = [
      at('18:41:00').leaveSeat([t1, 4]),
      at('18:42:00').join(ana, holdem, { entryId: id('e-again'), receiptCode: 'R-again' }),
    ];
    given(...room(), impose(), reveal(), ...sat(ana), ...again)
      .when(at('18:43:00').ask({ type: 'CallPlayer', entryId: 'e-again', tableId: t2, seat: 5 }))
      .thenRefused(tableImposed({ tableId: t2 }));
  });

  it('keeps the seats of those still to come, and gives the last one over to others', () => {
    const started = [...room({ playersToStart: 2 }), impose(), reveal(), ...sat(ana), ...sat(ben, t2, 1)];
    const early = given(...started);
    early
      .when(at('18:50:00').call(dan, [t1, 9], { reason: 'late' }))
      .thenRefused(seatsImposed({ tableId: t1 }));
    const going = [...started, at('18:51:00').call(cleo, [t1, 5]), at('18:52:00').seatCalled(cleo)];
    const late = given(...going);
    expect(late.when(at('18:53:00').call(dan, [t1, 9], { reason: 'late' })).decision.accepted).toBe(true);
    late
      .when(at('18:53:00').call(dan, [t2, 9], { reason: 'late' }))
      .thenRefused(seatsImposed({ tableId: t2 }));
  });

  it('counts seats to the last: nine at a table of nine, and no tenth', () => {
    const people = Array.from({ length: 10 }, (_, i) => person(`Name${i}`));
    const all = [
      ...openRoom(settings),
      at('18:05:00').open(t1),
      ...people.map((who) => at('18:10:00').join(who)),
    ];
    const on = (count: number) =>
      people.slice(0, count).map((who) => ({ entryId: entryId(who), tableId: t1 }));
    expect(given(...all).when(impose(on(9))).decision.accepted).toBe(true);
    given(...all)
      .when(impose(on(10)))
      .thenRefused(imposedTableFull({ tableId: t1, players: 10, seats: 9 }));
    given(...all, impose(on(9)))
      .when(impose(on(10).slice(9), '18:21:00'))
      .thenRefused(imposedTableFull({ tableId: t1, players: 10, seats: 9 }));
  });

  it('may be put right until it is revealed, and then only for those without a table', () => {
    const again = impose(tables([ana, t2]), '18:21:00');
    expect(imposedTableOf(floorAfter(...room(), impose(), again), ofAna)?.tableId).toBe(t2);
    const shown = given(...room(), impose(), reveal());
    shown.when(impose(tables([ana, t2]), '18:31:00')).thenRefused(tableImposed({ tableId: t2 }));
    const late = floorAfter(...room(), impose(), reveal(), impose(tables([dan, t2]), '18:31:00'));
    expect(revealedTableOf(late, { playerId: dan.playerId, gameId })).toBe(t2);
  });

  it('is for those in charge, for names on the list, once each, at tables that open for the game', () => {
    const now = given(...room());
    now.when(impose(undefined, '18:20:00', listKeeper)).thenRefused(notAuthorised({ role: 'listKeeper' }));
    now.when(reveal('18:20:00', listKeeper)).thenRefused(notAuthorised({ role: 'listKeeper' }));
    now.when(impose(tables([ana, t1], [ana, t2]))).thenRefused(imposedTwice({ entryId: entryId(ana) }));
    const code = (command: FloorCommand) => {
      const decision = floor.decide(command, floorAfter(...room()));
      return decision.accepted ? null : decision.refusal.code;
    };
    expect(code(impose(tables([eva, t1])))).toBe('floor.entry-unknown');
    expect(code(impose(tables([ana, t3])))).toBe('floor.table-closed');
    now.when(reveal()).thenRefused(nothingToReveal({ gameId }));
    given(...room(), impose(), reveal())
      .when(reveal('18:31:00'))
      .thenRefused(nothingToReveal({ gameId }));
    const started = [...room({ initialSeating: 'firstComeChooses' }), ...guests(t1, 5)];
    const change = at('18:40:00', supervisor).ask({
      type: 'ChangeHouseSetting',
      setting: 'initialSeating',
      value: 'organiserAssigned',
    });
    const byManager = { ...change, by: { kind: 'staff', id: id('m'), role: 'roomManager' } } as FloorCommand;
    given(...started, byManager)
      .when(impose(tables([ana, t1]), '18:41:00'))
      .thenRefused(tableHasStarted({ tableId: t1 }));
  });

  it('needs no reveal where the house shows them at once', () => {
    const shown = floorAfter(...room({ seatingRevealedOnSite: false }), impose());
    expect(revealedTableOf(shown, ofAna)).toBe(t1);
  });

  it('draws nothing, ends with its table, and is undone whole', () => {
    const draw = at('18:25:00', supervisor).ask({ type: 'DrawSeats', tableId: t1, seed: '5e'.repeat(32) });
    given(...room(), impose())
      .when(draw)
      .thenRefused(seatsImposed({ tableId: t1 }));
    const close = at('18:40:00', supervisor).ask({ type: 'CloseTable', tableId: t1 });
    const closed = floorAfter(...room(), impose(), reveal(), close);
    expect(closed.imposedTables.get(gameId)?.tables.map(({ tableId }) => tableId)).toEqual([t2]);
    const done = reveal();
    const undo = at('18:31:00').ask({ type: 'UndoAction', action: done.command });
    expect(said(floorAfter(...room(), impose(), done, undo))).toEqual(said(floorAfter(...room(), impose())));
  });
});

describe('THR-1.1 where the house draws, nobody has a seat before the draw', () => {
  const drawing = room({ initialSeating: 'randomDraw' });
  const draw = at('18:25:00', supervisor).ask({ type: 'DrawSeats', tableId: t1, seed: '5e'.repeat(32) });

  it('refuses calls, seats and lock-ups at an opening table until it was drawn', () => {
    const now = given(...drawing);
    const due = drawDue({ tableId: t1 });
    now.when(at('18:24:00').call(ana, [t1, 4])).thenRefused(due);
    now.when(at('18:24:00').seat(eva, [t1, 4], { reason: 'first' })).thenRefused(due);
    now.when(at('18:24:00', supervisor).reserve(eva, [t1, 4], { reason: 'first' })).thenRefused(due);
    const late = person('Late');
    const after = given(...drawing, draw, at('18:26:00').join(late));
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (seat) => seatUse(floorAfter(...drawing, draw), { tableId: t1, seat })?.state === 'free',
    );
    const call = at('18:27:00').call(late, [t1, free ?? 0], { reason: 'second table not drawn' });
    expect(after.when(call).decision.accepted).toBe(true);
    const choose = at('18:28:00').ask({ type: 'SeatCalled', entryId: entryId(late) as EntryId, seat: 99 });
    expect(given(...drawing, draw, at('18:26:00').join(late), call).when(choose).decision.accepted).toBe(
      false,
    );
  });

  it('lets who was called after the draw choose no other seat', () => {
    const late = person('Late');
    const [first, second] = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (seat) => seatUse(floorAfter(...drawing, draw), { tableId: t1, seat })?.state === 'free',
    ) as [number, number];
    const called = [
      at('18:26:00').join(late),
      at('18:27:00').call(late, [t1, first], { reason: 'second table not drawn' }),
    ];
    given(...drawing, draw, ...called)
      .when(at('18:28:00').ask({ type: 'SeatCalled', entryId: entryId(late), seat: second }))
      .thenRefused(seatNotAssigned({ tableId: t1, seat: second, assignedSeat: first }));
  });

  it('is over once the game has started', () => {
    const started = [...room({ initialSeating: 'firstComeChooses' }), ...guests(t1, 5)];
    const decision = given(...started).when(at('18:40:00').seat(eva, [t1, 9], { reason: 'asked' })).decision;
    expect(decision.accepted).toBe(true);
  });
});

describe('RRP-2.3.7 where the first to arrive chooses, nothing is due before', () => {
  it('calls at once, and the called player may choose another seat', () => {
    const called = [...room({ initialSeating: 'firstComeChooses' }), at('18:24:00').call(ana, [t1, 4])];
    given(...room({ initialSeating: 'firstComeChooses' }))
      .when(impose())
      .thenRefused(tablesNotImposed({ gameId }));
    const choose = at('18:25:00').ask({ type: 'SeatCalled', entryId: entryId(ana), seat: 7 });
    expect(floorAfter(...called, choose).seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 7 });
  });
});
