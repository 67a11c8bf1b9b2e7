import { limitOf, settingsOfProfile, startingCageSettings } from '../settings';
import { settingInvalid, settingUnknown } from '../refusals';
import {
  at,
  cageAfter,
  cora,
  euros,
  happened,
  holding,
  manager,
  openCage,
  scenario,
  w1,
} from '../testing/testing';

const change = (setting: string, value: unknown, by = manager) =>
  at('18:00:00', by).ask('ChangeCageSetting', { setting, value: value as never });
const opened = happened(...openCage());

describe('a setting of the cage is a fact', () => {
  it('holds from now on, with what held before', () => {
    expect(happened(...openCage(), change('playerLoansAllowed', true)).at(-1)).toMatchObject({
      ...{ type: 'CageSettingChanged', setting: 'playerLoansAllowed', value: true, formerly: false },
    });
    expect(cageAfter(...openCage(), change('hintPayments', 5)).settings.hintPayments).toBe(5);
  });

  it('is no fact when nothing changes', () => {
    const { decision } = scenario.given(...opened).when(change('hintPayments', 3));
    expect(decision).toMatchObject({ accepted: true, events: [] });
  });

  it('is a known one with a value it may have, and a supervisor’s to change', () => {
    scenario
      .given(...opened)
      .when(change('colour', 'green'))
      .thenRefused(settingUnknown({ setting: 'colour' }));
    for (const [setting, value] of [
      ['hintPayments', 1],
      ['hintPercent', 101],
      ['profile', 'us-casino'],
      ['minBuyIn', -5],
      ['clubAllowsBehind', 'yes'],
    ] as const)
      scenario
        .given(...opened)
        .when(change(setting, value))
        .thenRefused(settingInvalid({ setting, value }));
    expect(scenario.given(...opened).when(change('hintPayments', 4, cora)).decision.accepted).toBe(false);
  });
});

describe('a house profile sets the limit over which identity is asked', () => {
  const paysIn = (euroAmount: number) =>
    at('19:00:00').ask('PayIn', { windowId: w1, playerId: 'p-ana' as never, holding: holding(euroAmount) });

  it('2,000 in the French one, whatever the house would rather have', () => {
    const french = settingsOfProfile('fr-casino');
    expect(limitOf(french)).toBe(euros(2_000));
    expect(limitOf({ ...french, identityOverMinor: null })).toBe(euros(2_000));
    expect(limitOf({ ...french, identityOverMinor: euros(5_000) })).toBe(euros(2_000));
    expect(limitOf({ ...french, identityOverMinor: euros(1_000) })).toBe(euros(1_000));
  });

  it('and none in the generic one, unless the house sets its own', () => {
    expect(limitOf(startingCageSettings)).toBeNull();
    expect(limitOf({ ...startingCageSettings, identityOverMinor: euros(500) })).toBe(euros(500));
  });

  it('so that exactly 2,000 passes and a cent more asks for papers', () => {
    const french = happened(...openCage({ profile: 'fr-casino' }));
    expect(scenario.given(...french).when(paysIn(2_000)).decision.accepted).toBe(true);
    const { decision } = scenario.given(...french).when(paysIn(2_001));
    expect(decision).toMatchObject({ refusal: { code: 'cashier.identity-required' } });
    expect(scenario.given(...opened).when(paysIn(2_001)).decision.accepted).toBe(true);
  });
});
