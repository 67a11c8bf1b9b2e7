import {
  after,
  bringIn,
  call,
  check,
  deal,
  dealHands,
  fold,
  refusalOf,
  rulesOf,
  started,
  wager,
} from '../testing';
import { notCompletion, raisesCappedThreeRounds, raisesCappedTwoRounds } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { legalActions } from './legal-actions';
import { fixedLimit } from './structure';

const wagers = (hand: Hand) => {
  const offer = legalActions(hand)?.wager;
  return offer?.allowed ? offer.amounts.map(({ minTo }) => minTo) : offer?.refusal;
};

const holdem = (size: number, stacks: readonly number[]) =>
  started({
    structure: fixedLimit([size, 2 * size], { smallBlind: size / 2, bigBlind: size }),
    blinds: [size / 2, size],
    stacks,
  });

const stud = (opening: {
  stacks: readonly number[];
  doors: readonly string[];
  size?: number;
  bring?: number;
}) => {
  const { stacks, doors, size = 15, bring = 5 } = opening;
  const structure = fixedLimit([size, 2 * size], { bringIn: bring, ante: 2 });
  return started({ game: 'stud', structure, ante: 2, stacks }, ...doors.map((door) => `????${door}`));
};

describe('RRP-3.5.3.a cap with three or more rounds', () => {
  const four = [500, 500, 500, 500];

  it('ends hold’em 4-8 before the flop at 16: one bet and three raises', () => {
    const hand = after(holdem(4, four), wager(3, 8), wager(4, 12), wager(1, 16));
    expect(wagers(hand)).toEqual(raisesCappedThreeRounds({ bets: 4 }));
    expect(refusalOf(hand, wager(2, 20))?.code).toBe('poker.raises-capped');
    expect(legalActions(hand)?.call).toMatchObject({ allowed: true, amount: 12 });
  });

  it('counts the big blind as the bet', () => {
    expect(holdem(4, four).round.fullBets).toBe(1);
    expect(wagers(after(holdem(4, four), wager(3, 8), wager(4, 12)))).toEqual([16]);
  });
});

describe('RRP-3.5.3 limit raise cap', () => {
  it('does not apply with only two of three who can bet', () => {
    const hand = after(holdem(4, [8, 500, 500]), wager(3, 8), call(1), wager(2, 12), wager(3, 16));
    expect(wagers(hand)).toEqual([20]);
  });

  it('counts an all-in raise of half a bet as a raise, and less not', () => {
    const raised = (chips: number) =>
      after(holdem(20, [500, 500, 500, chips]), wager(3, 40), wager(4, chips)).round;
    expect(raised(50).fullBets).toBe(3);
    expect(raised(49).fullBets).toBe(2);
  });
});

const draw = (rules = rulesOf('rrp-cash')) =>
  started({
    game: 'draw',
    structure: fixedLimit([4, 8], { ante: 1 }),
    blinds: [],
    ante: 1,
    rules,
    stacks: [500, 500, 500],
  });

describe('RRP-3.5.3.b cap with two rounds', () => {
  it('allows a bet and four raises', () => {
    const hand = after(draw(), wager(1, 4), wager(2, 8), wager(3, 12), wager(1, 16), wager(2, 20));
    expect(wagers(hand)).toEqual(raisesCappedTwoRounds({ bets: 5 }));
  });
});

describe('RRP-9.1.1 bet and four raises', () => {
  it('goes to 20 before the draw and 40 after it, and refuses 24 and 48', () => {
    const before = after(draw(), wager(1, 4), wager(2, 8), wager(3, 12), wager(1, 16), wager(2, 20));
    expect(refusalOf(before, wager(3, 24))?.code).toBe('poker.raises-capped');
    const drawing = after(before, call(3), call(1));
    const pat = [1, 2, 3].map((seat) => ({ type: 'Discard' as const, at: drawing.lastAt, seat, cards: [] }));
    const later = after(
      drawing,
      ...pat,
      deal(),
      wager(1, 8),
      wager(2, 16),
      wager(3, 24),
      wager(1, 32),
      wager(2, 40),
    );
    expect(refusalOf(later, wager(3, 48))?.code).toBe('poker.raises-capped');
  });

  it('keeps the cap when a player folds after it was reached', () => {
    const capped = after(draw(), wager(1, 4), wager(2, 8), wager(3, 12), wager(1, 16), wager(2, 20), fold(3));
    expect(wagers(capped)).toEqual(raisesCappedTwoRounds({ bets: 5 }));
  });
});

