import {
  alreadyCalled,
  alreadyRepeated,
  alreadySeated,
  noAnswer,
  notCalled,
  notMostInNeed,
  notNext,
  otherGame,
  seatReserved,
  seatTaken,
  staffOnly,
  stillTimeToAnswer,
  wrongEntryState,
} from '../refusals';
import { type Floor, entriesInOrder } from '../state';
import { nextCallable, sendings } from './turn';
import {
  ana,
  at,
  ben,
  cleo,
  clock,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  kiosk,
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
  timer,
} from '../testing/testing';

const room = [...openRoom(), at('18:10:00').open(t1)];
const three = [...room, at('19:00:00').join(ana), at('19:01:00').join(ben), at('19:02:00').join(cleo)];
const callAna = at('20:00:00').call(ana, [t1, 3]);
const called = [...three, callAna];
const expire = (call: number, time: string, by = timer) =>
  at(time, by).ask({ type: 'ExpireCall', entryId: entryId(ana), call });
const names = (floor: Floor) => entriesInOrder(floor, holdem.gameId).map(({ alias }) => alias);
const ofCall = (who: Person, call = 1) => ({ ...ofEntry(who), tableId: t1, seat: 3, call });

describe('F02 a call is tied to a reserved free seat', () => {
  it('reserves the seat from the call on, with a time to answer and a grace', () => {
    scenario
      .given(...happened(...three))
      .when(callAna)
      .then({
        type: 'PlayerCalled',
        ...stampOf(callAna),
        ...ofCall(ana),
        reservation: 1,
        answerBy: clock('20:05:00'),
        endsAt: clock('20:07:00'),
        reason: null,
        overtaken: [],
      });
    expect(floorAfter(...called).reservedFor.get(ana.playerId)).toEqual({ tableId: t1, seat: 3 });
  });

  it('never lets two calls share a seat, nor a call a seat in use', () => {
    scenario
      .given(...happened(...called))
      .when(at('20:00:10').call(ben, [t1, 3]))
      .thenRefused(seatReserved({ tableId: t1, seat: 3 }));
    scenario
      .given(...happened(...three, at('19:30:00').seat(eva, [t1, 3], { reason: 'host' })))
      .when(callAna)
      .thenRefused(seatTaken({ tableId: t1, seat: 3 }));
  });

  it('calls a player once, to a table of his game', () => {
    scenario
      .given(...happened(...called))
      .when(at('20:00:10').call(ana, [t1, 4]))
      .thenRefused(alreadyCalled({ entryId: entryId(ana), tableId: t1, seat: 3 }));
    scenario
      .given(...happened(...three, at('19:10:00').open(t3, omaha)))
      .when(at('20:00:00').call(ana, [t3, 1]))
      .thenRefused(otherGame({ tableId: t3, gameId: holdem.gameId }));
  });

  it('frees the seat when the call is declined, expires or is withdrawn', () => {
    const release = at('20:01:00').ask({ type: 'ReleaseSeat', tableId: t1, seat: 3 });
    for (const end of [at('20:01:00').decline(ana), expire(1, '20:07:00'), release]) {
      const floor = floorAfter(...called, end);
      expect(floor.tables.get(t1)?.seats[2]).toEqual({ state: 'free' });
      expect(floor.reservedFor.size).toBe(0);
    }
    expect(names(floorAfter(...called, release))).toEqual(['Ana', 'Ben', 'Cleo']);
  });
});

