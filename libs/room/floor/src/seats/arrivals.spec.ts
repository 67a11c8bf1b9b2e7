import { type FloorCommand } from '../commands';
import { type Role } from '@cardroom/kernel';
import {
  arrivesTwice,
  noAnswer,
  notCalled,
  seatNotAssigned,
  seatReserved,
  seatTaken,
  wrongTable,
} from '../refusals';
import {
  ana,
  asPlayer,
  at,
  ben,
  cleo,
  clock,
  dealer,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  openRoom,
  person,
  type Person,
  scenario,
  staff,
  stampOf,
  supervisor,
  t1,
  t2,
} from '../testing/testing';

const opening = [
  ...openRoom({ playersToStart: 4 }),
  at('18:10:00').open(t1),
  ...[ben, cleo, ana].map((who, i) => at(`18:2${i}:00`).join(who)),
  ...[ben, cleo, ana].map((who, i) => at(`19:00:0${i}`).call(who, [t1, i + 1])),
];
const going = [
  ...openRoom({ playersToStart: 4 }),
  at('18:10:00').open(t1),
  ...guests(t1, 4),
  at('18:40:00').join(ana),
  at('19:00:00').call(ana, [t1, 6]),
];
const [listed, again] = [person('Hugo'), person('Ines')];
const seatCalled = (who: Person, seat: number, time = '19:01:00') =>
  at(time).ask({ type: 'SeatCalled', entryId: entryId(who), seat });
const together = (arrivals: readonly (readonly [Person, number])[]) =>
  at('19:01:00').ask({
    type: 'SeatTogether',
    tableId: t1,
    arrivals: arrivals.map(([who, seat]) => ({ entryId: entryId(who), seat })),
  });
const seatsOf = (...commands: readonly FloorCommand[]) => {
  const floor = floorAfter(...commands);
  return Object.fromEntries(
    [...floor.seatOf.entries()].map(([playerId, { seat }]) => [playerId.slice(2), seat]),
  );
};

describe('RRP-2.2.10 nobody takes a seat without permission', () => {
  it('refuses to check in a player whom nobody gave the seat', () => {
    scenario
      .given(...happened(...going))
      .when(at('19:01:00', dealer).checkIn(ben, [t1, 7]))
      .thenRefused(seatNotAssigned({ tableId: t1, seat: 7 }));
  });

  it('refuses another table than the one he was given', () => {
    scenario
      .given(...happened(...going, at('18:50:00').open(t2)))
      .when(at('19:01:00', dealer).checkIn(ana, [t2, 1]))
      .thenRefused(wrongTable({ tableId: t2, assignedTable: t1, assignedSeat: 6 }));
  });

  it('refuses another seat of a running game', () => {
    scenario
      .given(...happened(...going))
      .when(at('19:01:00', dealer).checkIn(ana, [t1, 7]))
      .thenRefused(seatNotAssigned({ tableId: t1, seat: 7, assignedSeat: 6 }));
  });

  it.each(['listKeeper', 'floorSupervisor'] as const)(
    'checks him in where a %s gave the seat, and keeps who',
    (role: Role) => {
      const lockUp = at('19:00:30', staff(role)).reserve(ben, [t1, 7], { reason: 'agreed with the floor' });
      const checkIn = at('19:01:00', dealer).checkIn(ben, [t1, 7]);
      scenario
        .given(...happened(...going, lockUp))
        .when(checkIn)
        .then({
          type: 'PlayerSeated',
          ...stampOf(checkIn),
          ...{ tableId: t1, seat: 7, ...ben, gameId: holdem.gameId, entryId: null },
          ...{ how: 'checked-in', assignedBy: staff(role), reason: null, overtaken: [] },
        });
    },
  );

  it('lets a called player check himself in at the seat he was called for', () => {
    const checkIn = at('19:01:00', asPlayer(ana)).checkIn(ana, [t1, 6]);
    const [seated] = happened(...going, checkIn).slice(-1);
    expect(seated).toMatchObject({ entryId: entryId(ana), assignedBy: listKeeper, by: asPlayer(ana) });
  });

  it('gives no permission once the call is over', () => {
    const given = scenario.given(...happened(...going));
    expect(given.when(at('19:06:59', dealer).checkIn(ana, [t1, 6])).decision.accepted).toBe(true);
    given
      .when(at('19:07:00', dealer).checkIn(ana, [t1, 6]))
      .thenRefused(noAnswer({ entryId: entryId(ana), endedAt: clock('19:07:00') }));
  });
});

