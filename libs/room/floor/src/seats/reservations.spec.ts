import { type FloorEvent } from '../events';
import {
  alreadySeated,
  lockUpExpired,
  notReserved,
  reasonRequired,
  seatReserved,
  supervisorRequired,
  transferUnbalances,
} from '../refusals';
import {
  ana,
  at,
  ben,
  clock,
  dealer,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  ofEntry,
  openRoom,
  person,
  scenario,
  stampOf,
  supervisor,
  t1,
  t2,
  timer,
} from '../testing/testing';

const newTable = [...openRoom({ playersToStart: 4 }), at('18:10:00').open(t1)];
const running = [...newTable, ...guests(t1, 4)];
const lockUp = at('19:00:00').reserve(ana, [t1, 8]);
const someoneWaits = at('19:00:30').join(ben);
const knock = (time: string, reservation = 1) =>
  at(time, timer).ask({ type: 'LapseReservation', tableId: t1, seat: 8, reservation });
const ofLockUp = {
  ...{ tableId: t1, seat: 8, reservation: 1, gameId: holdem.gameId, entryId: null },
  ...{ playerId: ana.playerId, alias: ana.alias },
};
const lapsed = (command: ReturnType<typeof knock>): FloorEvent => ({
  type: 'ReservationLapsed',
  ...stampOf(command),
  ...ofLockUp,
});

describe('RRP-2.2.20 a lock-up at a new table ends after five minutes while somebody waits', () => {
  it('holds at 19:04:59 and lapses at 19:05:00', () => {
    const given = scenario.given(...happened(...newTable, lockUp, someoneWaits));
    given.when(knock('19:04:59')).then();
    const due = knock('19:05:00');
    given.when(due).then(lapsed(due));
  });

  it('is not checked in any more from 19:05:00 on, even if the timer is late', () => {
    const given = scenario.given(...happened(...newTable, lockUp, someoneWaits));
    expect(given.when(at('19:04:59', dealer).checkIn(ana, [t1, 8])).decision.accepted).toBe(true);
    given
      .when(at('19:05:00', dealer).checkIn(ana, [t1, 8]))
      .thenRefused(lockUpExpired({ tableId: t1, seat: 8, lapsedAt: clock('19:05:00') }));
  });

  it('holds while nobody waits, and lapses at once when a name joins at 19:07:00', () => {
    const given = scenario.given(...happened(...newTable, lockUp));
    given.when(knock('19:05:00')).then();
    const join = at('19:07:00').join(ben);
    expect(given.when(join).decision).toMatchObject({
      accepted: true,
      events: [{ type: 'PlayerListed' }, { ...lapsed(join) }],
    });
    expect(given.when(at('19:04:59').join(ben)).decision).toMatchObject({
      events: [{ type: 'PlayerListed' }],
    });
  });

  it.each([
    ['comes back', at('19:06:00').out(ben), at('19:07:00').back(ben)],
    ['is no longer held', at('19:06:00').hold(ben), at('19:07:00').endHold(ben)],
  ])('lapses as well when a player who was away %s', (_, away, returns) => {
    const commands = [...newTable, at('18:50:00').join(ben), { ...lockUp, reason: 'agreed' }];
    const early = { ...away, at: clock('18:59:00') };
    const events = happened(...commands, early, returns);
    expect(events.at(-1)).toMatchObject({ type: 'ReservationLapsed', playerId: ana.playerId });
  });
});

describe('RRP-2.2.20 no seat is held more than ten minutes while somebody waits', () => {
  it('holds at 19:10:00 and lapses at 19:10:01', () => {
    const given = scenario.given(...happened(...running, lockUp, someoneWaits));
    given.when(knock('19:10:00')).then();
    const due = knock('19:10:01');
    given.when(due).then(lapsed(due));
  });

  it('holds without limit while nobody waits; the first name after 19:10:00 ends it', () => {
    const given = scenario.given(...happened(...running, lockUp));
    given.when(knock('23:00:00')).then();
    expect(given.when(at('19:10:00').join(ben)).decision).toMatchObject({
      events: [{ type: 'PlayerListed' }],
    });
    expect(given.when(at('19:10:01').join(ben)).decision).toMatchObject({
      events: [{ type: 'PlayerListed' }, { type: 'ReservationLapsed' }],
    });
  });

  it('is consumed when the holder sits down, and no later knock counts', () => {
    const sat = [...running, lockUp, someoneWaits, at('19:03:00', dealer).checkIn(ana, [t1, 8])];
    scenario
      .given(...happened(...sat))
      .when(knock('19:10:01'))
      .then();
  });

  it('counts a new lock-up from its own time: a knock for the earlier one changes nothing', () => {
    const release = at('19:02:00').ask({ type: 'ReleaseSeat', tableId: t1, seat: 8 });
    const again = at('19:05:00').reserve(eva, [t1, 8], { reason: 'agreed' });
    const given = scenario.given(...happened(...running, lockUp, release, someoneWaits, again));
    given.when(knock('19:10:01', 1)).then();
    given.when(knock('19:15:01', 1)).then();
    given.when(knock('19:15:00', 2)).then();
    expect(given.when(knock('19:15:01', 2)).decision).toMatchObject({ events: [{ reservation: 2 }] });
  });

  it('waits for as many names as the house has set', () => {
    const [, ...rest] = [...running, lockUp, someoneWaits];
    const two = [at('18:00:00').openDay({ playersToStart: 4, lockUpLapseMinWaiting: 2 }), ...rest];
    scenario
      .given(...happened(...two))
      .when(knock('19:10:01'))
      .then();
    const second = at('19:09:00').join(eva);
    expect(scenario.given(...happened(...two, second)).when(knock('19:10:01')).decision).toMatchObject({
      events: [{ type: 'ReservationLapsed' }],
    });
  });

  it('takes a holder who was called off the list; he may be added again at the bottom', () => {
    const answered = [
      ...running,
      at('18:50:00').join(ana),
      at('18:59:00').call(ana, [t1, 8]),
      at('19:00:00').answer(ana),
      someoneWaits,
    ];
    const due = knock('19:10:01');
    scenario
      .given(...happened(...answered))
      .when(due)
      .then(
        { type: 'ReservationLapsed', ...stampOf(due), ...ofLockUp, entryId: entryId(ana) },
        { type: 'EntryRemoved', ...stampOf(due), ...ofEntry(ana), cause: 'lock-up-expired', reason: null },
      );
  });
});