describe('F04 nobody is called out of order without a reason', () => {
  it('calls the next in order only', () => {
    scenario
      .given(...happened(...three))
      .when(at('20:00:00').call(ben, [t1, 3]))
      .thenRefused(notNext({ next: entryId(ana) }));
  });

  it('calls another with a reason that every passed player is told', () => {
    const call = at('20:00:00', supervisor).call(cleo, [t1, 3], { reason: 'asked for seat 3, table agreed' });
    const floor = floorAfter(...three, call);
    for (const who of [ana, ben])
      expect(floor.overtakings.get(entryId(who))).toEqual([
        {
          at: clock('20:00:00'),
          kind: 'called-out-of-order',
          reason: 'asked for seat 3, table agreed',
          command: call.command,
        },
      ]);
    const [event] = happened(...three, call).slice(-1);
    expect(event).toMatchObject({ by: supervisor, reason: 'asked for seat 3, table agreed' });
  });

  it('does not count as passed who has a seat waiting', () => {
    const floor = floorAfter(...called, at('20:01:00').call(ben, [t1, 4]));
    expect(floor.overtakings.size).toBe(0);
  });

  it('tells who is away that he was passed for that, and no more', () => {
    const call = at('20:00:00', supervisor).call(cleo, [t1, 3], { reason: 'table agreed' });
    const floor = floorAfter(...three, at('19:10:00').out(ana), call);
    expect(floor.overtakings.get(entryId(ana))).toMatchObject([{ kind: 'out', reason: 'out' }]);
    expect(floor.overtakings.get(entryId(ben))).toMatchObject([{ reason: 'table agreed' }]);
  });
});

describe('F15 one rule decides who is next and what is refused', () => {
  it('proposes for an opening one player after the other, and each call is then accepted', () => {
    const proposal = sendings(floorAfter(...three), holdem.gameId);
    expect(proposal.map(({ seat, next }) => [seat, next])).toEqual([
      [1, entryId(ana)],
      [2, entryId(ben)],
      [3, entryId(cleo)],
      ...[4, 5, 6, 7, 8, 9].map((seat) => [seat, null]),
    ]);
    const calls = [ana, ben, cleo].map((who, i) => at('20:00:00').call(who, [t1, i + 1]));
    expect(floorAfter(...three, ...calls).reservedFor.size).toBe(3);
  });
});

