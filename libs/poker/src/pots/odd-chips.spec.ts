import {
  after,
  awardsOf,
  board,
  bringIn,
  call,
  check,
  dealHands,
  fold,
  rulesOf,
  runOn,
  show,
  stacks,
  started,
  wager,
} from '../testing';
import { fixedLimit } from '../betting/structure';
import { type Hand } from '../hand/state';
import { halves, splitInUnits } from './odd-chips';

const shares = (amount: number, winners: number, unit = 1) => {
  const order = Array.from({ length: winners }, (_, i) => i + 1);
  return [...splitInUnits(amount, order, { unit }).shares.values()];
};

const rulesApplied = (hand: Hand) =>
  awardsOf(hand).flatMap((event) =>
    event.type === 'PotAwarded' ? event.awards.flatMap(({ oddChips }) => oddChips) : [],
  );

describe('RRP-3.7.3 odd chip unit', () => {
  it('breaks 101 into 51 and 50, 75 into 38 and 37, and 25 in fives into 15 and 10', () => {
    expect(shares(101, 2)).toEqual([51, 50]);
    expect(shares(75, 2)).toEqual([38, 37]);
    expect(shares(25, 2, 5)).toEqual([15, 10]);
  });
});

describe('RRP-3.7.4 one odd chip at most', () => {
  it('gives 34, 33, 33 of 100 and 34, 34, 33 of 101', () => {
    expect(shares(100, 3)).toEqual([34, 33, 33]);
    expect(shares(101, 3)).toEqual([34, 34, 33]);
  });

  it('gives one to a player who ties for both the high and the low', () => {
    const hadOne = splitInUnits(7, [1, 2], { unit: 1 }).oddTo;
    expect([...splitInUnits(7, [1, 2], { unit: 1, hadOne }).shares]).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });
});

/** A board that plays for seats 2, 3 and 4 after seat 1 folded 2; the pot is 101. */
const e05 = (rules: 'rrp-cash' | 'rtc' = 'rrp-cash') => {
  const hand = started(
    { rules, blinds: [2, 4], stacks: [100, 100, 100, 100] },
    '2c2d',
    '3c4d',
    '5c6d',
    '7c8d',
  );
  const preflop = after(hand, wager(3, 33), call(4), fold(1), call(2), board('TsJdQh'));
  const flop = after(
    preflop,
    check(2),
    check(3),
    check(4),
    board('Kc'),
    check(2),
    check(3),
    check(4),
    board('Ah'),
  );
  return after(flop, check(2), check(3), check(4), show(2), show(3), show(4));
};

describe('E05 three-way ties: one odd chip each, and no drift when there is none', () => {
  it('gives 34, 34 and 33', () => {
    expect(stacks(runOn(e05()))).toEqual([98, 101, 101, 100]);
  });

  it('splits 30,300 into 10,100 each', () => {
    expect(shares(30_300, 3)).toEqual([10_100, 10_100, 10_100]);
  });
});

describe('RRP-3.7.5 odd chip rule set', () => {
  it('stores which rule gave the odd chip', () => {
    expect(rulesApplied(e05())).toEqual([
      { seat: 2, rule: 'RRP-3.7.6' },
      { seat: 3, rule: 'RRP-3.7.6' },
    ]);
  });
});

/** Two winners of an odd pot by a board that plays; the seats given call 5 and the small blind folds. */
const tie = (button: number, winners: readonly number[], unit = 1) => {
  const stacksOf = Array.from({ length: 9 }, () => 1000);
  const hand = started({ button, stacks: stacksOf, blinds: [unit, 2 * unit], unit });
  const folds = hand.players.filter(({ seat }) => !winners.includes(seat)).map(({ seat }) => seat);
  return { hand, folds };
};

const playTie = (button: number, winners: readonly number[]) => {
  let { hand } = tie(button, winners);
  while (hand.street === 0 && hand.phase === 'betting') {
    const { seat, streetBet } = hand.players[hand.round.toAct]!;
    const owes = streetBet < hand.round.level;
    hand = after(hand, winners.includes(seat) ? (owes ? call(seat) : check(seat)) : fold(seat));
  }
  for (const cards of ['TsJdQh', 'Kc', 'Ah']) {
    hand = after(hand, board(cards));
    while (hand.phase === 'betting') hand = after(hand, check(hand.players[hand.round.toAct]!.seat));
  }
  const hole = ['2c3d', '2h3s'];
  return runOn(after(hand, ...winners.map((seat, i) => show(seat, hole[i]))));
};

