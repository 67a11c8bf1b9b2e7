import { floor } from '../decider';
import { type FloorEvent } from '../events';
import {
  alreadySeated,
  notMostInNeed,
  notNext,
  seatEmpty,
  seatReserved,
  seatTaken,
  seatUnknown,
} from '../refusals';
import {
  ana,
  at,
  ben,
  cleo,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  ofEntry,
  omaha,
  openRoom,
  type Person,
  scenario,
  stampOf,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';

const room = [...openRoom(), at('18:10:00').open(t1), at('18:10:00').open(t2, omaha)];
const waiting = [...room, at('19:00:00').join(ana), at('19:01:00').join(ben)];

const seatedAt = (who: Person, [tableId, seat]: readonly [typeof t1, number], gameId = holdem.gameId) => ({
  type: 'PlayerSeated' as const,
  tableId,
  seat,
  ...who,
  gameId,
});

describe('RRP-2.3.4 one seat per player', () => {
  it('refuses a second seat at another table', () => {
    scenario
      .given(...happened(...room, at('19:00:00').seat(ana, [t1, 3])))
      .when(at('19:01:00').seat(ana, [t2, 5]))
      .thenRefused(alreadySeated({ tableId: t1, seat: 3 }));
  });

  it('gives him a lock-up instead, and checking in there frees the old seat in the same step', () => {
    const lockUp = at('19:01:00').reserve(ana, [t2, 5]);
    const checkIn = at('19:02:00').checkIn(ana, [t2, 5]);
    scenario
      .given(...happened(...room, at('19:00:00').seat(ana, [t1, 3]), lockUp))
      .when(checkIn)
      .then(
        {
          type: 'SeatLeft',
          ...stampOf(checkIn),
          ...{ tableId: t1, seat: 3, ...ana, gameId: holdem.gameId, cause: 'moved' },
        },
        {
          ...seatedAt(ana, [t2, 5], omaha.gameId),
          ...stampOf(checkIn),
          ...{ entryId: null, how: 'checked-in', assignedBy: listKeeper, reason: null, overtaken: [] },
        },
      );
  });

  it('frees the old seat when a player called for another game is seated', () => {
    const commands = [
      ...room,
      at('18:50:00').seat(ana, [t2, 5]),
      at('19:00:00').join(ana),
      at('19:10:00').call(ana, [t1, 1]),
      at('19:11:00').seatCalled(ana),
    ];
    const now = floorAfter(...commands);
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 1 });
    expect(now.tables.get(t2)?.seats[4]).toEqual({ state: 'free' });
  });

  it('refuses a second lock-up until the first is given up', () => {
    const commands = [...room, at('18:10:00').open(t3, omaha), at('19:01:00').reserve(ana, [t2, 5])];
    scenario
      .given(...happened(...commands))
      .when(at('19:02:00').reserve(ana, [t3, 1]))
      .thenRefused(alreadySeated({ tableId: t2, seat: 5, reserved: true }));
  });

  it('lets exactly one of two staff succeed who seat him in the same second', () => {
    const before = floorAfter(...room);
    const [first, second] = [
      at('19:00:00').seat(ana, [t1, 1]),
      at('19:00:00', supervisor).seat(ana, [t2, 1]),
    ];
    const one = floor.decide(first, before);
    const after = one.accepted ? one.events.reduce(floor.evolve, before) : before;
    expect([one.accepted, floor.decide(second, after).accepted]).toEqual([true, false]);
  });
});

describe('F04 an open seat goes to who is next, or to another with a reason on record', () => {
  it('refuses to seat a newcomer while somebody waits', () => {
    scenario
      .given(...happened(...waiting))
      .when(at('19:10:00').seat(eva, [t1, 1]))
      .thenRefused(notNext({ next: entryId(ana) }));
  });

  it('seats him with a reason, and names the actor and everybody passed', () => {
    const command = at('19:10:00', supervisor).seat(eva, [t1, 1], { reason: 'host of the game' });
    const overtaken = [ana, ben].map((who) => ({ entryId: entryId(who), kind: 'seated-directly' as const }));
    scenario
      .given(...happened(...waiting))
      .when(command)
      .then({
        ...seatedAt(eva, [t1, 1]),
        ...stampOf(command),
        ...{ entryId: null, how: 'direct', assignedBy: supervisor, reason: 'host of the game', overtaken },
      });
  });

  it('needs no reason for the one who is next, whose entry ends with the seat', () => {
    const command = at('19:10:00').seat(ana, [t1, 1]);
    scenario
      .given(...happened(...waiting))
      .when(command)
      .then({
        ...seatedAt(ana, [t1, 1]),
        ...stampOf(command),
        ...{ entryId: entryId(ana), how: 'direct', assignedBy: listKeeper, reason: null, overtaken: [] },
      });
  });

  it('needs no reason when those who wait cannot be called', () => {
    const command = at('19:10:00').seat(eva, [t1, 1]);
    const events = happened(...waiting, at('19:05:00').out(ana), at('19:05:00').hold(ben), command);
    expect(events.at(-1)).toMatchObject({
      reason: null,
      overtaken: [
        { entryId: entryId(ana), kind: 'out' },
        { entryId: entryId(ben), kind: 'held' },
      ],
    });
  });
});

