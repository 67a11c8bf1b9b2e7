import { accept, afterMinutes, type Instant, judge, type Refusal } from '@cardroom/kernel';
import { seatMayBeGiven } from '../moves/coming';
import { type RunningCall, type SeatUse } from '../carried';
import { type FloorEvent, type PlayerCalled } from '../events';
import {
  entryIsCalled,
  entryIsLive,
  ofCall,
  ofEntry,
  seatExists,
  seatFacts,
  seatIsFree,
  stampOf,
  tableIsOpen,
  tableIsRefilled,
  theCall,
  theEntry,
  theTable,
} from '../ground-rules';
import { changeEntry, freeReserved, putSeat, recordOvertakings } from '../keeping';
import { lapseOf } from '../seats/lock-up-time';
import { costOfMissing } from './missed-call';
import {
  alreadyAnswered,
  alreadyCalled,
  alreadyRepeated,
  alreadySeated,
  noAnswer,
  notCalled,
  otherGame,
  playerNotPresent,
  staffOnly,
  stillTimeToAnswer,
  wrongEntryState,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, liveEntry, seatUse } from '../state';
import { nobodyIsPassed, passedBy, tableIsMostInNeed } from './turn';

type CallRule = RulesFor<'CallPlayer'>[number];

/** Only a player who waits in the room is called: not one who is out, held, called in or called already. */
export const playerCanCome = (
  { entryId }: Pick<CommandNamed<'CallPlayer'>, 'entryId'>,
  floor: FloorFacts,
): Refusal | null => {
  const { standing } = theEntry(floor as Floor, entryId);
  if (standing.state === 'called') return alreadyCalled({ entryId, ...seatFacts(standing.call) });
  if (standing.state === 'called-in') return playerNotPresent({ entryId });
  return standing.state === 'waiting' ? null : wrongEntryState({ entryId, state: standing.state });
};

const tablePlaysHisGame: CallRule = ({ entryId, tableId }, floor) => {
  const { gameId } = theEntry(floor, entryId);
  return theTable(floor, tableId).game.gameId === gameId ? null : otherGame({ tableId, gameId });
};

/** A call keeps a seat, and nobody has two seats kept for him (RRP-2.3.4). */
const oneReservationPerPlayer: CallRule = ({ entryId }, floor) => {
  const kept = floor.reservedFor.get(theEntry(floor, entryId).playerId);
  return kept ? alreadySeated({ ...seatFacts(kept), reserved: true }) : null;
};

const comerOf = ({ entryId, tableId }: CommandNamed<'CallPlayer'>, floor: Floor) => ({
  gameId: theEntry(floor, entryId).gameId,
  tableId,
  entryId,
  as: 'called-out-of-order' as const,
});

const heIsNext: CallRule = (command, floor) => nobodyIsPassed(floor, comerOf(command, floor), command.reason);

const seatMayBeHis: CallRule = (command, floor) =>
  seatMayBeGiven(floor, { ...command, playerId: theEntry(floor, command.entryId).playerId });

const seatIsWhereNeeded: CallRule = ({ entryId, tableId, reason }, floor) => {
  const { gameId, playerId } = theEntry(floor, entryId);
  return tableIsMostInNeed(floor, { gameId, tableId, playerId }, reason);
};

export const callPlayerRules: RulesFor<'CallPlayer'> = [
  entryIsLive,
  playerCanCome,
  tableIsOpen,
  tablePlaysHisGame,
  tableIsRefilled,
  seatExists,
  seatIsFree,
  oneReservationPerPlayer,
  seatMayBeHis,
  heIsNext,
  seatIsWhereNeeded,
];

const answerTimes = ({ settings }: Floor, at: Instant) => {
  const answerBy = afterMinutes(at, settings.callAnswerMinutes);
  return { answerBy, endsAt: afterMinutes(answerBy, settings.callGraceMinutes) };
};

/** After the rules of `CallPlayer`, or of a draw that gives many their seats. */
export const calling = (command: CommandNamed<'CallPlayer'>, floor: Floor): PlayerCalled => {
  const { tableId, seat, reason = null } = command;
  const entry = theEntry(floor, command.entryId);
  return {
    type: 'PlayerCalled',
    ...stampOf(command),
    ...ofEntry(entry),
    tableId,
    seat,
    call: entry.calls + 1,
    reservation: floor.lastReservation + 1,
    ...answerTimes(floor, command.at),
    reason,
    overtaken: passedBy(floor, comerOf(command, floor)),
  };
};

