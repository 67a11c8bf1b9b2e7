import {
  aboveMaximumBuyIn,
  alreadyAnnounced,
  belowMinimumBuyIn,
  belowMinimumTopUp,
  chipsInPlay,
  chipsStay,
  consentMissing,
  goingSouth,
  lostInPlay,
  moreThanStack,
  purchaseUnknown,
  rebuysNotAllowed,
  refreshmentsNotAllowed,
  shortBuyInUsed,
  transferForbidden,
} from '../refusals';
import { fixedLimit } from '@cardroom/poker';
import { behindOf, chipsMissing, stackOf } from '../keeping';
import { type Table } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  dealer,
  euros,
  eventsOf,
  next,
  nextAll,
  type Opening,
  players,
  refusalOf,
  seated,
  tableAfter,
} from '../testing/testing';

/** Three-six limit: 60 to buy in, by ten times the largest bet. */
const limit: Opening = {
  stakes: {
    structure: fixedLimit([300, 600], { smallBlind: 100, bigBlind: 300 }),
    blinds: [euros(1), euros(3)],
    minBuyInMinor: null,
    maxBuyInMinor: euros(300),
  },
};

const atTable = (more: Opening = limit, how: 'new' | 'moved' = 'new'): Table =>
  tableAfter(at('19:00:00').open('recorded', more), at('19:01:00').sit(1, { how }));

describe('RRP-3.1.1 ten times the largest bet, unless the table sets its own', () => {
  const below = (minimum: number, amount: number) =>
    belowMinimumBuyIn({ minimumMinor: euros(minimum), amountMinor: euros(amount), shortBuyInsLeft: 1 });

  it('refuses 59 at 3-6 and takes 60', () => {
    expect(refusalOf(atTable(), at('19:02:00').buy(ana, 59))).toEqual(below(60, 59));
    expect(refusalOf(atTable(), at('19:02:00').buy(ana, 60))).toBeNull();
  });

  it('refuses 60 and takes 100 where the table says 100', () => {
    const own = atTable({ stakes: { ...limit.stakes, minBuyInMinor: euros(100) } });
    expect(refusalOf(own, at('19:02:00').buy(ana, 60))).toEqual(below(100, 60));
    expect(refusalOf(own, at('19:02:00').buy(ana, 100))).toBeNull();
  });

  it('holds the stack and what is bought to the maximum of 300 together', () => {
    const table = next(atTable(), at('19:02:00').buy(ana, 200));
    expect(refusalOf(table, at('19:03:00').buy(ana, 100))).toBeNull();
    expect(refusalOf(table, at('19:03:00').buy(ana, 101))).toEqual(
      aboveMaximumBuyIn({ maximumMinor: euros(300), stackMinor: euros(301) }),
    );
  });
});

describe('RRP-3.1.2 one short buy-in, and adding to chips is none', () => {
  const short = at('19:02:00').buy(ana, 40, { isShort: true });

  it('takes 40 once, then refuses it and takes 60', () => {
    const broke = nextAll(
      atTable(),
      short,
      at('19:03:00').ask('CountStacks', { stacks: [{ seat: 1, stackMinor: euros(0) }], reason: 'lost' }),
    );
    expect(refusalOf(broke, at('19:04:00').buy(ana, 40, { isShort: true }))).toEqual(
      shortBuyInUsed({ minimumMinor: euros(60), amountMinor: euros(40), shortBuyInsLeft: 0 }),
    );
    expect(refusalOf(broke, at('19:04:00').buy(ana, 60))).toBeNull();
  });

  it('takes 20 on top of 25 as no short buy-in', () => {
    const table = nextAll(atTable(), at('19:02:00').buy(ana, 25, { from: 'moved' }));
    expect(eventsOf(table, at('19:03:00').buy(ana, 20))).toMatchObject([{ isShort: false, plays: 'now' }]);
  });

  it('holds chips bought in a hand back for the next', () => {
    const table = tableAfter(...seated('recorded', 3), at('19:05:00', dealer).start());
    const after = next(table, at('19:06:00').buy(ana, 20));
    expect(eventsOf(table, at('19:06:00').buy(ana, 20))).toMatchObject([{ plays: 'next-hand' }]);
    expect([stackOf(after, ana), after.seats[0]?.queuedMinor]).toEqual([euros(100), euros(20)]);
    const over = next(after, at('19:07:00').hand(1, { type: 'VoidHand', rule: 'RRP-3.2.1' }));
    expect([stackOf(over, ana), over.seats[0]?.queuedMinor]).toEqual([euros(120), 0]);
  });
});

