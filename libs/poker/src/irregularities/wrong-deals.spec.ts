import { seatToAct } from '../betting/betting-round';
import { type SeenCard } from '../cards/card';
import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { playerAt } from '../hand/players';
import { type Hand } from '../hand/state';
import { after, board, call, check, deal, openHand, refusalOf, started, wager } from '../testing';
import { nothingToCorrect } from './refusals';
import { type WrongDeal } from './dealing-errors';
import { callAround, counts, dealt, handOf, report, six } from './testing';

const wrong = (mistake: WrongDeal['kind'], fields = {}): ReturnType<typeof report> =>
  report('DealWrong', { mistake, ...fields });
const correct = (looked: readonly number[] = []): ReturnType<typeof report> =>
  report('CorrectDeal', { looked });

const beforeFlop = (rules: ReadyRuleSetId = 'rrp-cash'): Hand => callAround(dealt({ rules }));
const beforeTurn = (rules: ReadyRuleSetId = 'rtc'): Hand => callAround(after(beforeFlop(rules), deal()));
const beforeRiver = (rules: ReadyRuleSetId = 'rtc'): Hand => callAround(after(beforeTurn(rules), deal()));

describe('RRP-5.2 too many flop cards', () => {
  const four = after(beforeFlop(), wrong('extraBoardCard'));

  it('takes all four back and deals a new flop without a burn', () => {
    expect(counts(four)).toMatchObject({ stub: 35, burns: 1, board: 4, all: 52 });
    const back = after(four, correct());
    expect(counts(back)).toMatchObject({ stub: 35, aside: 4, board: 0, all: 52 });
    const again = after(back, deal());
    expect(counts(again)).toMatchObject({ stub: 36, burns: 1, aside: 0, board: 3, all: 52 });
    expect(again.phase).toBe('betting');
    expect(seatToAct(again)).toBe(1);
  });

  it('is for the floor once somebody has bet on the flop', () =>
    expect(refusalOf(after(four, check(1)), correct())).toMatchObject({
      code: 'poker.floor-decides',
      rule: 'RRP-5.2',
    }));

  it('has nothing to correct in a right deal', () =>
    expect(refusalOf(after(beforeFlop(), deal()), correct())).toEqual(nothingToCorrect()));
});

describe('RTC-32.c a flop without a burn', () => {
  it('burns the first card, keeps the two others and opens one more', () => {
    const top = beforeFlop('rtc').deck.stub;
    const hand = after(beforeFlop('rtc'), wrong('noBurn'));
    expect(hand.boards[0]).toEqual(top.slice(0, 3));
    const right = after(hand, correct());
    expect(right.deck.burns).toEqual([top[0]]);
    expect(right.boards[0]).toEqual(top.slice(1, 4));
    expect(right.boards).toEqual(after(beforeFlop('rtc'), deal()).boards);
  });

  it('is taken back and redealt where the house follows Robert’s Rules', () => {
    const hand = after(beforeFlop(), wrong('noBurn'), correct(), deal());
    expect(counts(hand)).toMatchObject({ stub: 36, burns: 1, board: 3, all: 52 });
  });

  it('enters what was seen at a recorded table', () => {
    const preflop = callAround(started({ ...six, rules: 'rtc' }));
    const opened = after(preflop, wrong('noBurn', { board: board('7dKc2s').board }));
    const right = after(opened, correct());
    expect(right.deck.burns).toEqual(['7d']);
    expect(right.boards[0]).toEqual(['Kc', '2s', '??']);
  });
});

describe('RTC-32.d a turn without a burn', () => {
  it('makes it the burn, and opens the next card', () => {
    const [burned, opened] = beforeTurn().deck.stub;
    const hand = after(beforeTurn(), wrong('noBurn'), correct());
    expect(hand.deck.burns.at(-1)).toBe(burned);
    expect(hand.boards[0]?.at(-1)).toBe(opened);
    expect(counts(hand)).toMatchObject({ burns: 2, board: 4, all: 52 });
  });
});

describe('RTC-32.g a river without a burn', () => {
  it('burns it and opens the next at once', () => {
    const [burned, opened] = beforeRiver().deck.stub;
    const hand = after(beforeRiver(), wrong('noBurn'), correct());
    expect(hand.deck.burns.at(-1)).toBe(burned);
    expect(hand.boards[0]?.at(-1)).toBe(opened);
  });
});