type OfCalled = 'AnswerCall' | 'CallAgain' | 'DeclineCall' | 'ExpireCall';
type CalledRule = RulesFor<OfCalled>[number];

export const notAnsweredYet = (
  { entryId }: Pick<CommandNamed<'AnswerCall'>, 'entryId'>,
  floor: Floor,
): Refusal | null => (theCall(floor, entryId).call.answered ? alreadyAnswered({ entryId }) : null);

/** The answer time and the grace are over: the call ends without an answer (RRP-2.3.2). */
export const callStillRuns = (
  { at, entryId }: Pick<CommandNamed<'AnswerCall'>, 'at' | 'entryId'>,
  floor: Floor,
): Refusal | null => {
  const { call } = theCall(floor, entryId);
  return !call.answered && at >= call.endsAt ? noAnswer({ entryId, endedAt: call.endsAt }) : null;
};

const calledOnceSoFar: CalledRule = ({ entryId }, floor) =>
  theCall(floor, entryId).call.repeated ? alreadyRepeated({ entryId }) : null;

/** Staff choose what a missed call costs; the player and the timer take what the house has set. */
const choiceIsOfStaff: RulesFor<'DeclineCall' | 'ExpireCall'>[number] = ({ by, then }) =>
  then && by.kind !== 'staff' ? staffOnly({ kind: by.kind }) : null;

/** Staff who look at an older call than the one that runs do not end this one. */
const itIsTheRunningCall: RulesFor<'ExpireCall'>[number] = ({ entryId, call }, floor) =>
  theCall(floor, entryId).call.call === call ? null : notCalled({ entryId, call });

const answerTimeIsOver: RulesFor<'ExpireCall'>[number] = ({ at, entryId }, floor) => {
  const { answerBy } = theCall(floor, entryId).call;
  return at < answerBy ? stillTimeToAnswer({ entryId, answerBy }) : null;
};

export const answerCallRules: RulesFor<'AnswerCall'> = [
  entryIsLive,
  entryIsCalled,
  notAnsweredYet,
  callStillRuns,
];
export const callAgainRules: RulesFor<'CallAgain'> = [
  entryIsLive,
  entryIsCalled,
  notAnsweredYet,
  callStillRuns,
  calledOnceSoFar,
];
export const declineCallRules: RulesFor<'DeclineCall'> = [entryIsLive, entryIsCalled, choiceIsOfStaff];
export const expireCallRules: RulesFor<'ExpireCall'> = [
  entryIsLive,
  entryIsCalled,
  notAnsweredYet,
  itIsTheRunningCall,
  choiceIsOfStaff,
  answerTimeIsOver,
];

const missing = (command: CommandNamed<'DeclineCall' | 'ExpireCall'>, floor: Floor): FloorEvent[] => {
  const stamp = stampOf(command);
  const called = theCall(floor, command.entryId);
  const isDecline = command.type === 'DeclineCall';
  const how = isDecline ? 'declined' : 'no-answer';
  return [
    { type: isDecline ? 'CallDeclined' : 'CallExpired', ...stamp, ...ofCall(called) },
    ...costOfMissing(floor, { entry: called.entry, how, then: command.then, stamp }),
  ];
};

/** A timer's knock counts for the call it was set for, at its end or later; any other knock changes nothing. */
const isHeard = (command: CommandNamed<'ExpireCall'>, floor: Floor): boolean => {
  const entry = liveEntry(floor, command.entryId);
  if (entry?.standing.state !== 'called') return false;
  const { call, answered, endsAt } = entry.standing.call;
  return call === command.call && !answered && command.at >= endsAt;
};

