import { roomSettingNames } from '@cardroom/rulebook';
import { settingInvalid, settingUnknown } from '../refusals';
import { ana, at, clock, floorAfter, happened, openRoom, scenario, stampOf, t1 } from '../testing/testing';
import { isSetting } from './settings';

const change = (setting: string, value: unknown, time = '19:00:00') =>
  at(time).ask({ type: 'ChangeHouseSetting', setting, value });

describe('house settings are facts', () => {
  it('keeps the old value and the time of the change', () => {
    const command = change('callAnswerMinutes', 3);
    scenario
      .given(...happened(...openRoom()))
      .when(command)
      .then({
        type: 'HouseSettingChanged',
        ...stampOf(command),
        setting: 'callAnswerMinutes',
        value: 3,
        was: 5,
      });
  });

  it('records nothing when nothing changes', () => {
    scenario
      .given(...happened(...openRoom()))
      .when(change('callAnswerMinutes', 5))
      .then();
  });

  it('knows no other settings', () => {
    scenario
      .given(...happened(...openRoom()))
      .when(change('colourOfTheCarpet', 3))
      .thenRefused(settingUnknown({ setting: 'colourOfTheCarpet' }));
  });

  it.each([
    ['callAnswerMinutes', 0],
    ['callAnswerMinutes', 2.5],
    ['callAnswerMinutes', '5'],
    ['afterDecline', 'shoutAtHim'],
    ['callInAllowed', 1],
    ['playersToStart', 1],
    ['playersToStart', null],
  ])('refuses %s = %p', (setting, value) => {
    scenario
      .given(...happened(...openRoom()))
      .when(change(setting, value))
      .thenRefused(settingInvalid({ setting, value }));
  });

  it('allows null where it means "no proposal"', () => {
    const floor = floorAfter(...openRoom(), change('tableOpenProposalPlayers', 6));
    expect(floor.settings.tableOpenProposalPlayers).toBe(6);
    expect(floorAfter(...openRoom(), change('tableOpenProposalPlayers', null)).settings).toMatchObject({
      tableOpenProposalPlayers: null,
    });
  });

  it('counts from the change on: a running call keeps the time it was given', () => {
    const floor = floorAfter(
      ...openRoom(),
      at('18:10:00').open(t1),
      at('18:20:00').join(ana),
      at('18:30:00').call(ana, [t1, 1]),
      change('callAnswerMinutes', 1, '18:31:00'),
    );
    const entry = floor.entries.find(({ alias }) => alias === 'Ana');
    expect(entry?.standing).toMatchObject({ call: { answerBy: clock('18:35:00') } });
  });

  it('are all that the rule book leaves to a room', () => {
    expect(roomSettingNames.filter((name) => !isSetting(name))).toEqual([]);
  });
});