describe('RRP-12.6 why four raises', () => {
  it('lets a house that sets six go to 28 and refuses the seventh raise', () => {
    const six = draw(rulesOf('rrp-cash', { raiseCapTwoRounds: 6 }));
    const steps = [4, 8, 12, 16, 20, 24, 28].map((to, i) => wager((i % 3) + 1, to));
    expect(refusalOf(after(six, ...steps), wager(2, 32))?.code).toBe('poker.raises-capped');
    expect(refusalOf(after(six, ...steps.slice(0, 6)), wager(1, 28))).toBeNull();
  });
});

describe('RRP-9.1.2 check-raise allowed', () => {
  it('offers 8 to who checked before an opening of 4, and likewise after the draw', () => {
    const opened = after(draw(), check(1), check(2), wager(3, 4));
    expect(wagers(opened)).toEqual([8]);
  });
});

describe('RRP-9.0.d limit doubles after draw', () => {
  it('is 4 before and 8 after', () => {
    const drawing = after(draw(), wager(1, 4), call(2), fold(3));
    const pat = [1, 2].map((seat) => ({ type: 'Discard' as const, at: drawing.lastAt, seat, cards: [] }));
    expect(wagers(draw())).toEqual([4]);
    expect(wagers(after(drawing, ...pat, deal()))).toEqual([8]);
  });
});

describe('RRP-3.5.4 raising heads-up', () => {
  it('is unlimited with two players', () => {
    const hand = holdem(4, [500, 500]);
    const five = after(hand, wager(2, 8), wager(1, 12), wager(2, 16), wager(1, 20), wager(2, 24));
    expect(wagers(five)).toEqual([28]);
  });

  it('becomes unlimited when the third folds after the bet and two raises', () => {
    const hand = after(holdem(4, [500, 500, 500]), wager(3, 8), wager(1, 12), fold(2));
    expect(wagers(after(hand, wager(3, 16), wager(1, 20)))).toEqual([24]);
  });

  it('stays capped on this street when the cap was reached three-handed, and starts fresh on the next', () => {
    const capped = after(holdem(4, [500, 500, 500]), wager(3, 8), wager(1, 12), wager(2, 16), fold(3));
    expect(refusalOf(capped, wager(1, 20))).toEqual(raisesCappedThreeRounds({ bets: 4 }));
    const next = after(capped, call(1), deal(), wager(1, 4), wager(2, 8), wager(1, 12), wager(2, 16));
    expect(wagers(next)).toEqual([20]);
  });

  it('is capped heads-up where the house does not lift the cap', () => {
    const hand = started({
      structure: fixedLimit([4, 8], { smallBlind: 2, bigBlind: 4 }),
      blinds: [2, 4],
      stacks: [500, 500],
      rules: rulesOf('rrp-cash', { headsUpUnlimitedRaises: false }),
    });
    expect(refusalOf(after(hand, wager(2, 8), wager(1, 12), wager(2, 16)), wager(1, 20))?.code).toBe(
      'poker.raises-capped',
    );
  });
});

const three = { stacks: [500, 500, 500], doors: ['2c', '9s', 'Kh'] };

describe('RRP-8.2 bring-in may open full', () => {
  it('offers exactly 5 or 15 at 15-30', () => {
    const hand = stud(three);
    expect(legalActions(hand)).toMatchObject({ seat: 1, bringIn: { amount: 5 } });
    expect(wagers(hand)).toEqual([15]);
    expect(refusalOf(hand, wager(1, 10))?.code).toBe('poker.not-the-limit');
  });

  it('lets the next call 15 or raise to 30, raise number one', () => {
    const opened = after(stud(three), wager(1, 15));
    expect(legalActions(opened)?.call).toMatchObject({ amount: 15 });
    expect(wagers(opened)).toEqual([30]);
    expect(after(opened, wager(2, 30)).round.fullBets).toBe(2);
  });
});

describe('RRP-8.3 completion is not a raise', () => {
  it('counts 30, 45 and 60 as the three raises over 15, and refuses 75', () => {
    const steps = after(stud(three), bringIn(1), wager(2, 15), wager(3, 30), wager(1, 45), wager(2, 60));
    expect(refusalOf(steps, wager(3, 75))).toEqual(raisesCappedThreeRounds({ bets: 4 }));
  });

  it('lets the bring-in be called for 5 or completed to 15, never raised to 20 or 30', () => {
    const brought = after(stud(three), bringIn(1));
    expect(legalActions(brought)).toMatchObject({ seat: 2, call: { amount: 5 }, wager: { as: 'complete' } });
    expect(wagers(brought)).toEqual([15]);
    for (const to of [20, 30])
      expect(refusalOf(brought, wager(2, to))).toEqual(notCompletion({ to, amounts: [15] }));
  });

  it('has no cap heads-up', () => {
    const two = after(stud(three), bringIn(1), fold(2), wager(3, 15));
    expect(wagers(after(two, wager(1, 30), wager(3, 45), wager(1, 60), wager(3, 75)))).toEqual([90]);
  });
});

