import { cashier } from '../decider';
import {
  aboveMaximumBuyIn,
  belowMinimumBuyIn,
  belowMinimumTopUp,
  buyInDue,
  buyInsUsedUp,
  minimumRequired,
  rebuysNotAllowed,
  returnStackRequired,
  shortBuyInUsed,
} from '../refusals';
import { buyInsOf } from '../state';
import {
  ana,
  at,
  ben,
  cageAfter,
  carl,
  clock,
  cora,
  dealer,
  euros,
  game,
  happened,
  holdem,
  omaha,
  openCage,
  scenario,
  t1,
  t2,
  witness,
} from '../testing/testing';

const opened = happened(...openCage());
const isTaken = (given: readonly (typeof opened)[number][], command: Parameters<typeof cashier.decide>[0]) =>
  scenario.given(...given).when(command).decision.accepted;

describe('RRP-3.1.1 the minimum buy-in is ten times the largest bet at limit, unless the table sets one', () => {
  const below = (minimum: number, amount: number, shortBuyInsLeft = 1) =>
    belowMinimumBuyIn({ minimumMinor: euros(minimum), amountMinor: euros(amount), shortBuyInsLeft });

  it('refuses 59 as a full buy-in at 3-6, offers the short one, and takes 60', () => {
    scenario
      .given(...opened)
      .when(at('19:00:00').sell(59))
      .thenRefused(below(60, 59));
    expect(isTaken(opened, at('19:00:00').sell(60))).toBe(true);
  });

  it('goes by the table where it sets 100', () => {
    const own = game({ minBuyInMinor: euros(100) });
    scenario
      .given(...opened)
      .when(at('19:00:00').sell(60, { game: own }))
      .thenRefused(below(100, 60));
    expect(isTaken(opened, at('19:00:00').sell(100, { game: own }))).toBe(true);
  });

  it('counts chips that he brings himself', () => {
    const brings = game({ broughtMinor: euros(20) });
    expect(isTaken(opened, at('19:00:00').sell(40, { game: brings }))).toBe(true);
    scenario
      .given(...opened)
      .when(at('19:00:00').sell(39, { game: brings }))
      .thenRefused(below(60, 59));
  });

  it('sells chips for no game without asking', () => {
    expect(isTaken(opened, at('19:00:00').sell(1, { game: null }))).toBe(true);
  });
});

describe('RRP-3.1.2 one short buy-in for each game; adding to a stack is none', () => {
  const short = at('19:00:00').sell(40, { isShort: true });
  const afterShort = [...opened, ...happened(...openCage(), short).slice(opened.length)];

  it('takes 40 once, marked as short, then refuses 40 and takes 60', () => {
    expect(afterShort.at(-1)).toMatchObject({ type: 'ChipsSold', isShort: true, purpose: 'buy-in' });
    scenario
      .given(...afterShort)
      .when(at('20:00:00').sell(40, { isShort: true }))
      .thenRefused(shortBuyInUsed({ minimumMinor: euros(60), amountMinor: euros(40), shortBuyInsLeft: 0 }));
    expect(isTaken(afterShort, at('20:00:00').sell(60))).toBe(true);
  });

  it('takes 20 on top of 25 as no short buy-in', () => {
    const events = happened(
      ...openCage(),
      at('19:00:00').sell(20, { game: game({ stackMinor: euros(25) }) }),
    );
    expect(events.at(-1)).toMatchObject({ isShort: false, purpose: 'top-up', playsFrom: 'now' });
  });

  it('holds back chips bought during a hand until the next', () => {
    const folded = at('19:00:00').sell(20, { game: game({ stackMinor: euros(25), hand: 'folded' }) });
    const live = at('19:00:00').sell(20, { game: game({ stackMinor: euros(25), hand: 'live' }) });
    expect(happened(...openCage(), folded).at(-1)).toMatchObject({ playsFrom: 'next-deal' });
    expect(happened(...openCage(), live).at(-1)).toMatchObject({ playsFrom: 'after-hand' });
  });

  it('calls any purchase without chips a buy-in', () => {
    expect(isTaken(opened, at('19:00:00').sell(20))).toBe(false);
  });

  it('keeps it used after a forced move, and gives a new one in another game', () => {
    const there = game({ tableId: t2 });
    const other = game({ gameId: omaha, tableId: t2 });
    expect(isTaken(afterShort, at('20:00:00').sell(40, { isShort: true, game: there }))).toBe(false);
    expect(isTaken(afterShort, at('20:00:00').sell(40, { isShort: true, game: other }))).toBe(true);
  });

  it('holds addition and stack together to the maximum of 300', () => {
    const full = game({ stackMinor: euros(200), maxBuyInMinor: euros(300) });
    expect(isTaken(opened, at('19:00:00').sell(100, { game: full }))).toBe(true);
    scenario
      .given(...opened)
      .when(at('19:00:00').sell(101, { game: full }))
      .thenRefused(aboveMaximumBuyIn({ maximumMinor: euros(300), stackMinor: euros(301) }));
  });

  it('is used once though two windows sell it in the same second', () => {
    const before = cageAfter(...openCage());
    const one = cashier.decide(at('19:00:00', cora).sell(40, { isShort: true }), before);
    const after = one.accepted ? one.events.reduce(cashier.evolve, before) : before;
    const two = cashier.decide(at('19:00:00', carl).sell(40, { isShort: true }), after);
    expect([one.accepted, two.accepted]).toEqual([true, false]);
    expect(buyInsOf(after, ana, holdem)).toEqual({ count: 1, short: 1 });
  });

  it('is free again when the sale was reversed', () => {
    const reversal = at('19:05:00').ask('ReverseEntry', {
      entry: short.command,
      reason: 'wrong table',
      witness,
    });
    const after = cageAfter(...openCage(), short, reversal);
    expect(buyInsOf(after, ana, holdem)).toEqual({ count: 0, short: 0 });
    expect(cashier.decide(at('20:00:00').sell(40, { isShort: true }), after).accepted).toBe(true);
  });
});

