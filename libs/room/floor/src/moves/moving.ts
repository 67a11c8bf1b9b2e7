import { accept, type CommandId, judge, type PlayerId } from '@cardroom/kernel';
import { type SeatUse } from '../carried';
import { type FloorEvent, type OfSeat, type PlayerMoved } from '../events';
import { stampOf, theSeat, theTable } from '../ground-rules';
import { putSeat } from '../keeping';
import { lapseOf } from '../seats/lock-up-time';
import { endReservation, type Stamp } from '../seats/releasing';
import { takeSeat } from '../seats/taking-a-seat';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, freeSeat } from '../state';
import { asPassed, claimsBefore } from './claims';
import { waitsFor } from './due';
import { type MoveAnnounced, type MoveFacts, type MoveKind, type PassedClaim } from './events';
import { announceMoveRules, isForced, kindOfMove, movePlayerRules, type Moving } from './moving-rules';
import { moveUnknown, notWaitingForBlind } from './refusals';
import { type AnnouncedMove, type PassedOver } from './remembered';
import { sitterOf, withoutRequest } from './requests';

/** Everything of a move but where its fact comes from. */
interface MoveOf extends OfSeat {
  readonly playerId: PlayerId;
  readonly kind: MoveKind;
  readonly reason: string | null;
  readonly passed: readonly PassedClaim[];
}

/** What a change of seats inside a game is on record; null for a player who sits nowhere. */
export const moveFacts = (floor: FloorFacts, stamp: Stamp, move: MoveOf): MoveFacts | null => {
  const { playerId, kind, tableId, seat, reason, passed } = move;
  const sitter = sitterOf(floor, playerId);
  if (!sitter) return null;
  const { from, alias, gameId } = sitter;
  const forced = isForced(kind);
  const mustHoldMinimum = !forced && from.tableId !== tableId;
  return {
    ...stamp,
    playerId,
    alias,
    gameId,
    tableId,
    seat,
    from,
    kind,
    forced,
    mustHoldMinimum,
    reason,
    passed,
  };
};

const factsOf = (floor: Floor, command: Moving): MoveFacts | null => {
  const { playerId, tableId, seat, reason = null } = command;
  const kind = kindOfMove(floor, command);
  const passed = asPassed(claimsBefore(floor, { tableId, seat }, playerId));
  return moveFacts(floor, stampOf(command), { playerId, tableId, seat, kind, reason, passed });
};

/** Leaves the old seat and takes the new one. */
const seatsChanged = (floor: FloorFacts, facts: MoveFacts): FloorEvent[] => {
  const { at, by, command, playerId, alias, tableId, seat, reason } = facts;
  const stamp = { at, by, command };
  const how = 'moved' as const;
  const taking = { stamp, tableId, seat, playerId, alias, how, assignedBy: by, reason, overtaken: [] };
  return takeSeat(floor, { ...taking, others: 'keep' });
};

/** What happens until the old seat is free, and what then. */
const leavingAndSitting = (events: readonly FloorEvent[]): readonly [FloorEvent[], FloorEvent[]] => {
  const sits = events.findIndex(({ type }) => type === 'PlayerSeated');
  return [events.slice(0, sits), events.slice(sits)];
};

const emptied = (floor: FloorFacts, at: OfSeat): FloorFacts => putSeat(floor, at, freeSeat);

/** Both change seats: the newcomer takes the one that is left (RRP-2.3.12). */
const exchanged = (floor: FloorFacts, facts: MoveFacts, newcomer: PlayerId): FloorEvent[] => {
  const { at, by, command } = facts;
  const stamp = { at, by, command };
  const his = { playerId: newcomer, ...facts.from, kind: 'by-floor' as const, reason: null, passed: [] };
  const other = moveFacts(floor, stamp, his);
  if (!other) return [];
  const [up, down] = leavingAndSitting(seatsChanged(floor, facts));
  const [otherUp, otherDown] = leavingAndSitting(seatsChanged(emptied(floor, facts.from), other));
  return [{ type: 'PlayerMoved', ...other }, ...up, ...otherUp, ...down, ...otherDown];
};

