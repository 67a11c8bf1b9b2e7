import { scenarioOf } from '@cardroom/kernel';
import { startingInsults } from './decency';
import {
  type ChangePlayersSetting,
  playersHouse,
  type PlayersSettingChanged,
  startingPlayersHouse,
} from './house';
import { settingOutOfRange } from './refusals';
import { stampAt } from './testing/testing';

const scenario = scenarioOf((actual, expected) => expect(actual).toStrictEqual(expected))(playersHouse);
const stamp = stampAt(1, 'roomManager');
const words = (value: readonly string[]): ChangePlayersSetting => ({
  type: 'ChangePlayersSetting',
  ...stamp,
  setting: 'insults',
  value,
});
const age = (value: number): ChangePlayersSetting => ({
  type: 'ChangePlayersSetting',
  ...stamp,
  setting: 'minimumAgeYears',
  value,
});
const changed = (setting: object): PlayersSettingChanged =>
  ({ type: 'PlayersSettingChanged', ...stamp, ...setting }) as PlayersSettingChanged;

describe('a house sets its own words and age', () => {
  it('starts with a short list in both languages, and at eighteen', () => {
    expect(startingPlayersHouse.minimumAgeYears).toBe(18);
    expect(startingInsults).toEqual(expect.arrayContaining(['merde', 'shit']));
    expect([...startingInsults].sort()).toEqual(startingInsults);
  });

  it('keeps each word once, as it is compared', () => {
    scenario
      .given()
      .when(words(['Pigeon', 'p1geon', 'Âne']))
      .then(changed({ setting: 'insults', value: ['ane', 'pigeon'] }));
  });

  it('changes nothing where nothing changes', () => {
    scenario.given().when(words(startingInsults)).then();
    scenario.given().when(age(18)).then();
    scenario
      .given(changed({ setting: 'minimumAgeYears', value: 21 }))
      .when(age(21))
      .then();
  });

  it('stays within reason', () => {
    scenario
      .given()
      .when(age(25))
      .then(changed({ setting: 'minimumAgeYears', value: 25 }));
    scenario
      .given()
      .when(age(26))
      .thenRefused(settingOutOfRange({ setting: 'minimumAgeYears', most: 25 }));
    scenario
      .given()
      .when(age(-1))
      .thenRefused(settingOutOfRange({ setting: 'minimumAgeYears', most: 25 }));
    scenario
      .given()
      .when(age(17.5))
      .thenRefused(settingOutOfRange({ setting: 'minimumAgeYears', most: 25 }));
    scenario
      .given()
      .when(words(['77']))
      .then(changed({ setting: 'insults', value: ['tt'] }));
    scenario
      .given()
      .when(words(['…']))
      .thenRefused(settingOutOfRange({ setting: 'insults', most: 500 }));
    scenario
      .given()
      .when(words(Array.from({ length: 501 }, () => 'word')))
      .thenRefused(settingOutOfRange({ setting: 'insults', most: 500 }));
  });

  it('passes over events it does not know', () => {
    const unknown = { ...changed({ setting: 'minimumAgeYears', value: 21 }), type: 'Else' } as never;
    expect(playersHouse.evolve(startingPlayersHouse, unknown)).toBe(startingPlayersHouse);
  });
});
