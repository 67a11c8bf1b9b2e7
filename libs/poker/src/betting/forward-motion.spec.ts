import { type Action, type HandCommand } from '../hand/commands';
import { prompts } from '../hand/prompts';
import { actionBehind, badAmount, noBettingNow, nothingBid, notYourTurn } from '../hand/refusals';
import { type Chips, type Hand, type SeatNumber } from '../hand/state';
import { citing } from '../irregularities/refusals';
import { after, call, check, deal, fold, noon, refusalOf, stackOf, started, wager } from '../testing';
import { fixedLimit } from './structure';

const moves = (seat: SeatNumber, chips: Chips): HandCommand => ({
  type: 'MoveChipsForward',
  at: noon,
  seat,
  chips,
});
const draws = (seat: SeatNumber, byFloor?: boolean): HandCommand => ({
  type: 'DrawChipsBack',
  at: noon,
  seat,
  ...(byFloor === undefined ? {} : { byFloor }),
});
const early = (seat: SeatNumber, action: Action): HandCommand => ({
  type: 'ActOutOfTurn',
  at: noon,
  seat,
  action,
});

/** The flop of a 10-20 limit game of five: seats 1 and 2 have checked, seat 3 is to act. */
const limit = (): Hand =>
  after(
    started({
      structure: fixedLimit([10, 20], { smallBlind: 5, bigBlind: 10 }),
      stacks: [500, 500, 500, 500, 500],
    }),
    call(3),
    call(4),
    call(5),
    call(1),
    check(2),
    deal(),
    check(1),
    check(2),
  );

const prompted = (hand: Hand) => prompts(hand).find(({ rule }) => rule === 'RRP-3.5.13');

describe('RRP-3.5.13 forward motion in limit', () => {
  const pushed = after(limit(), moves(3, 10));
  const called = after(pushed, early(4, { kind: 'call' }));

  it('prompts that seat 3 may be held to the bet once seat 4 has called behind', () => {
    expect(prompted(pushed)).toBeUndefined();
    expect(prompted(called)).toEqual({
      code: 'poker.forward-motion',
      rule: 'RRP-3.5.13',
      facts: { seat: 3, chips: 10, behind: [4] },
    });
    const held = after(called, wager(3, 10));
    expect(prompted(held)).toBeUndefined();
    expect(held.round.level).toBe(10);
  });

  it('lets the chips be drawn back while nobody has acted after him', () => {
    const back = after(pushed, draws(3));
    expect(stackOf(back, 3)).toBe(490);
    expect(prompted(after(back, early(4, { kind: 'call' })))).toBeUndefined();
    expect(refusalOf(back, check(3))).toBeNull();
  });

  it('refuses to take them back afterwards, unless the floor does not hold him to it', () => {
    expect(refusalOf(called, draws(3))).toEqual(citing(actionBehind({ seat: 3, behind: [4] }), 'RRP-3.5.13'));
    expect(prompted(after(called, draws(3, true)))).toBeUndefined();
  });

  it('does not count what had been done behind before he moved', () => {
    const before = after(limit(), early(5, { kind: 'check' }), moves(3, 10));
    expect(prompted(before)).toBeUndefined();
    expect(refusalOf(before, draws(3))).toBeNull();
    expect(prompted(after(before, early(4, { kind: 'call' })))?.facts).toMatchObject({ behind: [4] });
  });

  it('does not apply in no-limit, where only chips released bind', () => {
    const noLimit = after(started({}), fold(3));
    expect(refusalOf(noLimit, moves(4, 20))).toEqual(nothingBid({ seat: 4 }));
    expect(refusalOf(noLimit, draws(4))).toEqual(nothingBid({ seat: 4 }));
  });

  it('is told in turn, with chips, while the betting is open', () => {
    expect(refusalOf(limit(), moves(4, 10))).toEqual(notYourTurn({ seat: 4, toAct: 3 }));
    expect(refusalOf(limit(), moves(3, 0))).toEqual(badAmount({ amount: '0' }));
    const closed = after(limit(), check(3), check(4), check(5));
    expect(refusalOf(closed, moves(3, 10))).toEqual(noBettingNow({ phase: 'dealing' }));
  });
});
