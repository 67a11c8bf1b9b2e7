import {
  type IncidentRow,
  type ProposalShape,
  type RecordedIncident,
  type SanctionRow,
} from '@cardroom/contracts';
import { type BoardRow } from '@cardroom/event-store';
import {
  type ConductRecord,
  type Incident,
  incidentsOf,
  isOutOfEvent,
  isTimeOut,
  type Proposal,
  type Sanction,
  shutsOut,
  type Term,
} from '@cardroom/conduct';
import { isoOf } from '@cardroom/kernel';
import { nameOf } from '../boards/names';
import { isoOrNull } from '../boards/shapes';

const termOf = (term: Term | null): ProposalShape['term'] =>
  term?.kind === 'until' ? { kind: 'until', until: isoOf(term.until) } : term;

export const proposalShapeOf = (proposal: Proposal): ProposalShape => ({
  ...proposal,
  offered: [...proposal.offered],
  disabled: proposal.disabled.map((one) => ({ ...one })),
  term: termOf(proposal.term),
  earlier: proposal.earlier.map(({ at, ...one }) => ({ ...one, at: isoOf(at) })),
  alerts: [...proposal.alerts],
});

const identityOf = ({ who }: ConductRecord, { incidentId, rule, details, scene }: Incident) => ({
  incidentId,
  playerId: who?.playerId ?? '',
  alias: who?.alias ?? '',
  rule,
  act: details?.act ?? null,
  tableId: scene.tableId,
  tableNumber: scene.tableNumber,
  seat: scene.seat,
  hand: scene.hand,
  eventId: scene.eventId,
});

const incidentRowOf = (record: ConductRecord, incident: Incident): IncidentRow => ({
  ...identityOf(record, incident),
  at: isoOf(incident.at),
  by: nameOf(incident.by),
  words: incident.words,
  isFrozen: incident.isFrozen,
  proposal: incident.proposal && proposalShapeOf(incident.proposal),
});

const scopeOf = ({ given }: Sanction): SanctionRow['scope'] => {
  if (shutsOut(given)) return 'room';
  if (isOutOfEvent(given.step)) return 'event';
  return isTimeOut(given) ? 'table' : 'none';
};

const sanctionPartsOf = (record: ConductRecord, incident: Incident, sanction: Sanction) => ({
  ...identityOf(record, incident),
  step: sanction.given.step,
  scope: scopeOf(sanction),
  at: isoOf(sanction.given.at),
  by: nameOf(sanction.given.by),
  confirmedBy: sanction.confirmedBy && nameOf(sanction.confirmedBy),
  reason: sanction.given.reason,
  witness: sanction.given.witness,
  until: isoOrNull(sanction.given.until),
  dealsLeft: sanction.dealsLeft,
});

const sanctionRowOf = (record: ConductRecord, incident: Incident): SanctionRow | null => {
  const { sanction } = incident;
  if (sanction?.state !== 'running' && sanction?.state !== 'pending') return null;
  return { ...sanctionPartsOf(record, incident, sanction), state: sanction.state };
};

/** An incident of a record with what it led to, as the record's reader sees it. */
export const recordedIncidentOf = (record: ConductRecord, incident: Incident): RecordedIncident => {
  const { state, reason, sanction } = incident;
  return {
    ...incidentRowOf(record, incident),
    state,
    reason,
    sanction: sanction && {
      ...sanctionPartsOf(record, incident, sanction),
      state: sanction.state,
      endedAt: isoOrNull(sanction.ended?.at ?? null),
      endedBy: sanction.ended && nameOf(sanction.ended.by),
    },
  };
};

const keyOf = ({ who }: ConductRecord, { incidentId }: Incident): string =>
  `${incidentId}.${who?.playerId ?? ''}`;

const rowsOfIncident = (record: ConductRecord, incident: Incident): readonly BoardRow[] => {
  const key = keyOf(record, incident);
  const open = incident.state === 'open' ? incidentRowOf(record, incident) : null;
  return [
    { board: 'incidents', key, body: open },
    { board: 'sanctions', key, body: sanctionRowOf(record, incident) },
  ];
};

const refusalRows = (record: ConductRecord, from = 0): readonly BoardRow[] =>
  record.refusals.slice(from).map(({ playerId, at, by, where, code }, i) => ({
    board: 'door-refusals',
    key: `${playerId}.${from + i + 1}`,
    body: { playerId, alias: record.who?.alias ?? '', at: isoOf(at), by: nameOf(by), where, code },
  }));

/** Rows of a player's record, past or present; those without a body are on no board. */
export const allConductRows = (record: ConductRecord): readonly BoardRow[] => [
  ...incidentsOf(record)
    .flatMap((incident) => rowsOfIncident(record, incident))
    .filter(({ body }) => body !== null),
  ...refusalRows(record),
];

interface ConductChange {
  readonly before: ConductRecord;
  readonly after: ConductRecord;
}

export const conductRows = ({ before, after }: ConductChange): readonly BoardRow[] => {
  const changed = [...after.incidents].filter(([key, incident]) => before.incidents.get(key) !== incident);
  return [
    ...changed.flatMap(([key, incident]) => {
      const earlier = before.incidents.get(key);
      const was = earlier ? rowsOfIncident(before, earlier) : [];
      return rowsOfIncident(after, incident).filter(
        ({ board, body }) => body !== null || was.some((row) => row.board === board && row.body !== null),
      );
    }),
    ...refusalRows(after, before.refusals.length),
  ];
};
