import { type PlayerId, type Refusal } from '@cardroom/kernel';
import { type OfSeat } from '../events';
import {
  isInCharge,
  roleOf,
  seatExists,
  seatFacts,
  tableIsOpen,
  tableIsRefilled,
  theSeat,
  theTable,
} from '../ground-rules';
import { areInOneChain, linkOf } from '../must-move/order';
import { startAllows, tableIsNotImposed } from '../openings/imposed';
import { alreadySeated, otherGame, seatReserved, seatTaken } from '../refusals';
import { type CommandNamed, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, seatUse } from '../state';
import { notSeparated } from './apart';
import { seatsStandStill } from './carried-pot';
import { claimsBefore, isAt, nobodyHasABetterRight, transferRefused } from './claims';
import { type MoveKind } from './events';
import {
  chainOrder,
  forcedBySupervisor,
  forcedNeedsReason,
  moveExists,
  sameTable,
  seatIsHis,
} from './refusals';
import { heIsSeated, requestKey, sitterOf } from './requests';

export type Moving = CommandNamed<'MovePlayer' | 'AnnounceMove'>;
type Rule = (command: Moving, floor: Floor) => Refusal | null;

/** Where he comes from: after `heIsSeated`. */
const oldSeat = (floor: FloorFacts, playerId: PlayerId): OfSeat | null =>
  sitterOf(floor, playerId)?.from ?? null;

const staysAtTable = (floor: FloorFacts, { playerId, tableId }: Moving): boolean =>
  oldSeat(floor, playerId)?.tableId === tableId;

/** What kind of move it is follows from where he sits and what the tables are to each other. */
export const kindOfMove = (floor: FloorFacts, command: Moving): MoveKind => {
  const { playerId, tableId, forced } = command;
  const from = oldSeat(floor, playerId);
  if (from && linkOf(floor, from.tableId)?.mainTableId === tableId) return 'must-move';
  if (forced) return 'by-floor';
  return staysAtTable(floor, command) ? 'seat-change' : 'table-change';
};

/** A move up is never the player's choice, nor is one that the floor orders or a broken table brings (RRP-3.1.3). */
export const isForced = (kind: MoveKind): boolean => kind !== 'seat-change' && kind !== 'table-change';

const seatIsAnother: Rule = (command, floor) => {
  const from = oldSeat(floor, command.playerId);
  return from && isAt(from, command) ? seatIsHis(seatFacts(from)) : null;
};

const playsHisGame: Rule = ({ playerId, tableId }, floor) => {
  const sitter = sitterOf(floor, playerId);
  if (!sitter || theTable(floor, tableId).game.gameId === sitter.gameId) return null;
  return otherGame({ tableId, gameId: sitter.gameId });
};

const noMoveAnnounced: Rule = ({ playerId }, floor) => {
  const move = floor.announcedMoves.get(playerId);
  return move ? moveExists({ ...seatFacts(move.to), playerId }) : null;
};

const forcedByThoseInCharge: Rule = ({ forced, by, reason, playerId }) => {
  if (!forced) return null;
  if (!isInCharge(by)) return forcedBySupervisor({ role: roleOf(by) ?? by.kind });
  return reason ? null : forcedNeedsReason({ playerId });
};

/** Changing seats fills no table: it may be done at one that takes nobody new. */
const tableTakesHim: Rule = (command, floor) =>
  staysAtTable(floor, command) ? null : tableIsRefilled(command, floor);

/** An imposed table or seat is not exchanged; where tables are imposed the house sends nobody else (FR4-1.1). */
const startIsKept: Rule = (command, floor) => {
  if (floor.settings.initialSeating !== 'organiserAssigned') return null;
  const fixed = command.forced ? null : tableIsNotImposed(command, floor);
  if (fixed || staysAtTable(floor, command)) return fixed;
  const refused = startAllows(floor, command);
  return refused?.code === 'floor.table-imposed' && command.forced ? null : refused;
};

