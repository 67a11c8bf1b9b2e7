import {
  act,
  after,
  call,
  check,
  deal,
  fold,
  openHand,
  post,
  refusalOf,
  rulesOf,
  runOn,
  stacks,
  started,
  wager,
} from '../testing';
import { unopenedHand } from '../hand/initial';
import {
  aboveStack,
  belowDoubleBet,
  belowMinimumBet,
  belowMinimumRaise,
  belowSmallBlindRaise,
  wagerUnitTooSmall,
} from '../hand/refusals';
import { type Hand } from '../hand/state';
import { legalActions } from './legal-actions';
import { noLimit } from './structure';

const wagers = (hand: Hand) => {
  const offer = legalActions(hand)?.wager;
  return offer?.allowed ? offer.amounts.map(({ minTo, maxTo }) => [minTo, maxTo]) : offer?.refusal.code;
};

const six = [1000, 1000, 730, 1000, 1000, 1000];

describe('RRP-10.0.a no-limit: up to the stack', () => {
  const hand = started({ stacks: six });

  it('offers the first in a call of 10, raises from 20, and all his 730', () => {
    expect(legalActions(hand)).toMatchObject({ seat: 3, call: { amount: 10 } });
    expect(wagers(hand)).toEqual([[20, 730]]);
    expect(after(hand, wager(3, 730)).players[2]).toMatchObject({ stack: 0, streetBet: 730 });
  });

  it('refuses 731', () => {
    expect(refusalOf(hand, wager(3, 731))).toEqual(aboveStack({ to: 731, maxTo: 730 }));
  });
});

describe('RRP-10.0 limit rules still apply', () => {
  it('neither caps raises nor counts half a bet in no-limit', () => {
    const raised = after(started({ stacks: six }), wager(3, 20), wager(4, 30), wager(5, 40), wager(6, 50));
    expect(wagers(raised)).toEqual([[60, 1000]]);
  });
});

describe('RRP-10.1.1 unlimited raises', () => {
  it('accepts a seventh step of 10 among three players', () => {
    const hand = started({ stacks: [1000, 1000, 1000] });
    const steps = after(hand, wager(3, 20), wager(1, 30), wager(2, 40), wager(3, 50), wager(1, 60));
    expect(refusalOf(steps, wager(2, 70))).toBeNull();
  });
});

describe('RRP-3.5.2 unlimited raises in big-bet games', () => {
  it('takes a sixth raise on one street', () => {
    const hand = started({ stacks: [1000, 1000, 1000] });
    const five = after(hand, wager(3, 20), wager(1, 30), wager(2, 40), wager(3, 50), wager(1, 60));
    expect(refusalOf(five, wager(2, 70))).toBeNull();
  });
});

describe('FR4-1.11.b unlimited raises', () => {
  it('takes a sixth raise among three players', () => {
    const hand = started({ rules: 'fr4', game: 'richardHoldem', stacks: [1000, 1000, 1000] });
    const five = after(hand, wager(3, 15), wager(1, 20), wager(2, 25), wager(3, 30), wager(1, 35));
    expect(refusalOf(five, wager(2, 40))).toBeNull();
  });
});

const onFlop = (stacksOf: readonly number[], rules?: 'rtc' | 'fr4') =>
  after(started({ stacks: stacksOf, ...(rules ? { rules } : {}) }), call(3), call(1), check(2), deal());

describe('RRP-10.1.2 minimum bet', () => {
  it('takes 10 on the flop and refuses 8 from a stack of 200', () => {
    const flop = onFlop([210, 210, 210]);
    expect(refusalOf(flop, wager(1, 10))).toBeNull();
    expect(refusalOf(flop, wager(1, 8))).toEqual(belowMinimumBet({ to: 8, minTo: 10 }));
  });

  it('takes an all-in of 6', () => {
    expect(wagers(onFlop([16, 210, 210]))).toEqual([[6, 6]]);
  });
});

