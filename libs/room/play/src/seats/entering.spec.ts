import { type PlayerId } from '@cardroom/kernel';
import { comingDeal } from '../hands/plan';
import { gameHasStarted } from '../refusals';
import { type Table } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  dan,
  dealer,
  eve,
  eventsOf,
  floor,
  next,
  players,
  refusalOf,
  seated,
  seedOf,
  tableAfter,
} from '../testing/testing';

const counted = (count: number, hands = 1): Table => {
  const opened = tableAfter(
    at('19:00:00').open('counted'),
    ...Array.from({ length: count }, (_, i) => at('19:01:00').sit(i + 1)),
  );
  return Array.from({ length: hands }).reduce<Table>(
    (table) => next(table, at('19:05:00', dealer).ask('HandDone', {})),
    opened,
  );
};

const hand = (table: Table): Table => next(table, at('19:10:00', dealer).ask('HandDone', {}));

const plan = (table: Table) => {
  const coming = comingDeal(table);
  return coming.accepted ? coming.events[0]! : null;
};

const reasonFor = (table: Table, seat: number): string | undefined =>
  plan(table)?.notDealtIn.find((left) => left.seat === seat)?.refusal.code;

describe('RRP-4.1.4 a new player posts or waits for the big blind', () => {
  /** Button 1, blinds 2 and 3; the newcomer sits between the big blind and the button. */
  const table = next(counted(3), at('19:06:00').sit(4));

  it('waits without a word', () => {
    expect(plan(table)?.positions.blinds.at(-1)).toBe(4);
    const behind = next(counted(3, 2), at('19:06:00').sit(5, { playerId: dan }));
    expect(reasonFor(behind, 5)).toBe('poker.entry-pending');
  });

  it('comes in at once when he posts', () => {
    const behind = next(counted(4), at('19:06:00').sit(6, { playerId: eve }));
    expect(reasonFor(behind, 6)).toBe('poker.entry-pending');
    const posts = next(behind, at('19:06:30').ask('PostToPlay', { playerId: eve }));
    expect(plan(posts)?.dealtIn).toContain(6);
    expect(plan(posts)?.forcedBets).toContainEqual({ seat: 6, kind: 'entry', amount: 200, plays: 'live' });
  });
});

describe('RRP-4.1.11 missed blinds', () => {
  it('are owed by who was away as they passed, and posted to come back', () => {
    let table = next(counted(4), at('19:06:00').ask('MarkAway', { playerId: players[3]! }));
    table = hand(hand(table));
    table = next(table, at('19:20:00').ask('MarkBack', { playerId: players[3]! }));
    expect(table.between.occupants.find(({ seat }) => seat === 4)?.missed).toEqual([1, 1]);
    expect(reasonFor(table, 4)).toBe('poker.missed-blind-due');
    const refusal = refusalOf(table, at('19:21:00').ask('PostToPlay', { playerId: players[3]! }));
    expect(refusal === null || refusal.code === 'poker.between-button-and-big-blind').toBe(true);
  });
});

describe('RRP-2.3.6 the opening draw', () => {
  it('is made by the engine with a seed, or entered as drawn', () => {
    const table = tableAfter(...seated('recorded', 3));
    const drawn = eventsOf(table, at('19:03:00').ask('DrawForButton', { seed: seedOf(4) }));
    expect(drawn).toMatchObject([{ type: 'ButtonWon', seed: seedOf(4) }]);
    const entered = at('19:03:00').ask('DrawForButton', {
      draws: [
        { seat: 1, card: '2c' },
        { seat: 2, card: 'Ah' },
        { seat: 3, card: 'As' },
      ],
    });
    expect(eventsOf(table, entered)).toMatchObject([{ button: 3 }]);
    expect(next(next(table, entered), at('19:05:00', dealer).start()).hand?.hand.setup.button).toBe(3);
  });

  it('is not made again while two who have played sit here; with one left the game starts anew', () => {
    const draw = at('19:30:00').ask('DrawForButton', { seed: seedOf(4) });
    const played = hand(counted(3));
    expect(refusalOf(played, draw)).toEqual(gameHasStarted());
    const leave = (table: Table, playerId: PlayerId): Table =>
      next(table, at('19:31:00').ask('LeaveSeat', { playerId, cause: 'left' }));
    const two = leave(played, cleo);
    expect(refusalOf(two, draw)).toEqual(gameHasStarted());
    const one = leave(two, ben);
    expect(refusalOf(one, draw)?.code).not.toBe(gameHasStarted().code);
  });

  it('refuses two equal cards', () => {
    const draws = [1, 2].map((seat) => ({ seat, card: 'Ah' as const }));
    const asked = at('19:03:00').ask('DrawForButton', { draws });
    expect(refusalOf(tableAfter(...seated('recorded', 3)), asked)?.code).toBe('poker.deck-defective');
  });
});

