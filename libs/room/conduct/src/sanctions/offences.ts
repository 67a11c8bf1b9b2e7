import { type RuleId } from '@cardroom/kernel';
import { type HouseRules, type ParameterName } from '@cardroom/rulebook';
import { type ConductSettings } from '../settings';
import { type Rung, type Step } from './steps';

type GrossAct = HouseRules['grossMisconductCodes'][number];

/** What more has to be said of an offence before it can be judged. */
export type Detail = 'target' | 'mode' | 'item' | 'cost' | 'playersInPot' | 'amount';

type FirstSanctionName = Extract<ParameterName, `firstSanction${string}`> & keyof ConductSettings;

/** Something that a rule forbids and staff can record. */
export interface Offence {
  readonly rule: RuleId;
  /** The setting that says what is proposed for it the first time, or the step itself. */
  readonly first: FirstSanctionName | { readonly step: Rung } | null;
  /** The ways in which it is done, where they are told apart. */
  readonly acts?: readonly string[];
  /** Without these it is refused. */
  readonly asks?: readonly Detail[];
  /** The first time in a session is a reminder; the second is an incident. */
  readonly isRemindedFirst?: true;
  /** Counted together with other small errors (RTC-2.d.5). */
  readonly isMinor?: true;
  /** A sign of bad faith when it comes again (RTC-2.d). */
  readonly isBadFaith?: true;
  /** Only in a pot of several players (RRP-1.2.3, RRP-1.2.6). */
  readonly isMultiway?: true;
  /** He has no hand that could be killed. */
  readonly isWithoutHand?: true;
  /** What is offered begins here. */
  readonly from?: Step;
  /** More than one person at once. */
  readonly isJoint?: true;
}

const etiquette: Pick<Offence, 'first'> = { first: 'firstSanctionEtiquette' };
const reminded = { ...etiquette, isRemindedFirst: true } as const;
const warned = { first: { step: 'warning' } } as const;

export const grossActs = [
  'chipTheft',
  'chipGift',
  'chipRetention',
  'chipRemoval',
  'cardPalming',
  'peeking',
  'seriousCollusion',
  'seriousDisruption',
  'violence',
  'insult',
] as const satisfies readonly GrossAct[];

/** The conduct code of Robert's Rules (RRP-1.1.1 to RRP-1.1.8). */
const code: readonly Offence[] = [
  { rule: 'RRP-1.1.1', first: 'firstSanctionCollusion', acts: ['collusion', 'cheating'], isJoint: true },
  { rule: 'RRP-1.1.2', first: 'firstSanctionThreatVerbal', asks: ['target', 'mode'] },
  { rule: 'RRP-1.1.3', first: 'firstSanctionLanguage' },
  { rule: 'RRP-1.1.4', first: 'firstSanctionDisturbance' },
  { rule: 'RRP-1.1.5', first: 'firstSanctionCardAbuse', acts: ['throwing', 'tearing', 'bending', 'marking'] },
  { rule: 'RRP-1.1.6', first: 'firstSanctionDamage', asks: ['item', 'cost'] },
  { rule: 'RRP-1.1.7', first: 'firstSanctionPhone' },
  { rule: 'RRP-1.1.8', first: 'firstSanctionWeapon' },
];

/** Etiquette of Robert's Rules: the ladder of RRP-1.2.0. */
const manners: readonly Offence[] = [
  { rule: 'RRP-1.2.1', ...etiquette },
  { rule: 'RRP-1.2.2', ...etiquette },
  { rule: 'RRP-1.2.3', ...etiquette, asks: ['playersInPot'], isMultiway: true, isJoint: true },
  { rule: 'RRP-1.2.4', ...etiquette },
  { rule: 'RRP-1.2.5', ...etiquette },
  { rule: 'RRP-1.2.6', ...etiquette, isMultiway: true },
  { rule: 'RRP-1.2.7', ...etiquette },
  { rule: 'RRP-1.2.8', ...etiquette },
  { rule: 'RRP-1.2.9', ...reminded },
  { rule: 'RRP-1.2.10', ...etiquette },
  { rule: 'RRP-1.3.0', ...reminded },
  { rule: 'RRP-1.3.1', ...reminded },
  { rule: 'RRP-1.3.2', ...reminded },
  { rule: 'RRP-1.3.3', ...reminded },
  { rule: 'RRP-2.2.17', ...reminded },
  { rule: 'RRP-2.2.18', ...reminded },
  { rule: 'RRP-2.2.22', ...etiquette },
  { rule: 'RRP-2.2.24', ...reminded },
  { rule: 'RRP-2.2.27', ...reminded },
  { rule: 'RRP-8.0.c', ...etiquette },
];