describe('RRP-10.1.3 minimum raise', () => {
  it('is the size of the last bet or raise of the round', () => {
    const flop = onFlop([1010, 1010, 1010]);
    const bet = after(flop, wager(1, 100));
    expect(wagers(bet)).toEqual([[200, 1000]]);
    expect(wagers(after(bet, wager(2, 300)))).toEqual([[500, 1000]]);
  });

  it('counts before the flop from the big blind: 20, and after a raise to 35, 60', () => {
    const hand = started({});
    expect(wagers(hand)).toEqual([[20, 1000]]);
    expect(wagers(after(hand, wager(3, 35)))).toEqual([[60, 1000]]);
  });

  it('stays 100 after a short all-in of 75 more: next to 375', () => {
    const flop = after(
      started({ stacks: [1010, 1010, 285, 1010] }),
      call(3),
      call(4),
      call(1),
      check(2),
      deal(),
    );
    const allIn = after(flop, wager(1, 100), wager(2, 200), wager(3, 275));
    expect(wagers(allIn)).toEqual([[375, 1000]]);
  });
});

describe('RRP-3.5.6 minimum bet size', () => {
  it('refuses 160 over a raise of 80 to 120 and takes 200, or 150 all-in', () => {
    const flop = after(
      started({ stacks: [1010, 1010, 1010, 160] }),
      call(3),
      call(4),
      call(1),
      check(2),
      deal(),
    );
    const raised = after(flop, wager(1, 40), wager(2, 120));
    expect(refusalOf(raised, wager(3, 160))).toEqual(belowMinimumRaise({ to: 160, minTo: 200 }));
    expect(refusalOf(raised, wager(3, 200))).toBeNull();
    expect(refusalOf(after(raised, fold(3)), wager(4, 150))).toBeNull();
  });

  it('opens a street of a big-bet game with the big blind at least', () => {
    expect(wagers(onFlop([110, 110, 110]))).toEqual([[10, 100]]);
  });
});

describe('RTC-5.a minimum raise is double', () => {
  const opening = { rules: 'rtc' as const, blinds: [50, 100], stacks: [9000, 9000, 9000, 599, 450, 9000] };

  it('wants 600 over 300 and refuses 599 from a bigger stack', () => {
    const raised = after(started(opening), wager(3, 300));
    expect(wagers(raised)).toEqual([[599, 599]]);
    const folded = after(raised, fold(4), fold(5));
    expect(refusalOf(folded, wager(6, 599))).toEqual(belowDoubleBet({ to: 599, minTo: 600 }));
    expect(refusalOf(folded, wager(6, 600))).toBeNull();
  });

  it('wants 900 over an all-in of 450', () => {
    const allIn = after(started(opening), wager(3, 300), fold(4), wager(5, 450));
    expect(wagers(allIn)).toEqual([[900, 9000]]);
  });

  it('wants 1,000 after 200 and 500 on the flop', () => {
    const flop = after(
      started({ ...opening, stacks: [9000, 9000, 9000] }),
      call(3),
      call(1),
      check(2),
      deal(),
    );
    expect(wagers(after(flop, wager(1, 200), wager(2, 500)))).toEqual([[1000, 8900]]);
  });
});

describe('FR4-1.11.b.1 minimum raise small blind', () => {
  const fr4 = { rules: 'fr4' as const, game: 'richardHoldem' as const };

  it('lets 2 be raised to 3 at 1/2', () => {
    expect(wagers(started({ ...fr4, blinds: [1, 2] }))).toEqual([[3, 1000]]);
  });

  it('takes 45 over 40 at 5/10 and refuses 44', () => {
    const raised = after(started(fr4), wager(3, 40));
    expect(refusalOf(raised, wager(4, 45))).toBeNull();
    expect(refusalOf(raised, wager(4, 44))).toEqual(belowSmallBlindRaise({ to: 44, minTo: 45 }));
  });

  it('goes from 200 to 225 at 25/50', () => {
    expect(wagers(after(started({ ...fr4, blinds: [25, 50] }), wager(3, 200)))).toEqual([[225, 1000]]);
  });
});

