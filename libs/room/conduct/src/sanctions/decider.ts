import { type Decider, type Decision } from '@cardroom/kernel';
import { type IncidentId } from '../stamp';
import { type ConductCommand } from './commands';
import { decideIncident, excludePlayer } from './deciding';
import {
  confirmExclusion,
  confiscateChips,
  countDeal,
  endTerm,
  liftSanction,
  withdrawIncident,
} from './ending';
import { type ConductEvent, type SanctionGiven } from './events';
import { reportIncident } from './incidents';
import { isTimeOut, shutsOut } from './in-force';
import { flagSoftPlay, noteClock, noteRefusal } from './noticed';
import { type ConductRecord, type Incident, noRecord, type Sanction } from './state';
import { isOutOfEvent } from './steps';

const decisions: {
  readonly [T in ConductCommand['type']]: (
    command: Extract<ConductCommand, { readonly type: T }>,
    record: ConductRecord,
  ) => Decision<ConductEvent>;
} = {
  ReportIncident: reportIncident,
  DecideIncident: decideIncident,
  ExcludePlayer: excludePlayer,
  ConfirmExclusion: confirmExclusion,
  LiftSanction: liftSanction,
  WithdrawIncident: withdrawIncident,
  ConfiscateChips: confiscateChips,
  EndTerm: endTerm,
  CountDeal: countDeal,
  NoteClock: noteClock,
  FlagSoftPlay: flagSoftPlay,
  NoteRefusal: noteRefusal,
};

const decide = (command: ConductCommand, record: ConductRecord): Decision<ConductEvent> =>
  (decisions[command.type] as (command: ConductCommand, record: ConductRecord) => Decision<ConductEvent>)(
    command,
    record,
  );

type EventNamed<T extends ConductEvent['type']> = Extract<ConductEvent, { readonly type: T }>;

const withIncident = (
  record: ConductRecord,
  incidentId: IncidentId,
  change: (incident: Incident) => Incident,
): ConductRecord => {
  const incident = record.incidents.get(incidentId);
  return incident
    ? { ...record, incidents: new Map(record.incidents).set(incidentId, change(incident)) }
    : record;
};

const stateOf = (given: SanctionGiven): Sanction['state'] => {
  if (given.isPending) return 'pending';
  return shutsOut(given) || isTimeOut(given) || isOutOfEvent(given.step) ? 'running' : 'given';
};

const sanctionOf = (given: SanctionGiven): Sanction => ({
  given,
  state: stateOf(given),
  dealsLeft: given.deals,
  confirmedBy: null,
  ended: null,
});

const reported = (record: ConductRecord, event: EventNamed<'IncidentReported'>): ConductRecord => {
  const { incidentId, at, by, rule, details, scene, words, proposal, isFrozen } = event;
  const incident: Incident = {
    incidentId,
    at,
    by,
    rule,
    details,
    scene,
    words,
    proposal,
    isFrozen,
    state: 'open',
    sanction: null,
    reason: '',
  };
  return { ...record, incidents: new Map(record.incidents).set(incidentId, incident) };
};

/** An exclusion without an incident before it is one of its own. */
const given = (record: ConductRecord, event: SanctionGiven): ConductRecord => {
  const { incidentId, at, by, rule, scene, reason } = event;
  const before = record.incidents.get(incidentId);
  const incident: Incident = {
    ...(before ?? { incidentId, at, by, rule, details: null, scene, words: reason, proposal: null }),
    isFrozen: false,
    state: 'upheld',
    sanction: sanctionOf(event),
    reason,
  };
  return { ...record, incidents: new Map(record.incidents).set(incidentId, incident) };
};

const withSanction = (incident: Incident, change: Partial<Sanction>): Incident =>
  incident.sanction ? { ...incident, sanction: { ...incident.sanction, ...change } } : incident;

type Evolutions = {
  readonly [T in ConductEvent['type']]?: (record: ConductRecord, event: EventNamed<T>) => ConductRecord;
};

const evolutions: Evolutions = {
  RecordOpened: (record, { playerId, alias, room }) => ({ ...record, who: { playerId, alias, room } }),
  PlayerReminded: (record, { at, rule, scene }) => ({
    ...record,
    reminders: [...record.reminders, { at, rule, session: scene.session }],
  }),
  IncidentReported: reported,
  IncidentNotUpheld: (record, { incidentId, reason }) =>
    withIncident(record, incidentId, (incident) => ({
      ...incident,
      state: 'not-upheld',
      isFrozen: false,
      reason,
    })),
  SanctionGiven: given,
  ExclusionConfirmed: (record, { incidentId, isConfirmed, by }) =>
    withIncident(record, incidentId, (incident) =>
      isConfirmed ? withSanction(incident, { state: 'running', confirmedBy: by }) : incident,
    ),
  DealSatOut: (record, { incidentId, dealsLeft }) =>
    withIncident(record, incidentId, (incident) => withSanction(incident, { dealsLeft })),
  SanctionEnded: (record, event) =>
    withIncident(record, event.incidentId, (incident) => ({
      ...withSanction(incident, { state: 'over', ended: event }),
      ...(event.cause === 'not-confirmed' ? { state: 'not-upheld' as const } : {}),
    })),
  IncidentWithdrawn: (record, { incidentId, reason }) =>
    withIncident(record, incidentId, (incident) => ({
      ...incident,
      state: 'withdrawn',
      isFrozen: false,
      reason,
    })),
  ClockNoted: (record, { at, eventId }) => ({ ...record, clocks: [...record.clocks, { at, eventId }] }),
  SoftPlayFlagged: (record, event) => ({ ...record, softPlay: [...record.softPlay, event] }),
  RefusedAtDoor: (record, event) => ({ ...record, refusals: [...record.refusals, event] }),
};

const evolve = (record: ConductRecord, event: ConductEvent): ConductRecord => {
  const evolution = evolutions[event.type] as
    ((record: ConductRecord, event: ConductEvent) => ConductRecord) | undefined;
  return evolution ? evolution(record, event) : record;
};

/** What a room knows of one player's conduct, one stream `conduct-<player>` for as long as it keeps records. */
export const conduct: Decider<ConductCommand, ConductRecord, ConductEvent> = {
  initialState: noRecord,
  decide,
  evolve,
};
