import { comingDeal } from '../hands/plan';
import { stackOf } from '../keeping';
import {
  alreadySeated,
  handInProgress,
  notForPlayers,
  notYourSeat,
  ownerIsHere,
  seatTaken,
  stakesBetweenHands,
} from '../refusals';
import { type Table } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  clock,
  dan,
  dealer,
  euros,
  eventsOf,
  next,
  nextAll,
  players,
  playing,
  refusalOf,
  seated,
  stakes,
  tableAfter,
  timer,
  typesOf,
} from '../testing/testing';

const started = (count = 4): Table =>
  tableAfter(...seated('recorded', count), at('20:00:00', dealer).start());

/** The hand is void, and over. */
const over = (table: Table, time = '20:01:00'): Table =>
  next(table, at(time).hand(table.hands, { type: 'VoidHand', rule: 'RRP-3.2.1' }));

const leaves = (when: 'afterHand' | 'atBigBlind' | 'afterButton', playerId = ana) =>
  at('20:00:30').ask('LeaveSeat', { playerId, cause: 'moved', when });

describe('RRP-2.3.4 one seat per player', () => {
  it('refuses a second seat, and a seat that is taken or promised', () => {
    const table = tableAfter(...seated('recorded', 2));
    expect(refusalOf(table, at('20:00:00').sit(5, { playerId: ana }))).toEqual(alreadySeated({ seat: 1 }));
    expect(refusalOf(table, at('20:00:00').sit(2, { playerId: dan }))).toEqual(seatTaken({ seat: 2 }));
    expect(refusalOf(table, at('20:00:00').sit(3, { playerId: dan }))).toBeNull();
  });
});

describe('RRP-2.2.8 one player to a hand', () => {
  const table = tableAfter(...seated('dealt', 3), at('20:00:00', timer).start({ hand: 1 }));
  const seat = table.clock?.seat ?? 1;
  const his = players[seat - 1]!;
  const other = players[seat % 3]!;

  it('lets nobody act for another', () => {
    const acts = (playerId: typeof ana) =>
      refusalOf(table, at('20:00:05', playing(playerId)).act(1, seat, { kind: 'call' }));
    expect(acts(other)).toEqual(notYourSeat({ seat }));
    expect(acts(his)).toBeNull();
  });

  it('and leaves what the floor decides to the floor', () => {
    const kills = { type: 'KillHand', seat, rule: 'RRP-3.3.1' } as const;
    expect(refusalOf(table, at('20:00:05', playing(his)).hand(1, kills))).toEqual(
      notForPlayers({ what: 'KillHand' }),
    );
  });
});

describe('a leaving player finishes his hand', () => {
  it('and goes with all he has when it is over', () => {
    const leaving = next(started(), leaves('afterHand'));
    expect(leaving.seats.map(({ playerId }) => playerId)).toContain(ana);
    const ends = at('20:01:00').hand(1, { type: 'VoidHand', rule: 'RRP-3.2.1' });
    const left = eventsOf(leaving, ends).find(({ type }) => type === 'PlayerLeft');
    expect(left).toMatchObject({ playerId: ana, stackMinor: euros(100), cause: 'moved', to: 'next-table' });
    expect(over(leaving).seats).toHaveLength(3);
  });

  it('at once when he has no hand, and into custody when his chips are picked up', () => {
    const table = tableAfter(...seated('recorded', 4));
    const picked = at('20:00:00').ask('LeaveSeat', { playerId: ana, cause: 'picked-up' });
    expect(typesOf(eventsOf(table, picked))).toEqual(['PlayerLeft']);
    const after = next(table, picked);
    expect(after.custody.get(ana)).toBe(euros(100));
    const back = nextAll(
      after,
      at('20:30:00').sit(1, { how: 'back' }),
      at('20:31:00').ask('ReleaseCustody', { playerId: ana, to: 'stack' }),
    );
    expect(stackOf(back, ana)).toBe(euros(100));
  });
});

describe('RRP-2.3.11 who must move plays until his big blind', () => {
  const bigBlindOf = (table: Table): number | undefined => {
    const plan = comingDeal(table);
    return plan.accepted ? plan.events[0]?.positions.blinds.at(-1) : undefined;
  };

  it('is dealt in while it is somebody else’s, and goes before the hand in which it is his', () => {
    let table = tableAfter(
      at('19:00:00').open('counted'),
      ...[1, 2, 3, 4].map((seat) => at('19:01:00').sit(seat)),
      at('19:05:00').ask('HandDone', {}),
    );
    table = next(table, leaves('atBigBlind', players[(table.last?.button ?? 1) - 1]!));
    const mover = table.seats.find(({ leaving }) => leaving)!;
    let played = 0;
    while (table.seats.some(({ playerId }) => playerId === mover.playerId) && played < 5) {
      expect(bigBlindOf(table)).not.toBe(mover.seat);
      table = next(table, at('19:10:00').ask('HandDone', {}));
      played += 1;
    }
    expect(played).toBe(1);
    expect(table.seats).toHaveLength(3);
  });
});