describe('RRP-2.3.2 hearing the list call', () => {
  const quick = { callAnswerMinutes: 3, callGraceMinutes: 0 };
  const quickly = [...openRoom(quick), at('18:10:00').open(t1), ...three.slice(-3), callAna];

  it('ends at 20:03:00 with an answer time of three minutes, not at 20:02:59', () => {
    const given = scenario.given(...happened(...quickly));
    given.when(expire(1, '20:02:59')).then();
    const knock = expire(1, '20:03:00');
    given.when(knock).then(
      { type: 'CallExpired', ...stampOf(knock), ...ofCall(ana) },
      {
        type: 'EntrySentToBottom',
        ...stampOf(knock),
        ...ofEntry(ana),
        cause: 'no-answer',
        overtaken: [{ entryId: entryId(ana), kind: 'no-answer' }],
      },
    );
    expect(given.when(at('20:02:59').answer(ana)).decision.accepted).toBe(true);
    given
      .when(at('20:03:00').answer(ana))
      .thenRefused(noAnswer({ entryId: entryId(ana), endedAt: clock('20:03:00') }));
  });

  it('costs the bottom of the list once, then the place', () => {
    const once = floorAfter(...called, expire(1, '20:07:00'));
    expect(names(once)).toEqual(['Ben', 'Cleo', 'Ana']);
    const twice = floorAfter(
      ...called,
      expire(1, '20:07:00'),
      at('20:08:00').leaveList(ben),
      at('20:08:00').leaveList(cleo),
      at('20:10:00').call(ana, [t1, 3]),
      expire(2, '20:17:00'),
    );
    expect(names(twice)).toEqual([]);
    expect(twice.entries.get(entryId(ana))?.standing).toMatchObject({ state: 'ended', cause: 'no-answer' });
  });

  it.each([
    ['off', []],
    ['keepPlace', ['Ana']],
  ] as const)('costs what the house has set: %s', (afterNoAnswer, left) => {
    const commands = [
      ...openRoom({ afterNoAnswer }),
      at('18:10:00').open(t1),
      at('19:00:00').join(ana),
      callAna,
    ];
    expect(names(floorAfter(...commands, expire(1, '20:07:00')))).toEqual(left);
  });

  it('counts the call the knock was set for: early, late and doubled ones change nothing', () => {
    const again = at('20:04:00').callAgain(ana);
    scenario
      .given(...happened(...called, again))
      .when(expire(1, '20:07:00'))
      .then();
    scenario
      .given(...happened(...called, again))
      .when(expire(1, '20:11:30'))
      .then();
    scenario
      .given(...happened(...called, again))
      .when(expire(2, '20:10:59'))
      .then();
    const knock = expire(2, '20:11:00');
    expect(happened(...called, again, knock).at(-2)).toMatchObject({ type: 'CallExpired', call: 2 });
    scenario
      .given(...happened(...called, again, knock))
      .when(expire(2, '20:11:01'))
      .then();
    scenario
      .given(...happened(...called, at('20:01:00').seatCalled(ana)))
      .when(expire(1, '20:07:00'))
      .then();
  });

  it('is called a second time once, and the countdown starts again', () => {
    const again = at('20:04:00').callAgain(ana);
    scenario
      .given(...happened(...called))
      .when(again)
      .then({
        type: 'CallRepeated',
        ...stampOf(again),
        ...ofCall(ana, 2),
        answerBy: clock('20:09:00'),
        endsAt: clock('20:11:00'),
      });
    scenario
      .given(...happened(...called, again))
      .when(at('20:05:00').callAgain(ana))
      .thenRefused(alreadyRepeated({ entryId: entryId(ana) }));
  });

  it('leaves the answer time to the player and the grace to the staff', () => {
    const given = scenario.given(...happened(...called));
    given
      .when(expire(1, '20:04:59', listKeeper))
      .thenRefused(stillTimeToAnswer({ entryId: entryId(ana), answerBy: clock('20:05:00') }));
    expect(given.when(expire(1, '20:05:00', listKeeper)).decision.accepted).toBe(true);
    given.when(expire(7, '20:05:00', listKeeper)).thenRefused(notCalled({ entryId: entryId(ana), call: 7 }));
  });

  it('locks the seat up once answered, at a new table for five minutes', () => {
    const answer = at('20:06:59', kiosk).answer(ana);
    scenario
      .given(...happened(...called))
      .when(answer)
      .then({ type: 'CallAnswered', ...stampOf(answer), ...ofCall(ana), lapsesAt: clock('20:11:59') });
    scenario
      .given(...happened(...called, answer))
      .when(expire(1, '20:07:00'))
      .then();
  });
});

describe('F07 a declined call costs what the house has set', () => {
  const decline = (then?: string, by = listKeeper) =>
    at('20:01:00', by).ask({ type: 'DeclineCall', entryId: entryId(ana), ...(then ? { then } : {}) });

  it('the bottom of the list once, where the game has started', () => {
    const command = decline();
    scenario
      .given(...happened(at('18:00:00').openDay({ playersToStart: 0 }), ...called.slice(1)))
      .when(command)
      .then(
        { type: 'CallDeclined', ...stampOf(command), ...ofCall(ana) },
        {
          type: 'EntrySentToBottom',
          ...stampOf(command),
          ...ofEntry(ana),
          cause: 'declined',
          overtaken: [{ entryId: entryId(ana), kind: 'declined' }],
        },
      );
  });

  it.each([
    ['bottom', ['Ben', 'Cleo', 'Ana'], 'waiting'],
    ['keepPlace', ['Ana', 'Ben', 'Cleo'], 'waiting'],
    ['hold', ['Ana', 'Ben', 'Cleo'], 'held'],
    ['off', ['Ben', 'Cleo'], 'ended'],
  ])('or what staff choose: %s', (then, order, state) => {
    const floor = floorAfter(...called, decline(then));
    expect(names(floor)).toEqual(order);
    expect(floor.entries.get(entryId(ana))?.standing.state).toBe(state);
  });

  it('the player himself takes what the house has set', () => {
    scenario
      .given(...happened(...called))
      .when(decline('keepPlace', kiosk))
      .thenRefused(staffOnly({ kind: 'device' }));
  });

  it('only while he is called', () => {
    scenario
      .given(...happened(...three))
      .when(decline())
      .thenRefused(notCalled({ entryId: entryId(ana) }));
    scenario
      .given(...happened(...called, at('20:01:00').leaveList(ana)))
      .when(decline())
      .thenRefused(wrongEntryState({ entryId: entryId(ana), state: 'left' }));
  });
});

