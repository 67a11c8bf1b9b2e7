import { type Minor, minor } from '@cardroom/kernel';
import { type HouseRules, startingRules } from '@cardroom/rulebook';

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

/** House profiles: which registers a room keeps by law. */
export const houseProfiles = {
  'fr-casino': { identityOverMinor: minor(200_000), keptYears: 5 },
  generic: { identityOverMinor: null, keptYears: 5 },
} as const;

export const startingCageSettings: CageSettings = {
  ...cageRulesOf(startingRules),
  clubAllowsBehind: true,
  identityOverMinor: null,
  hintPayments: 3,
  hintPercent: 80,
};