const limits = {
  ...openHand({ game: 'stud' }).structure,
  limit: 'fixedLimit',
  smallBet: 10,
  bigBet: 20,
  ante: 1,
  bringIn: 3,
} as const;
const stud = (players = 4): Hand =>
  callAround(
    started({
      game: 'stud',
      stacks: Array.from({ length: players }, () => 500),
      ante: 1,
      seed: 2,
      structure: limits,
    }),
  );
const lastCards = (hand: Hand): readonly (SeenCard | undefined)[] =>
  [1, 2, 3, 4].map((seat) => handOf(hand, seat).at(-1));
const beforeSeventh = (): Hand => {
  let hand = stud();
  while (hand.street < 3) hand = callAround(after(hand, deal()));
  return hand;
};

describe('RRP-8.13 a burn error corrected', () => {
  const [X1, X2, X3, X4, X5, X6] = stud().deck.stub;

  it('moves the cards of a double burn to their proper places', () => {
    const hand = after(stud(), wrong('twoBurns'));
    expect(lastCards(hand)).toEqual([X3, X4, X5, X6]);
    const right = after(hand, correct());
    expect(right.deck.burns).toEqual([X1]);
    expect(lastCards(right)).toEqual([X2, X3, X4, X5]);
    expect(right.deck.stub[0]).toBe(X6);
    expect(seatToAct(right)).toBe(seatToAct(after(stud(), deal())));
  });

  it('moves those dealt without a burn', () => {
    const right = after(stud(), wrong('noBurn'), correct());
    expect(right.deck.burns).toEqual([X1]);
    expect(lastCards(right)).toEqual([X2, X3, X4, X5]);
    expect(counts(right).all).toBe(52);
  });

  it('is for the floor once the street is bet', () => {
    const hand = after(stud(), wrong('twoBurns'));
    expect(refusalOf(after(hand, wager(seatToAct(hand)!, 10)), correct())?.rule).toBe('RRP-8.13');
  });
});

describe('RRP-8.13.a a burn error on the last card', () => {
  const [, X2, X3, X4, X5, X6] = beforeSeventh().deck.stub;
  const hand = after(beforeSeventh(), wrong('twoBurns'));

  it('lets seat 2 keep the card it looked at, and the others close up', () => {
    const right = after(hand, correct([2]));
    expect(lastCards(right)).toEqual([X2, X4, X3, X5]);
    expect(right.deck.stub[0]).toBe(X6);
  });

  it('moves no card when all have looked', () => {
    const right = after(hand, correct([1, 2, 3, 4]));
    expect(lastCards(right)).toEqual([X3, X4, X5, X6]);
    expect(counts(right)).toMatchObject({ burns: counts(beforeSeventh()).burns + 2, all: 52 });
  });
});

const third = (): Hand =>
  started({ game: 'stud', stacks: [500, 500, 500, 500], ante: 1, seed: 2, structure: limits });

describe('RRP-8.9 the wrong low card bets', () => {
  const low = seatToAct(third())!;
  const mistaken = (seat: number): Hand => {
    const open = started({ game: 'stud', stacks: [500, 500, 500, 500], ante: 1, structure: limits });
    const first = after(open, report('CorrectLowCard', { low: seat }));
    return first;
  };

  it('gives the bring-in back and has the true low bring it in', () => {
    const wrongLow = third().players.find(({ seat }) => seat !== low)!.seat;
    const opened = after(third(), {
      type: 'Act',
      at: third().lastAt,
      seat: low,
      action: { kind: 'bringIn' },
    });
    const right = after(opened, report('CorrectLowCard', { low: wrongLow }));
    expect(playerAt(right, low)).toMatchObject({ streetBet: 0, stack: 499 });
    expect(seatToAct(right)).toBe(wrongLow);
    expect(refusalOf(right, call(wrongLow))).not.toBeNull();
    expect(() => mistaken(2)).toThrow('nothing-to-correct');
  });
});

describe('RRP-8.9.a the wrong low stands', () => {
  it('lets all bets stand once the next player has acted', () => {
    const low = seatToAct(third())!;
    const opened = after(third(), {
      type: 'Act',
      at: third().lastAt,
      seat: low,
      action: { kind: 'bringIn' },
    });
    const next = seatToAct(opened)!;
    const called = after(opened, call(next));
    expect(refusalOf(called, report('CorrectLowCard', { low: next === 4 ? 1 : 4 }))?.rule).toBe('RRP-8.9.a');
  });
});