describe('RRP-2.3.3 the table most in need comes first', () => {
  const sevenAndFive = [
    ...openRoom(),
    at('18:10:00').open(t1),
    ...guests(t1, 7),
    at('18:40:00').open(t2),
    ...guests(t2, 5),
    at('19:00:00').join(ana),
    at('19:01:00').join(ben),
    at('19:02:00').join(cleo),
  ];

  it('sends a newcomer to five players rather than to seven', () => {
    const given = scenario.given(...happened(...sevenAndFive));
    given.when(at('20:00:00').call(ana, [t1, 8])).thenRefused(notMostInNeed({ tableId: t2, tableNumber: 2 }));
    expect(given.when(at('20:00:00').call(ana, [t2, 6])).decision.accepted).toBe(true);
  });

  it('sends him elsewhere with a reason', () => {
    const call = at('20:00:00').call(ana, [t1, 8], { reason: 'does not sit with his brother' });
    const given = scenario.given(...happened(...sevenAndFive));
    expect(given.when(call).decision).toMatchObject({ accepted: true, events: [{ overtaken: [] }] });
  });

  it('counts seats that are kept as taken, and lets the floor pick between equals', () => {
    const six = [...sevenAndFive, at('20:00:00').call(ana, [t2, 6]), at('20:00:10').call(ben, [t2, 7])];
    const given = scenario.given(...happened(...six));
    expect(given.when(at('20:01:00').call(cleo, [t1, 8])).decision.accepted).toBe(true);
    expect(given.when(at('20:01:00').call(cleo, [t2, 8])).decision.accepted).toBe(true);
  });

  it('proposes the neediest table, and of equals the one with more open seats', () => {
    const nextSeats = sendings(floorAfter(...sevenAndFive), holdem.gameId);
    expect(nextSeats.slice(0, 4).map(({ tableId, seat }) => [tableId, seat])).toEqual([
      [t2, 6],
      [t2, 7],
      [t1, 8],
      [t2, 8],
    ]);
    const small = [
      ...openRoom(),
      at('18:00:10').ask({ type: 'PlaceTable', tableId: 't6', number: 6, section: 'A', seats: 6 }),
      at('18:10:00').ask({ type: 'OpenTable', by: supervisor, tableId: 't6', gameId: holdem.gameId }),
      at('18:10:00').open(t1),
    ];
    expect(sendings(floorAfter(...small), holdem.gameId)[0]).toMatchObject({ tableId: t1, seat: 1 });
  });
});

describe('RRP-2.3.4 one seat kept per player', () => {
  it('does not call for a second game while a seat is kept in the first', () => {
    const commands = [...called, at('19:10:00').open(t3, omaha), at('19:20:00').join(ana, omaha)];
    scenario
      .given(...happened(...commands))
      .when({ ...at('20:01:00').call(ana, [t3, 1]), entryId: entryId(ana, omaha) })
      .thenRefused(alreadySeated({ tableId: t1, seat: 3, reserved: true }));
  });

  it('passes him over on the other list meanwhile, and tells him why', () => {
    const commands = [
      ...called,
      at('19:10:00').open(t3, omaha),
      at('19:20:00').join(ana, omaha),
      at('19:21:00').join(ben, omaha),
    ];
    const call = { ...at('20:01:00').call(ben, [t3, 1]), entryId: entryId(ben, omaha) };
    expect(nextCallable(floorAfter(...commands), omaha.gameId)?.alias).toBe('Ben');
    const floor = floorAfter(...commands, call);
    expect(floor.overtakings.get(entryId(ana, omaha))).toMatchObject([{ kind: 'called-elsewhere' }]);
  });
});
