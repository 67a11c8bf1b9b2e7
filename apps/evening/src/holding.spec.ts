import { bodyOf, chipsWorth, inChips, largestFirst, minus, moneyOf, playable, plus } from './holding';

const money = moneyOf('EUR');
const drawer = { '0.50': 400, '1.00': 400, '5.00': 200, '25.00': 80, '100.00': 60 };

describe('chips for an amount', () => {
  it.each([100, 5_000, 18_000, 33_350, 100_000, 250_000])(
    'of %i are worth it to the unit, and were there',
    (amount) => {
      const chips = playable(money, amount, drawer) ?? {};
      expect(chipsWorth(money, chips)).toBe(amount);
      for (const [face, count] of Object.entries(minus(inChips(drawer), inChips(chips)).chips))
        expect([face, count >= 0]).toEqual([face, true]);
    },
  );

  it('leave a player small ones to bet with', () => {
    const chips = playable(money, 20_000, drawer) ?? {};
    expect(chips['1.00']).toBeGreaterThanOrEqual(10);
    expect(chips['5.00']).toBeGreaterThanOrEqual(10);
  });

  it('are none where the drawer does not make it', () => {
    expect(largestFirst(money, 150, { '1.00': 5 })).toBeNull();
    expect(largestFirst(money, 300, { '1.00': 2 })).toBeNull();
    expect(largestFirst(money, 12_700, { '100.00': 1, '25.00': 1, '1.00': 2 })).toEqual({
      '100.00': 1,
      '25.00': 1,
      '1.00': 2,
    });
  });
});

describe('holdings', () => {
  it('are told without what there is none of, and add up', () => {
    const sum = plus({ cash: 5, chips: { '1.00': 2 } }, { cash: 7, chips: { '1.00': -2, '5.00': 1 } });
    expect(bodyOf(money, sum)).toEqual({ cash: '0.12', chips: { '5.00': 1 } });
  });
});
