import { type Instant, type RuleId } from '@cardroom/kernel';
import { type ConductSettings } from '../settings';
import { type EventId, type IncidentId } from '../stamp';
import { type OffenceDetails, type Scene, type Term } from './commands';
import { isGross, type Offence, offenceOf } from './offences';
import { specialOf } from './special';
import { type ConductRecord, type Incident, incidentsOf } from './state';
import { givable, graver, gravityOf, type Rung, rungAt, type Step, steps } from './steps';

export type Alert = 'bad-faith' | 'minor-errors' | 'clock-abuse';

export interface Earlier {
  readonly incidentId: IncidentId;
  readonly rule: RuleId;
  readonly at: Instant;
  readonly step: Step | null;
}

/** What is put before the supervisor, with the facts it was based on. */
export interface Proposal {
  readonly step: Step;
  readonly offered: readonly Step[];
  /** What may not be given here, and why. */
  readonly disabled: readonly { readonly step: Step; readonly why: string }[];
  /** Length proposed for a time out; null where none is. */
  readonly term: Term | null;
  /** Upheld incidents within the look-back; those of the event where it is about an event. */
  readonly earlier: readonly Earlier[];
  readonly lookbackDays: number | null;
  readonly isProgressive: boolean;
  readonly alerts: readonly Alert[];
}

/** What is judged: an offence, how, and where. */
export interface Judged {
  readonly at: Instant;
  readonly offence: Offence;
  readonly details: OffenceDetails;
  readonly scene: Scene;
  readonly settings: ConductSettings;
}

const dayMs = 86_400_000;

/** A look-back of 365 days takes in what is 365 days old, and not what is 366 days old (RRP-1.2.0). */
export const isWithinLookback = (then: Instant, now: Instant, days: number | null): boolean =>
  days === null || Math.floor((now - then) / dayMs) <= days;

const isUpheld = ({ state }: Incident): boolean => state === 'upheld';

/** Not upheld and withdrawn incidents never count (RRP-1.2.0). */
export const counted = (record: ConductRecord, { at, settings }: Judged): readonly Incident[] =>
  incidentsOf(record).filter(
    (one) => isUpheld(one) && isWithinLookback(one.at, at, settings.sanctionLookbackDays),
  );

export const inEvent = (incidents: readonly Incident[], eventId: EventId | null): readonly Incident[] =>
  incidents.filter(({ scene }) => scene.eventId === eventId);

const earlierOf = ({ incidentId, rule, at, sanction }: Incident): Earlier => ({
  incidentId,
  rule,
  at,
  step: sanction?.given.step ?? null,
});

/** On the ladder as it is; where it is not, the next graver rung that is, else the gravest. */
const onLadder = (step: Rung, { sanctionLadder }: ConductSettings): Rung =>
  sanctionLadder.find((rung) => gravityOf(rung) >= gravityOf(step)) ?? sanctionLadder.at(-1) ?? step;

const firstFor = ({ offence, details, settings }: Judged): Rung => {
  if (offence.rule === 'RRP-1.1.2' && details.mode === 'physical')
    return settings.firstSanctionThreatPhysical;
  const { first } = offence;
  if (first === null) return settings.firstSanctionEtiquette;
  return typeof first === 'string' ? settings[first] : first.step;
};

/**
 * Progressive houses climb one rung with each upheld incident (RRP-1.2.0); others go by the gravity of the offence
 * alone (RTC-4). What the offence costs the first time is the least.
 */
const byLadder = (record: ConductRecord, judged: Judged): Rung => {
  const { settings } = judged;
  const first = onLadder(firstFor(judged), settings);
  return settings.progressiveLadder ? graver(first, rungAt(settings, counted(record, judged).length)) : first;
};

const reached = (count: number, limit: number | null): boolean => limit !== null && count >= limit;

const openOrUpheld = ({ state }: Incident): boolean => state === 'open' || state === 'upheld';

/** Errors of a kind in this event, with the one at hand. */
const countIn = (
  record: ConductRecord,
  { scene, offence }: Judged,
  kind: 'isBadFaith' | 'isMinor',
): number =>
  offence[kind]
    ? 1 +
      inEvent(incidentsOf(record), scene.eventId).filter(
        (one) => openOrUpheld(one) && offenceOf(one.rule)?.[kind],
      ).length
    : 0;

/** Repeated signs of bad faith (RTC-2.d), small errors (RTC-2.d.5) and uses of the clock (RTC-2.d.6) are brought up. */
export const alertsFor = (record: ConductRecord, judged: Judged): readonly Alert[] => {
  const { settings } = judged;
  const alerts: Alert[] = [];
  if (reached(countIn(record, judged, 'isBadFaith'), settings.badFaithAlertCount)) alerts.push('bad-faith');
  if (reached(countIn(record, judged, 'isMinor'), settings.minorErrorAlertCount)) alerts.push('minor-errors');
  return alerts;
};

/** Rungs that run for a set time (RRP-11.0.a): by the clock as proposed, in deals or rounds where that is said. */
const termFor = (step: Step, settings: ConductSettings): Term | null =>
  step === 'timeOut' || step === 'suspension'
    ? { kind: 'minutes', minutes: settings.defaultPenaltyMinutes }
    : null;

const from = (step: Step, offered: readonly Step[]): readonly Step[] =>
  offered.filter((one) => gravityOf(one) >= gravityOf(step));

/** A proven gross fault is final exclusion and nothing else (RTC-2.g). */
const onlyFinal = (judged: Judged, record: ConductRecord): Proposal => ({
  ...base(judged, record),
  step: 'finalExclusion',
  offered: ['finalExclusion'],
  disabled: steps
    .filter((step) => step !== 'finalExclusion')
    .map((step) => ({ step, why: 'exclusion-automatic' })),
});

const base = (judged: Judged, record: ConductRecord) => {
  const { settings, scene } = judged;
  const before = counted(record, judged);
  return {
    term: null,
    earlier: (scene.eventId === null ? before : inEvent(before, scene.eventId)).map(earlierOf),
    lookbackDays: settings.sanctionLookbackDays,
    isProgressive: settings.progressiveLadder,
    alerts: alertsFor(record, judged),
  };
};

/** What the house proposes for an offence, from its set, the player's record within the look-back, and the case. */
export const proposalFor = (record: ConductRecord, judged: Judged): Proposal => {
  const { offence, details, settings, scene } = judged;
  if (isGross(details.act, settings)) return onlyFinal(judged, record);
  const parts = base(judged, record);
  const special = specialOf(judged, inEvent(counted(record, judged), scene.eventId));
  const least = parts.alerts.includes('bad-faith') ? 'reprimand' : (offence.from ?? 'remark');
  const step = graver(special.step ?? byLadder(record, judged), least);
  const disabled = [
    ...special.disabled,
    ...(offence.isWithoutHand ? [{ step: 'deadHand' as const, why: 'holds-no-hand' }] : []),
  ];
  const offered = from(least, special.offered ?? givable(settings)).filter(
    (one) => !disabled.some((no) => no.step === one),
  );
  return { ...parts, step, offered, disabled, term: special.term ?? termFor(step, settings) };
};