/** Who is expected there keeps the seat that is left instead. */
const expectationExchanged = (floor: FloorFacts, facts: MoveFacts): FloorEvent[] => {
  const { at, by, command, from, tableId, seat } = facts;
  const [up, down] = leavingAndSitting(seatsChanged(floor, facts));
  const seats = [seat, from.seat] as const;
  return [...up, { type: 'ReservationsSwapped', at, by, command, tableId, seats }, ...down];
};

const moving = (command: CommandNamed<'MovePlayer'>, floor: Floor): FloorEvent[] => {
  const facts = factsOf(floor, command);
  if (!facts) return [];
  const moved: PlayerMoved = { type: 'PlayerMoved', ...facts };
  const use = theSeat(floor, command);
  if (use.state === 'seated') return [moved, ...exchanged(floor, facts, use.seated.playerId)];
  const isOthers = use.state === 'reserved' && use.reservation.holder?.playerId !== command.playerId;
  return [moved, ...(isOthers ? expectationExchanged(floor, facts) : seatsChanged(floor, facts))];
};

/** While somebody waits for it, a seat locked up by choice is kept no longer than any other (RRP-2.2.20). */
const announcing = (command: CommandNamed<'AnnounceMove'>, floor: Floor): FloorEvent[] => {
  const facts = factsOf(floor, command);
  if (!facts) return [];
  const { table } = theTable(floor, command.tableId);
  const lapsesAt = facts.forced ? null : lapseOf(floor, table, command.at);
  const reservation = floor.lastReservation + 1;
  const justPosted = command.justPosted ?? false;
  return [{ type: 'MoveAnnounced', ...facts, reservation, justPosted, lapsesAt }];
};

type OfAnnounced = 'BigBlindPassed' | 'CompleteMove' | 'CancelMove';
type AnnouncedRule = RulesFor<OfAnnounced>[number];

const moveIsAnnounced: AnnouncedRule = ({ playerId }, floor) =>
  floor.announcedMoves.has(playerId) ? null : moveUnknown({ playerId });

const waitsForABlind: AnnouncedRule = ({ playerId }, floor) => {
  const move = floor.announcedMoves.get(playerId);
  return move && waitsFor(floor, move).until === 'hands' ? notWaitingForBlind({ playerId }) : null;
};

export const bigBlindPassedRules: RulesFor<'BigBlindPassed'> = [moveIsAnnounced, waitsForABlind];

export const ofMove = ({ playerId, alias, gameId }: AnnouncedMove) => ({ playerId, alias, gameId });

const completing = (command: CommandNamed<'CompleteMove'>, floor: Floor): FloorEvent[] => {
  const move = floor.announcedMoves.get(command.playerId);
  const { kind, to, reason } = move ?? {};
  if (!kind || !to) return [];
  const of = { playerId: command.playerId, ...to, kind, reason: reason ?? null, passed: [] };
  const facts = moveFacts(floor, stampOf(command), of);
  return facts ? [{ type: 'PlayerMoved', ...facts }, ...seatsChanged(floor, facts)] : [];
};

const cancelling = (command: CommandNamed<'CancelMove'>, floor: Floor): FloorEvent[] => {
  const move = floor.announcedMoves.get(command.playerId);
  if (!move) return [];
  const stamp = stampOf(command);
  const { to, kind } = move;
  const cause = 'cancelled' as const;
  return [
    { type: 'MoveEnded', ...stamp, ...ofMove(move), ...to, kind, cause, reason: command.reason },
    ...endReservation(floor, { stamp, at: to, cause: 'released' }),
  ];
};

const blindReached = (command: CommandNamed<'BigBlindPassed'>, floor: Floor): FloorEvent[] => {
  const move = floor.announcedMoves.get(command.playerId);
  if (!move || move.blindPassed) return [];
  const { tableId } = move.from;
  return [{ type: 'BigBlindReached', ...stampOf(command), ...ofMove(move), tableId }];
};

const handCounted = (command: CommandNamed<'HandPassed'>, floor: Floor): FloorEvent[] => {
  const { tableId } = command;
  const move = floor.announcedMoves.find(({ from }) => from.tableId === tableId);
  return move ? [{ type: 'HandCounted', ...stampOf(command), tableId, gameId: move.gameId }] : [];
};

