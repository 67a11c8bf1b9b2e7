import { type Minor, minor } from '@cardroom/kernel';
import { cageParameters, type HouseRules, parameters, startingRules } from '@cardroom/rulebook';

/** The parameters of the rulebook that the cage decides by. */
export const cageRuleNames = [
  'minBuyIn',
  'limitMinBuyInMaxBets',
  'minBuyInAppliesToRebuys',
  'shortBuyAllowed',
  'topUpMinimum',
  'rebuysAllowed',
  'maxBuyIns',
  'cashPlays',
  'acceptedCashBills',
  'playingBehind',
  'unannouncedStake',
  'chipRemovalWhileSeated',
  'chipsPayRefreshments',
  'ratholeReturnMinutes',
  'ratholeReturnScope',
  'chipTransfersBetweenPlayers',
  'playerLoansAllowed',
] as const satisfies readonly (keyof HouseRules)[];

export type CageRules = Pick<HouseRules, (typeof cageRuleNames)[number]>;

/** What the house sets for its cage, recorded when the cage opens. */
export interface CageSettings extends CageRules {
  /** Which registers the house keeps by law. */
  readonly profile: HouseProfile;
  /** The club agrees that chips on their way play (THR-1.4.b). */
  readonly clubAllowsBehind: boolean;
  /**
   * Money over this in one gaming day, in one direction, asks for identity: 2,000 euros in the French profile.
   * Null: never asked.
   */
  readonly identityOverMinor: Minor | null;
  /** This many payments, none over the limit but together near or over it, are worth a look. */
  readonly hintPayments: number;
  /** How near the limit, in percent of it. */
  readonly hintPercent: number;
}

export const cageRulesOf = (rules: HouseRules): CageRules =>
  Object.fromEntries(cageRuleNames.map((name) => [name, rules[name]])) as unknown as CageRules;

/** House profiles: which registers a room keeps by law, from which amount on, and for how long. */
export const houseProfiles = {
  'fr-casino': { identityOverMinor: minor(200_000), keptYears: 5 },
  generic: { identityOverMinor: null, keptYears: 5 },
} as const;
export type HouseProfile = keyof typeof houseProfiles;

export const startingCageSettings: CageSettings = {
  ...cageRulesOf(startingRules),
  profile: cageParameters.profile.start,
  clubAllowsBehind: cageParameters.clubAllowsBehind.start,
  identityOverMinor: null,
  hintPayments: cageParameters.hintPayments.start,
  hintPercent: cageParameters.hintPercent.start,
};

/** What a house of this profile starts with; the profile's limit is law and no parameter of it. */
export const settingsOfProfile = (profile: HouseProfile): CageSettings => ({
  ...startingCageSettings,
  profile,
  identityOverMinor: houseProfiles[profile].identityOverMinor,
});

export type SettingValue = string | number | boolean | null | readonly number[];

/** Everything that a house sets for its cage: the rulebook's part, and the cage's own. */
export const cageSettingNames = [
  ...cageRuleNames,
  ...Object.keys(cageParameters),
] as readonly (keyof CageSettings)[];

export const isCageSetting = (name: string): name is keyof CageSettings =>
  (cageSettingNames as readonly string[]).includes(name);

/** Whether a value is one that the setting may have. */
export const cageSettingStands = (name: keyof CageSettings, value: unknown): boolean =>
  ({ ...parameters, ...cageParameters })[name].schema.safeParse(value).success;

/** Under a profile that sets a limit by law, identity is asked no later than there. */
export const limitOf = (settings: CageSettings): Minor | null => {
  const { identityOverMinor: lawful } = houseProfiles[settings.profile];
  const { identityOverMinor: chosen } = settings;
  if (lawful === null || chosen === null) return lawful ?? chosen;
  return minor(Math.min(lawful, chosen));
};
