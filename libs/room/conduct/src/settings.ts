import { type HouseRules, startingRules } from '@cardroom/rulebook';

/** What of the house rules bears on rulings and sanctions. */
export const conductSettingNames = [
  'finalRulingRoles',
  'appealsAllowed',
  'fairnessOverridesRules',
  'equityRulingRole',
  'adviceRoles',
  'barConfirmRole',
  'ruleSourcePrecedence',
  'holdDealUntilRuling',
  'dealStartsAt',
  'sanctionLadder',
  'progressiveLadder',
  'sanctionRoles',
  'sanctionLookbackDays',
  'suspensionUnit',
  'defaultPenaltyMinutes',
  'firstSanctionEtiquette',
  'firstSanctionLanguage',
  'firstSanctionDisturbance',
  'firstSanctionCardAbuse',
  'firstSanctionPhone',
  'firstSanctionDamage',
  'firstSanctionThreatVerbal',
  'firstSanctionThreatPhysical',
  'firstSanctionCollusion',
  'firstSanctionWeapon',
  'otherTableEquipmentSanction',
  'grossMisconductCodes',
  'excludedStack',
  'confiscateHiddenTransferChips',
  'badFaithAlertCount',
  'minorErrorAlertCount',
  'clockAbuseAlertCount',
  'forbiddenTruthSanction',
  'falseStatementSanction',
  'discloseLiveHandHeadsUp',
  'exposedHandKillNutsAllowed',
  'exposedToSomeEffect',
  'softPlayFlag',
  'trivialBetToPotPct',
  'phoneAtTablePolicy',
  'tableLanguages',
  'spectatorsAllowed',
  'eliminatedMayStay',
  'fouledHand',
  'dealerKilledHandRefund',
  'shortCallBindingPercent',
  'studSixCardHandMayBeRuledLive',
  'openerMayRetrieveDiscard',
] as const satisfies readonly (keyof HouseRules)[];

export type ConductSettingName = (typeof conductSettingNames)[number];

/** The part of the house rules that rulings and sanctions are decided by. */
export type ConductSettings = Pick<HouseRules, ConductSettingName>;

/** Takes this part out of complete house rules. */
export const conductSettingsOf = (rules: HouseRules): ConductSettings =>
  Object.fromEntries(conductSettingNames.map((name) => [name, rules[name]])) as unknown as ConductSettings;

/** What a new room starts from: Robert's Rules for cash games. */
export const startingConductSettings: ConductSettings = conductSettingsOf(startingRules);

export const isConductSetting = (name: string): name is ConductSettingName =>
  (conductSettingNames as readonly string[]).includes(name);
