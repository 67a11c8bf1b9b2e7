import { houseProfiles } from '../settings';
import { identityRequired } from '../refusals';
import {
  ana,
  at,
  ben,
  cageAfter,
  carl,
  cora,
  euros,
  game,
  happened,
  openCage,
  scenario,
} from '../testing/testing';
import { totalOf } from '../state';

const french = openCage({ identityOverMinor: houseProfiles['fr-casino'].identityOverMinor });
const topUp = game({ stackMinor: euros(1) });
const sell = (amount: number, by = cora, playerId = ana) =>
  at('20:00:00', by).sell(amount, { game: topUp, playerId });
const papers = at('20:05:00').ask('TakeIdentity', { playerId: ana, reference: 'register-17' });
const asked = (total: number, direction: 'in' | 'out' = 'in') =>
  identityRequired({ limitMinor: euros(2_000), totalMinor: total, direction });

describe('identity is asked over 2,000 in a gaming day, across windows', () => {
  it('takes exactly 2,000 and asks at one euro more', () => {
    const given = happened(...french, sell(1_000), sell(1_000, carl));
    expect(given.at(-1)?.type).toBe('ChipsSold');
    scenario
      .given(...given)
      .when(sell(1))
      .thenRefused(asked(euros(2_001)));
    scenario
      .given(...given)
      .when(sell(1, carl))
      .thenRefused(asked(euros(2_001)));
    expect(scenario.given(...given).when(sell(1, carl, ben)).decision.accepted).toBe(true);
  });

  it('keeps the register once papers were seen', () => {
    const events = happened(...french, sell(1_500), papers, sell(501, carl));
    expect(events.at(-1)).toMatchObject({
      type: 'ExchangeRegistered',
      direction: 'in',
      amountMinor: euros(501),
      totalMinor: euros(2_001),
      limitMinor: euros(2_000),
      identity: 'register-17',
    });
  });

  it('counts money out apart from money in', () => {
    const given = happened(...french, sell(1_500), papers, sell(1_000), at('21:00:00').cashOut(2_000));
    expect(given.at(-1)?.type).toBe('ChipsCashedOut');
    const other = happened(...french, sell(2_000), sell(2_000, carl, ben), at('21:00:00').cashOut(2_000));
    scenario
      .given(...other)
      .when(at('21:10:00').cashOut(1))
      .thenRefused(asked(euros(2_001), 'out'));
  });

  it('takes a reversed sale out of the total', () => {
    const sale = sell(1_500);
    const undo = at('20:10:00').ask('ReverseEntry', {
      entry: sale.command,
      reason: 'wrong player',
      witness: 'witness' as never,
    });
    expect(totalOf(cageAfter(...french, sale, undo), ana)).toMatchObject({ cashInMinor: 0, payments: 0 });
  });

  it('asks nobody where the house has no limit', () => {
    const given = happened(...openCage(), sell(2_000));
    expect(scenario.given(...given).when(sell(2_000)).decision.accepted).toBe(true);
  });
});

describe('payments that together come near the limit are hinted to the manager once', () => {
  const types = (...amounts: readonly number[]) =>
    happened(...french, ...amounts.map((amount) => sell(amount))).filter(
      ({ type }) => type === 'StructuringHinted',
    );

  it('hints at three that make 1,600, not at 1,599 and not at two', () => {
    expect(types(600, 500, 500)).toMatchObject([{ payments: 3, totalMinor: euros(1_600) }]);
    expect(types(600, 500, 499)).toEqual([]);
    expect(types(1_000, 1_000)).toEqual([]);
  });

  it('hints once', () => {
    expect(types(600, 500, 500, 100, 100)).toHaveLength(1);
  });
});
