import { after, call, check, deal, fold, refusalOf, rulesOf, started, wager } from '../testing';
import {
  checkRaiseNotAllowed,
  notReopened,
  notReopenedAfterFlop,
  notReopenedBeforeFlop,
  notReopenedLimit,
} from '../hand/refusals';
import { type Hand } from '../hand/state';
import { legalActions } from './legal-actions';
import { fixedLimit } from './structure';

const wagers = (hand: Hand) => {
  const offer = legalActions(hand)?.wager;
  return offer?.allowed ? offer.amounts.map(({ minTo, maxTo }) => [minTo, maxTo]) : offer?.refusal;
};

type Set = Parameters<typeof started>[0] extends infer O
  ? O extends { rules?: infer R }
    ? R
    : never
  : never;

/** The flop of a hand in which everybody limped for the big blind; `behind` are the stacks after that. */
const flop = (behind: readonly number[], blinds: readonly number[], rules: NonNullable<Set> = 'rrp-cash') => {
  const big = blinds[1]!;
  const seats = behind.map((_, i) => i + 1);
  const hand = started({ stacks: behind.map((chips) => chips + big), blinds, rules });
  const limped = after(hand, ...[...seats.slice(2), 1].map(call), check(2));
  return after(limped, deal());
};

describe('RRP-10.1.3.a short all-in does not reopen', () => {
  const abc = (c: number) => flop([1000, c, 1000, 1000], [50, 100]);

  it('bars the checker from raising an all-in of 60; who had not acted could go to 160', () => {
    const allIn = after(abc(60), check(1), wager(2, 60));
    expect(wagers(allIn)).toEqual([[160, 1000]]);
    const called = after(allIn, call(3), call(4));
    expect(legalActions(called)).toMatchObject({ seat: 1, call: { amount: 60 } });
    expect(wagers(called)).toEqual(notReopened({ seat: 1 }));
  });

  it('bars bettor and caller from raising 150 over 100, and lets them raise 200', () => {
    const short = after(flop([1000, 1000, 150], [50, 100]), wager(1, 100), call(2), wager(3, 150));
    expect(wagers(short)).toEqual(notReopened({ seat: 1 }));
    expect(wagers(after(short, call(1)))).toEqual(notReopened({ seat: 2 }));
    const full = after(flop([1000, 1000, 200], [50, 100]), wager(1, 100), call(2), wager(3, 200));
    expect(wagers(full)).toEqual([[300, 1000]]);
  });

  const two = (rules: Set) =>
    after(
      flop([1000, 1000, 150, 210], [50, 100], rules!),
      wager(1, 100),
      call(2),
      wager(3, 150),
      wager(4, 210),
    );

  it('judges each all-in by itself, or both together where the house adds them up', () => {
    expect(wagers(two('rrp-cash'))).toEqual(notReopened({ seat: 1 }));
    expect(wagers(two(rulesOf('rrp-cash', { reopenRule: 'fullRaiseCumulative' })))).toEqual([[310, 1000]]);
  });
});

describe('RRP-10.1.3.c worked example: A, B and C', () => {
  const abc = (c: number) =>
    after(flop([1000, 1000, c], [50, 100]), wager(1, 100), wager(2, 200), wager(3, c));

  it('offers A a raise to 375, and B only a call of 75 once A has called', () => {
    expect(wagers(abc(275))).toEqual([[375, 1000]]);
    const called = after(abc(275), call(1));
    expect(legalActions(called)).toMatchObject({ seat: 2, call: { amount: 75 } });
    expect(wagers(called)).toEqual(notReopened({ seat: 2 }));
  });

  it('lets B re-raise when A raises to 375: to 475', () => {
    expect(wagers(after(abc(275), wager(1, 375)))).toEqual([[475, 1000]]);
  });

  it('opens the betting to both when C is all-in for 300: to 400', () => {
    expect(wagers(abc(300))).toEqual([[400, 1000]]);
    expect(wagers(after(abc(300), call(1)))).toEqual([[400, 1000]]);
  });

  it('goes on without C in a side pot', () => {
    const turn = after(abc(275), call(1), call(2), deal());
    expect(legalActions(turn)?.seat).toBe(1);
    expect(turn.players.map(({ contributed }) => contributed)).toEqual([375, 375, 375]);
  });
});

