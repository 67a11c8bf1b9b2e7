import { identityRequired, nothingToMove } from '../refusals';
import { houseProfiles } from '../settings';
import { totalOf } from '../state';
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

const french = openCage({ identityOverMinor: houseProfiles['fr-casino'].identityOverMinor });
const topUp = game({ stackMinor: euros(1) });
const sell = (amount: number, by = cora, playerId = ana) =>
  at('20:00:00', by).sell(amount, { game: topUp, playerId });
const house = at('21:00:00', { kind: 'timer' });
const join = house.ask('JoinNumbers', { kept: ana, merged: ben });

describe('two numbers that are one person have one running total', () => {
  const given = [...french, sell(1_200), sell(800, carl, ben), join] as const;

  it('adds what came in under both, and forgets the other number', () => {
    const cage = cageAfter(...given);
    expect(totalOf(cage, ana)).toMatchObject({ cashInMinor: euros(2_000), payments: 2 });
    expect(cage.totals.has(ben)).toBe(false);
  });

  it('asks for papers from the first euro over the limit on', () => {
    scenario
      .given(...happened(...given))
      .when(sell(1))
      .thenRefused(identityRequired({ limitMinor: euros(2_000), totalMinor: euros(2_001), direction: 'in' }));
    const apart = [...french, sell(1_200), sell(800, carl, ben)];
    expect(scenario.given(...happened(...apart)).when(sell(1)).decision.accepted).toBe(true);
  });

  it('knows the papers that were seen under either', () => {
    const papers = at('20:30:00').ask('TakeIdentity', { playerId: ben, reference: 'register-17' });
    const known = happened(...french, sell(1_200), sell(800, carl, ben), papers, join, sell(1));
    const registered = known.filter(({ type }) => type === 'ExchangeRegistered');
    expect(registered).toMatchObject([{ totalMinor: euros(2_001), identity: 'register-17' }]);
  });

  it('hints at payments that were split over both, from three on', () => {
    const types = (...sales: readonly ReturnType<typeof sell>[]) =>
      happened(...french, ...sales, join).map(({ type }) => type);
    expect(types(sell(600), sell(500, carl, ben), sell(500, carl, ben))).toContain('StructuringHinted');
    expect(types(sell(600), sell(500, carl, ben), sell(499, carl, ben))).not.toContain('StructuringHinted');
    expect(types(sell(1_000), sell(1_000, carl, ben))).not.toContain('StructuringHinted');
  });

  it('leaves one short buy-in to one person', () => {
    const short = (playerId = ana) =>
      at('20:00:00').sell(50, { game: game({ stackMinor: euros(0) }), playerId, isShort: true });
    const cage = cageAfter(...french, short(ben), join);
    expect([...cage.buyIns.values()]).toMatchObject([{ short: 1 }]);
    expect([...cage.buyIns.keys()].every((key) => key.startsWith(`${ana} `))).toBe(true);
  });

  it('says nothing where the other number moved nothing, and joins no number with itself', () => {
    expect(happened(...french, sell(1_200), join).at(-1)?.type).toBe('ChipsSold');
    scenario
      .given(...happened(...french))
      .when({ ...join, merged: ana })
      .thenRefused(nothingToMove());
  });
});
