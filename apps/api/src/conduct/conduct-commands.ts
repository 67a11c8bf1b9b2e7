import {
  type ConductCommand,
  type DecideIncident,
  type EventId,
  type House,
  type IncidentId,
  type OffenceDetails,
  type ReportIncident,
  type Scene,
  type Term,
} from '@cardroom/conduct';
import { type ConductCommandBody, type TermShape } from '@cardroom/contracts';
import { id, instantFromIso, type Minor, type PlayerId } from '@cardroom/kernel';
import { type Edge } from '../commands/edge';
import { amount, stamp } from '../commands/translating';
import { tableAsItStood, type TableFound } from './table-facts';

/** Whom a report is about. */
export interface Subject {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly seat: number | null;
  readonly stack: string | undefined;
}

export interface ConductEdge extends Edge {
  readonly house: House;
  readonly incidentId: IncidentId;
  readonly table: TableFound | null;
  readonly session: string;
  readonly subjects: readonly Subject[];
  /** Whether one may smoke at the tables; null before the room's first day (RRP-1.3.0). */
  readonly isSmokingAllowed: boolean | null;
}

type Reported = ConductCommandBody<'conduct/report-incident'>;
type Decided = Pick<ConductCommandBody<'conduct/record-sanction'>, 'step' | 'term' | 'reason' | 'witness'>;

const minorOf = (text: string | undefined, path: string, edge: Edge): Minor | null =>
  text === undefined ? null : amount(text, path, edge);

export const termOf = (term: TermShape | undefined): Term | null => {
  if (!term) return null;
  return term.kind === 'until' ? { kind: 'until', until: instantFromIso(term.until) } : term;
};

const eventIdOf = (eventId: string | undefined): EventId | null =>
  eventId === undefined ? null : id(eventId);

const detailsOf = (body: Reported, edge: ConductEdge): OffenceDetails => ({
  act: body.act ?? null,
  target: body.target ?? null,
  mode: body.mode ?? null,
  item: body.item ?? null,
  costMinor: minorOf(body.cost, 'cost', edge),
  amountMinor: minorOf(body.amount, 'amount', edge),
  playersInPot: body.playersInPot ?? null,
  isUnbeatable: body.isUnbeatable ?? false,
  playersLeft: body.playersLeft ?? null,
});

const sceneOf = (body: Reported, edge: ConductEdge, subject: Subject): Scene => {
  const table = edge.table && tableAsItStood(edge.table);
  const seated = table?.seats.find(({ playerId }) => playerId === subject.playerId);
  return {
    tableId: table?.tableId ?? null,
    tableNumber: table?.tableNumber ?? null,
    hand: table?.hand ?? null,
    seat: subject.seat ?? seated?.seat ?? null,
    eventId: eventIdOf(body.eventId),
    session: body.eventId ?? edge.session,
    others: edge.subjects.map(({ playerId }) => playerId).filter((one) => one !== subject.playerId),
    helped: body.helped === undefined ? null : id<PlayerId>(body.helped),
    stackMinor: minorOf(subject.stack, 'subjects.stack', edge) ?? seated?.stackMinor ?? null,
  };
};

const of = (edge: ConductEdge, { playerId, alias }: Pick<Subject, 'playerId' | 'alias'>) => ({
  ...stamp(edge),
  room: edge.room.roomId,
  playerId,
  alias,
  house: edge.house,
  incidentId: edge.incidentId,
});

export const reportOf = (
  body: Reported,
  edge: ConductEdge,
  subject: Subject,
): Omit<ReportIncident, 'isIncident'> => ({
  type: 'ReportIncident',
  ...of(edge, subject),
  offence: body.offence,
  details: detailsOf(body, edge),
  scene: sceneOf(body, edge, subject),
  ...(edge.isSmokingAllowed === null ? {} : { isSmokingAllowed: edge.isSmokingAllowed }),
  words: body.words,
});

export const decisionOf = (
  { step, term, reason, witness }: Decided,
  edge: ConductEdge,
  {
    subject,
    isUpheld,
  }: { readonly subject: Pick<Subject, 'playerId' | 'alias'>; readonly isUpheld: boolean },
): DecideIncident => ({
  type: 'DecideIncident',
  ...of(edge, subject),
  isUpheld,
  step: step ?? null,
  term: termOf(term),
  reason,
  witness: witness ?? null,
});

/** Requests about one incident of one player. */
export type OfIncidentName =
  | 'conduct/decide-incident'
  | 'conduct/confirm-exclusion'
  | 'conduct/lift-sanction'
  | 'conduct/withdraw-incident'
  | 'conduct/confiscate-chips';

type Translations = {
  readonly [N in OfIncidentName | 'conduct/exclude-player']: (
    body: ConductCommandBody<N>,
    edge: ConductEdge,
    subject: Pick<Subject, 'playerId' | 'alias'>,
  ) => ConductCommand;
};

export const conductCommands: Translations = {
  'conduct/decide-incident': (body, edge, subject) =>
    decisionOf(body, edge, { subject, isUpheld: body.upheld }),
  'conduct/confirm-exclusion': ({ confirmed, reason }, edge, subject) => ({
    type: 'ConfirmExclusion',
    ...of(edge, subject),
    isConfirmed: confirmed,
    reason,
  }),
  'conduct/lift-sanction': ({ reason }, edge, subject) => ({
    type: 'LiftSanction',
    ...of(edge, subject),
    reason,
  }),
  'conduct/withdraw-incident': ({ reason }, edge, subject) => ({
    type: 'WithdrawIncident',
    ...of(edge, subject),
    reason,
  }),
  'conduct/confiscate-chips': ({ stack, pocketed }, edge, subject) => ({
    type: 'ConfiscateChips',
    ...of(edge, subject),
    stackMinor: amount(stack, 'stack', edge),
    pocketedMinor: amount(pocketed, 'pocketed', edge),
  }),
  'conduct/exclude-player': ({ term, rule, reason, eventId }, edge, subject) => ({
    type: 'ExcludePlayer',
    ...of(edge, subject),
    rule,
    eventId: eventIdOf(eventId),
    term: termOf(term) ?? { kind: 'for-good' },
    reason,
  }),
};
