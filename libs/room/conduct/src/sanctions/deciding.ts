import {
  accept,
  afterMinutes,
  type Decision,
  type Instant,
  judge,
  type Policy,
  type RuleId,
} from '@cardroom/kernel';
import { holds, holdsOneOf } from '../offices';
import {
  eventRequired,
  exclusionAutomatic,
  incidentClosed,
  incidentUnknown,
  onlyReport,
  overrideReasonRequired,
  reasonRequired,
  stepNotOffered,
  stepNotOnLadder,
  suspensionEndRequired,
  termInvalid,
} from '../refusals';
import { isBlank, stampOf } from '../stamp';
import { type DecideIncident, type ExcludePlayer, type Scene, type Term } from './commands';
import { type ConductEvent, type SanctionGiven } from './events';
import { startedBy } from './in-force';
import { opening } from './incidents';
import { isGross, offenceOf } from './offences';
import { type ConductRecord, type Incident } from './state';
import { givable, isExclusion, isOutOfEvent, type Step } from './steps';

type Rule = Policy<DecideIncident, ConductRecord>;

const theIncident = ({ incidents }: ConductRecord, { incidentId }: DecideIncident): Incident =>
  incidents.get(incidentId) as Incident;

const isKnown: Rule = ({ incidentId }, { incidents }) =>
  incidents.has(incidentId) ? null : incidentUnknown({ incidentId });

const isOpen: Rule = (command, record) =>
  theIncident(record, command).state === 'open' ? null : incidentClosed({ incidentId: command.incidentId });

/** Others may report; who sanctions is a rule of the house (RTC-4, RRP-1.2.0). */
export const mayGive: Policy<Pick<DecideIncident, 'by' | 'house'>, ConductRecord> = ({ by, house }) => {
  const { sanctionRoles } = house.settings;
  return holdsOneOf(by, sanctionRoles) ? null : onlyReport({ roles: sanctionRoles });
};

const proposedIn = (record: ConductRecord, command: DecideIncident): Step =>
  theIncident(record, command).proposal?.step ?? 'remark';

const stepOf = (command: DecideIncident, record: ConductRecord): Step =>
  command.step ?? proposedIn(record, command);

/** The acts of the list leave no choice once they are proven (RTC-2.g). */
export const grossIsFinal: Rule = (command, record) => {
  const { details } = theIncident(record, command);
  if (!command.isUpheld || !isGross(details?.act ?? null, command.house.settings)) return null;
  return stepOf(command, record) === 'finalExclusion'
    ? null
    : exclusionAutomatic({ act: details?.act ?? null });
};

/** On the ladder, or among what the case offers; never what the case rules out (RTC-2.b). */
export const isOffered: Rule = (command, record) => {
  if (!command.isUpheld) return null;
  const step = stepOf(command, record);
  const { proposal } = theIncident(record, command);
  const no = proposal?.disabled.find((disabled) => disabled.step === step);
  if (no) return stepNotOffered({ step, why: no.why });
  const may = [...givable(command.house.settings), ...(proposal?.offered ?? [])];
  return may.includes(step) ? null : stepNotOnLadder({ step, ladder: command.house.settings.sanctionLadder });
};

/** Who gives something else than is proposed says why (RRP-1.2.0). */
export const saysWhyOtherwise: Rule = (command, record) => {
  const proposed = proposedIn(record, command);
  const differs = command.isUpheld && stepOf(command, record) !== proposed;
  return differs && isBlank(command.reason) ? overrideReasonRequired({ proposed }) : null;
};

const runsAtTable = (term: Term): boolean => ['minutes', 'deals', 'rounds'].includes(term.kind);

const isPositive = (term: Term): boolean => {
  switch (term.kind) {
    case 'minutes':
      return Number.isInteger(term.minutes) && term.minutes >= 1;
    case 'deals':
      return Number.isInteger(term.deals) && term.deals >= 1;
    case 'rounds':
      return Number.isInteger(term.rounds) && term.rounds >= 1 && term.seats >= 2;
    default:
      return true;
  }
};

/** A suspension says when it ends (RRP-1.2.0); a time out is counted at the table; an exclusion has a date or none. */
export const termFits = (step: Step, term: Term | null, at: Instant) => {
  if (step !== 'timeOut' && step !== 'suspension' && !isExclusion(step)) return null;
  if (term === null) return isExclusion(step) ? null : suspensionEndRequired({ step });
  const isFuture = term.kind !== 'until' || term.until > at;
  if (!isPositive(term) || !isFuture) return termInvalid({ term: term.kind });
  if (step === 'timeOut' && !runsAtTable(term)) return termInvalid({ term: term.kind });
  if (isExclusion(step) && runsAtTable(term)) return termInvalid({ term: term.kind });
  return step === 'suspension' && term.kind === 'for-good' ? suspensionEndRequired({ step }) : null;
};

const termIsRight: Rule = (command, record) =>
  command.isUpheld ? termFits(stepOf(command, record), command.term, command.at) : null;

