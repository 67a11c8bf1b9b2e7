import { type Judged } from './proposal';
import { type Incident } from './state';
import { type Term } from './commands';
import { givable, type Step } from './steps';

/** Where a rule says more than the ladder: what is preselected, what is offered, what cannot be. */
export interface Special {
  readonly step: Step | null;
  readonly offered: readonly Step[] | null;
  readonly disabled: readonly { readonly step: Step; readonly why: string }[];
  readonly term: Term | null;
}

const nothing: Special = { step: null, offered: null, disabled: [], term: null };

type Case = (judged: Judged, before: readonly Incident[]) => Special;

/** Telling one's live hand truly may kill it and lose the pot; falsely, a warning is proposed (RTC-2.a). */
const toldHand: Case = ({ details, settings }) => {
  const offered: readonly Step[] = ['remark', 'warning', 'reprimand', 'deadHand'];
  if (details.act === 'false') {
    const step = settings.falseStatementSanction === 'warning' ? 'warning' : 'remark';
    return { ...nothing, step, offered };
  }
  const isDead = settings.forbiddenTruthSanction === 'deadHandPotLost';
  return { ...nothing, step: isDead ? 'deadHand' : 'reprimand', offered };
};

/** More than a warning after an earlier one; never the death of a hand that nothing can beat (RTC-2.b). */
const exposedHand: Case = ({ details, settings }, before) => {
  const wasWarned = before.some(({ rule }) => rule === 'RTC-2.b' || rule === 'RTC-2.b.1');
  const isSafe = details.isUnbeatable && !settings.exposedHandKillNutsAllowed;
  return {
    step: wasWarned ? 'reprimand' : 'warning',
    offered: wasWarned
      ? ['warning', 'reprimand', 'deadHand', 'suspension', 'finalExclusion']
      : ['remark', 'warning'],
    disabled: isSafe ? [{ step: 'deadHand', why: 'absolute-best-hand' }] : [],
    term: null,
  };
};

/** Shown to some, it is shown to all, and the offender is warned (RTC-2.b.1). */
const shownToSome: Case = () => ({ ...nothing, step: 'warning' });

/** Dead hand and penalty are offered each by itself once intent is confirmed; with neither the hand plays on (RRP-11.19.a). */
const shownOnPurpose: Case = ({ details, settings }) =>
  details.act === 'deliberate'
    ? {
        ...nothing,
        step: 'deadHand',
        offered: ['remark', 'deadHand', 'timeOut'],
        term: { kind: 'minutes', minutes: settings.defaultPenaltyMinutes },
      }
    : { ...nothing, step: 'remark', offered: ['remark'] };

/** Time out of play, ten minutes unless the house says otherwise (RRP-11.20). */
const outOfPlay: Case = ({ settings }) => ({
  ...nothing,
  step: 'timeOut',
  term: { kind: 'minutes', minutes: settings.defaultPenaltyMinutes },
});

/** Eviction from the event for a grave fault (RRP-11.20.a). */
const evicted: Case = () => ({ ...nothing, step: 'disqualification' });

/** Pocketed or entrusted chips may cost the event (RTC-37). */
const pocketed: Case = ({ settings }) => ({
  ...nothing,
  offered: [...new Set<Step>([...givable(settings), 'finalExclusion'])],
});

/** Another table's chips or cards: final exclusion is preselected; at his own table it begins at a warning (RTC-41). */
const otherEquipment: Case = ({ details, settings }) =>
  details.act === 'otherTable'
    ? { ...nothing, step: settings.otherTableEquipmentSanction }
    : { ...nothing, step: 'warning' };

const cases: Readonly<Record<string, Case>> = {
  'RTC-2.a': toldHand,
  'RTC-2.b': exposedHand,
  'RTC-2.b.1': shownToSome,
  'RRP-11.19.a': shownOnPurpose,
  'RRP-11.20': outOfPlay,
  'RRP-11.20.a': evicted,
  'RTC-37': pocketed,
  'RTC-41': otherEquipment,
};

export const specialOf: Case = (judged, before) => cases[judged.offence.rule]?.(judged, before) ?? nothing;
