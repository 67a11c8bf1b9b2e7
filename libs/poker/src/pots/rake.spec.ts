import { type HandCommand } from '../hand/commands';
import { after, board, call, check, fold, noon, runOn, show, stacks, started, wager } from '../testing';
import { rakedFrom, type Rake } from './rake';

const fivePercent: Rake = { perMille: 50, most: 40, noFlopNoDrop: true };
const holds = ['KsKd', 'AdAh', '8h7c'] as const;

const begun = (rake: Rake, unit = 1) =>
  started({ blinds: [5, 10], stacks: [1000, 1000, 100], rake, unit }, ...holds);

describe('the rake of a hand', () => {
  it('is the house’s share of the pot after an uncalled bet has gone back, and the winner gets the rest', () => {
    const flop = after(begun(fivePercent), wager(3, 40), call(1), call(2), board('2c3d4s'));
    const won = after(flop, check(1), wager(2, 500), fold(3), fold(1));
    expect([rakedFrom(won), stacks(won)]).toEqual([6, [960, 1074, 60]]);
  });

  it('is never more than the house’s most, and comes out of the main pot first', () => {
    const flop = after(begun(fivePercent), wager(3, 100), call(1), call(2), board('2c3d4s'));
    const river = after(flop, wager(1, 900), call(2), show(3), show(1), show(2), board('9c'), board('9d'));
    expect(river.pots).toMatchObject([
      { amount: 300, raked: 40, parts: [{ amount: 260 }] },
      { amount: 1800 },
    ]);
    expect(river.pots[1]).not.toHaveProperty('raked');
    expect(stacks(runOn(river))).toEqual([0, 2060, 0]);
  });

  it('is in whole chips of the table, in the players’ favour', () => {
    const flop = after(begun(fivePercent, 5), wager(3, 60), call(1), call(2), board('2c3d4s'));
    expect(rakedFrom(after(flop, check(1), wager(2, 100), fold(3), fold(1)))).toBe(5);
  });

  it('is nothing where no flop came, unless the house takes it all the same', () => {
    const won = (rake: Rake) =>
      rakedFrom(after(begun(rake), wager(3, 40), call(1), wager(2, 100), fold(3), fold(1)));
    expect(won(fivePercent)).toBe(0);
    expect(won({ ...fivePercent, noFlopNoDrop: false })).toBe(6);
  });

  it('goes back when the hand is void (RRP-3.2.1)', () => {
    const flop = after(begun(fivePercent), wager(3, 100), call(1), call(2), board('2c3d4s'));
    const shown = after(flop, wager(1, 900), call(2), show(3), show(1), show(2), board('9c'), board('9d'));
    const voided: HandCommand = { type: 'VoidHand', at: noon, rule: 'RRP-3.4.3' };
    const hand = after(shown, voided);
    expect([rakedFrom(hand), stacks(hand)]).toEqual([0, [1000, 1000, 100]]);
  });
});