/** Of Robert's tournament section. */
const inTournaments: readonly Offence[] = [
  { rule: 'RRP-11.19', first: { step: 'warning' } },
  { rule: 'RRP-11.19.a', first: null, acts: ['deliberate', 'inadvertent'] },
  { rule: 'RRP-11.20', first: { step: 'suspension' } },
  { rule: 'RRP-11.20.a', first: { step: 'disqualification' } },
];

/** Of the French casino tournament rules. */
const ofCasino: readonly Offence[] = [
  { rule: 'RTC-2', ...warned },
  { rule: 'RTC-2.a', first: null, acts: ['true', 'false'] },
  { rule: 'RTC-2.a.1', ...warned, isWithoutHand: true },
  { rule: 'RTC-2.b', ...warned },
  { rule: 'RTC-2.b.1', ...warned },
  { rule: 'RTC-2.b.2', ...warned },
  { rule: 'RTC-2.c', ...warned },
  { rule: 'RTC-2.d.1', first: { step: 'reprimand' }, from: 'reprimand', isBadFaith: true },
  { rule: 'RTC-2.d.2', ...warned, isBadFaith: true },
  { rule: 'RTC-2.d.3', ...warned, asks: ['amount'], isBadFaith: true },
  { rule: 'RTC-2.d.4', ...warned, isBadFaith: true },
  { rule: 'RTC-2.d.5', ...warned, isBadFaith: true },
  { rule: 'RTC-2.d.6', ...warned, isBadFaith: true },
  { rule: 'RTC-2.f', first: 'firstSanctionCollusion', isJoint: true },
  { rule: 'RTC-2.g', first: { step: 'finalExclusion' }, acts: grossActs },
  { rule: 'RTC-2.h', ...warned, isJoint: true },
  { rule: 'RTC-3', ...warned },
  { rule: 'RTC-13.a', ...warned, isMinor: true },
  { rule: 'RTC-13.b', ...warned, asks: ['amount'] },
  { rule: 'RTC-13.c', ...warned, isMinor: true },
  { rule: 'RTC-24', ...warned },
  { rule: 'RTC-27', ...warned },
  { rule: 'RTC-37', ...warned, asks: ['amount'] },
  { rule: 'RTC-38.c', ...warned },
  { rule: 'RTC-39.d', ...warned },
  { rule: 'RTC-40', ...warned, isWithoutHand: true },
  { rule: 'RTC-41', first: null, acts: ['otherTable', 'ownTable'] },
  { rule: 'RTC-42', ...warned },
  { rule: 'RTC-43', ...warned },
];

/** Of the general hold'em rules and of the François Richard tournament. */
const ofOthers: readonly Offence[] = [
  { rule: 'THR-A33', first: 'firstSanctionCollusion', isJoint: true },
  { rule: 'FR4-1.3.2', first: 'firstSanctionEtiquette', isWithoutHand: true },
];

/** Every offence that staff can record, each under the rule that forbids it. */
export const offences: readonly Offence[] = [...code, ...manners, ...inTournaments, ...ofCasino, ...ofOthers];

const byRule: ReadonlyMap<string, Offence> = new Map(offences.map((offence) => [offence.rule, offence]));

export const offenceOf = (rule: string): Offence | null => byRule.get(rule) ?? null;

export const isGross = (act: string | null, { grossMisconductCodes }: ConductSettings): boolean =>
  act !== null && (grossMisconductCodes as readonly string[]).includes(act);