describe('RRP-2.3.7 at an opening the first to arrive chooses first', () => {
  it('gives the third on the list, who comes first, the seat he chooses', () => {
    const choice = at('19:00:05', dealer).checkIn(ana, [t1, 5]);
    scenario
      .given(...happened(...opening))
      .when(choice)
      .then(
        { type: 'ReservationsSwapped', ...stampOf(choice), tableId: t1, seats: [3, 5] },
        {
          type: 'PlayerSeated',
          ...stampOf(choice),
          ...{ tableId: t1, seat: 5, ...ana, gameId: holdem.gameId, entryId: entryId(ana) },
          ...{ how: 'checked-in', assignedBy: listKeeper, reason: null, overtaken: [] },
        },
      );
    expect(seatsOf(...opening, choice, seatCalled(ben, 3, '19:00:20'))).toEqual({ ana: 5, ben: 3 });
  });

  it('lets him choose a seat that a call keeps for somebody else, who keeps a seat all the same', () => {
    const commands = [...opening, seatCalled(ana, 1)];
    const floor = floorAfter(...commands);
    expect(floor.reservedFor.get(ben.playerId)).toEqual({ tableId: t1, seat: 3 });
    expect(floor.entries.get(entryId(ben))?.standing).toMatchObject({ call: { seat: 3 } });
    expect(seatsOf(...commands, at('19:02:00').seatCalled(ben))).toEqual({ ana: 1, ben: 3 });
  });

  it('refuses a seat that somebody sits in', () => {
    scenario
      .given(...happened(...opening, seatCalled(ana, 5)))
      .when(seatCalled(ben, 5, '19:01:10'))
      .thenRefused(seatTaken({ tableId: t1, seat: 5 }));
  });

  it('refuses a seat that management keeps for a need or that is locked up', () => {
    const kept = [
      ...opening,
      at('19:00:30', supervisor).reserve(null, [t1, 6], { reason: 'impaired sight' }),
      at('19:00:40', supervisor).reserve(listed, [t1, 7], { reason: 'in a hand' }),
    ];
    const given = scenario.given(...happened(...kept));
    given.when(seatCalled(ana, 6)).thenRefused(seatReserved({ tableId: t1, seat: 6 }));
    given.when(seatCalled(ana, 7)).thenRefused(seatReserved({ tableId: t1, seat: 7 }));
  });

  it('is over once the game has started', () => {
    scenario
      .given(...happened(...going))
      .when(seatCalled(ana, 7))
      .thenRefused(seatNotAssigned({ tableId: t1, seat: 7, assignedSeat: 6 }));
  });
});

describe('RRP-2.3.7 on a simultaneous arrival the higher name on the list wins', () => {
  it('gives the seat both want to the higher name; the other keeps his own and chooses again', () => {
    const command = together([
      [ana, 5],
      [ben, 5],
    ]);
    expect(seatsOf(...opening, command)).toEqual({ ben: 5 });
    expect(floorAfter(...opening, command).reservedFor.get(ana.playerId)).toEqual({ tableId: t1, seat: 3 });
  });

  it('gives both theirs when they want different seats', () => {
    const arrivals = [
      [ana, 1],
      [ben, 5],
      [cleo, 3],
    ] as const;
    expect(seatsOf(...opening, together(arrivals))).toEqual({ ana: 1, ben: 5, cleo: 3 });
  });

  it('is for players called to this table, each once', () => {
    const given = scenario.given(
      ...happened(...opening, at('19:00:30').leaveList(cleo), at('19:00:40').join(again)),
    );
    given
      .when(
        together([
          [ana, 5],
          [ana, 6],
        ]),
      )
      .thenRefused(arrivesTwice({ entryId: entryId(ana) }));
    given
      .when(
        together([
          [ana, 5],
          [again, 6],
        ]),
      )
      .thenRefused(notCalled({ entryId: entryId(again) }));
    const elsewhere = [...openRoom(), at('18:10:00').open(t1), at('18:10:00').open(t2)];
    const commands = [
      ...elsewhere,
      at('18:20:00').join(ben),
      at('18:21:00').join(ana),
      at('19:00:00').call(ben, [t1, 1]),
      at('19:00:00').call(ana, [t2, 1]),
    ];
    scenario
      .given(...happened(...commands))
      .when(
        together([
          [ben, 5],
          [ana, 6],
        ]),
      )
      .thenRefused(wrongTable({ tableId: t2, seat: 1, entryId: entryId(ana) }));
  });
});