describe('RRP-4.1.18 a seat change', () => {
  it('is made between hands, and waits for the end of one', () => {
    const table = tableAfter(...seated('recorded', 3));
    const moves = at('20:00:10').ask('ChangeSeat', { playerId: ben, to: 7 });
    expect(eventsOf(table, moves)).toMatchObject([{ type: 'SeatChanged', seat: 2, to: 7 }]);
    const inHand = next(next(table, at('20:00:00', dealer).start()), moves);
    expect(inHand.seats.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    const ends = at('20:01:00', floor).hand(1, { type: 'VoidHand', rule: 'RRP-3.2.1' });
    expect(next(inHand, ends).seats.map(({ seat, playerId }) => [seat, playerId])).toEqual([
      [1, ana],
      [3, cleo],
      [7, ben],
    ]);
  });

  it('is counted as hands to wait when it leads away from the big blind', () => {
    const nearer = next(counted(4, 2), at('19:30:00').ask('ChangeSeat', { playerId: cleo, to: 9 }));
    expect(nearer.between.occupants.at(-1)).toMatchObject({ seat: 9, standing: { kind: 'active' } });
    const away = next(counted(4, 3), at('19:30:00').ask('ChangeSeat', { playerId: ben, to: 9 }));
    expect(away.between.occupants.at(-1)).toMatchObject({
      seat: 9,
      standing: { kind: 'moved', dealsToWait: 2 },
    });
  });
});

describe('RTC-28 the dealer posts for an absent player', () => {
  it('whose cards are dealt, where the house plays it so', () => {
    const absentBlindsPosted = tableAfter(
      ...seated('recorded', 3, { rules: { absentBlindsPosted: true } }),
      at('19:04:00').ask('MarkAway', { playerId: cleo }),
      at('20:00:00', dealer).start(),
    );
    expect(absentBlindsPosted.hand?.plan).toMatchObject({
      dealtIn: [2, 3, 1],
      postedByDealer: [{ seat: 3, rule: 'RTC-28' }],
    });
    const cash = tableAfter(
      ...seated('recorded', 3),
      at('19:04:00').ask('MarkAway', { playerId: cleo }),
      at('20:00:00', dealer).start(),
    );
    expect(cash.hand?.plan.dealtIn).not.toContain(3);
  });
});

describe('two players and a third who owes his blinds', () => {
  it('are dealt to with a moving button too', () => {
    const rules = { buttonMethod: 'moving' } as const;
    let table = tableAfter(
      at('19:00:00').open('counted', { rules }),
      ...[1, 2, 3].map((seat) => at('19:01:00').sit(seat)),
      at('19:05:00', dealer).ask('HandDone', {}),
      at('19:06:00').ask('MarkAway', { playerId: cleo }),
    );
    for (let hands = 0; hands < 6; hands++) {
      table = hand(table);
      const back = next(table, at('19:20:00').ask('MarkBack', { playerId: cleo }));
      expect(plan(back)?.forcedBets.length).toBeGreaterThan(0);
    }
  });
});