describe('RRP-2.2.5 who returns within the hour buys in for what he took away', () => {
  const left = (amount: number, time = '20:00:00', tableId = t1) =>
    game({ left: { at: clock(time), tableId, amountMinor: euros(amount) }, maxBuyInMinor: euros(600) });

  it('refuses 1,839 at 20:59:59 after leaving with 1,840 at 20:00, and takes 1,840 above the maximum', () => {
    scenario
      .given(...opened)
      .when(at('20:59:59').sell(1_839, { game: left(1_840) }))
      .thenRefused(returnStackRequired({ requiredMinor: euros(1_840), amountMinor: euros(1_839) }));
    expect(isTaken(opened, at('20:59:59').sell(1_840, { game: left(1_840) }))).toBe(true);
  });

  it('asks only the ordinary minimum and maximum at 21:00:00', () => {
    expect(isTaken(opened, at('21:00:00').sell(60, { game: left(1_840) }))).toBe(true);
    scenario
      .given(...opened)
      .when(at('21:00:00').sell(1_840, { game: left(1_840) }))
      .thenRefused(aboveMaximumBuyIn({ maximumMinor: euros(600), stackMinor: euros(1_840) }));
  });

  it('asks 60 of one who left with 40, unless his short buy-in is unused', () => {
    expect(isTaken(opened, at('20:30:00').sell(40, { game: left(40) }))).toBe(false);
    expect(isTaken(opened, at('20:30:00').sell(60, { game: left(40) }))).toBe(true);
    expect(isTaken(opened, at('20:30:00').sell(40, { game: left(40), isShort: true }))).toBe(true);
  });

  it('asks for 300 when the later of two departures was with 300', () => {
    expect(isTaken(opened, at('21:10:00').sell(299, { game: left(300, '20:50:00') }))).toBe(false);
    expect(isTaken(opened, at('21:10:00').sell(300, { game: left(300, '20:50:00') }))).toBe(true);
  });

  it('asks nothing back of one who lost everything', () => {
    expect(isTaken(opened, at('20:30:00').sell(60, { game: left(0) }))).toBe(true);
  });

  it('holds for the game or for the table, as the house sets it', () => {
    const atTable = happened(...openCage({ ratholeReturnScope: 'sameTable' }));
    const elsewhere = left(1_840, '20:00:00', t2);
    expect(isTaken(opened, at('20:30:00').sell(60, { game: elsewhere }))).toBe(false);
    expect(isTaken(atTable, at('20:30:00').sell(60, { game: elsewhere }))).toBe(true);
  });
});

describe('RRP-2.2.5 what was taken binds the return, not a later top-up', () => {
  it('takes 5 on top of 10 from one who left with 500 half an hour ago', () => {
    const topUp = game({
      stackMinor: euros(10),
      left: { at: clock('20:00:00'), tableId: t1, amountMinor: euros(500) },
    });
    expect(isTaken(opened, at('20:30:00').sell(5, { game: topUp }))).toBe(true);
  });
});