describe('RRP-2.3.13 who has just posted stays through his button', () => {
  it('and goes when that hand is over', () => {
    let table = tableAfter(
      at('19:00:00').open('counted'),
      ...[1, 2, 3].map((seat) => at('19:01:00').sit(seat)),
      at('19:05:00').ask('HandDone', {}),
    );
    const big = table.last?.bigBlind ?? 1;
    table = next(table, leaves('afterButton', players[big - 1]!));
    table = next(table, at('19:10:00').ask('HandDone', {}));
    expect(table.seats).toHaveLength(3);
    table = next(table, at('19:15:00').ask('HandDone', {}));
    expect(table.last?.button).toBe(big);
    expect(table.seats).toHaveLength(2);
  });
});

describe('RRP-2.3.12 two players exchange seats', () => {
  const exchange = (withPlayer = ben) => at('20:00:30').ask('ExchangeSeats', { playerId: ana, withPlayer });
  const seatsOf = (table: Table) => table.seats.map(({ playerId }) => playerId);

  it('at once between hands, with all that is theirs', () => {
    const richer = tableAfter(...seated('recorded', 3), at('19:05:00').buy(ana, 50));
    const after = next(richer, exchange());
    expect(seatsOf(after)).toEqual([ben, ana, cleo]);
    expect([stackOf(after, ana), stackOf(after, ben)]).toEqual([euros(150), euros(100)]);
    expect(next(over(next(after, at('20:01:00', dealer).start())), exchange()).seats[0]?.playerId).toBe(ana);
  });

  it('when the hand is over that either is in, and announced once', () => {
    const asked = next(started(), exchange());
    expect(seatsOf(asked)).toEqual([ana, ben, cleo, dan]);
    expect(eventsOf(asked, exchange())).toEqual([]);
    const back = at('20:00:40').ask('ExchangeSeats', { playerId: ben, withPlayer: ana });
    expect(eventsOf(asked, back)).toEqual([]);
    const after = over(asked);
    expect(seatsOf(after)).toEqual([ben, ana, cleo, dan]);
    expect(after.seats.map(({ movingTo }) => movingTo)).toEqual([null, null, null, null]);
  });

  it('where one of them gets up before, the other has his seat', () => {
    const asked = next(
      tableAfter(...seated('recorded', 4), at('19:05:00').ask('SitOut', { playerId: ben })),
      {
        ...at('20:00:00', dealer).start(),
      },
    );
    const left = nextAll(
      asked,
      exchange(),
      at('20:00:40').ask('LeaveSeat', { playerId: ben, cause: 'left' }),
    );
    expect(over(left).seats.map(({ seat, playerId }) => [seat, playerId])).toEqual([
      [2, ana],
      [3, cleo],
      [4, dan],
    ]);
  });

  it('and not with somebody who does not sit there', () => {
    expect(refusalOf(started(), exchange(players[4]))?.code).toBe('play.not-seated');
    expect(refusalOf(started(), exchange(ana))?.code).toBe('play.not-seated');
  });
});

describe('RRP-2.2.11 playing over an absent player', () => {
  const away = tableAfter(...seated('recorded', 3), at('19:30:00').ask('MarkAway', { playerId: ana }));
  const over1 = at('19:31:00').sit(1, { playerId: dan, over: true });

  it('is for seats whose owner is away', () => {
    expect(refusalOf(tableAfter(...seated('recorded', 3)), over1)).toEqual(ownerIsHere({ seat: 1 }));
    expect(refusalOf(away, over1)).toBeNull();
  });

  it('keeps the owner’s stack and debts for him, and gives the seat back', () => {
    const table = next(away, over1);
    expect([stackOf(table, ana), stackOf(table, dan)]).toEqual([euros(100), 0]);
    const back = next(table, at('19:40:00').ask('LeaveSeat', { playerId: dan, cause: 'left' }));
    expect(back.seats[0]).toMatchObject({ playerId: ana, seat: 1 });
    expect(stackOf(back, ana)).toBe(euros(100));
  });
});

