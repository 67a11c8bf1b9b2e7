import { type GameId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { mayBeDealtIn, waitsFor } from '../moves/due';
import { seatOffers } from '../moves/offers';
import { lockUpMoveDue, mustMoveDue, mustMoveFirst } from '../moves/refusals';
import {
  ana,
  at,
  ben,
  clock,
  cleo,
  dan,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  omaha,
  openRoom,
  type Person,
  scenario,
  supervisor,
  t1,
  t2,
  t3,
  timer,
} from '../testing/testing';
import { mustMoveOrder } from './order';
import { mustMoveCircle, mustMoveCooldown, mustMoveMismatch, notHisTurn } from './refusals';

const because = { reason: 'first game' };
const link = (tableId: string, mainTableId: string, time = '19:00:00') =>
  at(time, supervisor).ask({ type: 'LinkFeeder', tableId, mainTableId });
type What = string | readonly [type: string, extra: object];
const of = (time: string, what: What, { playerId }: Person) => {
  const [type, extra] = typeof what === 'string' ? [what, {}] : what;
  return at(time, supervisor).ask({ type, playerId, ...extra });
};

/** A full main game at table 1, and table 2 that feeds it with Ana, Ben and Cleo, who joined in that order. */
const chain: FloorCommand[] = [
  ...openRoom({ playersToStart: 3 }),
  at('18:10:00').open(t1),
  ...guests(t1, 9),
  at('18:50:00').open(t2),
  link(t2, t1),
  at('19:01:00').seat(ana, [t2, 1]),
  at('19:02:00').seat(ben, [t2, 2]),
  at('19:03:00').seat(cleo, [t2, 3]),
];
const oneFree = [...chain, at('20:00:00').leaveSeat([t1, 9])];
const up = (time: string, who: Person, extra = {}) =>
  of(time, ['AnnounceMove', { tableId: t1, seat: 9, ...extra }], who);

const names = (commands: readonly FloorCommand[], tableId = t2) =>
  mustMoveOrder(floorAfter(...commands), [tableId]).map(({ alias }) => alias);

describe('RRP-2.3.9 must-move games', () => {
  it('propose who joined the game first for a seat of the main game, before the list', () => {
    const listed = [...oneFree, at('20:00:10').join(dan)];
    const offers = seatOffers(floorAfter(...listed), t1, 9).map(({ kind, alias }) => `${kind} ${alias}`);
    expect(offers).toEqual(['must-move Ana', 'must-move Ben', 'must-move Cleo', 'waiting-list Dan']);
    scenario
      .given(...happened(...listed))
      .when(at('20:01:00').call(dan, [t1, 9]))
      .thenRefused(
        mustMoveFirst({
          ...{ tableId: t1, seat: 9, playerId: ana.playerId, alias: 'Ana', kind: 'must-move' },
        }),
      );
    expect(floorAfter(...listed, at('20:01:00').call(dan, [t2, 4])).reservedFor.has(dan.playerId)).toBe(true);
  });

  it('keep the order of the calls, whoever sits down first', () => {
    const called = [
      ...chain.slice(0, -3),
      ...[ana, ben, cleo].map((who) => at('19:00:00').join(who)),
      at('19:01:00').call(ana, [t2, 1]),
      at('19:01:10').call(ben, [t2, 2]),
      at('19:01:20').call(cleo, [t2, 3]),
      ...[cleo, ana, ben].map((who, i) => at(`19:0${2 + i}:00`).seatCalled(who)),
    ];
    expect(names(called)).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('keep the order of sitting down where the house goes by that', () => {
    const called = (mustMoveOrder: 'waitingList' | 'sittingDown') => [
      ...openRoom({ playersToStart: 3, mustMoveOrder }),
      ...chain.slice(openRoom().length, -3),
      ...[ana, ben, cleo].map((who) => at('19:00:00').join(who)),
      at('19:01:00').call(ana, [t2, 1]),
      at('19:01:10').call(ben, [t2, 2]),
      at('19:01:20').call(cleo, [t2, 3]),
      ...[cleo, ana, ben].map((who, i) => at(`19:0${2 + i}:00`).seatCalled(who)),
      of('19:30:00', ['MovePlayer', { tableId: t2, seat: 8 }], cleo),
      at('20:00:00').leaveSeat([t1, 9]),
    ];
    expect(names(called('waitingList'))).toEqual(['Ana', 'Ben', 'Cleo']);
    expect(names(called('sittingDown'))).toEqual(['Cleo', 'Ana', 'Ben']);
    const first = (order: 'waitingList' | 'sittingDown') =>
      seatOffers(floorAfter(...called(order)), t1, 9)[0];
    expect(first('waitingList')).toMatchObject({ alias: 'Ana', since: clock('19:01:00') });
    expect(first('sittingDown')).toMatchObject({ alias: 'Cleo', since: clock('19:02:00') });
  });

  it('keep the time of joining when a player changes seats inside the game', () => {
    expect(names([...chain, of('19:30:00', ['MovePlayer', { tableId: t2, seat: 8 }], ana)])).toEqual([
      'Ana',
      'Ben',
      'Cleo',
    ]);
  });

  it('refuse another than the first without a reason, and tell the first when there is one', () => {
    const given = scenario.given(...happened(...oneFree));
    given.when(up('20:01:00', ben)).thenRefused(
      mustMoveFirst({
        ...{ tableId: t1, seat: 9, playerId: ana.playerId, alias: 'Ana', kind: 'must-move' },
      }),
    );
    const now = floorAfter(...oneFree, up('20:01:00', ben, { reason: 'Ana is away' }));
    expect(now.passedClaims.get(ana.playerId)).toMatchObject([{ kind: 'must-move', reason: 'Ana is away' }]);
  });

  it('bring the player up by force, with his whole stack and no minimum', () => {
    const now = [...oneFree, up('20:01:00', ana), of('20:05:00', 'CompleteMove', ana)];
    expect(happened(...now).find(({ type }) => type === 'PlayerMoved')).toMatchObject({
      kind: 'must-move',
      forced: true,
      mustHoldMinimum: false,
      from: { tableId: t2, seat: 1 },
    });
    expect(floorAfter(...now).seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 9 });
    expect(floorAfter(...now).announcedMoves.size).toBe(0);
  });

  it('link only tables of the same game and limit, and never in a circle', () => {
    const other = [...openRoom(), at('18:10:00').open(t1), at('18:10:00').open(t2, omaha)];
    scenario
      .given(...happened(...other))
      .when(link(t2, t1))
      .thenRefused(mustMoveMismatch({ tableId: t2, mainTableId: t1 }));
    scenario
      .given(...happened(...chain, at('19:10:00').open(t3), link(t3, t2, '19:11:00')))
      .when(link(t1, t3, '19:12:00'))
      .thenRefused(mustMoveCircle({ tableId: t1, mainTableId: t3 }));
  });

  it('form chains: each table is filled from the one that feeds it', () => {
    const long = [
      ...oneFree,
      at('19:10:00').open(t3),
      link(t3, t2, '20:00:30'),
      at('20:00:40').seat(dan, [t3, 1], because),
    ];
    const first = (tableId: typeof t1, seat: number) =>
      seatOffers(floorAfter(...long), tableId, seat)[0]?.alias;
    expect([first(t1, 9), first(t2, 9)]).toEqual(['Ana', 'Dan']);
  });
});

describe('RRP-2.3.9 refusing to move up', () => {
  const refused = [...oneFree, of('20:00:00', 'RefuseMustMove', ana)];

  it('frees his seat and calls the next one at once', () => {
    const now = floorAfter(...refused);
    expect(now.seatOf.has(ana.playerId)).toBe(false);
    expect(seatOffers(now, t1, 9)[0]).toMatchObject({ alias: 'Ben', kind: 'must-move' });
  });

  it('keeps him out until 20:59:59, and at 21:00:00 he may join at the bottom', () => {
    const given = scenario.given(...happened(...refused));
    const of = { playerId: ana.playerId, gameId: holdem.gameId, until: clock('21:00:00') };
    const facts = { ...of, minutesLeft: 1 };
    given.when(at('20:59:59').join(ana)).thenRefused(mustMoveCooldown(facts));
    given.when(at('20:59:59').seat(ana, [t2, 9], because)).thenRefused(mustMoveCooldown(facts));
    expect(given.when(at('21:00:00').join(ana)).decision.accepted).toBe(true);
    expect(given.when(at('20:30:00').join(ana, omaha)).decision.accepted).toBe(true);
  });

  it('ends with its timer, and an early or doubled knock changes nothing', () => {
    const knock = (time: string) =>
      at(time, timer).ask({ type: 'EndCooldown', playerId: ana.playerId, gameId: holdem.gameId });
    const given = scenario.given(...happened(...refused));
    given.when(knock('20:59:59')).then();
    expect(floorAfter(...refused, knock('21:00:00')).mustMoveCooldowns.size).toBe(0);
    scenario
      .given(...happened(...refused, knock('21:00:00')))
      .when(knock('21:00:01'))
      .then();
  });

  it('may be forgiven by those in charge, with a reason', () => {
    const lift = at('20:30:00', supervisor).ask({
      ...{ type: 'LiftCooldown', playerId: ana.playerId, gameId: holdem.gameId as GameId, reason: 'unwell' },
    });
    expect(happened(...refused, lift, at('20:31:00').join(ana)).at(-1)?.type).toBe('PlayerListed');
  });

  it('gives the seat that was kept for him on', () => {
    const announced = [...oneFree, up('20:01:00', ana), of('20:02:00', 'RefuseMustMove', ana)];
    const now = floorAfter(...announced);
    expect(now.tables.get(t1)?.seats[8]).toEqual({ state: 'free' });
    expect(now.announcedMoves.size).toBe(0);
  });

  it('is for him whose turn it is', () => {
    scenario
      .given(...happened(...oneFree))
      .when(of('20:00:00', 'RefuseMustMove', ben))
      .thenRefused(notHisTurn({ playerId: ben.playerId }));
  });
});

describe('RRP-2.3.9 when a table of the chain is gone', () => {
  const long = [
    ...chain,
    at('19:10:00').open(t3),
    link(t3, t2, '19:11:00'),
    at('19:12:00').seat(dan, [t3, 1], because),
  ];
  const empty = (time: string, tableId: string, seats: readonly number[]) =>
    seats.map((seat) => at(time).leaveSeat([tableId as typeof t1, seat]));
  const close = (time: string, tableId: string) => at(time, supervisor).ask({ type: 'CloseTable', tableId });

  it('a main game that closes makes its feeder an ordinary table', () => {
    const closed = [...long, ...empty('20:00:00', t1, [1, 2, 3, 4, 5, 6, 7, 8, 9]), close('20:01:00', t1)];
    const events = happened(...closed);
    expect(events.at(-1)).toMatchObject({ type: 'FeederUnlinked', tableId: t2, cause: 'main-closed' });
    expect([...floorAfter(...closed).feeders.keys()]).toEqual([t3]);
  });

  it('a feeder in the middle that closes hands its own feeder on to the main game', () => {
    const closed = [...long, ...empty('20:00:00', t2, [1, 2, 3]), close('20:01:00', t2)];
    expect(floorAfter(...closed).feeders.toJS()).toMatchObject({ [t3]: { mainTableId: t1 } });
    expect(happened(...closed).at(-1)).toMatchObject({
      type: 'FeederLinked',
      tableId: t3,
      mainTableId: t1,
      cause: 'feeder-between-closed',
    });
  });

  it('an announced move ends when its player leaves, and the seat is free again', () => {
    const left = [...oneFree, up('20:01:00', ana), at('20:02:00').leaveSeat([t2, 1])];
    const now = floorAfter(...left);
    expect(happened(...left).some((event) => event.type === 'MoveEnded' && event.cause === 'left-seat')).toBe(
      true,
    );
    expect([now.announcedMoves.size, now.tables.get(t1)?.seats[8]]).toEqual([0, { state: 'free' }]);
  });
});

describe('RRP-2.3.10 duty to fill a new game', () => {
  const feeder = (players: number) => [
    ...openRoom({ playersToStart: 3 }),
    at('18:10:00').open(t1),
    ...guests(t1, 9),
    at('18:20:00').open(t2),
    link(t2, t1, '18:25:00'),
    ...guests(t2, players),
    at('19:00:00').join(ana),
    at('19:01:00').join(ben),
    at('19:02:00').call(ana, [t2, 9]),
  ];
  const decline = at('19:03:00').decline(ana);

  it('with three vacant seats or fewer he who declines loses his place', () => {
    const five = [...feeder(5), decline];
    expect(happened(...five).at(-1)).toMatchObject({ type: 'EntryRemoved', cause: 'place-lost' });
  });

  it('with four vacant he keeps it, and the next name is asked', () => {
    const four = floorAfter(...feeder(4), decline);
    expect(four.entries.get(entryId(ana))?.standing.state).toBe('waiting');
    expect(four.lists.get(holdem.gameId)?.places[0]?.entryId).toBe(entryId(ana));
  });

  it('binds nobody at a game that is going and feeds none', () => {
    const [, ...rest] = feeder(5).filter(({ type }) => type !== 'LinkFeeder');
    const going = [
      at('18:00:00').openDay({ playersToStart: 3, afterDecline: 'keepPlace' }),
      ...rest,
      decline,
    ];
    expect(floorAfter(...going).entries.get(entryId(ana))?.standing.state).toBe('waiting');
  });
});

describe('RRP-2.3.11 moving up: until the big blind, at stud one hand more', () => {
  const announced = [...oneFree, up('20:01:00', ana)];
  const dealt = (commands: readonly FloorCommand[]) =>
    mayBeDealtIn(floorAfter(...commands), { playerId: ana.playerId, tableId: t2 });
  const due = mustMoveDue({ playerId: ana.playerId, tableId: t2, toTableId: t1, toSeat: 9 });

  it('he plays on until the floor sees his big blind, and is dealt no further hand', () => {
    const three = [1, 2, 3].map((n) => at(`20:0${1 + n}:30`).ask({ type: 'HandPassed', tableId: t2 }));
    expect(dealt([...announced, ...three])).toBeNull();
    expect(dealt([...announced, ...three, of('20:10:00', 'BigBlindPassed', ana)])).toEqual(due);
  });

  it('the seat above is kept meanwhile, beyond the ten minutes of a lock-up', () => {
    const use = floorAfter(...announced).tables.get(t1)?.seats[8];
    expect(use).toMatchObject({ state: 'reserved', reservation: { origin: 'move', lapsesAt: null } });
  });

  it('he may go at once, which clears it', () => {
    expect(dealt([...announced, of('20:01:30', 'CompleteMove', ana)])).toBeNull();
  });

  it('at stud he may play one hand after the one in progress', () => {
    const stud = announced.map((command) =>
      command.type === 'OfferGame' && command.game.gameId === holdem.gameId
        ? { ...command, game: { ...command.game, variant: 'seven-card-stud' as const } }
        : command,
    );
    const hand = (time: string) => at(time).ask({ type: 'HandPassed', tableId: t2 });
    expect(dealt([...stud, hand('20:02:00')])).toBeNull();
    expect(dealt([...stud, hand('20:02:00'), hand('20:04:00')])).toEqual(due);
  });
});

describe('RRP-2.3.13 voluntary table change: how long he may play on', () => {
  const tables = [
    ...openRoom({ playersToStart: 3 }),
    at('18:10:00').open(t1),
    at('18:20:00').seat(ana, [t1, 9], because),
    ...guests(t1, 8),
    at('18:40:00').open(t2),
    ...guests(t2, 5),
    of('20:00:00', ['AnnounceMove', { tableId: t2, seat: 9 }], ana),
  ];
  const waits = (commands: readonly FloorCommand[]) => {
    const now = floorAfter(...commands);
    const move = now.announcedMoves.get(ana.playerId);
    return move && waitsFor(now, move);
  };

  it('with one name or none waiting until his big blind, with two only the hand in progress', () => {
    const one = [...tables, at('20:01:00').join(dan)];
    expect([waits(tables), waits(one)]).toEqual([{ until: 'big-blind' }, { until: 'big-blind' }]);
    const two = [...one, at('20:02:00').join(eva)];
    expect(waits(two)).toEqual({ until: 'hands', hands: 1 });
    const after = floorAfter(...two, at('20:03:00').ask({ type: 'HandPassed', tableId: t1 }));
    expect(mayBeDealtIn(after, { playerId: ana.playerId, tableId: t1 })).toEqual(
      lockUpMoveDue({ playerId: ana.playerId, tableId: t1, toTableId: t2, toSeat: 9 }),
    );
  });

  it('having just posted he may stay through his button', () => {
    const posted = tables.map((command) =>
      command.type === 'AnnounceMove' ? { ...command, justPosted: true } : command,
    );
    const two = [...posted, at('20:01:00').join(dan), at('20:02:00').join(eva)];
    expect(waits(two)).toEqual({ until: 'button' });
  });

  it('the kept seat has its ten minutes while somebody waits for it', () => {
    const lapse = at('20:10:01', timer).ask({
      type: 'LapseReservation',
      tableId: t2,
      seat: 9,
      reservation: 1,
    });
    const now = floorAfter(...tables, at('20:02:00').join(dan), lapse);
    expect([now.announcedMoves.size, now.tables.get(t2)?.seats[8]]).toEqual([0, { state: 'free' }]);
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 9 });
  });
});

describe('F08 nobody hides that it is his turn: undoing gives the turn back', () => {
  it('an announcement taken back leaves the floor as it was', () => {
    const command = up('20:01:00', ana);
    const undo = at('20:02:00', supervisor).ask({ type: 'UndoAction', action: command.command });
    const now = floorAfter(...oneFree, command, undo);
    const was = floorAfter(...oneFree);
    expect(now.announcedMoves.toJS()).toEqual(was.announcedMoves.toJS());
    expect(now.tables.get(t1)?.seats[8]).toEqual({ state: 'free' });
    expect(floor.decide(up('20:03:00', ana), now).accepted).toBe(true);
  });
});
