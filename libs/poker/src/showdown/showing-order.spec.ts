import { after, call, check, deal, fold, rulesOf, started, wager } from '../testing';
import { type HouseRules, type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Hand } from '../hand/state';

/** Nine seats, button at 9; those in `seats` limp to the river, which is still to be bet. */
const riverOf = (
  seats: readonly number[],
  rules: ReadyRuleSetId | HouseRules = 'rrp-cash',
  stacksOf?: readonly number[],
): Hand => {
  const stacks = stacksOf ?? Array.from({ length: 9 }, () => 5000);
  let hand = started({ rules, stacks });
  const passive = (state: Hand): Hand => {
    const { seat, streetBet } = state.players[state.round.toAct]!;
    if (!seats.includes(seat)) return after(state, fold(seat));
    return after(state, streetBet < state.round.level ? call(seat) : check(seat));
  };
  while (hand.phase === 'betting') hand = passive(hand);
  for (let street = 1; street < 3; street++) {
    hand = after(hand, deal());
    while (hand.phase === 'betting') hand = passive(hand);
  }
  return after(hand, deal());
};

const order = (hand: Hand) => hand.showdown.order;

describe('RRP-3.6.7 order of showing', () => {
  it('starts left of the button when the river is checked around', () => {
    expect(order(after(riverOf([2, 5, 8]), check(2), check(5), check(8)))).toEqual([2, 5, 8]);
  });

  it('starts with the bettor, then clockwise', () => {
    const bet = after(riverOf([2, 5, 8]), check(2), wager(5, 100), call(8), call(2));
    expect(order(bet)).toEqual([5, 8, 2]);
  });

  it('starts with the raiser over the bettor', () => {
    const raised = after(riverOf([2, 5, 8]), check(2), wager(5, 100), wager(8, 300), fold(2), call(5));
    expect(order(raised)).toEqual([8, 5]);
  });

  it('lets the side pot show before who is in the main pot only', () => {
    const stacks = Array.from({ length: 9 }, (_, i) => (i === 1 ? 40 : 5000));
    const bet = after(riverOf([2, 5, 8], 'rrp-cash', stacks), wager(2, 30), call(5), wager(8, 100), call(5));
    expect(order(bet)).toEqual([8, 5, 2]);
  });

  it('starts left of the button when all are all-in before the river', () => {
    const hand = after(started({ stacks: [100, 100, 100] }), wager(3, 100), call(1), call(2));
    expect(order(after(hand, deal(), deal(), deal()))).toEqual([1, 2, 3]);
  });
});

describe('RTC-20 order of showdown', () => {
  it('starts with the first raiser of the last round: 5, 7, 3', () => {
    const bets = after(
      riverOf([1, 3, 5, 7], 'rtc'),
      check(1),
      wager(3, 100),
      wager(5, 300),
      wager(7, 900),
      fold(1),
      call(3),
      call(5),
    );
    expect(order(bets)).toEqual([5, 7, 3]);
  });

  it('goes 1, 3, 5 when checked around, and starts with an unraised bettor', () => {
    expect(order(after(riverOf([1, 3, 5], 'rtc'), check(1), check(3), check(5)))).toEqual([1, 3, 5]);
    expect(order(after(riverOf([1, 3], 'rtc'), check(1), wager(3, 100), call(1)))).toEqual([3, 1]);
  });
});

describe('RTC-20.a last raiser shows first', () => {
  const rules = rulesOf('rtc', { showdownFirst: 'lastRaiserOfDeal' });

  it('starts with the raiser of the turn after a checked river', () => {
    let hand = started({ rules, stacks: Array.from({ length: 9 }, () => 5000) });
    hand = after(
      hand,
      fold(3),
      call(4),
      fold(5),
      call(6),
      fold(7),
      fold(8),
      fold(9),
      fold(1),
      check(2),
      deal(),
    );
    hand = after(
      hand,
      check(2),
      check(4),
      check(6),
      deal(),
      check(2),
      check(4),
      wager(6, 100),
      call(2),
      call(4),
      deal(),
    );
    expect(order(after(hand, check(2), check(4), check(6)))).toEqual([6, 2, 4]);
  });

  it('shows the side pot first: 6, 4, then 2', () => {
    const stacks = Array.from({ length: 9 }, (_, i) => (i === 1 ? 60 : 5000));
    let hand = started({ rules, stacks });
    hand = after(
      hand,
      fold(3),
      call(4),
      fold(5),
      call(6),
      fold(7),
      fold(8),
      fold(9),
      fold(1),
      check(2),
      deal(),
    );
    hand = after(hand, wager(2, 50), call(4), wager(6, 100), call(4), deal(), check(4), check(6), deal());
    expect(order(after(hand, check(4), check(6)))).toEqual([6, 4, 2]);
  });
});

describe('THR-A25 paying to see', () => {
  it('has the raiser show first, and lets the caller fold his cards face down', () => {
    const bet = after(riverOf([2, 5], 'thr'), wager(2, 100), call(5));
    expect(order(bet)).toEqual([2, 5]);
    const folded = after(bet, { type: 'MuckHand', at: bet.lastAt, seat: 5 });
    expect(folded.players.find(({ seat }) => seat === 5)?.gone).toBe('mucked');
  });
});

describe('THR-A26 showdown clockwise', () => {
  it('goes 6, 8, 2 when 6 was called by 2 and 8', () => {
    const bet = after(riverOf([2, 6, 8], 'thr'), check(2), wager(6, 100), call(8), call(2));
    expect(order(bet)).toEqual([6, 8, 2]);
  });
});
