import { accept, judge } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { stampOf, theTable } from '../ground-rules';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, offerOf } from '../state';
import {
  byThoseInCharge,
  factsOfRent,
  feeIsTaken,
  periodIsKnown,
  reasonIsGiven,
  rentIsUnpaid,
  seatWasDue,
  theCollection,
  theMoment,
  theRent,
} from './ground';
import { collectionDue, nothingOwed, payerLeft, rentNotPaid } from './refusals';
import { settleRent, sitsThere } from './rent-keeping';

// What becomes of a rent otherwise than by being paid: declined, waived, given back.

type DeclineRule = RulesFor<'DeclineTime'>[number];

/** Declining is about the period that begins; what an earlier one left unpaid is owed. */
const isOfThePresentPeriod: DeclineRule = ({ tableId, period, seat }, floor) => {
  const { state, missed } = theRent(floor, { tableId, period, seat });
  const isPresent = theCollection(floor, tableId).lastPeriod === period && !missed;
  return isPresent && state === 'owed' ? null : nothingOwed({ tableId, period, seat });
};

const heSitsThere: DeclineRule = (command, floor) => {
  const { tableId, period, seat } = command;
  return sitsThere(floor, tableId, theRent(floor, command)) ? null : payerLeft({ tableId, period, seat });
};

/**
 * Courtesy is given only while nobody waited at the due moment; with one name the seat is paid for or given up, with
 * more everybody pays (RRP-2.2.2).
 */
const courtesyIsGiven: DeclineRule = ({ tableId, period, seat, then }, floor) => {
  if (then === 'leave') return null;
  const { waiting } = theMoment(floor, { tableId, period });
  return waiting <= floor.settings.collectionCourtesyMaxWaiting
    ? null
    : collectionDue({ tableId, period, seats: [seat], waiting });
};

export const declineTimeRules: RulesFor<'DeclineTime'> = [
  feeIsTaken,
  periodIsKnown,
  seatWasDue,
  isOfThePresentPeriod,
  heSitsThere,
  courtesyIsGiven,
];

export const waiveTimeRules: RulesFor<'WaiveTime'> = [
  byThoseInCharge,
  reasonIsGiven,
  feeIsTaken,
  periodIsKnown,
  seatWasDue,
  rentIsUnpaid,
];

const rentIsPaid: RulesFor<'RefundTime'>[number] = (at, floor) =>
  theRent(floor, at).state === 'paid'
    ? null
    : rentNotPaid({ tableId: at.tableId, period: at.period, seat: at.seat });

export const refundTimeRules: RulesFor<'RefundTime'> = [
  byThoseInCharge,
  reasonIsGiven,
  feeIsTaken,
  periodIsKnown,
  seatWasDue,
  rentIsPaid,
];

const isStud = (floor: Floor, command: CommandNamed<'DeclineTime'>): boolean =>
  offerOf(floor, theCollection(floor, command.tableId).gameId)?.variant.startsWith('seven-card-stud') ??
  false;

const declining = (command: CommandNamed<'DeclineTime'>, floor: Floor): FloorEvent[] => {
  const { then, tableId, seat } = command;
  const stamp = stampOf(command);
  const facts = factsOfRent(floor, command);
  const hands =
    then === 'courtesy' && isStud(floor, command) ? floor.settings.collectionCourtesyStudHands : null;
  const declined: FloorEvent = { type: 'TimeDeclined', ...stamp, ...facts, then, hands };
  if (then === 'courtesy') return [declined];
  const { gameId } = theTable(floor, tableId).game;
  const { playerId, alias } = facts;
  const cause = 'left' as const;
  return [declined, { type: 'SeatLeft', ...stamp, tableId, seat, playerId, alias, gameId, cause }];
};

export const settlingDecisions: DecisionsOf<'DeclineTime' | 'WaiveTime' | 'RefundTime'> = {
  DeclineTime: (command, floor) =>
    judge(declineTimeRules, [command, floor], () => accept(...declining(command, floor))),
  WaiveTime: (command, floor) =>
    judge(waiveTimeRules, [command, floor], () => {
      const { reason } = command;
      return accept({ type: 'TimeWaived', ...stampOf(command), ...factsOfRent(floor, command), reason });
    }),
  RefundTime: (command, floor) =>
    judge(refundTimeRules, [command, floor], () => {
      const { reason } = command;
      return accept({ type: 'TimeRefunded', ...stampOf(command), ...factsOfRent(floor, command), reason });
    }),
};

export const settlingEvolutions: EvolutionsOf<'TimeDeclined' | 'TimeWaived' | 'TimeRefunded'> = {
  TimeDeclined: (floor, event) =>
    settleRent(floor, event, { state: 'declined', handsLeft: event.hands, by: event.by }),
  TimeWaived: (floor, event) => {
    const { reason, by } = event;
    return settleRent(floor, event, { state: 'waived', handsLeft: null, reason, by });
  },
  TimeRefunded: (floor, event) => {
    const { reason, by } = event;
    return settleRent(floor, event, { state: 'refunded', reason, by });
  },
};
