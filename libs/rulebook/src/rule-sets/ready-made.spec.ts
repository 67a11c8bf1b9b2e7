import { rules } from '../catalogue';
import { type HouseRules, houseRulesSchema, type ParameterName } from '../house-rules';
import { type Rule } from '../rule';
import { contradictionsOf } from './contradictions';
import { ruleSets } from './ready-made';
import { resolveRuleSet } from './resolve';
import { type ReadyRuleSetId, readyRuleSetIds } from './rule-set';

/** The set a rule speaks for: RRP has one for cash and, from its section 11, one for tournaments. */
const setOf = ({ source, section }: Rule): ReadyRuleSetId => {
  if (source === 'RRP') return section === '11' ? 'rrp-tournament' : 'rrp-cash';
  return source === 'RTC' ? 'rtc' : source === 'THR' ? 'thr' : 'fr4';
};

const statements = rules.flatMap((rule) =>
  (Object.keys(rule.parameters) as ParameterName[]).map((name) => ({
    id: rule.id,
    set: setOf(rule),
    name,
    value: rule.parameters[name],
  })),
);

describe.each(readyRuleSetIds)('the set %s', (id) => {
  const resolved = resolveRuleSet(id);

  it('gives every parameter a value in its range', () =>
    expect(houseRulesSchema.safeParse(resolved).error).toBeUndefined());

  it('does not contradict itself', () => expect(contradictionsOf(resolved)).toEqual([]));

  it('is named in both languages', () => {
    expect(ruleSets[id].title.en).not.toBe('');
    expect(ruleSets[id].title.fr).not.toBe('');
  });

  it('states only what differs from its base', () => {
    const { extends: base, values } = ruleSets[id];
    const inherited: Partial<HouseRules> = base === null ? {} : resolveRuleSet(base as ReadyRuleSetId);
    const repeated = (Object.keys(values) as ParameterName[]).filter(
      (name) => JSON.stringify(inherited[name]) === JSON.stringify(values[name]),
    );
    expect(repeated).toEqual([]);
  });
});

describe('the catalogue and the sets agree', () => {
  it('on several hundred statements', () => expect(statements.length).toBeGreaterThan(400));

  it('on every value, but for points a text leaves to the house', () => {
    const disagreements = statements.filter(
      ({ set, name, value }) =>
        JSON.stringify(resolveRuleSet(set)[name]) !== JSON.stringify(value) &&
        !(value === null && ruleSets[set].leftToHouse.includes(name)),
    );
    expect(disagreements).toEqual([]);
  });
});

describe('the five sets differ where their texts do', () => {
  const values = <Name extends ParameterName>(name: Name) =>
    readyRuleSetIds.map((id) => resolveRuleSet(id)[name]);

  it.each([
    [
      'finalRulingRoles',
      [
        ['shiftManager'],
        ['shiftManager'],
        ['tournamentDirector', 'assistantDirector'],
        ['floorSupervisor'],
        ['gameController'],
      ],
    ],
    [
      'minRaiseRule',
      ['lastFullBetOrRaise', 'lastFullBetOrRaise', 'doubleHighestBet', 'lastFullBetOrRaise', 'smallBlind'],
    ],
    ['reopenRule', ['fullRaise', 'fullRaise', 'highestAtLeastDoubleOwnBet', 'fullRaise', 'anyIncrease']],
    ['noLimitRaiseThresholdPct', [null, null, 150, null, null]],
    ['checkAllowed', [true, true, true, true, false]],
    ['straddleAllowed', [true, false, false, true, false]],
    ['absentBlindsPosted', [false, true, true, false, true]],
    ['misdealBarActions', [2, 2, 2, 3, 2]],
    ['callerMustShow', ['onlyToWin', 'onlyToWin', 'always', 'never', 'always']],
    [
      'oddChipRule',
      ['firstLeftOfButton', 'firstLeftOfButton', 'firstLeftOfButton', 'fairestByStacks', 'firstLeftOfButton'],
    ],
    ['wheelStraight', [true, true, true, true, false]],
    ['noShowRemovalMinutes', [30, 30, null, 30, 0]],
    ['payout', ['houseSchedule', 'houseSchedule', 'byRank', 'houseSchedule', 'winnerTakesAll']],
  ] as const)('on %s', (name, expected) => expect(values(name)).toEqual(expected));
});