export const movingDecisions: DecisionsOf<'MovePlayer' | 'AnnounceMove' | 'HandPassed' | OfAnnounced> = {
  MovePlayer: (command, floor) =>
    judge(movePlayerRules, [command, floor], () => accept(...moving(command, floor))),
  AnnounceMove: (command, floor) =>
    judge(announceMoveRules, [command, floor], () => accept(...announcing(command, floor))),
  BigBlindPassed: (command, floor) =>
    judge(bigBlindPassedRules, [command, floor], () => accept(...blindReached(command, floor))),
  HandPassed: (command, floor) => accept(...handCounted(command, floor)),
  CompleteMove: (command, floor) =>
    judge([moveIsAnnounced], [command, floor], () => accept(...completing(command, floor))),
  CancelMove: (command, floor) =>
    judge([moveIsAnnounced], [command, floor], () => accept(...cancelling(command, floor))),
};

interface Passing extends OfSeat {
  readonly at: PassedOver['at'];
  readonly command: CommandId;
  readonly passed: readonly PassedClaim[];
  readonly reason: string | null;
}

/** Whoever was passed can read it, with the reason. */
export const passingRecorded = (floor: FloorFacts, passing: Passing): FloorFacts => {
  const { at, tableId, seat, reason, command, passed } = passing;
  if (passed.length === 0) return floor;
  const passedClaims = passed.reduce((all, { playerId, kind }) => {
    const told: PassedOver = { at, tableId, seat, kind, reason, command };
    return all.update(playerId, [], (earlier) => [...earlier, told]);
  }, floor.passedClaims);
  return { ...floor, passedClaims };
};

/** A change of tables meets every request of his, one of seats the wish for another seat. */
const requestsMet = (floor: FloorFacts, { playerId, from, tableId }: PlayerMoved): FloorFacts => {
  const seats = withoutRequest(floor, { kind: 'seat-change', playerId });
  return from.tableId === tableId ? seats : withoutRequest(seats, { kind: 'table-change', playerId });
};

const withoutMove = (floor: FloorFacts, { playerId }: { readonly playerId: PlayerId }): FloorFacts => ({
  ...floor,
  announcedMoves: floor.announcedMoves.delete(playerId),
});

const announced = (floor: FloorFacts, event: MoveAnnounced): FloorFacts => {
  const { at, by, playerId, alias, gameId, tableId, seat, kind, from, reservation } = event;
  const { forced, mustHoldMinimum, reason, justPosted, lapsesAt } = event;
  const holder = { playerId, alias };
  const kept = { reservation, since: at, givenBy: by, origin: 'move' as const, holder, entryId: null };
  const use: SeatUse = { state: 'reserved', reservation: { ...kept, reason, lapsesAt } };
  const to = { tableId, seat };
  const reserved = putSeat({ ...floor, lastReservation: reservation }, to, use);
  const move = {
    ...{ playerId, alias, gameId, kind, from, to, reservation, announcedAt: at, forced, mustHoldMinimum },
    ...{ reason, justPosted, handsPassed: 0, blindPassed: false },
  };
  return { ...reserved, announcedMoves: reserved.announcedMoves.set(playerId, move) };
};

const oneHandMore = (floor: FloorFacts, tableId: OfSeat['tableId']): FloorFacts => ({
  ...floor,
  announcedMoves: floor.announcedMoves.map((move) =>
    move.from.tableId === tableId ? { ...move, handsPassed: move.handsPassed + 1 } : move,
  ),
});

export const movingEvolutions: EvolutionsOf<
  'PlayerMoved' | 'MoveAnnounced' | 'BigBlindReached' | 'HandCounted' | 'MoveEnded' | 'ClaimsPassed'
> = {
  PlayerMoved: (floor, event) => passingRecorded(withoutMove(requestsMet(floor, event), event), event),
  MoveAnnounced: (floor, event) => passingRecorded(announced(floor, event), event),
  BigBlindReached: (floor, { playerId }) => {
    const move = floor.announcedMoves.get(playerId);
    if (!move) return floor;
    return { ...floor, announcedMoves: floor.announcedMoves.set(playerId, { ...move, blindPassed: true }) };
  },
  HandCounted: (floor, { tableId }) => oneHandMore(floor, tableId),
  MoveEnded: withoutMove,
  ClaimsPassed: passingRecorded,
};