describe('RRP-3.1.3 a short stack after a move', () => {
  it('plays on with 35 where he was made to move', () => {
    const moved = next(atTable(limit, 'moved'), at('19:02:00').buy(ana, 35, { from: 'moved' }));
    expect(moved.seats[0]?.isForcedMover).toBe(true);
    expect(refusalOf(atTable(limit, 'moved'), at('19:02:00').buy(ana, 35))).toBeNull();
  });

  it('is dealt in with 60 and not with 35 where he chose to', () => {
    const chose = (amount: number): Table =>
      tableAfter(
        ...seated('recorded', 2, limit),
        at('19:03:00').sit(3, { how: 'new', mustHoldMinimum: true }),
        at('19:03:30').buy(cleo, amount, { from: 'moved' }),
      );
    const dealtIn = (amount: number) =>
      eventsOf(chose(amount), at('19:05:00', dealer).start()).find(({ type }) => type === 'HandStarted');
    expect(dealtIn(35)).toMatchObject({
      notDealtIn: [{ seat: 3, code: 'play.below-minimum-buy-in', rule: 'RRP-3.1.3' }],
    });
    expect(dealtIn(60)).toMatchObject({ notDealtIn: [] });
  });
});

describe('THR-1.3.1 further buy-ins', () => {
  it('are refused to a player without chips where the house allows none', () => {
    const table = tableAfter(
      at('19:00:00').open('recorded', { ...limit, rules: { rebuysAllowed: false } }),
      at('19:01:00').sit(1),
      at('19:02:00').buy(ana, 60),
      at('19:03:00').ask('CountStacks', { stacks: [{ seat: 1, stackMinor: euros(0) }], reason: 'lost' }),
    );
    expect(refusalOf(table, at('19:04:00').buy(ana, 60))).toEqual(rebuysNotAllowed({ count: 1, most: null }));
  });

  it('are taken between hands, and in a hand for the next', () => {
    const table = tableAfter(...seated('recorded', 3));
    expect(eventsOf(table, at('19:06:00').buy(ana, 20))).toMatchObject([{ plays: 'now' }]);
  });
});

describe('THR-1.4.a only chips there at the start of the hand play', () => {
  it('leaves 60 bought during it out of an all-in for 100', () => {
    const table = tableAfter(
      ...seated('recorded', 3),
      at('19:05:00', dealer).start(),
      at('19:06:00').buy(ana, 60),
    );
    const shoved = next(table, at('19:07:00', dealer).act(1, 1, { kind: 'wager', to: 10_000 }));
    expect(shoved.hand?.hand.players.find(({ seat }) => seat === 1)).toMatchObject({
      contributed: 10_000,
      stack: 0,
    });
    expect(refusalOf(table, at('19:07:00', dealer).act(1, 1, { kind: 'wager', to: 10_100 }))).not.toBeNull();
  });

  it('and keeps what plays from paying for anything else meanwhile', () => {
    const table = tableAfter(...seated('recorded', 3), at('19:05:00', dealer).start());
    const pays = { playerId: ana, amountMinor: euros(5), paidFor: 'rent' } as const;
    expect(refusalOf(table, at('19:06:00').ask('PayFromStack', pays))).toEqual(chipsInPlay({ hand: 1 }));
  });
});

describe('THR-1.4.d chips are added between hands', () => {
  it('in any amount with 30 in front, down to what the house sets', () => {
    const table = next(atTable(), at('19:02:00').buy(ana, 30, { from: 'moved' }));
    expect(refusalOf(table, at('19:03:00').buy(ana, 20))).toBeNull();
    const least = tableAfter(
      at('19:00:00').open('recorded', { ...limit, rules: { topUpMinimum: 2_000 } }),
      at('19:01:00').sit(1),
      at('19:02:00').buy(ana, 30, { from: 'moved' }),
    );
    expect(refusalOf(least, at('19:03:00').buy(ana, 20))).toBeNull();
    expect(refusalOf(least, at('19:03:00').buy(ana, 19))).toEqual(
      belowMinimumTopUp({ minimumMinor: euros(20), amountMinor: euros(19) }),
    );
  });

  it('and 20 is too little with nothing in front', () =>
    expect(refusalOf(atTable(), at('19:03:00').buy(ana, 20))?.code).toBe('play.below-minimum-buy-in'));
});

