import { accept, type Decision, judge, minor, type Policy, type Refusal } from '@cardroom/kernel';
import { holds, holdsOneOf } from '../offices';
import {
  chipsNotHidden,
  incidentUnknown,
  notAuthorised,
  notConfiscated,
  notPending,
  notRunning,
  notYoursToConfirm,
  reasonRequired,
} from '../refusals';
import { isBlank, type Stamp, stampOf } from '../stamp';
import {
  type ConfirmExclusion,
  type ConfiscateChips,
  type CountDeal,
  type EndTerm,
  type LiftSanction,
  type WithdrawIncident,
} from './commands';
import { type ConductEvent, type SanctionEnded } from './events';
import { begun, isTimeOut } from './in-force';
import { mayGive } from './deciding';
import { type ConductRecord, type Incident, runningIn, type Sanction } from './state';
import { isExclusion } from './steps';

type OfIncident = Stamp & { readonly incidentId: Incident['incidentId'] };

const isKnown: Policy<OfIncident, ConductRecord> = ({ incidentId }, { incidents }) =>
  incidents.has(incidentId) ? null : incidentUnknown({ incidentId });

const theIncident = ({ incidents }: ConductRecord, { incidentId }: OfIncident): Incident =>
  incidents.get(incidentId) as Incident;

const theSanction = (record: ConductRecord, command: OfIncident): Sanction =>
  theIncident(record, command).sanction as Sanction;

interface Ending {
  readonly cause: SanctionEnded['cause'];
  readonly reason?: string;
}

const ended = (
  command: Stamp,
  { incidentId, sanction }: Incident,
  { cause, reason = '' }: Ending,
): SanctionEnded => {
  const { step, playerId, scene } = (sanction as Sanction).given;
  return {
    type: 'SanctionEnded',
    ...stampOf(command),
    incidentId,
    playerId,
    cause,
    step,
    tableId: scene.tableId,
    reason: reason.trim(),
  };
};

const isPending: Policy<ConfirmExclusion, ConductRecord> = (command, record) =>
  theIncident(record, command).sanction?.state === 'pending'
    ? null
    : notPending({ incidentId: command.incidentId });

/** The shift manager confirms who is barred from the room (RRP-1.1.0), the director who is out of an event. */
export const mayConfirm: Policy<ConfirmExclusion, ConductRecord> = (command, record): Refusal | null => {
  const { by, house } = command;
  const { barConfirmRole } = house.settings;
  const { step } = theSanction(record, command).given;
  const may = isExclusion(step)
    ? holds(by, barConfirmRole)
    : holdsOneOf(by, ['tournamentDirector', 'shiftManager']);
  return may ? null : notYoursToConfirm({ role: barConfirmRole });
};

export const confirmExclusion = (command: ConfirmExclusion, record: ConductRecord): Decision<ConductEvent> =>
  judge([isKnown, isPending, mayConfirm], [command, record], () => {
    const { incidentId, isConfirmed, reason } = command;
    const incident = theIncident(record, command);
    const { given } = theSanction(record, command);
    const { playerId } = given;
    const stamp = { ...stampOf(command), incidentId, playerId };
    const answer: ConductEvent = { type: 'ExclusionConfirmed', ...stamp, isConfirmed, reason: reason.trim() };
    const room = record.who?.room;
    if (!isConfirmed || !room)
      return accept<ConductEvent>(
        answer,
        ended(command, incident, { cause: 'not-confirmed', reason: reason }),
      );
    return accept<ConductEvent>(answer, ...begun(command, given, room));
  });

const isRunning: Policy<OfIncident, ConductRecord> = (command, record) => {
  const state = theIncident(record, command).sanction?.state;
  return state === 'running' || state === 'pending' ? null : notRunning({ incidentId: command.incidentId });
};

const saysWhy: Policy<{ readonly reason: string }, ConductRecord> = ({ reason }) =>
  isBlank(reason) ? reasonRequired() : null;

