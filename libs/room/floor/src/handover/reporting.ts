import { type FloorEvent, type OfSeat } from '../events';
import { decidedByStaff } from '../keeping';
import { type FloorFacts } from '../state';
import { type DayReport, type NoShow, type OutOfOrder } from './day-report';

type Passing = Extract<FloorEvent, { readonly overtaken: unknown }>;

const isPassing = (event: FloorEvent): event is Passing =>
  'overtaken' in event && event.overtaken.some(({ kind }) => decidedByStaff.has(kind));

/** Whom the decision favours; a seat reserved out of order names its holder. */
const favoured = (event: Passing) => (event.type === 'SeatReserved' ? event.holder : event);

const outOfOrder = (floor: FloorFacts, event: Passing): OutOfOrder | null => {
  const who = favoured(event);
  if (!who) return null;
  const { tableId = null, seat = null } = event as Partial<OfSeat>;
  return {
    command: event.command,
    at: event.at,
    by: event.by,
    type: event.type,
    playerId: who.playerId,
    alias: who.alias,
    gameId: event.type === 'EntryTransferred' ? event.toGameId : event.gameId,
    tableId,
    seat,
    reason: 'reason' in event ? event.reason : null,
    passed: event.overtaken
      .filter(({ kind }) => decidedByStaff.has(kind))
      .map(({ entryId }) => ({ entryId, alias: floor.entries.get(entryId)?.alias ?? '' })),
  };
};

const noShowAs = (event: FloorEvent): NoShow['what'] | null => {
  switch (event.type) {
    case 'CallExpired':
      return 'no-answer';
    case 'CallDeclined':
      return 'declined';
    case 'ReservationLapsed':
      return 'lock-up-expired';
    case 'EntryRemoved':
      return event.cause === 'call-in-expired' ? 'call-in-expired' : null;
    default:
      return null;
  }
};

interface OfPlayer extends Partial<OfSeat> {
  readonly playerId: NoShow['playerId'] | null;
  readonly alias: string | null;
  readonly gameId: NoShow['gameId'];
}

const noShow = (event: FloorEvent): NoShow | null => {
  const what = noShowAs(event);
  if (!what) return null;
  const { playerId, alias, gameId, tableId = null, seat = null } = event as unknown as OfPlayer;
  if (!playerId || alias === null) return null;
  return { at: event.at, by: event.by, playerId, alias, gameId, what, tableId, seat };
};

const reportOf = (report: DayReport, floor: FloorFacts, event: FloorEvent): DayReport => {
  if (event.type === 'ActionUndone') {
    const { at, by, action, undone } = event;
    return { ...report, undone: report.undone.push({ command: action, at, by, type: undone }) };
  }
  const passing = isPassing(event) ? outOfOrder(floor, event) : null;
  if (passing) return { ...report, outOfOrder: report.outOfOrder.push(passing) };
  const missed = noShow(event);
  return missed ? { ...report, noShows: report.noShows.push(missed) } : report;
};

/** The floor after an event, with what of it belongs into the handover. */
export const reported = (was: FloorFacts, is: FloorFacts, event: FloorEvent): FloorFacts => {
  const report = reportOf(is.report, was, event);
  return report === is.report ? is : { ...is, report };
};