describe('RRP-10.1.3.b half-bet rule is limit only', () => {
  it('bars the bettor in no-limit from raising 160 over 100', () => {
    const three = after(flop([1000, 160, 1000], [50, 100]), wager(1, 100), wager(2, 160), call(3));
    expect(wagers(three)).toEqual(notReopened({ seat: 1 }));
  });

  it('lets him raise in limit', () => {
    const structure = fixedLimit([100, 200], { smallBlind: 50, bigBlind: 100 });
    const hand = started({ structure, blinds: [50, 100], stacks: [1100, 260, 1100] });
    const round = after(hand, call(3), call(1), check(2), deal(), wager(1, 100), wager(2, 160), call(3));
    expect(wagers(round)).toEqual([[300, 300]]);
  });
});

describe('RRP-3.5.5 all-in below a full bet', () => {
  const limit = (b: number) => {
    const structure = fixedLimit([20, 40], { smallBlind: 10, bigBlind: 20 });
    const hand = started({ structure, blinds: [10, 20], stacks: [520, 20 + b, 520] });
    return after(hand, call(3), call(1), check(2), deal());
  };

  it('lets C complete 29 to 40 but not A raise it once C has called', () => {
    const short = after(limit(29), wager(1, 20), wager(2, 29));
    expect(legalActions(short)).toMatchObject({ seat: 3, call: { amount: 29 } });
    expect(wagers(short)).toEqual([[40, 40]]);
    const called = after(short, call(3));
    expect(legalActions(called)).toMatchObject({ seat: 1, call: { amount: 9 } });
    expect(wagers(called)).toEqual(notReopenedLimit({ seat: 1 }));
  });

  it('lets A raise again when C completes', () => {
    expect(wagers(after(limit(29), wager(1, 20), wager(2, 29), wager(3, 40)))).toEqual([[60, 60]]);
  });

  it('counts exactly half, 30, as a full raise', () => {
    const half = after(limit(30), wager(1, 20), wager(2, 30));
    expect(legalActions(half)).toMatchObject({ call: { amount: 30 } });
    expect(wagers(half)).toEqual([[60, 60]]);
    expect(wagers(after(half, call(3)))).toEqual([[60, 60]]);
  });

  it('raises a first bet all-in for 15 to 40, and completes one of 9 to 20', () => {
    const first = (chips: number) => after(limit(chips), check(1), wager(2, chips));
    expect(wagers(first(15))).toEqual([[40, 40]]);
    expect(wagers(first(9))).toEqual([[20, 20]]);
    expect(after(first(9), wager(3, 20)).round.fullBets).toBe(1);
  });
});

describe('RTC-5.b right to re-raise before the flop', () => {
  const rtc = (stacks: readonly number[]) => started({ rules: 'rtc', blinds: [50, 100], stacks });

  it('bars 300 facing 500 and frees it facing 600: to 1,200', () => {
    const facing = (chips: number) => {
      const hand = rtc([9000, 9000, 9000, 9000, 9000, chips]);
      return after(hand, fold(3), wager(4, 300), fold(5), wager(6, chips), fold(1), call(2));
    };
    expect(wagers(facing(500))).toEqual(notReopenedBeforeFlop({ seat: 4, level: 500, needed: 600 }));
    expect(wagers(facing(600))).toEqual([[1200, 9000]]);
  });

  it('adds up short all-ins: 450 and 620', () => {
    const hand = rtc([9000, 9000, 9000, 9000, 450, 620]);
    const back = after(hand, fold(3), wager(4, 300), wager(5, 450), wager(6, 620), fold(1), call(2));
    expect(wagers(back)).toEqual([[1240, 9000]]);
  });

  it('does not count a mere blind as his bet', () => {
    const hand = rtc([9000, 9000, 9000, 150]);
    const toBigBlind = after(hand, fold(3), wager(4, 150), call(1));
    expect(wagers(toBigBlind)).toEqual([[300, 9000]]);
  });

  it('lets the big blind raise to 200 when all have limped', () => {
    expect(wagers(after(rtc([9000, 9000, 9000]), call(3), call(1)))).toEqual([[200, 9000]]);
  });
});

