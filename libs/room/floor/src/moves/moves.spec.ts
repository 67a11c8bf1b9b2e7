import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { seatReserved, seatTaken, transferUnbalances } from '../refusals';
import {
  ana,
  at,
  ben,
  cleo,
  dan,
  entryId,
  eva,
  finn,
  floorAfter,
  guests,
  happened,
  holdem,
  openRoom,
  type Person,
  scenario,
  listKeeper,
  supervisor,
  t1,
  t2,
} from '../testing/testing';
import { claimsOn } from './claims';
import { proposals, seatOffers } from './offers';
import {
  alreadyRequested,
  apartBySupervisor,
  forcedBySupervisor,
  forcedNeedsReason,
  noSeatChanges,
  notOffered,
  notSeated,
  seatClaimed,
  seatIsHis,
  separatedPlayers,
} from './refusals';

const because = { reason: 'first game' };
const wantsSeat = (time: string, { playerId }: Person, seats: readonly number[] | null = null) =>
  at(time).ask({ type: 'RequestSeatChange', playerId, seats });
const wantsTable = (time: string, { playerId }: Person, tables: readonly string[] | null = null) =>
  at(time).ask({ type: 'RequestTableChange', playerId, tables });
const declines = (time: string, { playerId }: Person, seat: number) =>
  at(time).ask({ type: 'DeclineOffer', playerId, tableId: t1, seat });
type To = readonly [tableId: string, seat: number, extra?: object];
const moves = (time: string, { playerId }: Person, [tableId, seat, extra = {}]: To) =>
  at(time, supervisor).ask({ type: 'MovePlayer', playerId, tableId, seat, ...extra });

/** Ana, Ben and Cleo in seats 1 to 3 of table 1, guests in 4 to 8; seat 9 is free and Dan and Eva wait. */
const table = (settings = {}): FloorCommand[] => [
  ...openRoom(settings),
  at('18:10:00').open(t1),
  ...[ana, ben, cleo].map((who, i) => at('18:20:00').seat(who, [t1, i + 1], because)),
  ...guests(t1, 9).slice(3, 8),
  at('19:00:00').join(dan),
  at('19:01:00').join(eva),
];

const offered = (commands: readonly FloorCommand[], seat = 9, tableId = t1) =>
  seatOffers(floorAfter(...commands), tableId, seat).map(({ kind, alias }) => `${kind} ${alias}`);