describe('FR4-1.20 no maximum bet', () => {
  it('takes 900 into a pot of 8', () => {
    const hand = started({
      rules: 'fr4',
      game: 'richardHoldem',
      blinds: [2, 4],
      stacks: [902, 902, 902, 902],
    });
    const flop = after(hand, fold(3), fold(4), call(1), deal());
    expect(refusalOf(flop, wager(1, 898))).toBeNull();
  });

  it('is no game for pot-limit', () => {
    const structure = { ...noLimit(10), limit: 'potLimit' as const };
    const opening = openHand({ rules: 'fr4', game: 'richardHoldem', structure });
    expect(refusalOf(unopenedHand, opening)?.rule).toBe('FR4-1.20');
  });
});

describe('FR4-3.4 bets after the flop', () => {
  const fr4 = { rules: 'fr4' as const, game: 'richardHoldem' as const, blinds: [25, 50] };
  const flop = after(started(fr4), call(3), fold(4), fold(1), deal());

  it('starts with the next player in when the small blind has folded', () => {
    expect(legalActions(flop)?.seat).toBe(2);
  });

  it('refuses 49, takes 50, and then a raise to 75', () => {
    expect(refusalOf(flop, wager(2, 49))).toEqual(belowMinimumBet({ to: 49, minTo: 50 }));
    expect(wagers(after(flop, wager(2, 50)))).toEqual([[75, 950]]);
  });
});

describe('FR4-3.6 bets after the turn', () => {
  it('starts with the small blind, 10 at least', () => {
    const fr4 = { rules: 'fr4' as const, game: 'richardHoldem' as const };
    const hand = started({ ...fr4, stacks: [1000, 1000, 1000] });
    const flop = after(hand, call(3), call(1), deal(), wager(1, 10), call(2), call(3));
    const turn = after(flop, deal());
    expect(legalActions(turn)?.seat).toBe(1);
    expect(wagers(turn)).toEqual([[10, 980]]);
  });
});

describe('FR4-3.8 bets after the river', () => {
  it('is the last round: a bet of 50 and a fold win without showing', () => {
    const hand = started({ rules: 'fr4', game: 'richardHoldem', stacks: [1000, 1000, 1000] });
    const preflop = after(hand, fold(3), call(1), deal());
    const river = after(preflop, wager(1, 10), call(2), deal(), wager(1, 10), call(2), deal());
    const won = after(river, wager(1, 50), fold(2));
    expect(won.phase).toBe('over');
    expect(stacks(won)).toEqual([1030, 970, 1000]);
  });
});

describe('FR4-3.2 first betting round', () => {
  it('adds 2 to 3 when the stake is 5', () => {
    const hand = started({ rules: 'fr4', game: 'richardHoldem', blinds: [1, 2] });
    const raised = after(hand, wager(3, 3), wager(4, 5), fold(1), fold(2));
    expect(legalActions(raised)).toMatchObject({ seat: 3, call: { amount: 2, to: 5 } });
  });

  it('ends when all have bet the same: four players in for 40', () => {
    const flop = after(started({ rules: 'fr4', game: 'richardHoldem' }), call(3), call(4), call(1));
    expect(flop.phase).toBe('dealing');
    expect(flop.players.map(({ contributed }) => contributed)).toEqual([10, 10, 10, 10]);
  });

  it('gives the pot to a sole player left', () => {
    const won = after(started({ rules: 'fr4', game: 'richardHoldem' }), fold(3), fold(4), fold(1));
    expect(stacks(won)).toEqual([995, 1005, 1000, 1000]);
  });
});

