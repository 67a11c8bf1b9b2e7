import { type HouseRules } from '@cardroom/rulebook';
import { type ConductSettings } from '../settings';

/** A rung of a house's ladder. */
export type Rung = HouseRules['sanctionLadder'][number];

/** What may be given, from the lightest to the gravest; a remark and a time out stand beside every ladder. */
export const steps = [
  'remark',
  'warning',
  'reprimand',
  'deadHand',
  'timeOut',
  'suspension',
  'disqualification',
  'exclusion',
  'finalExclusion',
] as const satisfies readonly (Rung | 'remark' | 'timeOut')[];
export type Step = (typeof steps)[number];

export const gravityOf = (step: Step): number => steps.indexOf(step);

export const graver = <S extends Step>(a: S, b: S): S => (gravityOf(a) >= gravityOf(b) ? a : b);

/** Out of the room for good or until a date; those of an event bar from the event alone. */
export const isExclusion = (step: Step): boolean => step === 'exclusion';
export const isOutOfEvent = (step: Step): boolean => step === 'disqualification' || step === 'finalExclusion';

/**
 * What the house's ladder lets be given: its rungs, a remark, and a time out where it knows suspensions (a time out
 * is one counted at the table).
 */
export const givable = ({ sanctionLadder }: ConductSettings): readonly Step[] => [
  'remark',
  ...sanctionLadder.flatMap((rung): Step[] => (rung === 'suspension' ? ['timeOut', rung] : [rung])),
];

/** The rung at a place of the ladder; beyond the last it stays the last. */
export const rungAt = ({ sanctionLadder }: ConductSettings, place: number): Rung =>
  sanctionLadder[Math.min(place, sanctionLadder.length - 1)] ?? 'reprimand';