describe('RRP-2.2.6 chips on their way play when the table was told', () => {
  const behind = (amount: number, announced: boolean, stack = 0): Table =>
    tableAfter(
      ...seated('recorded', 2, limit),
      at('19:03:00').sit(3),
      ...(stack > 0 ? [at('19:03:10').buy(cleo, stack, { from: 'moved' })] : []),
      at('19:04:00').ask('PutBehind', {
        playerId: cleo,
        amountMinor: euros(amount),
        purchase: 'b1',
        announced,
      }),
    );
  const stakeOf = (table: Table) =>
    next(table, at('19:05:00', dealer).start()).hand?.hand.players.find(({ seat }) => seat === 3)
      ?.startingStack;

  it('adds an announced 500 to what lies in front, and marks it until it comes', () => {
    expect(stakeOf(behind(500, true, 120))).toBe(euros(620));
    expect(behindOf(behind(500, true, 120), cleo)).toBe(euros(500));
  });

  it('plays 60 of an unannounced 500, 40 of 40, and fills a stack of 30 up to 60', () => {
    expect(stakeOf(behind(500, false))).toBe(euros(60));
    expect(stakeOf(behind(40, false))).toBe(euros(40));
    expect(stakeOf(behind(500, false, 30))).toBe(euros(60));
    expect(stakeOf(behind(500, false, 100))).toBe(euros(100));
  });

  it('takes an announcement after the deal as none for that hand', () => {
    const dealt = next(behind(500, false), at('19:05:00', dealer).start());
    const told = next(dealt, at('19:05:01').ask('AnnounceBehind', { purchase: 'b1' }));
    expect(told.hand?.hand.players.find(({ seat }) => seat === 3)?.startingStack).toBe(euros(60));
    expect(refusalOf(told, at('19:05:02').ask('AnnounceBehind', { purchase: 'b1' }))?.code).toBe(
      alreadyAnnounced().code,
    );
  });

  it('knows only what the cashier confirmed', () =>
    expect(refusalOf(behind(500, false), at('19:05:01').ask('AnnounceBehind', { purchase: 'b2' }))).toEqual(
      purchaseUnknown({ purchase: 'b2' }),
    ));

  it('cannot be called off while it plays, and what was lost of it lies elsewhere', () => {
    const dealt = next(behind(40, true), at('19:05:00', dealer).start());
    const off = at('19:05:30').ask('CallOffBehind', { purchase: 'b1' });
    expect(refusalOf(dealt, off)).toEqual(lostInPlay({ purchase: 'b1' }));
    const lost = nextAll(
      dealt,
      at('19:06:00', dealer).act(1, 1, { kind: 'fold' }),
      at('19:06:10', dealer).act(1, 2, { kind: 'call' }),
      at('19:06:20', dealer).act(1, 3, { kind: 'check' }),
      ...[0, 1, 2].flatMap((street) => [
        at(`19:1${street}:00`, dealer).hand(1, { type: 'Deal' }),
        at(`19:1${street}:10`, dealer).act(1, 2, { kind: 'wager', to: street === 0 ? 300 : 600 }),
        at(`19:1${street}:20`, dealer).act(1, 3, { kind: 'call' }),
      ]),
      at('19:20:00', dealer).hand(1, { type: 'AwardPot', shares: [{ seat: 2, amount: 3_600 }] }),
    );
    expect(behindOf(lost, cleo)).toBe(euros(22));
    expect(chipsMissing(lost)).toBe(0);
    const came = next(lost, at('19:21:00').ask('DeliverBehind', { purchase: 'b1' }));
    expect([stackOf(came, cleo), behindOf(came, cleo)]).toEqual([euros(22), 0]);
  });
});

describe('THR-1.4.b chips on their way play if the club agrees', () => {
  it('and without the announcement nothing plays but what is there', () => {
    const thr: Opening = { ...limit, rules: { playingBehind: 'clubApprovalAndAnnounced' } };
    const facts = { playerId: cleo, amountMinor: euros(500), purchase: 'b1', announced: false };
    const table = tableAfter(
      ...seated('recorded', 2, thr),
      at('19:03:00').sit(3),
      at('19:04:00').ask('PutBehind', facts),
    );
    const started = next(table, at('19:05:00', dealer).start());
    expect(started.hand?.plan.dealtIn).toEqual([2, 1]);
  });
});

describe('RRP-2.2.5 no chips off the table while seated', () => {
  const takes = { playerId: ana, amountMinor: euros(40) };

  it('refuses 40 of 100 to a player who stays', () => {
    const table = tableAfter(...seated('recorded', 3));
    expect(refusalOf(table, at('19:05:00').ask('TakeChipsOff', takes))).toEqual(
      goingSouth({ stackMinor: euros(100), askedMinor: euros(40) }),
    );
  });

  it('lets them go with an absent player, for safety', () => {
    const away = tableAfter(...seated('recorded', 3), at('19:04:00').ask('MarkAway', { playerId: ana }));
    const after = next(away, at('19:05:00').ask('TakeChipsOff', takes));
    expect(stackOf(after, ana)).toBe(euros(60));
    expect(chipsMissing(after)).toBe(0);
  });

  it('and never passes them to another player', () => {
    const passes = { ...takes, to: ben, consents: players };
    expect(refusalOf(tableAfter(...seated('recorded', 3)), at('19:05:00').ask('PassChips', passes))).toEqual(
      transferForbidden(),
    );
    const lent = next(
      tableAfter(...seated('recorded', 3)),
      at('19:05:00').ask('PassChips', { ...passes, consents: [], judged: true }),
    );
    expect(stackOf(lent, ana) + stackOf(lent, ben)).toBe(euros(200));
    expect(stackOf(lent, ben)).toBeGreaterThan(euros(100));
  });
});