/** Fourth street of 5-10 with the boards given; seat 1 brought it in and all called. */
const fourth = (...boards: readonly (readonly [string, string])[]) => {
  const hand = stud({
    stacks: boards.map(() => 500),
    doors: boards.map(([door]) => door),
    size: 5,
    bring: 2,
  });
  const callers = boards.map((_, i) => i + 1).slice(1);
  const street = after(hand, bringIn(1), ...callers.map(call));
  return after(street, dealHands(...boards.map(([, next]) => next)));
};

describe('RRP-8.0.a stud limit by street', () => {
  it('bets the lower limit on third and fourth street, the upper from fifth on', () => {
    const four = fourth(['2c', '9d'], ['Ks', 'Jh'], ['7d', '8s']);
    expect(wagers(stud({ ...three, size: 10 }))).toEqual([10]);
    expect(wagers(four)).toEqual([5]);
    const fifth = after(four, check(2), check(3), check(1), deal());
    expect(wagers(fifth)).toEqual([10]);
  });

  it('caps a player at 20 on fourth and 40 on fifth street of 5-10', () => {
    const four = after(fourth(['2c', '9d'], ['Ks', 'Jh'], ['7d', '8s']));
    const capped = after(four, wager(2, 5), wager(3, 10), wager(1, 15), wager(2, 20));
    expect(refusalOf(capped, wager(3, 25))?.code).toBe('poker.raises-capped');
  });
});

describe('RRP-8.4 open pair: either limit', () => {
  it('offers 5 and 10 to all with a pair on a board, and only 5 without', () => {
    expect(wagers(fourth(['2c', '9d'], ['9s', '9h'], ['7d', 'Ks']))).toEqual([5, 10]);
    expect(wagers(fourth(['2c', '9d'], ['9s', 'Jh'], ['7d', 'Ks']))).toEqual([5]);
  });

  it('stays open when the paired hand folds', () => {
    const hand = after(fourth(['2c', '9d'], ['9s', '9h'], ['7d', 'Ks']), fold(2));
    expect(wagers(hand)).toEqual([5, 10]);
  });

  it('is an option of the house', () => {
    const rules = rulesOf('rrp-cash', { studOpenPairUpperLimitOption: false });
    const structure = fixedLimit([5, 10], { bringIn: 2, ante: 2 });
    const hand = started({ game: 'stud', structure, ante: 2, rules, stacks: [500, 500] }, '????2c', '????9s');
    const street = after(hand, bringIn(1), call(2), dealHands('Kd', '9h'));
    expect(wagers(street)).toEqual([5]);
  });

  it('is no option from fifth street on', () => {
    const hand = fourth(['2c', '9d'], ['9s', 'Jh'], ['7d', 'Ks']);
    const fifth = after(hand, check(3), check(1), check(2), dealHands('3h', '9c', '4h'));
    expect(wagers(fifth)).toEqual([10]);
  });
});

describe('RRP-8.4.a raising an open-pair bet', () => {
  const pair = fourth(['2c', '9d'], ['9s', '9h'], ['7d', 'Ks']);

  it('raises a bet of 5 to 10 or 15, and a bet of 10 only to 20', () => {
    expect(wagers(after(pair, wager(2, 5)))).toEqual([10, 15]);
    expect(wagers(after(pair, wager(2, 10)))).toEqual([20]);
  });

  it('goes on by 10 after a raise of 10, and by either after a raise of 5', () => {
    expect(wagers(after(pair, wager(2, 5), wager(3, 15)))).toEqual([25]);
    expect(wagers(after(pair, wager(2, 5), wager(3, 10)))).toEqual([15, 20]);
  });

  it('is capped at 35 or, opened for 10, at 40', () => {
    const low = after(pair, wager(2, 5), wager(3, 15), wager(1, 25), wager(2, 35));
    expect(refusalOf(low, wager(3, 45))?.code).toBe('poker.raises-capped');
    const high = after(pair, wager(2, 10), wager(3, 20), wager(1, 30), wager(2, 40));
    expect(refusalOf(high, wager(3, 50))?.code).toBe('poker.raises-capped');
  });
});

describe('RRP-8.4.b paired hand checks', () => {
  it('leaves the choice of 5 and 10 to those after it', () => {
    expect(wagers(after(fourth(['2c', '9d'], ['9s', '9h'], ['7d', 'Ks']), check(2)))).toEqual([5, 10]);
  });
});