const noPotIsCarried: Rule = (command, floor) =>
  staysAtTable(floor, command) ? seatsStandStill(floor, command.tableId) : null;

const chainIsKept: Rule = (command, floor) => {
  const from = oldSeat(floor, command.playerId);
  const isAsked = kindOfMove(floor, command) === 'table-change';
  return isAsked && from && areInOneChain(floor, from.tableId, command.tableId)
    ? chainOrder({ tableId: command.tableId })
    : null;
};

/** The house may move a player against the numbers (RRP-2.3.3). */
const tablesStayBalanced: Rule = (command, floor) => {
  const from = oldSeat(floor, command.playerId);
  if (!from || kindOfMove(floor, command) !== 'table-change') return null;
  return transferRefused(floor, from.tableId, command.tableId);
};

const notKeptApart: Rule = (command, floor) =>
  staysAtTable(floor, command) ? null : notSeparated(floor, command);

const nobodyIsPassed: Rule = (command, floor) => nobodyHasABetterRight(floor, command);

/**
 * A player of the table has the first claim on a seat until the newcomer sits; a seat he asked for by number before
 * the newcomer came stays his even then (RRP-2.3.12).
 */
export const hasFirstClaim = (floor: FloorFacts, { playerId, tableId, seat }: Moving): boolean => {
  const request = floor.seatRequests.get(requestKey({ kind: 'seat-change', playerId }));
  const use = seatUse(floor, { tableId, seat });
  if (request?.tableId !== tableId || !use || !(request.seats?.includes(seat) ?? true)) return false;
  if (use.state === 'reserved')
    return (
      use.reservation.holder !== null &&
      use.reservation.origin !== 'move' &&
      !claimsBefore(floor, { tableId, seat }, playerId).length
    );
  if (use.state !== 'seated' || !request.seats) return false;
  const joined = floor.gameJoiners.get(use.seated.playerId)?.since ?? use.seated.since;
  return request.requestedAt < use.seated.since && request.requestedAt < joined;
};

const seatCanBeHis: Rule = (command, floor) => {
  const use = theSeat(floor, command);
  if (use.state === 'free') return null;
  const isHis = use.state === 'reserved' && use.reservation.holder?.playerId === command.playerId;
  if (isHis || (command.type === 'MovePlayer' && hasFirstClaim(floor, command))) return null;
  return use.state === 'seated' ? seatTaken(seatFacts(command)) : seatReserved(seatFacts(command));
};

const seatIsFreeForHim: Rule = (command, floor) => {
  const use = theSeat(floor, command);
  if (use.state === 'free') return null;
  return use.state === 'seated' ? seatTaken(seatFacts(command)) : seatReserved(seatFacts(command));
};

const goesElsewhere: Rule = (command, floor) =>
  staysAtTable(floor, command) ? sameTable({ tableId: command.tableId }) : null;

const oneKeptSeat: Rule = ({ playerId }, floor) => {
  const kept = floor.reservedFor.get(playerId);
  return kept ? alreadySeated({ ...seatFacts(kept), reserved: true }) : null;
};

const everyMove: readonly Rule[] = [
  heIsSeated,
  tableIsOpen,
  seatExists,
  seatIsAnother,
  playsHisGame,
  noMoveAnnounced,
  forcedByThoseInCharge,
  tableTakesHim,
  startIsKept,
  noPotIsCarried,
  chainIsKept,
];

const whoeverElseWants: readonly Rule[] = [notKeptApart, tablesStayBalanced, nobodyIsPassed];

export const movePlayerRules: RulesFor<'MovePlayer'> = [...everyMove, seatCanBeHis, ...whoeverElseWants];

export const announceMoveRules: RulesFor<'AnnounceMove'> = [
  ...everyMove,
  goesElsewhere,
  seatIsFreeForHim,
  oneKeptSeat,
  ...whoeverElseWants,
];