describe('RRP-10.1.11 minimum chip denomination', () => {
  const required = { rules: rulesOf('rrp-cash', { wagerUnitRequired: true }), blinds: [10, 25] };

  it('plays 75 of 95 and leaves 20 behind', () => {
    const hand = started({ ...required, stacks: [1000, 1000, 95, 1000] });
    expect(wagers(hand)).toEqual([[50, 75]]);
    const over = runOn(after(hand, wager(3, 75), fold(4), fold(1), fold(2)));
    expect(stacks(over)).toEqual([990, 975, 130, 1000]);
  });

  it('plays all of 100, and all of 95 where the option is off', () => {
    expect(wagers(started({ ...required, stacks: [1000, 1000, 100, 1000] }))).toEqual([[50, 100]]);
    expect(wagers(started({ blinds: [10, 25], stacks: [1000, 1000, 95, 1000] }))).toEqual([[50, 95]]);
  });

  it('refuses a wager that is no multiple of 25', () => {
    const hand = started({ ...required, stacks: [1000, 1000, 1000, 1000] });
    expect(refusalOf(hand, wager(3, 60))).toEqual(wagerUnitTooSmall({ to: 60, step: 25 }));
  });
});

describe('RRP-3.5.7 smallest chip in play', () => {
  it('plays 45 of nine 5 chips and two 1 chips, and refuses 42', () => {
    const hand = started({ unit: 5, stacks: [1000, 1000, 47, 1000] });
    expect(wagers(hand)).toEqual([[20, 45]]);
    expect(refusalOf(hand, wager(3, 42))?.code).toBe('poker.chip-too-small');
  });

  it('plays all 47 when 1 chips are in use', () => {
    expect(wagers(started({ unit: 1, stacks: [1000, 1000, 47, 1000] }))).toEqual([[20, 47]]);
  });
});

describe('E10 the minimum raise does not shrink because the opponent is short', () => {
  const hand = started({ blinds: [50, 100], stacks: [900, 5000] });
  const reraised = after(hand, wager(2, 400), wager(1, 750));

  it('wants 1,100 although the opponent has 900', () => {
    expect(wagers(reraised)).toEqual([[1100, 5000]]);
    expect(refusalOf(reraised, wager(2, 900))?.code).toBe('poker.below-minimum-raise');
  });

  it('gives 200 back when 1,100 is called by the last 150', () => {
    const called = after(reraised, wager(2, 1100), call(1));
    expect(called.players.map(({ contributed }) => contributed)).toEqual([900, 900]);
  });
});

describe('E11 an all-in below the minimum raise is always allowed', () => {
  const river = (stack: number) =>
    after(
      started({ stacks: [1030, 30 + stack], blinds: [15, 30] }),
      call(2),
      check(1),
      deal(),
      check(1),
      check(2),
      deal(),
      check(1),
      check(2),
      deal(),
      wager(1, 30),
    );

  it('offers 29 over 22 as its only raise', () => {
    const base = started({ stacks: [130, 59], blinds: [11, 22] });
    const later = after(
      base,
      call(2),
      check(1),
      deal(),
      check(1),
      check(2),
      deal(),
      check(1),
      check(2),
      deal(),
    );
    const bet = after(later, wager(1, 22));
    expect(wagers(bet)).toEqual([[37, 37]]);
    expect(refusalOf(bet, wager(2, 30))?.code).toBe('poker.below-minimum-raise');
    const answered = after(bet, wager(2, 37));
    expect(wagers(answered)).toBe('poker.nobody-to-raise');
    expect(legalActions(answered)).toMatchObject({ seat: 1, call: { amount: 15 } });
  });

  it('leaves no raise with exactly the bet, and calls all-in with less', () => {
    expect(wagers(river(30))).toBe('poker.above-stack');
    const short = river(20);
    expect(legalActions(short)).toMatchObject({ call: { amount: 20, allIn: true } });
    expect(stacks(after(short, call(2)))).toEqual([980, 0]);
  });
});

describe('THR-1.4.a chips at start of hand play', () => {
  it('puts at stake the 400 that were on the table when the deal started', () => {
    const hand = after(unopenedHand, openHand({ stacks: [1000, 1000, 400] }), post, deal());
    expect(wagers(hand)).toEqual([[20, 400]]);
    expect(refusalOf(hand, act(3, { kind: 'wager', to: 1000 }))?.code).toBe('poker.above-stack');
  });
});
