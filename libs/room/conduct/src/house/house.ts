import { accept, type Decider, type Decision, judge, type Policy } from '@cardroom/kernel';
import {
  type HouseRules,
  parameters,
  type ReadyRuleSetId,
  readyRuleSetIds,
  resolveRuleSet,
  reviewRuleSet,
} from '@cardroom/rulebook';
import { notAuthorised, settingInvalid, settingUnknown } from '../refusals';
import {
  type ConductSettingName,
  type ConductSettings,
  conductSettingsOf,
  isConductSetting,
  startingConductSettings,
} from '../settings';
import { type Stamp, stampOf } from '../stamp';

/** The house plays by one of the ready sets from now on; its own changes start anew. */
export interface AdoptRuleSet extends Stamp {
  readonly type: 'AdoptRuleSet';
  readonly ruleSet: string;
}

export interface ChangeConductSetting extends Stamp {
  readonly type: 'ChangeConductSetting';
  readonly setting: string;
  readonly value: unknown;
}

export type HouseCommand = AdoptRuleSet | ChangeConductSetting;

export interface RuleSetAdopted extends Stamp {
  readonly type: 'RuleSetAdopted';
  readonly ruleSet: ReadyRuleSetId;
  readonly was: ReadyRuleSetId;
  /** As they stood in the set on that day: a later version of the product changes nothing of it. */
  readonly settings: ConductSettings;
}

export interface ConductSettingChanged extends Stamp {
  readonly type: 'ConductSettingChanged';
  readonly setting: ConductSettingName;
  readonly value: ConductSettings[ConductSettingName];
  readonly was: ConductSettings[ConductSettingName];
}

export type HouseEvent = RuleSetAdopted | ConductSettingChanged;

/** By which set and values a room rules and sanctions. */
export interface House {
  readonly ruleSet: ReadyRuleSetId;
  readonly settings: ConductSettings;
}

export const startingHouse: House = { ruleSet: 'rrp-cash', settings: startingConductSettings };

const isManager: Policy<Stamp, House> = ({ by }) =>
  by.kind === 'staff' && by.role === 'roomManager' ? null : notAuthorised();

const isReady = (name: string): name is ReadyRuleSetId =>
  (readyRuleSetIds as readonly string[]).includes(name);

const setIsKnown: Policy<AdoptRuleSet, House> = ({ ruleSet }) =>
  isReady(ruleSet) ? null : settingUnknown({ setting: ruleSet });

const settingIsKnown: Policy<ChangeConductSetting, House> = ({ setting }) =>
  isConductSetting(setting) ? null : settingUnknown({ setting });

const withValue = (house: House, { setting, value }: ChangeConductSetting): Partial<HouseRules> => ({
  ...house.settings,
  [setting]: value,
});

/** The value is one that the rule book allows, and agrees with the others (a proposed sanction is on the ladder). */
const valueIsAllowed: Policy<ChangeConductSetting, House> = (command, house) => {
  const { setting, value } = command;
  if (!isConductSetting(setting) || !parameters[setting].schema.safeParse(value).success)
    return settingInvalid({ setting });
  const review = reviewRuleSet({ id: 'house', extends: house.ruleSet, values: withValue(house, command) });
  return review.accepted ? null : settingInvalid({ setting });
};

export const adoptRuleSetRules = [isManager, setIsKnown];
export const changeConductSettingRules = [isManager, settingIsKnown, valueIsAllowed];

const adopting = (command: AdoptRuleSet, house: House): Decision<HouseEvent> =>
  judge(adoptRuleSetRules, [command, house], () => {
    const ruleSet = command.ruleSet as ReadyRuleSetId;
    const settings = conductSettingsOf(resolveRuleSet(ruleSet));
    return accept({ type: 'RuleSetAdopted', ...stampOf(command), ruleSet, was: house.ruleSet, settings });
  });

const changing = (command: ChangeConductSetting, house: House): Decision<HouseEvent> =>
  judge(changeConductSettingRules, [command, house], () => {
    const setting = command.setting as ConductSettingName;
    const value = command.value as ConductSettings[ConductSettingName];
    const was = house.settings[setting];
    if (JSON.stringify(was) === JSON.stringify(value)) return accept();
    return accept({ type: 'ConductSettingChanged', ...stampOf(command), setting, value, was });
  });

const evolve = (house: House, event: HouseEvent): House => {
  switch (event.type) {
    case 'RuleSetAdopted':
      return { ruleSet: event.ruleSet, settings: event.settings };
    case 'ConductSettingChanged':
      return { ...house, settings: { ...house.settings, [event.setting]: event.value } };
    default:
      return house;
  }
};

/** By what a room rules, one stream `ruleset-<room>`; every ruling and sanction records the values it went by. */
export const house: Decider<HouseCommand, House, HouseEvent> = {
  initialState: startingHouse,
  decide: (command, state) =>
    command.type === 'AdoptRuleSet' ? adopting(command, state) : changing(command, state),
  evolve,
};