describe('RRP-2.3.12 seat change precedence', () => {
  const asked = [...table(), wantsSeat('20:00:00', ana), wantsSeat('20:05:00', cleo)];

  it('offers a seat that opens to the first who asked, then the next, then the list', () => {
    expect(offered(asked)).toEqual([
      'seat-change Ana',
      'seat-change Cleo',
      'waiting-list Dan',
      'waiting-list Eva',
    ]);
  });

  it('says why: the rule, and since when each has his place', () => {
    const [first] = seatOffers(floorAfter(...asked), t1, 9);
    expect(first).toMatchObject({ rule: 'RRP-2.3.12', from: { tableId: t1, seat: 1 } });
  });

  it('refuses to call somebody from the list past them without a reason, and tells them when there is one', () => {
    const given = scenario.given(...happened(...asked));
    given.when(at('20:10:00').call(dan, [t1, 9])).thenRefused(
      seatClaimed({
        ...{ tableId: t1, seat: 9, playerId: ana.playerId, alias: 'Ana', kind: 'seat-change' },
      }),
    );
    const all = happened(
      ...asked,
      at('20:10:00', supervisor).call(dan, [t1, 9], { reason: 'impaired sight' }),
    );
    expect(all.at(-1)).toMatchObject({
      type: 'ClaimsPassed',
      playerId: dan.playerId,
      reason: 'impaired sight',
      passed: [
        { playerId: ana.playerId, alias: 'Ana', kind: 'seat-change' },
        { playerId: cleo.playerId, alias: 'Cleo', kind: 'seat-change' },
      ],
    });
    const now = all.reduce(floor.evolve, floor.initialState);
    expect(now.passedClaims.get(ana.playerId)).toEqual([
      expect.objectContaining({ tableId: t1, seat: 9, reason: 'impaired sight' }),
    ]);
  });

  it('refuses to seat a newcomer directly past them, too', () => {
    const command = at('20:10:00').seat(finn, [t1, 9]);
    expect(scenario.given(...happened(...asked)).when(command).decision).toMatchObject({
      accepted: false,
      refusal: { code: 'floor.seat-claimed', rule: 'RRP-2.3.12' },
    });
  });

  it('offers the seat that the first one leaves to the remaining requests, then to the list', () => {
    const moved = [...asked, moves('20:10:00', ana, [t1, 9])];
    expect(offered(moved, 1)).toEqual(['seat-change Cleo', 'waiting-list Dan', 'waiting-list Eva']);
    expect(offered(moved, 9)).toEqual([]);
  });

  it('refuses a newer request that takes the seat before an older one', () => {
    const command = moves('20:10:00', cleo, [t1, 9]);
    expect(scenario.given(...happened(...asked)).when(command).decision).toMatchObject({
      accepted: false,
      refusal: { code: 'floor.seat-claimed', facts: { alias: 'Ana' } },
    });
  });

  it('a declined offer is lost for this vacancy only, and the request keeps its time', () => {
    const declined = [...asked, declines('20:06:00', ana, 9)];
    expect(offered(declined)).toEqual(['seat-change Cleo', 'waiting-list Dan', 'waiting-list Eva']);
    const taken = [...declined, moves('20:07:00', cleo, [t1, 9]), at('20:20:00').leaveSeat([t1, 9])];
    expect(offered(taken)).toEqual(['seat-change Ana', 'waiting-list Dan', 'waiting-list Eva']);
  });

  it('ends the requests of a player who leaves the table', () => {
    const left = [...asked, at('20:06:00').leaveSeat([t1, 1])];
    expect(happened(...left).at(-1)).toMatchObject({
      type: 'RequestEnded',
      playerId: ana.playerId,
      cause: 'left-table',
    });
    expect(floorAfter(...left).seatRequests.size).toBe(1);
  });

  it('refuses a seat by number to a newcomer’s loss once he sits there', () => {
    const newcomer = [...table(), at('20:00:00').seat(dan, [t1, 9])];
    const late = [...newcomer, wantsSeat('20:05:00', ana, [9])];
    scenario
      .given(...happened(...late))
      .when(moves('20:06:00', ana, [t1, 9]))
      .thenRefused(seatTaken({ tableId: t1, seat: 9 }));
  });

  it('a seat asked for by number before the newcomer came stays his, and they change seats', () => {
    const early = [...table(), wantsSeat('20:00:00', ana, [9])];
    const put = [...early, at('20:31:00', supervisor).seat(dan, [t1, 9], { reason: 'did not ask' })];
    const now = floorAfter(...put, moves('20:32:00', ana, [t1, 9]));
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 9 });
    expect(now.seatOf.get(dan.playerId)).toEqual({ tableId: t1, seat: 1 });
  });

  it('comes before a newcomer who was called and has not sat down, who keeps the seat that is left', () => {
    const called = [...table(), at('20:00:00').call(dan, [t1, 9]), wantsSeat('20:01:00', ana)];
    const now = floorAfter(...called, moves('20:02:00', ana, [t1, 9]));
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 9 });
    expect(now.reservedFor.get(dan.playerId)).toEqual({ tableId: t1, seat: 1 });
    expect(now.entries.get(entryId(dan))?.standing).toMatchObject({ state: 'called', call: { seat: 1 } });
    const without = [...table(), at('20:00:00').call(dan, [t1, 9])];
    scenario
      .given(...happened(...without))
      .when(moves('20:02:00', ana, [t1, 9]))
      .thenRefused(seatReserved({ tableId: t1, seat: 9 }));
  });

  it('is asked for by seated players only, elsewhere than where they sit, and where the house allows it', () => {
    const given = scenario.given(...happened(...table()));
    given.when(wantsSeat('20:00:00', dan)).thenRefused(notSeated({ playerId: dan.playerId }));
    given.when(wantsSeat('20:00:00', ana, [1])).thenRefused(seatIsHis({ tableId: t1, seat: 1 }));
    scenario
      .given(...happened(...table({ seatChangeOnRequest: false })))
      .when(wantsSeat('20:00:00', ana))
      .thenRefused(noSeatChanges());
  });

  it('asks only those who are offered the seat', () => {
    scenario
      .given(...happened(...asked))
      .when(declines('20:06:00', ben, 9))
      .thenRefused(notOffered({ tableId: t1, seat: 9 }));
  });
});

describe('F06 requests belong to the table, and two never claim one seat', () => {
  it('each player asks once', () => {
    scenario
      .given(...happened(...table(), wantsSeat('20:00:00', ana)))
      .when(wantsSeat('20:01:00', ana, [9]))
      .thenRefused(alreadyRequested({ playerId: ana.playerId, kind: 'seat-change' }));
  });

  it('outlast the day on which they were made', () => {
    const day = [...table(), wantsSeat('20:00:00', ana), at('23:59:00').ask({ type: 'CloseDay' })];
    expect(floorAfter(...day).seatRequests.get(`seat-change:${ana.playerId}`)?.order).toBe(1);
  });

  it('may be taken back', () => {
    const cancel = at('20:01:00').ask({
      type: 'CancelRequest',
      playerId: ana.playerId,
      kind: 'seat-change',
    });
    expect(floorAfter(...table(), wantsSeat('20:00:00', ana), cancel).seatRequests.size).toBe(0);
  });
});