describe('RRP-3.7.6 odd chip in button games', () => {
  it('goes to seat 8 before seat 2 with the button at 5', () => {
    const over = playTie(5, [2, 8]);
    expect([stacks(over)[7], stacks(over)[1]]).toEqual([1002, 1001]);
  });

  it('goes to the button last', () => {
    const over = playTie(5, [5, 9]);
    expect([stacks(over)[8], stacks(over)[4]]).toEqual([1002, 1001]);
  });
});

describe('RTC-22 odd chip', () => {
  it('goes clockwise from the button, the button itself last', () => {
    expect(stacks(runOn(e05('rtc')))).toEqual([98, 101, 101, 100]);
    expect(shares(1025, 2, 25)).toEqual([525, 500]);
  });
});

describe('THR-A30 odd chip', () => {
  it('is proposed to the shorter stack', () => {
    const hand = started({ rules: 'thr', blinds: [1, 2], stacks: [500, 4000, 900] }, '2c2d', '3c4d', '5c6d');
    const flop = after(hand, call(3), fold(1), check(2), board('TsJdQh'), check(2), check(3));
    const river = after(
      flop,
      board('Kc'),
      check(2),
      check(3),
      board('Ah'),
      check(2),
      check(3),
      show(2),
      show(3),
    );
    expect(rulesApplied(river)).toEqual([{ seat: 3, rule: 'THR-A30' }]);
    expect(stacks(runOn(river))).toEqual([499, 4000, 901]);
  });
});

/** Seven-card stud to the river with the hands given, no bet after the bring-in. */
const stud = (game: 'stud' | 'stud8', first: readonly string[], streets: readonly (readonly string[])[]) => {
  const structure = fixedLimit([4, 8], { bringIn: 2, ante: 1 });
  let hand = started({ game, structure, ante: 1, stacks: [500, 500, 500] }, ...first);
  hand = after(hand, bringIn(hand.players[hand.round.toAct]!.seat));
  while (hand.phase === 'betting') hand = after(hand, call(hand.players[hand.round.toAct]!.seat));
  for (const street of streets) {
    hand = after(hand, dealHands('', ...street));
    while (hand.phase === 'betting') {
      const { seat } = hand.players[hand.round.toAct]!;
      hand = after(hand, seat === 1 ? fold(1) : check(seat));
    }
  }
  return after(hand, show(2), show(3));
};

const studFirst = ['8h8d2c', 'Ah3d5s', 'Ac3c5h'];
const studRest = [
  ['6s', '6h'],
  ['9s', '9h'],
  ['Jd', 'Jc'],
  ['Kd', 'Kh'],
];

describe('RRP-3.7.7 odd chip in stud', () => {
  it('follows the best single card by suit, whatever five cards played', () => {
    const hand = stud('stud', studFirst, studRest);
    expect(hand.pots[0]?.amount).toBe(9);
    expect(rulesApplied(hand)).toEqual([{ seat: 2, rule: 'RRP-3.7.7' }]);
    expect(stacks(runOn(hand))).toEqual([497, 502, 501]);
  });
});

describe('RRP-3.7.8 odd chip in high-low', () => {
  it('gives the odd chip between the halves to the high: 51 and 50 of 101', () => {
    expect(halves(101, 1)).toEqual({ high: 51, low: 50 });
    expect(halves(105, 5)).toEqual({ high: 55, low: 50 });
  });

  it('gives it in stud to the highest card of tied highs and the lowest of tied lows', () => {
    const rest = [
      ['6s', '6h'],
      ['8s', '8c'],
      ['Jd', 'Jc'],
      ['Kd', 'Kh'],
    ];
    const hand = stud('stud8', ['9h9d2c', 'Ah3d5s', 'Ac3c5h'], rest);
    const odd = rulesApplied(hand);
    expect(hand.pots[0]?.amount).toBe(9);
    expect(odd).toEqual([{ seat: 2, rule: 'RRP-3.7.7' }]);
  });
});

const quartered = (rules = rulesOf('rrp-cash')) => {
  const hand = started(
    { game: 'omaha8', rules, blinds: [1, 2], stacks: [100, 100, 100] },
    'KcQcJcTc',
    'As2dKhKd',
    'Ac2h9s9c',
  );
  const flop = after(hand, wager(3, 51), fold(1), call(2), board('3c7h8d'), check(2), check(3));
  return after(flop, board('9d'), check(2), check(3), board('Jh'), check(2), check(3), show(2), show(3));
};

describe('E07 quartering with odd chips', () => {
  it('pays 52 for high and 26 and 25 for the tied lows', () => {
    expect(stacks(runOn(quartered()))).toEqual([99, 75, 126]);
  });
});
