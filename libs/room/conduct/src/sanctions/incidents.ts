import { accept, type Decision, judge, type Policy, type Refusal } from '@cardroom/kernel';
import {
  incidentExists,
  incidentIncomplete,
  notTheOffender,
  offenceUnknown,
  ruleNotApplicable,
} from '../refusals';
import { isBlank, stampOf } from '../stamp';
import { type Detail, type Offence, offenceOf } from './offences';
import { type OffenceDetails, type ReportIncident } from './commands';
import { type ConductEvent, type TaskOpened } from './events';
import { type Judged, type Proposal, proposalFor } from './proposal';
import { type ConductRecord } from './state';

type Rule = Policy<ReportIncident, ConductRecord>;

const isNew: Rule = ({ incidentId }, { incidents }) =>
  incidents.has(incidentId) ? incidentExists({ incidentId }) : null;

const isKnown: Rule = ({ offence }) => (offenceOf(offence) ? null : offenceUnknown({ offence }));

const given: Readonly<Record<Detail, (details: OffenceDetails) => unknown>> = {
  target: ({ target }) => target,
  mode: ({ mode }) => mode,
  item: ({ item }) => (isBlank(item) ? null : item),
  cost: ({ costMinor }) => costMinor,
  playersInPot: ({ playersInPot }) => playersInPot,
  amount: ({ amountMinor }) => amountMinor,
};

/** Whom it was aimed at, how, what was damaged: whatever the rule needs to be judged is said (RRP-1.1.2, RRP-1.1.6). */
export const saysWhatIsAsked: Rule = ({ offence, details }) => {
  const { asks = [], acts } = offenceOf(offence) ?? {};
  const missing: string[] = asks.filter((detail) => given[detail](details) === null);
  if (acts && (details.act === null || !acts.includes(details.act))) missing.push('act');
  return missing.length > 0 ? incidentIncomplete({ missing }) : null;
};

/** A list that is open takes anything else in a free text (RTC-2). */
const otherInWords: Rule = ({ offence, words }) =>
  offence === 'RTC-2' && isBlank(words) ? incidentIncomplete({ missing: ['words'] }) : null;

/** There has to be a third player in the pot for two to agree against (RRP-1.2.3). */
const needsThird = ({ offence, details }: ReportIncident): boolean =>
  offence === 'RRP-1.2.3' && (details.playersInPot ?? 0) <= 2;

/** Once two are left in the event, cards may be shown (RRP-11.19). */
const onlyTwoLeft = ({ offence, details }: ReportIncident): boolean =>
  offence === 'RRP-11.19' && details.playersLeft === 2;

/** Where phones are only barred during a hand, it takes live cards; where they are allowed, it is nothing (RRP-1.1.7). */
const phoneIsFine = ({ offence, details, house }: ReportIncident): boolean => {
  if (offence !== 'RRP-1.1.7') return false;
  const policy = house.settings.phoneAtTablePolicy;
  return policy === 'allowed' || (policy === 'notDuringHand' && details.playersInPot === null);
};

/** Outside a hand any language is spoken (RRP-2.2.27). */
const noHandRuns = ({ offence, details }: ReportIncident): boolean =>
  offence === 'RRP-2.2.27' && details.playersInPot === null;

/** Where nobody may smoke at the tables, smoking is a breach of that alone; where one may, of what is left forbidden. */
export const smokesUnder = (offence: string, isSmokingAllowed: boolean): boolean =>
  offence === 'RRP-1.3.0' ? !isSmokingAllowed : isSmokingAllowed || !offence.startsWith('RRP-1.3.');

/** The rules of smoking hold only where the house allows it at the tables (RRP-1.3.0). */
const isOfOtherSmoking = ({ offence, isSmokingAllowed }: ReportIncident): boolean =>
  isSmokingAllowed !== undefined && !smokesUnder(offence, isSmokingAllowed);

const besides = [needsThird, onlyTwoLeft, phoneIsFine, noHandRuns, isOfOtherSmoking];

export const applies: Rule = (command) => {
  const isBeside = besides.some((why) => why(command));
  return isBeside ? notApplicable(command) : null;
};

