import { minor, type TableId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import {
  collect,
  deal,
  decline,
  fallDue,
  momentIn,
  momentsIn,
  pay,
  rate,
  refund,
  rentedTable,
  rentIn,
} from '../testing/rent';
import {
  ana,
  at,
  ben,
  cleo,
  clock,
  dan,
  eva,
  floorAfter,
  happened,
  holdem,
  omaha,
  openRoom,
  person,
  scenario,
  t1,
  t2,
} from '../testing/testing';
import { collectionDue, nothingOwed } from './refusals';

/** Players since 18:30 at a table whose periods begin at 19:00 (1), 19:30 (2), 20:00 (3) and so on. */
const nine = rentedTable(9);
const eight = rentedTable(8);

const waitingNames = (count: number, time = '19:50:00'): FloorCommand[] =>
  [ana, ben, cleo].slice(0, count).map((who) => at(time).join(who));

/** Nine players, of whom Dan in seat 9 sat down at 19:45; the collections before 20:00 are paid. */
const newcomer = (waiting: number): FloorCommand[] => [
  ...eight,
  fallDue('19:30:00'),
  collect('19:31:00', 2),
  at('19:45:00').seat(dan, [t1, 9], { reason: 'opening' }),
  ...waitingNames(waiting),
  fallDue('20:00:00'),
];

const whyAt = (seat: number, ...commands: readonly FloorCommand[]) => {
  const rent = rentIn(floorAfter(...commands), 3, seat);
  return rent && { why: rent.why, amountMinor: rent.amountMinor, state: rent.state };
};

const exempt = { why: 'new-player', amountMinor: 0, state: 'exempt' };
const pays = { why: 'seated', amountMinor: 600, state: 'owed' };
const allPay = { why: 'all-pay', amountMinor: 600, state: 'owed' };

/** The player who sat in seat 1 of the first table sits down in seat 1 there. */
const guest11At = (tableId: TableId, time: string): FloorCommand[] => [
  at(time).seat(person('Guest11'), [tableId, 1], { reason: 'as agreed' }),
];

describe('RRP-2.2.2 a new player is exempt while at most one name waits', () => {
  it('with nobody and with one waiting he pays nothing, and the others pay', () => {
    for (const waiting of [0, 1]) {
      expect(whyAt(9, ...newcomer(waiting))).toEqual(exempt);
      expect(whyAt(1, ...newcomer(waiting))).toEqual(pays);
    }
  });

  it('with two and with three waiting every seat pays, the new player too', () => {
    for (const waiting of [2, 3]) {
      expect(whyAt(9, ...newcomer(waiting))).toEqual(allPay);
      expect(whyAt(1, ...newcomer(waiting))).toEqual(allPay);
    }
  });

  it('the number is the house’s', () => {
    const strict = rentedTable(9, {}, { collectionNewPlayerExemptMaxWaiting: 0 });
    const seated = (waiting: number) => [
      ...strict,
      fallDue('19:00:00'),
      at('19:05:00').leaveSeat([t1, 9]),
      at('19:06:00').seat(dan, [t1, 9]),
      ...waitingNames(waiting, '19:07:00'),
      fallDue('19:30:00'),
    ];
    const danOwes = (waiting: number) => rentIn(floorAfter(...seated(waiting)), 2, 9)?.why;
    expect(danOwes(0)).toBe('new-player');
    expect(danOwes(1)).toBe('all-pay');
  });

  it('at the next collection he is no longer new', () => {
    const floor = floorAfter(...newcomer(1), collect('20:01:00', 3), fallDue('20:30:00'));
    expect(rentIn(floor, 4, 9)).toMatchObject({ why: 'seated', amountMinor: 600, state: 'owed' });
  });

  it('who sits down at the very instant is new at the next one, not at this one', () => {
    const seats = [...eight, fallDue('19:00:00'), at('19:30:00').seat(dan, [t1, 9])];
    const floor = floorAfter(...seats, fallDue('19:30:05'), fallDue('20:00:00'));
    expect(momentIn(floor, 2)?.seats.map(({ seat }) => seat)).not.toContain(9);
    expect(rentIn(floor, 3, 9)).toMatchObject({ why: 'new-player' });
  });

  it('F11 getting up over the due moment does not make him new again', () => {
    const dodge = [
      ...nine,
      fallDue('19:00:00'),
      fallDue('19:30:00'),
      collect('19:31:00', 2),
      at('19:59:00').leaveSeat([t1, 1]),
      fallDue('20:00:00'),
      ...guest11At(t1, '20:01:00'),
      fallDue('20:30:00'),
    ];
    const floor = floorAfter(...dodge);
    expect(rentIn(floor, 3, 1)).toBeUndefined();
    expect(rentIn(floor, 4, 1)).toMatchObject({ playerId: 'p-guest11', why: 'seated', amountMinor: 600 });
  });
});

describe('RRP-2.2.2 the list is counted once, at the due time, and only of those present', () => {
  it('a second name at 20:01 changes nothing, whenever the knock comes', () => {
    const late = [...newcomer(1).slice(0, -1), at('20:01:00').join(eva), fallDue('20:02:00')];
    expect(whyAt(9, ...late)).toEqual(exempt);
    expect(momentIn(floorAfter(...late), 3)).toMatchObject({ dueAt: clock('20:00:00'), waiting: 1 });
    const inTime = [...newcomer(1), at('20:01:00').join(eva)];
    expect(whyAt(9, ...inTime)).toEqual(exempt);
  });

  it('a name that comes at 20:00 sharp is not counted, one of 19:59:59 is', () => {
    const with1 = newcomer(1).slice(0, -1);
    expect(whyAt(9, ...with1, at('20:00:00').join(eva))).toEqual(exempt);
    expect(whyAt(9, ...with1, at('19:59:59').join(eva), fallDue('20:00:00'))).toEqual(allPay);
  });

  it('who is out of the room, holds his place or called in does not wait', () => {
    const two = newcomer(2).slice(0, -1);
    expect(whyAt(9, ...two, at('19:55:00').out(ana), fallDue('20:00:00'))).toEqual(exempt);
    expect(whyAt(9, ...two, at('19:55:00').hold(ana), fallDue('20:00:00'))).toEqual(exempt);
  });
});

/** All nine owe at 19:30, with so many waiting. */
const owing = (waiting: number): FloorCommand[] => [
  ...nine,
  fallDue('19:00:00'),
  ...waitingNames(waiting, '19:20:00'),
  fallDue('19:30:00'),
];

describe('RRP-2.2.2 no deal before everybody has paid, is exempt or on courtesy', () => {
  it('is refused naming the seat', () => {
    const given = scenario.given(...happened(...owing(0), collect('19:30:30', 2, [4])));
    given.when(deal('19:31:00')).thenRefused(collectionDue({ tableId: t1, period: 2, seats: [4] }));
    const all = scenario.given(...happened(...owing(0), collect('19:30:30', 2)));
    all.when(deal('19:31:00')).then();
  });

  it('exempt seats hold nobody up', () => {
    scenario
      .given(...happened(...nine, fallDue('19:00:00')))
      .when(deal('19:02:00'))
      .then();
    scenario
      .given(...happened(...openRoom(), at('18:10:00').open(t2)))
      .when({
        ...deal('19:02:00'),
        tableId: t2,
      } as FloorCommand)
      .then();
  });
});

const refusedAt = (waiting: number, command: FloorCommand, ...before: readonly FloorCommand[]) =>
  scenario.given(...happened(...owing(waiting), ...before)).when(command);

describe('RRP-2.2.2 who declines plays until his blind while nobody waits', () => {
  const courtesy = [decline('19:30:20', [2, 4]), collect('19:30:40', 2)];

  it('and is dealt in until he owes it, then pays or leaves', () => {
    refusedAt(0, deal('19:31:00', 3), ...courtesy).then();
    refusedAt(0, deal('19:32:00', 4), ...courtesy).thenRefused(
      collectionDue({ tableId: t1, period: 2, seats: [4] }),
    );
    refusedAt(0, deal('19:32:00', 4), ...courtesy, pay('19:31:50', 2, 4)).then();
    refusedAt(0, deal('19:32:00', 4), ...courtesy, at('19:31:50').leaveSeat([t1, 4])).then();
  });

  it('already due the big blind in the next hand he gets no hand', () => {
    refusedAt(0, deal('19:30:50', 4), ...courtesy).thenRefused(
      collectionDue({ tableId: t1, period: 2, seats: [4] }),
    );
  });

  it('the dealer must say whose blind it is', () => {
    expect(refusedAt(0, deal('19:31:00'), ...courtesy).decision).toMatchObject({
      refusal: { code: 'floor.collection-blind-unknown', facts: { seats: [4] } },
    });
  });

  it('playing on past the next due moment without paying is a missed collection', () => {
    const floor = floorAfter(...owing(0), ...courtesy, fallDue('20:00:00'));
    expect(rentIn(floor, 2, 4)).toMatchObject({ state: 'owed', missed: true });
  });

  it('with one waiting, or two, there is no courtesy: he pays or gives up the seat', () => {
    for (const waiting of [1, 2])
      refusedAt(waiting, decline('19:30:20', [2, 4])).thenRefused(
        collectionDue({ tableId: t1, period: 2, seats: [4], waiting }),
      );
    const gone = floorAfter(...owing(1), decline('19:30:20', [2, 4], 'leave'));
    expect(rentIn(gone, 2, 4)).toMatchObject({ state: 'declined', leftAt: null });
    expect(gone.seatOf.has('p-guest14' as never)).toBe(false);
  });

  it('declines only what he owes now', () => {
    const settled = nothingOwed({ tableId: t1, period: 2, seat: 4 });
    refusedAt(0, decline('19:31:00', [2, 4]), pay('19:30:30', 2, 4)).thenRefused(settled);
    refusedAt(0, decline('20:00:10', [2, 4]), fallDue('20:00:00')).thenRefused(settled);
  });
});

const stud = { ...holdem, gameId: 'stud-5-10' as typeof holdem.gameId, variant: 'seven-card-stud' as const };

describe('RRP-2.2.2 at stud who declines is dealt exactly one more hand', () => {
  const table = (settings = {}): FloorCommand[] => [
    ...openRoom(settings),
    at('18:05:00').offer({ ...stud, stakes: [minor(500), minor(1000)] }),
    rate(stud),
    at('18:30:00').open(t1, stud),
    ...[1, 2, 3].map((n) => at('18:30:00').seat(person(`S${n}`), [t1, n], { reason: 'first' })),
    fallDue('19:00:00'),
    fallDue('19:30:00'),
    decline('19:30:10', [2, 2]),
    collect('19:30:30', 2),
  ];

  it('and then no other', () => {
    const once = scenario.given(...happened(...table())).when(deal('19:31:00'));
    expect(once.decision).toMatchObject({ events: [{ type: 'CourtesyPlayed', seat: 2, handsLeft: 0 }] });
    scenario
      .given(...happened(...table(), deal('19:31:00')))
      .when(deal('19:33:00'))
      .thenRefused(collectionDue({ tableId: t1, period: 2, seats: [2] }));
  });

  it('as many as the house gives', () => {
    const two = table({ collectionCourtesyStudHands: 2 });
    const again = scenario.given(...happened(...two, deal('19:31:00'))).when(deal('19:32:00'));
    expect(again.decision).toMatchObject({ events: [{ handsLeft: 0 }] });
    const none = table({ collectionCourtesyStudHands: 0 });
    scenario
      .given(...happened(...none))
      .when(deal('19:31:00'))
      .thenRefused(collectionDue({ tableId: t1, period: 2, seats: [2] }));
  });
});

describe('RRP-2.2.2 rent is paid once for the same time', () => {
  const both = [...rentedTable(4), at('18:40:00').open(t2), fallDue('19:00:00')];

  it('a player moved to another table of the same hours pays there from the next moment on', () => {
    const moved = [
      ...both,
      fallDue('19:30:00'),
      collect('19:31:00', 2),
      at('19:40:00').leaveSeat([t1, 1]),
      ...guest11At(t2, '19:41:00'),
      fallDue('20:00:00'),
    ];
    expect(momentsIn(floorAfter(...moved), t2).at(-1)?.seats).toMatchObject([
      { why: 'seated', amountMinor: 600 },
    ]);
  });

  it('where the other table’s period begins before his ends, he is covered, but not at the one after', () => {
    const opened = at('18:50:00').open(t2, omaha);
    const elsewhere = [rate(omaha, { when: 'from-opening' }), ...rentedTable(4).slice(-5)];
    const moved = [
      ...openRoom(),
      rate(),
      ...elsewhere,
      opened,
      fallDue('19:30:00'),
      collect('19:31:00', 2),
      at('19:40:00').leaveSeat([t1, 1]),
      ...guest11At(t2, '19:41:00'),
    ];
    const at1950 = momentsIn(floorAfter(...moved, fallDue('19:50:00')), t2).at(-1);
    expect(at1950?.seats).toMatchObject([{ why: 'covered', amountMinor: 0, state: 'exempt' }]);
    const at2020 = momentsIn(floorAfter(...moved, fallDue('20:20:00')), t2).at(-1);
    expect(at2020?.seats).toMatchObject([{ why: 'seated', amountMinor: 600 }]);
    const back = [...moved.slice(0, -2), refund('19:39:00', [2, 1]), ...moved.slice(-2), fallDue('19:50:00')];
    expect(momentsIn(floorAfter(...back), t2).at(-1)?.seats).toMatchObject([{ why: 'seated' }]);
  });
});