describe('a sanction keeps a player from the cards', () => {
  const out = { playerId: ben, sanction: 's-1' };
  const dealtIn = (table: Table) => {
    const plan = comingDeal(table);
    return plan.accepted ? plan.events[0]?.dealtIn.toSorted() : [];
  };

  it('for two hands of this table, counted at its own pace', () => {
    let table = tableAfter(
      at('19:00:00').open('counted'),
      ...[1, 2, 3, 4].map((seat) => at('19:01:00').sit(seat)),
      at('19:05:00').ask('DealOut', { ...out, hands: 2 }),
    );
    expect(dealtIn(table)).toEqual([1, 3, 4]);
    table = next(table, at('19:10:00').ask('HandDone', {}));
    expect(dealtIn(table)).toEqual([1, 3, 4]);
    const last = at('19:15:00').ask('HandDone', {});
    expect(eventsOf(table, last).at(-1)).toMatchObject({ type: 'DealingOutEnded', cause: 'served' });
    expect(next(table, last).seats[1]?.dealtOut).toEqual([]);
  });

  it('until an instant, and a knock before it lifts nothing', () => {
    const until = clock('20:00:00');
    const table = tableAfter(...seated('recorded', 3), at('19:05:00').ask('DealOut', { ...out, until }));
    expect(eventsOf(table, at('19:59:59', timer).ask('EndDealingOut', out))).toEqual([]);
    expect(eventsOf(table, at('20:00:00', timer).ask('EndDealingOut', out))).toMatchObject([
      { cause: 'served' },
    ]);
    expect(eventsOf(table, at('19:30:00').ask('EndDealingOut', out))).toMatchObject([{ cause: 'lifted' }]);
  });

  it('does not count the hand he is in when it is given', () => {
    const table = next(started(), at('20:00:30').ask('DealOut', { ...out, hands: 1 }));
    expect(over(table).seats[1]?.dealtOut).toMatchObject([{ handsLeft: 1 }]);
  });
});

describe('RRP-2.2.16 new stakes are for the next hand', () => {
  const change = at('20:00:30').ask('ChangeStakes', { stakes: stakes({ minBuyInMinor: euros(80) }) });

  it('and refused while one is played', () => {
    expect(refusalOf(started(), change)).toEqual(stakesBetweenHands({ hand: 1 }));
    expect(next(over(started()), change).terms).toMatchObject({ version: 2, minBuyInMinor: euros(80) });
  });
});

describe('the last hand', () => {
  const announce = at('20:00:30').ask('AnnounceLastHand', { why: 'break' });

  it('is played to its end before the table is at rest, and no other begins', () => {
    const table = next(started(), announce);
    expect(table.isAtRest).toBe(false);
    const ends = at('20:01:00').hand(1, { type: 'VoidHand', rule: 'RRP-3.2.1' });
    expect(typesOf(eventsOf(table, ends)).at(-1)).toBe('TableAtRest');
    expect(refusalOf(over(table), at('20:02:00', dealer).start())?.code).toBe('play.last-hand-announced');
    const goesOn = next(over(table), at('20:02:00').ask('GoOn', {}));
    expect(refusalOf(goesOn, at('20:03:00', dealer).start())).toBeNull();
  });

  it('waits for the tap where hands are only counted', () => {
    const table = nextAll(
      tableAfter(at('19:00:00').open('counted'), ...[1, 2, 3].map((seat) => at('19:01:00').sit(seat))),
      announce,
    );
    expect(table.isAtRest).toBe(false);
    expect(next(table, at('20:05:00').ask('HandDone', {})).isAtRest).toBe(true);
  });
});

describe('depth is changed between hands', () => {
  it('with the end of the one in progress', () => {
    const asked = next(started(), at('20:00:30').ask('ChangeDepth', { depth: 'counted' }));
    expect(asked.depth).toBe('recorded');
    expect(over(asked).depth).toBe('counted');
  });
});

describe('a day goes over into the next', () => {
  it('with seats, stacks, debts and button, and nothing is closed in a hand', () => {
    expect(refusalOf(started(), at('20:00:30').ask('CloseTable', {}))).toEqual(handInProgress({ hand: 1 }));
    const events = eventsOf(over(started()), at('06:00:00').ask('CloseTable', {}));
    const [closed] = events;
    const carried = closed?.type === 'PlayClosed' ? closed.carried : undefined;
    const opening = at('12:00:00').open('recorded');
    const again = tableAfter({ ...opening, carried } as typeof opening);
    expect(again.seats.map(({ playerId }) => playerId)).toEqual([ana, ben, cleo, dan]);
    expect([again.inMinor, again.hands]).toEqual([euros(400), 0]);
  });
});

describe('a table opened again on the same day', () => {
  it('goes on with its numbers, its seats and its stacks', () => {
    const closed = next(over(started()), at('21:00:00').ask('CloseTable', {}));
    const again = next(closed, at('22:00:00').open('recorded'));
    expect([again.hands, again.terms?.version, again.seats.length]).toEqual([1, 2, 4]);
    expect(stackOf(again, ana)).toBe(euros(100));
    expect(refusalOf(again, at('22:01:00').open('recorded'))?.code).toBe('play.table-already-open');
    expect(next(again, at('22:02:00', dealer).start()).hands).toBe(2);
  });
});