const namesEvent: Rule = (command, record) =>
  command.isUpheld &&
  isOutOfEvent(stepOf(command, record)) &&
  theIncident(record, command).scene.eventId === null
    ? eventRequired()
    : null;

export const decideIncidentRules: readonly Rule[] = [
  isKnown,
  isOpen,
  mayGive,
  grossIsFinal,
  isOffered,
  saysWhyOtherwise,
  termIsRight,
  namesEvent,
];

/** An exclusion from the room waits for whoever confirms it (RRP-1.1.0); one from an event, for the director. */
export const isPendingFor = (step: Step, { by, house }: Pick<DecideIncident, 'by' | 'house'>): boolean => {
  if (isExclusion(step)) return !holds(by, house.settings.barConfirmRole);
  return isOutOfEvent(step) && !holdsOneOf(by, ['tournamentDirector', 'shiftManager']);
};

const untilOf = (term: Term | null, at: Instant): Instant | null => {
  if (term?.kind === 'minutes') return afterMinutes(at, term.minutes);
  return term?.kind === 'until' ? term.until : null;
};

/** Two rounds at a table of nine are eighteen deals (RTC-4). */
export const dealsOf = (term: Term | null): number | null => {
  if (term?.kind === 'deals') return term.deals;
  return term?.kind === 'rounds' ? term.rounds * term.seats : null;
};

interface Given {
  readonly rule: RuleId;
  readonly scene: Scene;
  readonly step: Step;
  readonly proposed: Step;
  readonly term: Term | null;
  readonly reason: string;
  readonly witness: string | null;
}

const givenBy = (command: DecideIncident | ExcludePlayer, given: Given): SanctionGiven => {
  const { incidentId, playerId, alias, at, house } = command;
  const { step, term } = given;
  return {
    type: 'SanctionGiven',
    ...stampOf(command),
    incidentId,
    playerId,
    alias,
    ...given,
    reason: given.reason.trim(),
    until: untilOf(term, at),
    deals: dealsOf(term),
    isPending: isPendingFor(step, command),
    killsHand: step === 'deadHand',
    stack: isOutOfEvent(step) ? house.settings.excludedStack : null,
  };
};

const isJoint = (incident: Incident): boolean =>
  offenceOf(incident.rule)?.isJoint === true && incident.scene.others.length > 0;

export const decideIncident = (command: DecideIncident, record: ConductRecord): Decision<ConductEvent> =>
  judge(decideIncidentRules, [command, record], () => {
    const { incidentId, playerId, isUpheld, reason, term, witness, room } = command;
    const incident = theIncident(record, command);
    const ofIncident = { ...stampOf(command), incidentId, playerId };
    if (!isUpheld)
      return accept<ConductEvent>({ type: 'IncidentNotUpheld', ...ofIncident, reason: reason.trim() });
    const { rule, scene } = incident;
    const step = stepOf(command, record);
    const proposed = proposedIn(record, command);
    const sanction = givenBy(command, { rule, scene, step, proposed, term, reason, witness });
    const apart: readonly ConductEvent[] = isJoint(incident)
      ? [{ type: 'TaskOpened', ...ofIncident, task: 'offer-keep-apart', tableId: scene.tableId }]
      : [];
    return accept<ConductEvent>(sanction, ...startedBy(command, sanction, room), ...apart);
  });

const saysWhy: Policy<ExcludePlayer, ConductRecord> = ({ reason }) =>
  isBlank(reason) ? reasonRequired() : null;

const excludedStep = ({ eventId, house }: ExcludePlayer): Step => {
  if (eventId === null) return 'exclusion';
  return house.settings.sanctionLadder.includes('finalExclusion') ? 'finalExclusion' : 'disqualification';
};

const exclusionTermIsRight: Policy<ExcludePlayer, ConductRecord> = (command) =>
  termFits('exclusion', command.term, command.at);

export const excludeRules: readonly Policy<ExcludePlayer, ConductRecord>[] = [
  mayGive,
  saysWhy,
  exclusionTermIsRight,
];

const nowhere = (eventId: ExcludePlayer['eventId']): Scene => ({
  tableId: null,
  tableNumber: null,
  hand: null,
  seat: null,
  eventId,
  session: '',
  others: [],
  helped: null,
  stackMinor: null,
});

/** Keeps somebody out of the room (RRP-1.1.0), or withdraws his right to play an event (RTC-1), for a reason. */
export const excludePlayer = (command: ExcludePlayer, record: ConductRecord): Decision<ConductEvent> =>
  judge(excludeRules, [command, record], () => {
    const { term, reason, eventId, room } = command;
    const step = excludedStep(command);
    const rule = command.rule as RuleId;
    const given = { rule, scene: nowhere(eventId), step, proposed: step, term, reason, witness: null };
    const sanction = givenBy(command, given);
    return accept(...opening(command, record), sanction, ...startedBy(command, sanction, room));
  });