/** Management lifts what bars from the room (RRP-1.1.0); a director or the shift manager annuls the rest (RTC-4). */
export const mayLift: Policy<LiftSanction | WithdrawIncident, ConductRecord> = (command, record) => {
  const { sanction } = theIncident(record, command);
  const isBar = sanction !== null && isExclusion(sanction.given.step) && sanction.state === 'running';
  const may = isBar
    ? holds(command.by, 'management')
    : holdsOneOf(command.by, ['shiftManager', 'tournamentDirector', 'management']);
  return may ? null : notAuthorised();
};

export const liftSanction = (command: LiftSanction, record: ConductRecord): Decision<ConductEvent> =>
  judge([isKnown, isRunning, saysWhy, mayLift], [command, record], () =>
    accept(ended(command, theIncident(record, command), { cause: 'lifted', reason: command.reason })),
  );

const isNotWithdrawn: Policy<WithdrawIncident, ConductRecord> = (command, record) =>
  theIncident(record, command).state === 'withdrawn' ? notRunning({ incidentId: command.incidentId }) : null;

export const withdrawIncident = (command: WithdrawIncident, record: ConductRecord): Decision<ConductEvent> =>
  judge([isKnown, isNotWithdrawn, saysWhy, mayLift], [command, record], () => {
    const { incidentId, reason } = command;
    const incident = theIncident(record, command);
    const playerId = record.who?.playerId ?? incident.sanction?.given.playerId;
    if (!playerId) return accept();
    const withdrawn = { ...stampOf(command), incidentId, playerId, reason: reason.trim() };
    const isOn = incident.sanction?.state === 'running' || incident.sanction?.state === 'pending';
    return accept<ConductEvent>(
      { type: 'IncidentWithdrawn', ...withdrawn },
      ...(isOn ? [ended(command, incident, { cause: 'withdrawn', reason: reason })] : []),
    );
  });

/** Knocks late, early or twice change nothing. */
export const endTerm = (command: EndTerm, record: ConductRecord): Decision<ConductEvent> => {
  const incident = record.incidents.get(command.incidentId);
  const sanction = incident?.sanction;
  const isDue =
    sanction?.state === 'running' && sanction.given.until === command.until && command.at >= command.until;
  return accept(...(incident && isDue ? [ended(command, incident, { cause: 'term' })] : []));
};

/** One deal of the table is one deal less of each time out that is counted there; it ends with the last. */
export const countDeal = (command: CountDeal, record: ConductRecord): Decision<ConductEvent> => {
  const { tableId, hand } = command;
  const events = runningIn(record).flatMap((incident): ConductEvent[] => {
    const { sanction, incidentId } = incident;
    if (sanction?.state !== 'running' || !isTimeOut(sanction.given) || sanction.dealsLeft === null) return [];
    if (sanction.given.scene.tableId !== tableId) return [];
    const dealsLeft = sanction.dealsLeft - 1;
    const { playerId } = sanction.given;
    const satOut: ConductEvent = {
      type: 'DealSatOut',
      ...stampOf(command),
      incidentId,
      playerId,
      tableId,
      hand,
      dealsLeft,
    };
    return dealsLeft > 0 ? [satOut] : [satOut, ended(command, incident, { cause: 'term' })];
  });
  return accept(...events);
};

/** Only where the house confiscates, and no more than the stack; what was pocketed leaves play (RTC-37). */
export const takesWhatWasPocketed: Policy<ConfiscateChips, ConductRecord> = (command) => {
  const { stackMinor, pocketedMinor, house } = command;
  if (!house.settings.confiscateHiddenTransferChips) return notConfiscated();
  return pocketedMinor >= 1 && pocketedMinor <= stackMinor
    ? null
    : chipsNotHidden({ leastMinor: 1, mostMinor: stackMinor });
};

export const confiscateChips = (command: ConfiscateChips, record: ConductRecord): Decision<ConductEvent> =>
  judge([isKnown, mayGive, takesWhatWasPocketed], [command, record], () => {
    const { incidentId, stackMinor, pocketedMinor } = command;
    const { scene } = theIncident(record, command);
    const playerId = record.who?.playerId;
    if (!playerId) return accept();
    return accept({
      type: 'ChipsConfiscated',
      ...stampOf(command),
      incidentId,
      playerId,
      confiscatedMinor: pocketedMinor,
      stackMinor: minor(stackMinor - pocketedMinor),
      tableId: scene.tableId,
      eventId: scene.eventId,
    });
  });
