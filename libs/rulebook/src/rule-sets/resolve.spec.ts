import { startingRules } from '../house-rules';
import { resolveRuleSet } from './resolve';
import { type RuleSet } from './rule-set';

const club: RuleSet = { id: 'club', extends: 'rtc', values: { clockSeconds: 45, raiseCap: 5 } };
const clubSundays: RuleSet = { id: 'club-sundays', extends: 'club', values: { clockSeconds: 30 } };

describe('a house variation', () => {
  it('has the values of its base but for its differences', () => {
    const rules = resolveRuleSet(club);
    expect(rules.clockSeconds).toBe(45);
    expect(rules.raiseCap).toBe(5);
    expect(rules.minRaiseRule).toBe('doubleHighestBet');
    expect(rules.spectatorsAllowed).toBe('nobody');
  });

  it('may be built on another of the house', () => {
    const rules = resolveRuleSet(clubSundays, [club]);
    expect(rules.clockSeconds).toBe(30);
    expect(rules.raiseCap).toBe(5);
  });

  it('may set a value back to none', () =>
    expect(
      resolveRuleSet({ id: 'x', extends: 'club', values: { raiseCap: null } }, [club]).raiseCap,
    ).toBeNull());

  it('changes nothing in the set it is built on', () => {
    resolveRuleSet(club);
    expect(resolveRuleSet('rtc').clockSeconds).toBe(60);
    expect(resolveRuleSet('rrp-cash')).toEqual(startingRules);
  });

  it('of an unknown base cannot be resolved', () =>
    expect(() => resolveRuleSet({ id: 'x', extends: 'y', values: {} })).toThrow(
      'Rule set x has no known base.',
    ));
});
