import {
  after,
  awardsOf,
  board,
  call,
  check,
  dealHands,
  fold,
  noon,
  runOn,
  show,
  stacks,
  started,
  wager,
} from '../testing';
import { type HandCommand } from '../hand/commands';
import { type Hand } from '../hand/state';
import { formPots, uncalledBet } from './side-pots';
import { potsNow } from './forming';

const killed = (seat: number): HandCommand => ({ type: 'KillHand', at: noon, seat, rule: 'RRP-3.3.7' });
const settled = (hand: Hand) => stacks(runOn(hand));

describe('E01 an all-in player keeps his claim while others bet on', () => {
  const hand = started({ blinds: [25, 50], stacks: [1000, 1000, 150] }, 'KsQd', 'AdJc', '8h8c');
  const flop = after(hand, wager(3, 150), call(1), call(2), board('Ah8d3s'), wager(1, 200), call(2));
  const river = after(flop, board('2c'), check(1), check(2), board('5h'), check(1), check(2));

  it('keeps pots of 450 and 400 apart and pays the all-in player his 450', () => {
    expect(river.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [450, [1, 2, 3]],
      [400, [1, 2]],
    ]);
    expect(settled(river)).toEqual([650, 1050, 450]);
  });
});

describe('E02 a hand folded after the side pot opened wins nothing', () => {
  it('gives the uncalled 300 back and the main pot to the queens', () => {
    const hand = started({ blinds: [25, 50], stacks: [600, 600, 100] }, 'AhKh', '9h9s', 'QcQd');
    const flop = after(hand, wager(3, 100), call(1), call(2), board('9c9d4s'), wager(1, 300), fold(2));
    const shown = after(flop, show(1), show(3), board('2h'), board('7c'));
    expect(shown.pots).toMatchObject([{ amount: 300, eligible: [1, 3] }]);
    expect(settled(shown)).toEqual([500, 500, 300]);
  });
});

describe('E03 chips that only dead hands put in are not lost', () => {
  it('puts the slice above 350 into the highest pot that can still be won', () => {
    const hand = started(
      { blinds: [25, 50], stacks: [1000, 1000, 250, 350] },
      '2c3d',
      '4c5d',
      'AhAd',
      'KhKd',
    );
    const flop = after(
      hand,
      wager(3, 250),
      wager(4, 350),
      call(1),
      call(2),
      board('7s8sJc'),
      wager(1, 50),
      call(2),
    );
    const dead = after(flop, board('Td'), fold(1), killed(2), show(3), show(4), board('6h'));
    expect(dead.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [1000, [3, 4]],
      [400, [4]],
    ]);
    expect(settled(dead)).toEqual([600, 600, 1000, 400]);
  });
});

const e04 = () => {
  const hand = started(
    { blinds: [1, 2], stacks: [50, 50, 50, 6, 9] },
    '5c3c',
    'AhKd',
    'AsKc',
    'QdQh',
    'JdJh',
  );
  const flop = after(
    hand,
    wager(3, 4),
    wager(4, 6),
    wager(5, 9),
    fold(1),
    call(2),
    call(3),
    board('Ac7dKh'),
    wager(2, 11),
    call(3),
  );
  return after(
    flop,
    board('4s'),
    check(2),
    check(3),
    board('2c'),
    check(2),
    check(3),
    show(2),
    show(3),
    show(4),
    show(5),
  );
};

describe('E04 each pot is split on its own, odd chips too', () => {
  it('pays 49, 59, 57', () => {
    expect(settled(e04())).toEqual([49, 59, 57, 0, 0]);
  });
});

describe('RRP-3.7.9 pots split separately', () => {
  it('splits 25, 9 and 22 by themselves, never lumped together', () => {
    const amounts = awardsOf(e04()).map((event) =>
      event.type === 'PotAwarded' ? event.awards[0]?.shares : null,
    );
    expect(amounts).toEqual([
      [
        { seat: 2, amount: 11 },
        { seat: 3, amount: 11 },
      ],
      [
        { seat: 2, amount: 5 },
        { seat: 3, amount: 4 },
      ],
      [
        { seat: 2, amount: 13 },
        { seat: 3, amount: 12 },
      ],
    ]);
  });
});

const rtc21 = () => {
  const hand = started(
    { rules: 'rtc', blinds: [50, 100], stacks: [500, 1200, 3000, 3000] },
    'AcAd',
    'KcKd',
    'QcQd',
    'JcJd',
  );
  const preflop = after(hand, call(3), wager(4, 3000), call(1), call(2), call(3));
  const up = after(preflop, show(1), show(2), show(3), show(4));
  return after(up, board('2h3s4d'), board('8h'), board('9s'));
};

describe('RTC-21 side pots first', () => {
  it('awards 3,600, then 2,100, then 2,000', () => {
    const hand = rtc21();
    expect(hand.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [2000, [1, 2, 3, 4]],
      [2100, [2, 3, 4]],
      [3600, [3, 4]],
    ]);
    expect(awardsOf(hand).map((event) => event.type === 'PotAwarded' && event.pot)).toEqual([2, 1, 0]);
    expect(settled(hand)).toEqual([2000, 2100, 3600, 0]);
  });
});