describe('F07 who declines for ever does not keep the first choice where the house says so', () => {
  it('a decline sends the request behind the others', () => {
    const asked = [
      ...table({ seatChangeAfterDecline: 'toEnd' }),
      wantsSeat('20:00:00', ana),
      wantsSeat('20:05:00', cleo),
      declines('20:06:00', ana, 9),
      at('20:07:00').leaveSeat([t1, 8]),
    ];
    expect(offered(asked, 8).slice(0, 2)).toEqual(['seat-change Cleo', 'seat-change Ana']);
  });
});

/** Seven at table 1 with Ana, five at table 2. */
const sevenAndFive = [
  ...openRoom(),
  at('18:10:00').open(t1),
  at('18:20:00').seat(ana, [t1, 9], because),
  ...guests(t1, 6),
  at('18:40:00').open(t2),
  ...guests(t2, 5),
];

describe('RRP-2.3.3 a transfer does not leave the old table shorter', () => {
  it('is allowed from seven to five: six and six', () => {
    expect(offered([...sevenAndFive, wantsTable('20:00:00', ana)], 9, t2)).toEqual(['table-change Ana']);
    const now = floorAfter(...sevenAndFive, moves('20:01:00', ana, [t2, 9]));
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t2, seat: 9 });
  });

  it('is refused from six to five: five left, six there', () => {
    const six = [...sevenAndFive, at('19:00:00').leaveSeat([t1, 1]), wantsTable('20:00:00', ana)];
    expect(offered(six, 9, t2)).toEqual([]);
    scenario
      .given(...happened(...six))
      .when(moves('20:01:00', ana, [t2, 9]))
      .thenRefused(transferUnbalances({ tableId: t1, left: 5, there: 6 }));
  });

  it('is offered and allowed where the house lets tables get shorter', () => {
    const six = [
      ...sevenAndFive,
      at('19:00:00').leaveSeat([t1, 1]),
      at('19:30:00').ask({
        type: 'ChangeHouseSetting',
        setting: 'transferRefusedIfOldTableShorter',
        value: false,
      }),
      wantsTable('20:00:00', ana),
    ];
    expect(offered(six, 9, t2)).toEqual(['table-change Ana']);
    const now = floorAfter(...six, moves('20:01:00', ana, [t2, 9]));
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t2, seat: 9 });
  });

  it('shows the numbers at both tables before the tap', () => {
    const [proposed] = proposals(floorAfter(...sevenAndFive, wantsTable('20:00:00', ana)), holdem.gameId);
    expect(proposed).toMatchObject({
      tableId: t2,
      first: { alias: 'Ana', kind: 'table-change' },
      from: { tableId: t1, before: 7, after: 6 },
      to: { tableId: t2, before: 5, after: 6 },
      mustHoldMinimum: true,
    });
  });

  it('table changes come behind the table’s own seat changes and before the list', () => {
    const host = { playerId: floorAfter(...sevenAndFive).tables.get(t2)?.seats[0] };
    const guest = host.playerId?.state === 'seated' ? host.playerId.seated : null;
    const both = [
      ...sevenAndFive,
      at('19:00:00').join(dan),
      wantsTable('20:00:00', ana),
      at('20:05:00').ask({ type: 'RequestSeatChange', playerId: guest?.playerId, seats: null }),
    ];
    expect(offered(both, 9, t2)).toEqual(['seat-change Guest21', 'table-change Ana', 'waiting-list Dan']);
  });
});

describe('RRP-3.1.3 the minimum is asked of who moves by choice', () => {
  const movedFact = (extra: object = {}) =>
    happened(...sevenAndFive, moves('20:01:00', ana, [t2, 9, extra])).find(
      ({ type }) => type === 'PlayerMoved',
    );

  it('by choice he must hold it, by order of the house not', () => {
    expect(movedFact()).toMatchObject({ kind: 'table-change', forced: false, mustHoldMinimum: true });
    expect(movedFact({ forced: true, reason: 'to balance the tables' })).toMatchObject({
      kind: 'by-floor',
      forced: true,
      mustHoldMinimum: false,
    });
  });

  it('a change of seat at one’s own table asks nothing', () => {
    const [moved] = happened(...sevenAndFive, moves('20:01:00', ana, [t1, 8])).slice(-3);
    expect(moved).toMatchObject({ type: 'PlayerMoved', kind: 'seat-change', mustHoldMinimum: false });
  });

  it('is asked of who had a seat locked up elsewhere and checks in there', () => {
    const checkIn = [at('20:00:00').reserve(ana, [t2, 9]), at('20:03:00').checkIn(ana, [t2, 9])];
    expect(happened(...sevenAndFive, ...checkIn).at(-1)).toMatchObject({
      type: 'PlayerMoved',
      kind: 'table-change',
      mustHoldMinimum: true,
    });
  });

  it('only those in charge move a player who did not ask, and say why', () => {
    const given = scenario.given(...happened(...sevenAndFive));
    given
      .when(moves('20:01:00', ana, [t2, 9, { forced: true }]))
      .thenRefused(forcedNeedsReason({ playerId: ana.playerId }));
    const keeper = at('20:01:00').ask({
      ...{ type: 'MovePlayer', playerId: ana.playerId, tableId: t2, seat: 9 },
      ...{ forced: true, reason: 'to balance' },
    });
    given.when(keeper).thenRefused(forcedBySupervisor({ role: 'listKeeper' }));
  });
});