describe('F15 the seat that is shown free is the seat that can be taken', () => {
  const commands = [
    ...waiting,
    at('19:05:00').call(ana, [t1, 1]),
    at('19:06:00', supervisor).reserve(null, [t1, 2], { reason: 'impaired sight' }),
    at('19:07:00').seat(eva, [t1, 3], { reason: 'host' }),
  ];

  it.each([
    [1, seatReserved],
    [2, seatReserved],
    [3, seatTaken],
  ])('refuses seat %d, which is not free', (seat, refusal) => {
    scenario
      .given(...happened(...commands))
      .when(at('19:10:00').seat(cleo, [t1, seat], { reason: 'friend' }))
      .thenRefused(refusal({ tableId: t1, seat }));
  });

  it('takes seat 4, which is', () => {
    const given = scenario.given(...happened(...commands));
    expect(given.when(at('19:10:00').seat(cleo, [t1, 4], { reason: 'friend' })).decision.accepted).toBe(true);
  });

  it('knows only the seats there are', () => {
    scenario
      .given(...happened(...commands))
      .when(at('19:10:00').seat(cleo, [t1, 10], { reason: 'friend' }))
      .thenRefused(seatUnknown({ tableId: t1, seat: 10 }));
  });
});

describe('RRP-2.3.3 seating directly serves the table most in need', () => {
  const two = [
    ...openRoom(),
    at('18:10:00').open(t1),
    ...guests(t1, 7),
    at('18:40:00').open(t2),
    ...guests(t2, 5),
  ];

  it('refuses the fuller table without a reason', () => {
    const given = scenario.given(...happened(...two));
    given.when(at('19:00:00').seat(eva, [t1, 8])).thenRefused(notMostInNeed({ tableId: t2, tableNumber: 2 }));
    expect(given.when(at('19:00:00').seat(eva, [t2, 6])).decision.accepted).toBe(true);
    expect(given.when(at('19:00:00').seat(eva, [t1, 8], { reason: 'host' })).decision.accepted).toBe(true);
  });
});

describe('places on other lists when a player is seated', () => {
  const both = [...waiting, at('19:02:00').join(ana, omaha), at('19:05:00').call(ana, [t1, 1])];
  const seat = (others?: string) =>
    at('19:06:00').ask({ type: 'SeatCalled', entryId: entryId(ana), ...(others ? { others } : {}) });

  it('are kept where the house keeps them', () => {
    expect(floorAfter(...both, seat()).entries.get(entryId(ana, omaha))?.standing).toEqual({
      state: 'waiting',
    });
  });

  it('are dropped when staff or the house say so', () => {
    const command = seat('drop');
    const events: FloorEvent[] = happened(...both, command).slice(-1);
    expect(events).toEqual([
      {
        type: 'EntryRemoved',
        ...stampOf(command),
        ...ofEntry(ana, omaha),
        cause: 'seated-elsewhere',
        reason: null,
      },
    ]);
    const [, ...rest] = both;
    const dropping = [at('18:00:00').openDay({ otherListsWhenSeated: 'drop' }), ...rest, seat()];
    expect(floorAfter(...dropping).listedIn.has(ana.playerId)).toBe(false);
  });

  it('free the seat that another game had called him for, when dropped', () => {
    const commands = [
      ...waiting,
      at('19:02:00').join(ana, omaha),
      { ...at('19:05:00').call(ana, [t2, 1]), entryId: entryId(ana, omaha) },
      at('19:06:00').seat(ana, [t1, 1], { others: 'drop', reason: 'changed his mind' }),
    ];
    const now = floorAfter(...commands);
    expect(now.tables.get(t2)?.seats[0]).toEqual({ state: 'free' });
    expect(now.reservedFor.size).toBe(0);
  });
});

describe('leaving a seat', () => {
  it('frees it at once', () => {
    const command = at('20:00:00').leaveSeat([t1, 3]);
    scenario
      .given(...happened(...room, at('19:00:00').seat(ana, [t1, 3])))
      .when(command)
      .then({
        type: 'SeatLeft',
        ...stampOf(command),
        ...{ tableId: t1, seat: 3, ...ana, gameId: holdem.gameId, cause: 'left' },
      });
  });

  it('F12 a second tap finds it empty and changes nothing', () => {
    scenario
      .given(...happened(...room, at('19:00:00').seat(ana, [t1, 3]), at('20:00:00').leaveSeat([t1, 3])))
      .when(at('20:00:01').leaveSeat([t1, 3]))
      .thenRefused(seatEmpty({ tableId: t1, seat: 3 }));
  });
});