describe('FR4-3.10 all-in winner', () => {
  const fr4 = (stacksOf: readonly number[], hands: readonly string[]) => {
    const start = started(
      { rules: 'fr4', game: 'richardHoldem', blinds: [1, 2], stacks: stacksOf },
      ...hands,
    );
    const most = Math.max(...stacksOf);
    const preflop = after(start, wager(3, most), call(1), call(2));
    return runOn(after(runOut(preflop, ['2h', '3s', '4d']), board('8h'), board('9s')));
  };
  const runOut = (hand: Hand, flop: readonly string[]) =>
    after(
      hand,
      ...hand.players.filter(({ gone }) => !gone).map(({ seat }) => show(seat)),
      board(flop.join('')),
    );

  it('pays A all-in 20 from each 60, and B the extra 60', () => {
    expect(stacks(fr4([20, 50, 50], ['AcAd', 'KcKd', 'QcQd']))).toEqual([60, 60, 0]);
  });

  it('pays A 120 and returns 50 to C when the second best was all-in for 20', () => {
    expect(stacks(fr4([50, 20, 100], ['AcAd', 'KcKd', 'QcQd']))).toEqual([120, 0, 50]);
  });

  it('caps the second best by his own stack', () => {
    expect(stacks(fr4([20, 50, 100], ['AcAd', 'KcKd', 'QcQd']))).toEqual([60, 60, 50]);
  });
});

describe('THR-A10 calling all-in', () => {
  it('puts a stack of 300 all-in against 500, for the pot matched to 300 only', () => {
    const hand = started({ rules: 'thr', blinds: [50, 100], stacks: [3000, 3000, 3000, 300] });
    const called = after(hand, wager(3, 500), call(4), fold(1), call(2));
    expect(potsNow(called)).toEqual([
      { amount: 950, eligible: [2, 3, 4] },
      { amount: 400, eligible: [2, 3] },
    ]);
  });
});

describe('FR4-1.10.a going all-in', () => {
  it('puts 12 in against 20 and passes the turn on later streets', () => {
    const hand = started({ rules: 'fr4', game: 'richardHoldem', stacks: [500, 500, 500, 12] });
    const flop = after(hand, wager(3, 20), call(4), fold(1), call(2), dealHands());
    expect(flop.players[3]).toMatchObject({ stack: 0, contributed: 12 });
    const turn = after(flop, wager(2, 10), call(3), dealHands());
    expect(turn.round.toAct).toBe(1);
  });
});

describe('THR-A16 uncalled bid wins', () => {
  it('returns the 400 and pays 900 to the bettor, who need not show', () => {
    const hand = started({ rules: 'thr', blinds: [150, 300], stacks: [5000, 5000, 5000] });
    const won = after(
      hand,
      call(3),
      call(1),
      check(2),
      dealHands(),
      check(1),
      wager(2, 400),
      fold(3),
      fold(1),
    );
    expect(won.phase).toBe('over');
    expect(stacks(won)).toEqual([4700, 5600, 4700]);
    expect(won.players.every(({ tabled }) => tabled.length === 0)).toBe(true);
  });
});

describe('FR4-1.16 uncalled bid', () => {
  it('wins at once with a bet of 20 when all fold, and no card is shown', () => {
    const won = after(
      started({ rules: 'fr4', game: 'richardHoldem' }),
      wager(3, 20),
      fold(4),
      fold(1),
      fold(2),
    );
    expect(won.phase).toBe('over');
    expect(stacks(won)).toEqual([995, 990, 1015, 1000]);
  });
});

describe('FR4-1.4.c the pot', () => {
  it('is 10 after blinds of 1 and 2, a call of 2 and a raise to 5', () => {
    const hand = after(
      started({ rules: 'fr4', game: 'richardHoldem', blinds: [1, 2] }),
      call(3),
      wager(4, 5),
    );
    expect(potsNow(hand).reduce((sum, { amount }) => sum + amount, 0)).toBe(10);
  });
});

describe('side pots in layers', () => {
  const seat = (n: number, contributed: number, gone: 'folded' | null = null) => ({
    seat: n,
    contributed,
    gone,
  });

  it('leaves no pot for a level that nobody paid into, and gives dead money to the first', () => {
    expect(formPots([seat(1, 0), seat(2, 10), seat(3, 10)], 6)).toEqual([
      { amount: 6, eligible: [1, 2, 3] },
      { amount: 20, eligible: [2, 3] },
    ]);
  });

  it('returns nothing to a folded hand that put in most', () => {
    expect(uncalledBet([seat(1, 50, 'folded'), seat(2, 30)])).toBeNull();
    expect(uncalledBet([seat(1, 50), seat(2, 30, 'folded')])).toEqual({ seat: 1, amount: 20 });
  });
});