describe('THR-1.3.1 further buy-ins at any time outside a hand', () => {
  it('adds for the next deal to who has folded, and keeps it back for who holds live cards', () => {
    const buys = (hand: 'folded' | 'live') =>
      happened(...openCage(), at('19:00:00').sell(60, { game: game({ stackMinor: euros(90), hand }) })).at(
        -1,
      );
    expect([buys('folded'), buys('live')]).toMatchObject([
      { playsFrom: 'next-deal' },
      { playsFrom: 'after-hand' },
    ]);
  });

  it('refuses a second one where the house allows none', () => {
    const given = happened(...openCage({ rebuysAllowed: false }), at('19:00:00').sell(60));
    scenario
      .given(...given)
      .when(at('20:00:00').sell(60))
      .thenRefused(rebuysNotAllowed({ count: 1 }));
    expect(isTaken(given, at('20:00:00').sell(60, { playerId: ben }))).toBe(true);
  });

  it('counts them where the house sets how many: the second of two is taken, a third is not', () => {
    const one = happened(...openCage({ maxBuyIns: 2 }), at('19:00:00').sell(60));
    expect(isTaken(one, at('20:00:00').sell(60))).toBe(true);
    const two = happened(...openCage({ maxBuyIns: 2 }), at('19:00:00').sell(60), at('20:00:00').sell(60));
    scenario
      .given(...two)
      .when(at('21:00:00').sell(60))
      .thenRefused(buyInsUsedUp({ count: 2, most: 2 }));
  });
});

const thr = { shortBuyAllowed: 0, minBuyIn: 10_000 };

describe('THR-1.3.2 the minimum binds every buy-in of a player without chips', () => {
  const given = happened(...openCage(thr));

  it('refuses 80 of 100, first and later, even asked for as short, and takes 100', () => {
    const no = belowMinimumBuyIn({ minimumMinor: euros(100), amountMinor: euros(80), shortBuyInsLeft: 0 });
    scenario
      .given(...given)
      .when(at('19:00:00').sell(80, { isShort: true }))
      .thenRefused(no);
    const again = happened(...openCage(thr), at('19:00:00').sell(100));
    scenario
      .given(...again)
      .when(at('20:00:00').sell(80))
      .thenRefused(no);
  });

  it('leaves later buy-ins free where the house says so', () => {
    const free = happened(...openCage({ ...thr, minBuyInAppliesToRebuys: false }), at('19:00:00').sell(100));
    expect(isTaken(free, at('20:00:00').sell(80))).toBe(true);
  });

  it('sells nothing for a table that has no minimum', () => {
    scenario
      .given(...opened)
      .when(at('19:00:00').sell(500, { game: game({ structure: 'no-limit' }) }))
      .thenRefused(minimumRequired({ tableId: t1 }));
  });
});

describe('THR-1.4.d adding between hands is free for who has chips', () => {
  const given = happened(...openCage(thr));

  it('takes 20 on top of 30, and refuses 20 to a player without chips', () => {
    expect(isTaken(given, at('19:00:00').sell(20, { game: game({ stackMinor: euros(30) }) }))).toBe(true);
    expect(isTaken(given, at('19:00:00').sell(20))).toBe(false);
  });

  it('keeps to the smallest top-up that the house sets', () => {
    const least = happened(...openCage({ topUpMinimum: 2_000 }));
    const has = game({ stackMinor: euros(30) });
    expect(isTaken(least, at('19:00:00').sell(20, { game: has }))).toBe(true);
    scenario
      .given(...least)
      .when(at('19:00:00').sell(19, { game: has }))
      .thenRefused(belowMinimumTopUp({ minimumMinor: 2_000, amountMinor: euros(19) }));
  });
});

describe('THR-1.4.e looking at cards without a stake is a buy-in of the minimum', () => {
  const looked = at('19:00:00', dealer).ask('MarkLookedAtCards', {
    playerId: ana,
    game: game({ minBuyInMinor: euros(100) }),
  });

  it('falls due at 100, which the next purchase has to cover', () => {
    const given = happened(...openCage(), looked);
    expect(given.at(-1)).toMatchObject({ type: 'BuyInFellDue', amountMinor: euros(100) });
    scenario
      .given(...given)
      .when(at('19:10:00').sell(60))
      .thenRefused(buyInDue({ dueMinor: euros(100), amountMinor: euros(60) }));
    const paid = cageAfter(...openCage(), looked, at('19:10:00').sell(100));
    expect(paid.dues.size).toBe(0);
  });

  it('asks nothing of a player with chips in front of him', () => {
    const withChips = { ...looked, game: game({ stackMinor: euros(1) }) };
    expect(isTaken(opened, withChips)).toBe(false);
  });
});