describe('RTC-5.c right to re-raise after the flop', () => {
  it('bars 200 facing 350', () => {
    const allIn = after(
      flop([9000, 9000, 350], [50, 100], 'rtc'),
      check(1),
      wager(2, 200),
      wager(3, 350),
      call(1),
    );
    expect(wagers(allIn)).toEqual(notReopenedAfterFlop({ seat: 2, level: 350, needed: 400 }));
  });

  it('frees 300 facing 1,000 and bars 600', () => {
    const bets = after(
      flop([9000, 9000, 9000, 1000], [50, 100], 'rtc'),
      check(1),
      wager(2, 300),
      wager(3, 600),
      wager(4, 1000),
      fold(1),
    );
    expect(wagers(bets)).toEqual([[2000, 9000]]);
    expect(wagers(after(bets, call(2)))).toEqual(
      notReopenedAfterFlop({ seat: 3, level: 1000, needed: 1200 }),
    );
  });

  it('lets a checker raise an all-in of 60', () => {
    const allIn = after(flop([9000, 60, 9000], [50, 100], 'rtc'), check(1), wager(2, 60), call(3));
    expect(wagers(allIn)).toEqual([[120, 9000]]);
  });
});

describe('FR4-1.11.a every increase is a raise', () => {
  it('lets the first bettor raise an all-in of 23 over 20: to 28', () => {
    const hand = started({ rules: 'fr4', game: 'richardHoldem', stacks: [1000, 1000, 1000, 23] });
    const back = after(hand, wager(3, 20), wager(4, 23), call(1), call(2));
    expect(wagers(back)).toEqual([[28, 1000]]);
  });
});

describe('RRP-3.5.1 check-raise allowed', () => {
  const bet = (rules: NonNullable<Set>) =>
    after(flop([500, 500, 500], [5, 10], rules), check(1), check(2), wager(3, 10));

  it('is among the legal actions of who has checked', () => {
    expect(wagers(bet('rrp-cash'))).toEqual([[20, 500]]);
  });

  it('is refused where the house bars it', () => {
    const barred = bet(rulesOf('rrp-cash', { checkRaiseAllowed: false }));
    expect(refusalOf(barred, wager(1, 20))).toEqual(checkRaiseNotAllowed({ seat: 1 }));
    expect(legalActions(barred)).toMatchObject({ call: { allowed: true }, fold: { allowed: true } });
  });

  it('closes the round when nobody bets', () => {
    expect(after(flop([500, 500, 500], [5, 10]), check(1), check(2), check(3)).phase).toBe('dealing');
  });
});

describe('THR-A22 check-raise defined', () => {
  const bet = (rules: NonNullable<Set>) =>
    after(flop([500, 500, 500], [50, 100], rules), check(1), check(2), wager(3, 100));

  it('lets who checked raise a bet of 100, or only call and fold where it is off', () => {
    expect(wagers(bet('thr'))).toEqual([[200, 500]]);
    expect(wagers(bet(rulesOf('thr', { checkRaiseAllowed: false })))).toEqual(
      checkRaiseNotAllowed({ seat: 1 }),
    );
  });
});

describe('E08 a short all-in does not reopen the betting, even after an earlier full all-in raise', () => {
  const hand = started({
    rules: rulesOf('rrp-cash', { reopenRule: 'fullRaiseCumulative' }),
    stacks: [95, 500, 80, 500],
  });
  const raised = after(hand, wager(3, 80), call(4), wager(1, 95));

  it('leaves the button 15 to call and no raise', () => {
    const back = after(raised, call(2));
    expect(legalActions(back)).toMatchObject({ seat: 4, call: { amount: 15 } });
    expect(wagers(back)).toEqual(notReopened({ seat: 4 }));
  });

  it('lets the big blind, who had not acted, raise to 165', () => {
    expect(wagers(raised)).toEqual([[165, 500]]);
  });
});

describe('E09 two short all-ins together can reopen the betting', () => {
  const rules = rulesOf('rrp-cash', { reopenRule: 'fullRaiseCumulative' });
  const bets = (last: number) =>
    after(
      flop([5000, 5000, 5000, 520, last], [5, 10], rules),
      wager(1, 200),
      wager(2, 400),
      call(3),
      wager(4, 520),
      wager(5, last),
    );

  it('lets p2 raise to 880 after 680, and p3 when p2 only calls', () => {
    const called = after(bets(680), call(1));
    expect(wagers(called)).toEqual([[880, 5000]]);
    expect(wagers(after(called, call(2)))).toEqual([[880, 5000]]);
  });

  it('leaves p2 a call of 590; p1 may go to 790', () => {
    expect(wagers(bets(590))).toEqual([[790, 5000]]);
    expect(wagers(after(bets(590), call(1)))).toEqual(notReopened({ seat: 2 }));
  });
});