export const callsDecisions: DecisionsOf<'CallPlayer' | OfCalled> = {
  CallPlayer: (command, floor) =>
    judge(callPlayerRules, [command, floor], () => accept(calling(command, floor))),
  AnswerCall: (command, floor) =>
    judge(answerCallRules, [command, floor], () => {
      const called = theCall(floor, command.entryId);
      const { table } = theTable(floor, called.call.tableId);
      const lapsesAt = lapseOf(floor, table, command.at);
      return accept({ type: 'CallAnswered', ...stampOf(command), ...ofCall(called), lapsesAt });
    }),
  CallAgain: (command, floor) =>
    judge(callAgainRules, [command, floor], () => {
      const called = theCall(floor, command.entryId);
      const facts = { ...ofCall(called), call: called.call.call + 1, ...answerTimes(floor, command.at) };
      return accept({ type: 'CallRepeated', ...stampOf(command), ...facts });
    }),
  DeclineCall: (command, floor) =>
    judge(declineCallRules, [command, floor], () => accept(...missing(command, floor))),
  ExpireCall: (command, floor) => {
    if (command.by.kind === 'timer' && !isHeard(command, floor)) return accept();
    return judge(expireCallRules, [command, floor], () => accept(...missing(command, floor)));
  },
};

const called = (floor: FloorFacts, event: PlayerCalled): FloorFacts => {
  const { at, by, entryId, playerId, alias, tableId, seat, answerBy, endsAt, reason, reservation } = event;
  const call: RunningCall = {
    call: event.call,
    tableId,
    seat,
    calledAt: at,
    answerBy,
    endsAt,
    answered: false,
    repeated: false,
  };
  const use: SeatUse = {
    state: 'reserved',
    reservation: {
      reservation,
      since: at,
      givenBy: by,
      origin: 'call',
      holder: { playerId, alias },
      entryId,
      reason,
      lapsesAt: null,
    },
  };
  const reserved = putSeat({ ...floor, lastReservation: reservation }, { tableId, seat }, use);
  return changeEntry(reserved, entryId, () => ({ calls: call.call, standing: { state: 'called', call } }));
};

export const changeCall = (
  floor: FloorFacts,
  entryId: PlayerCalled['entryId'],
  change: Partial<RunningCall>,
): FloorFacts =>
  changeEntry(floor, entryId, ({ standing, calls }) =>
    standing.state === 'called'
      ? { calls: change.call ?? calls, standing: { state: 'called', call: { ...standing.call, ...change } } }
      : {},
  );

/** The seat is free again and the player waits where he stood. */
export const endCall = (
  floor: FloorFacts,
  { entryId, tableId, seat }: Pick<PlayerCalled, 'entryId' | 'tableId' | 'seat'>,
): FloorFacts =>
  changeEntry(freeReserved(floor, { tableId, seat }), entryId, () => ({ standing: { state: 'waiting' } }));

const missed = (floor: FloorFacts, event: Pick<PlayerCalled, 'entryId' | 'tableId' | 'seat'>): FloorFacts =>
  changeEntry(endCall(floor, event), event.entryId, ({ missedCalls }) => ({ missedCalls: missedCalls + 1 }));

const counted = (floor: FloorFacts, what: 'calls' | 'declined' | 'notAnswered'): FloorFacts => ({
  ...floor,
  totals: { ...floor.totals, [what]: floor.totals[what] + 1 },
});

export const callsEvolutions: EvolutionsOf<
  'PlayerCalled' | 'CallRepeated' | 'CallAnswered' | 'CallDeclined' | 'CallExpired' | 'CallWithdrawn'
> = {
  PlayerCalled: (floor, event) => counted(recordOvertakings(called(floor, event), event), 'calls'),
  CallRepeated: (floor, { entryId, call, answerBy, endsAt }) =>
    changeCall(floor, entryId, { call, answerBy, endsAt, repeated: true }),
  CallAnswered: (floor, { at, entryId, tableId, seat, lapsesAt }) => {
    const answered = changeCall(floor, entryId, { answered: true });
    const use = seatUse(answered, { tableId, seat });
    if (use?.state !== 'reserved') return answered;
    const reservation = { ...use.reservation, since: at, lapsesAt };
    return putSeat(answered, { tableId, seat }, { state: 'reserved', reservation });
  },
  CallDeclined: (floor, event) => counted(missed(floor, event), 'declined'),
  CallExpired: (floor, event) => counted(missed(floor, event), 'notAnswered'),
  CallWithdrawn: endCall,
};