describe('RRP-2.3.7 a seat kept for a need', () => {
  const keep = (by = supervisor, extra: { reason?: string } = { reason: 'impaired sight' }) =>
    at('19:00:00', by).reserve(null, [t1, 6], extra);

  it('is kept by a supervisor with a reason, without a time limit', () => {
    const command = keep();
    scenario
      .given(...happened(...newTable))
      .when(command)
      .then({
        type: 'SeatReserved',
        ...stampOf(command),
        ...{ tableId: t1, seat: 6, reservation: 1, gameId: holdem.gameId, holder: null, entryId: null },
        ...{ lapsesAt: null, reason: 'impaired sight', overtaken: [] },
      });
  });

  it('is refused without a reason, and to a list keeper', () => {
    const given = scenario.given(...happened(...newTable));
    given.when(keep(supervisor, {})).thenRefused(reasonRequired({ tableId: t1, seat: 6 }));
    given.when(keep(listKeeper)).thenRefused(supervisorRequired({ role: 'listKeeper' }));
  });

  it('refuses another choice of the seat, and is given by a supervisor to whom it was kept for', () => {
    const given = scenario.given(...happened(...newTable, keep()));
    given
      .when(at('19:05:00').seat(eva, [t1, 6], { reason: 'likes it' }))
      .thenRefused(seatReserved({ tableId: t1, seat: 6 }));
    const give = at('19:05:00', supervisor).seat(eva, [t1, 6], { reason: 'impaired sight' });
    expect(given.when(give).decision.accepted).toBe(true);
  });
});

describe('RRP-2.3.3 a transfer does not leave the old table shorter than the new one', () => {
  const tables = (first: number, second: number, settings: Parameters<typeof openRoom>[0] = {}) => [
    ...openRoom(settings),
    at('18:10:00').open(t1),
    ...guests(t1, first),
    at('18:10:00').open(t2),
    ...guests(t2, second),
  ];
  const transfer = at('19:00:00').reserve(person('Guest11'), [t2, 9]);

  it.each([
    [6, 5],
    [6, 6],
  ])('refuses a move from %d players to %d', (first, second) => {
    scenario
      .given(...happened(...tables(first, second)))
      .when(transfer)
      .thenRefused(transferUnbalances({ tableId: t1, left: first - 1, there: second + 1 }));
  });

  it('allows it from seven to five: six and six', () => {
    const given = scenario.given(...happened(...tables(7, 5)));
    expect(given.when(transfer).decision.accepted).toBe(true);
  });

  it('allows it from six to five where the house lets tables get shorter', () => {
    const shorter = tables(6, 5, { transferRefusedIfOldTableShorter: false });
    const given = scenario.given(...happened(...shorter));
    expect(given.when(transfer).decision.accepted).toBe(true);
  });

  it('lets who changes tables go before newcomers, as he leaves a seat behind', () => {
    const given = scenario.given(...happened(...tables(7, 5), at('18:50:00').join(ana)));
    expect(given.when(transfer).decision).toMatchObject({ accepted: true, events: [{ overtaken: [] }] });
  });
});

describe('a lock-up', () => {
  it('is not given at the table where he sits', () => {
    scenario
      .given(...happened(...running, at('18:50:00').seat(ana, [t1, 7])))
      .when(lockUp)
      .thenRefused(alreadySeated({ tableId: t1, seat: 7 }));
  });

  it('takes the place of a call for a listed player who is next', () => {
    const floor = floorAfter(...running, at('18:50:00').join(ana), lockUp);
    expect(floor.entries.get(entryId(ana))?.standing).toMatchObject({
      state: 'called',
      call: { seat: 8, answered: true },
    });
  });

  it('is released by staff: a listed holder waits again where he stood', () => {
    const release = at('19:01:00').ask({ type: 'ReleaseSeat', tableId: t1, seat: 8 });
    const floor = floorAfter(...running, at('18:50:00').join(ana), lockUp, release);
    expect(floor.entries.get(entryId(ana))?.standing).toEqual({ state: 'waiting' });
    scenario
      .given(...happened(...running, lockUp))
      .when(release)
      .then({ type: 'ReservationReleased', ...stampOf(release), ...ofLockUp, cause: 'released' });
    scenario
      .given(...happened(...running))
      .when(release)
      .thenRefused(notReserved({ tableId: t1, seat: 8 }));
  });
});
