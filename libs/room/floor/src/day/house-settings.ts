import { accept, judge } from '@cardroom/kernel';
import { stampOf } from '../ground-rules';
import { settingInvalid, settingUnknown } from '../refusals';
import { isAllowed, isSetting } from './settings';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';

type Rule = RulesFor<'ChangeHouseSetting'>[number];

const settingIsKnown: Rule = ({ setting }) => (isSetting(setting) ? null : settingUnknown({ setting }));

const valueIsAllowed: Rule = ({ setting, value }) =>
  isAllowed(setting, value) ? null : settingInvalid({ setting, value });

export const changeHouseSettingRules: RulesFor<'ChangeHouseSetting'> = [settingIsKnown, valueIsAllowed];

export const houseSettingsDecisions: DecisionsOf<'ChangeHouseSetting'> = {
  ChangeHouseSetting: (command, floor) =>
    judge(changeHouseSettingRules, [command, floor], () => {
      const { setting, value } = command;
      const was = floor.settings[setting];
      if (was === value) return accept();
      return accept({ type: 'HouseSettingChanged', ...stampOf(command), setting, value, was });
    }),
};

/** A setting counts from its change on: deadlines already running keep the time they were given. */
export const houseSettingsEvolutions: EvolutionsOf<'HouseSettingChanged'> = {
  HouseSettingChanged: (floor, { setting, value }) => ({
    ...floor,
    settings: { ...floor.settings, [setting]: value },
  }),
};