const notApplicable = ({ offence, details }: ReportIncident): Refusal => {
  const { playersInPot } = details;
  return { ...ruleNotApplicable({ offence, playersInPot }), rule: offenceOf(offence)?.rule ?? 'RRP-1.2.3' };
};

/** Whom a remark helped is not at fault: its author is (RTC-2.c, RRP-1.2.4). */
export const authorIsAtFault: Rule = ({ playerId, scene }) =>
  scene.helped === playerId ? notTheOffender({ playerId }) : null;

export const reportRules: readonly Rule[] = [
  isNew,
  isKnown,
  saysWhatIsAsked,
  otherInWords,
  applies,
  authorIsAtFault,
];

const judgedOf = ({ at, details, scene, house }: ReportIncident, offence: Offence): Judged => ({
  at,
  offence,
  details,
  scene,
  settings: house.settings,
});

type Reporting = Pick<ReportIncident, 'room' | 'playerId' | 'alias' | 'at' | 'by' | 'command'>;

/** The record opens with the first thing that is recorded of a player. */
export const opening = (command: Reporting, { who }: ConductRecord): readonly ConductEvent[] => {
  const { room, playerId, alias } = command;
  return who ? [] : [{ type: 'RecordOpened', ...stampOf(command), room, playerId, alias }];
};

const tasksFor = ({
  rule,
  details,
}: {
  rule: string;
  details: OffenceDetails;
}): readonly TaskOpened['task'][] => {
  const { act, mode } = details;
  if (rule === 'RRP-1.1.5' && act === 'marking') return ['replace-deck', 'keep-deck-as-evidence'];
  if (rule === 'RRP-1.1.5' && act !== 'throwing') return ['replace-deck'];
  if (rule === 'RRP-1.1.8' || (rule === 'RRP-1.1.2' && mode === 'physical')) return ['call-security'];
  return rule === 'RTC-2.b.1' ? ['table-hand'] : [];
};

const following = (
  command: ReportIncident,
  { rule }: Offence,
  { alerts }: Proposal,
): readonly ConductEvent[] => {
  const { incidentId, playerId, details, scene } = command;
  const stamp = stampOf(command);
  const tasks = tasksFor({ rule, details }).map((task): ConductEvent => ({
    type: 'TaskOpened',
    ...stamp,
    incidentId,
    playerId,
    task,
    tableId: scene.tableId,
  }));
  const alerted = alerts.map((alert): ConductEvent => ({
    type: 'DirectorsAlerted',
    ...stamp,
    playerId,
    alert,
    rule: alert === 'bad-faith' ? 'RTC-2.d' : 'RTC-2.d.5',
    incidents: [incidentId],
  }));
  return [...tasks, ...alerted];
};

/** The first flag in a session is a reminder; the same again is an incident (RRP-1.2.9). */
const isReminderOnly = (
  { isRemindedFirst, rule }: Offence,
  { scene, isIncident }: ReportIncident,
  record: ConductRecord,
) =>
  isRemindedFirst === true &&
  isIncident !== true &&
  !record.reminders.some((reminder) => reminder.rule === rule && reminder.session === scene.session);

export const reportIncident = (command: ReportIncident, record: ConductRecord): Decision<ConductEvent> =>
  judge(reportRules, [command, record], () => {
    const offence = offenceOf(command.offence) as Offence;
    const { incidentId, playerId, alias, details, scene } = command;
    const ofIncident = { ...stampOf(command), incidentId, playerId, rule: offence.rule };
    const words = command.words.trim();
    const opened = opening(command, record);
    if (isReminderOnly(offence, command, record))
      return accept<ConductEvent>(...opened, { type: 'PlayerReminded', ...ofIncident, scene, words });
    const proposal = proposalFor(record, judgedOf(command, offence));
    const isFrozen = offence.rule === 'RRP-1.1.8';
    return accept<ConductEvent>(
      ...opened,
      { type: 'IncidentReported', ...ofIncident, alias, details, scene, words, proposal, isFrozen },
      ...following(command, offence, proposal),
    );
  });