describe('THR-1.4.c chips stay until the player leaves', () => {
  it('even when he is absent, and all of them go with him', () => {
    const rules = { chipRemovalWhileSeated: 'forbidden' } as const;
    const away = tableAfter(
      ...seated('recorded', 3, { rules }),
      at('19:04:00').ask('MarkAway', { playerId: ana }),
    );
    const takes = { playerId: ana, amountMinor: euros(40) };
    expect(refusalOf(away, at('19:05:00').ask('TakeChipsOff', takes))).toEqual(
      chipsStay({ stackMinor: euros(100), askedMinor: euros(40) }),
    );
    expect(refusalOf(away, at('19:05:00').ask('TakeChipsOff', { ...takes, judged: true }))).toBeNull();
    expect(eventsOf(away, at('19:05:00').ask('LeaveSeat', { playerId: ana, cause: 'left' }))).toMatchObject([
      { type: 'PlayerLeft', stackMinor: euros(100) },
    ]);
  });
});

describe('THR-1.4.h chips pass with the consent of the whole table', () => {
  const table = tableAfter(
    ...seated('recorded', 3, { rules: { chipTransfersBetweenPlayers: 'unanimousConsent' } }),
  );
  const passes = (consents: number, amount = 20) =>
    at('19:05:00').ask('PassChips', {
      playerId: ana,
      to: ben,
      amountMinor: euros(amount),
      consents: players.slice(0, consents),
    });

  it('of all three and not of two', () => {
    expect(refusalOf(table, passes(2))).toEqual(consentMissing({ seats: [3] }));
    const after = next(table, passes(3));
    expect([stackOf(after, ana), stackOf(after, ben)]).toEqual([euros(80), euros(120)]);
  });

  it('and no more than he has', () =>
    expect(refusalOf(table, passes(3, 101))).toEqual(
      moreThanStack({ stackMinor: euros(100), amountMinor: euros(101) }),
    ));
});

describe('THR-1.4.f refreshments are paid with table chips where the house allows it', () => {
  const pays = { playerId: ana, amountMinor: euros(4), paidFor: 'refreshments' } as const;

  it('and not elsewhere', () => {
    const not = tableAfter(...seated('recorded', 3));
    expect(refusalOf(not, at('19:05:00').ask('PayFromStack', pays))).toEqual(refreshmentsNotAllowed());
    expect(stackOf(next(not, at('19:05:00').ask('PayFromStack', { ...pays, judged: true })), ana)).toBe(
      euros(96),
    );
    const may = tableAfter(...seated('recorded', 3, { rules: { chipsPayRefreshments: true } }));
    expect(stackOf(next(may, at('19:05:00').ask('PayFromStack', pays)), ana)).toBe(euros(96));
  });
});

describe('stacks that nobody followed', () => {
  const unknown = tableAfter(at('19:00:00').open('counted'), at('19:01:00').sit(1), at('19:01:00').sit(2));
  const counts = (...seats: readonly number[]) =>
    at('19:03:00').ask('CountStacks', {
      stacks: seats.map((seat) => ({ seat, stackMinor: euros(150) })),
      reason: 'to be recorded from here on',
    });
  const recorded = at('19:04:00').ask('ChangeDepth', { depth: 'recorded' });

  it('are known once every one of them is counted, and hands can be recorded from there', () => {
    const counted = next(unknown, counts(1, 2));
    expect([chipsMissing(counted), counted.inMinor, counted.unplacedMinor]).toEqual([0, 0, -euros(300)]);
    expect(refusalOf(counted, recorded)).toBeNull();
    expect([stackOf(counted, ana), stackOf(counted, ben)]).toEqual([euros(150), euros(150)]);
  });

  it('are not while one is missing', () => {
    const counted = next(unknown, counts(1));
    expect(refusalOf(counted, recorded)?.code).toBe('play.stacks-not-known');
    expect(chipsMissing(counted)).toBe(0);
    expect(refusalOf(next(counted, counts(1, 2)), recorded)).toBeNull();
  });
});