describe('RRP-2.3.5 two players kept apart', () => {
  const pair = { playerId: ana.playerId, otherPlayerId: dan.playerId, reason: 'business partners' };
  const apart = [...table(), at('19:30:00', supervisor).ask({ type: 'KeepApart', ...pair })];

  it('refuses the seat, keeps his place and lets the next name come', () => {
    const given = scenario.given(...happened(...apart));
    given.when(at('20:00:00').call(dan, [t1, 9])).thenRefused(separatedPlayers({ tableId: t1 }));
    expect(offered(apart)).toEqual(['waiting-list Eva']);
    const called = floorAfter(...apart, at('20:00:00').call(eva, [t1, 9]));
    expect(called.entries.get(entryId(dan))?.standing.state).toBe('waiting');
    expect(called.overtakings.get(entryId(dan))).toEqual([
      expect.objectContaining({ kind: 'not-available', reason: 'not-available' }),
    ]);
  });

  it('stands whoever gives the seat, and whatever reason he gives for passing others', () => {
    const given = scenario.given(...happened(...apart));
    for (const by of [listKeeper, supervisor])
      given
        .when(at('20:00:00', by).call(dan, [t1, 9], { reason: 'the others went to eat' }))
        .thenRefused(separatedPlayers({ tableId: t1 }));
  });

  it('is decided by those in charge and stops with the next seat that is given', () => {
    scenario
      .given(...happened(...table()))
      .when(at('19:30:00').ask({ type: 'KeepApart', ...pair }))
      .thenRefused(apartBySupervisor({ role: 'listKeeper' }));
    const ended = [...apart, at('19:40:00', supervisor).ask({ type: 'EndKeepApart', ...pair })];
    expect(offered(ended)[0]).toBe('waiting-list Dan');
  });
});

describe('RRP-2.3.5 two numbers of one person', () => {
  const house = { kind: 'timer' as const };
  const apart = ({ playerId: otherPlayerId }: typeof ana) =>
    at('19:30:00', supervisor).ask({
      ...{ type: 'KeepApart', playerId: ana.playerId, otherPlayerId, reason: 'partners' },
    });
  const merged = (kept: typeof ana, other: typeof ana) =>
    at('19:40:00', house).ask({ type: 'CarryOverKeptApart', kept: kept.playerId, merged: other.playerId });

  it('leave nobody beside whom he is not to sit: the kept one takes every pair over, once', () => {
    const given = scenario.given(...happened(...table(), apart(dan), apart(eva)));
    const pairs = [dan, eva].flatMap(({ playerId }) => [
      { type: 'KeepingApartEnded', players: [ana.playerId, playerId], reason: 'partners' },
      { type: 'PlayersKeptApart', players: [ben.playerId, playerId], reason: 'partners' },
    ]);
    expect(given.when(merged(ben, ana)).decision).toMatchObject({ accepted: true, events: pairs });
    const again = [...table(), apart(dan), merged(ben, ana)];
    const { decision } = scenario.given(...happened(...again)).when({ ...merged(ben, ana) });
    expect(decision).toMatchObject({ accepted: true, events: [] });
  });

  it('are not kept apart from themselves', () =>
    expect(scenario.given(...happened(...table(), apart(dan))).when(merged(dan, ana)).decision).toMatchObject(
      { accepted: true, events: [{ type: 'KeepingApartEnded' }] },
    ));
});

describe('F04 a seat that somebody has a right to is claimed by nobody once it is taken', () => {
  it('claims are of free seats, and of players who still sit there', () => {
    const now = floorAfter(...table(), wantsSeat('20:00:00', ana, [9]));
    expect(claimsOn(now, { tableId: t1, seat: 9 }).map(({ alias }) => alias)).toEqual(['Ana']);
    expect(claimsOn(now, { tableId: t1, seat: 8 })).toEqual([]);
    expect(seatOffers(now, t1, 8)).toEqual([]);
  });
});
