import { accept, type Decider, type Decision, refuse, type Refusal } from '@cardroom/kernel';
import { absenceDecisions, absenceEvolutions } from './absence/absence';
import { custodyDecisions, custodyEvolutions } from './absence/custody';
import { playOverDecisions, playOverEvolutions } from './absence/play-over';
import { returningDecisions, returningEvolutions } from './absence/returning';
import { guestsDecisions, guestsEvolutions } from './seats/guests';
import { seatFlagsDecisions, seatFlagsEvolutions } from './seats/seat-flags';
import { arrivalsDecisions, arrivalsEvolutions } from './seats/arrivals';
import { arrivedTogetherDecisions } from './seats/arrived-together';
import { callsDecisions, callsEvolutions } from './waiting-list/calls';
import { type FloorCommand } from './commands';
import { type FloorEvent } from './events';
import { gamingDayDecisions, gamingDayEvolutions } from './day/gaming-day';
import { stampOf } from './ground-rules';
import { houseSettingsDecisions, houseSettingsEvolutions } from './day/house-settings';
import { offerDecisions, offerEvolutions } from './games/offer';
import { depositsDecisions, depositsEvolutions } from './waiting-list/deposits';
import { moreTimeDecisions, moreTimeEvolutions } from './waiting-list/more-time';
import { paceObserved } from './waiting-list/observed-pace';
import { passingEvolutions } from './waiting-list/passing';
import { transferDecisions, transferEvolutions } from './waiting-list/transfer';
import { reported } from './handover/reporting';
import { presenceDecisions, presenceEvolutions } from './waiting-list/presence';
import { remember } from './undo/recent-actions';
import { extraSeatsRemoved } from './openings/extra-player';
import { dayClosed, dayNotOpen } from './refusals';
import {
  lapsesOf,
  reservationsDecisions,
  reservationsEvolutions,
  someLockUpHadItsTime,
} from './seats/reservations';
import { seatingDecisions, seatingEvolutions } from './seats/seating';
import { mayMovesFollow, movesThatFollow } from './moves/following';
import { carriedPotDecisions, carriedPotEvolutions } from './moves/carried-pot';
import { keepingApartDecisions, keepingApartEvolutions } from './moves/keeping-apart';
import { movingDecisions, movingEvolutions } from './moves/moving';
import { requestsDecisions, requestsEvolutions, vacancyFilled } from './moves/requests';
import { feedersDecisions, feedersEvolutions } from './must-move/feeders';
import { gameOrderKept } from './must-move/order';
import { refusingDecisions, refusingEvolutions } from './must-move/refusing';
import { type DecisionsOf, type EvolutionsOf } from './slice';
import { emptyFloor, type Floor, type FloorFacts, waitingCount } from './state';
import { tableLifeDecisions, tableLifeEvolutions } from './tables/table-life';
import { tablesDecisions, tablesEvolutions } from './tables/tables';
import { timeCollectionDecisions, timeCollectionEvolutions } from './time-collection/decisions';
import { rentMayFollow, rentThatFollows } from './time-collection/following';
import { momentsDue } from './time-collection/moments';
import { touchedByAll } from './undo/touched';
import { undoAction, undoDecisions } from './undo/undo';
import { waitingListDecisions, waitingListEvolutions } from './waiting-list/waiting-list';

const decisions: DecisionsOf<FloorCommand['type']> = {
  ...gamingDayDecisions,
  ...houseSettingsDecisions,
  ...offerDecisions,
  ...tablesDecisions,
  ...tableLifeDecisions,
  ...waitingListDecisions,
  ...callsDecisions,
  ...moreTimeDecisions,
  ...transferDecisions,
  ...depositsDecisions,
  ...presenceDecisions,
  ...seatingDecisions,
  ...arrivalsDecisions,
  ...arrivedTogetherDecisions,
  ...reservationsDecisions,
  ...absenceDecisions,
  ...custodyDecisions,
  ...playOverDecisions,
  ...returningDecisions,
  ...guestsDecisions,
  ...seatFlagsDecisions,
  ...timeCollectionDecisions,
  ...requestsDecisions,
  ...movingDecisions,
  ...carriedPotDecisions,
  ...keepingApartDecisions,
  ...feedersDecisions,
  ...refusingDecisions,
  ...undoDecisions,
};

const evolutions: EvolutionsOf<Exclude<FloorEvent['type'], 'ActionUndone'>> = {
  ...gamingDayEvolutions,
  ...houseSettingsEvolutions,
  ...offerEvolutions,
  ...tablesEvolutions,
  ...tableLifeEvolutions,
  ...waitingListEvolutions,
  ...callsEvolutions,
  ...moreTimeEvolutions,
  ...transferEvolutions,
  ...passingEvolutions,
  ...depositsEvolutions,
  ...presenceEvolutions,
  ...seatingEvolutions,
  ...arrivalsEvolutions,
  ...reservationsEvolutions,
  ...absenceEvolutions,
  ...custodyEvolutions,
  ...playOverEvolutions,
  ...returningEvolutions,
  ...guestsEvolutions,
  ...seatFlagsEvolutions,
  ...timeCollectionEvolutions,
  ...requestsEvolutions,
  ...movingEvolutions,
  ...carriedPotEvolutions,
  ...keepingApartEvolutions,
  ...feedersEvolutions,
  ...refusingEvolutions,
};

/** Everything but its opening happens on an open day. */
const dayRuns = ({ type }: FloorCommand, { day }: Floor): Refusal | null => {
  if (type === 'OpenDay') return null;
  if (!day) return dayNotOpen();
  return day.closed ? dayClosed({ day: day.day }) : null;
};

const answer = (command: FloorCommand, floor: Floor): Decision<FloorEvent> => {
  const decide = decisions[command.type] as (command: FloorCommand, floor: Floor) => Decision<FloorEvent>;
  return decide(command, floor);
};

const evolved = (floor: Floor, event: FloorEvent): FloorFacts => {
  if (event.type === 'ActionUndone') return undoAction(floor, event.action);
  const fold = evolutions[event.type] as ((floor: FloorFacts, event: FloorEvent) => FloorFacts) | undefined;
  return fold ? fold(floor.facts, event) : floor.facts;
};

/** Where players sit is also when they joined their game, and which vacancies are over. */
const playersFollowed = (floor: Floor, event: FloorEvent): FloorFacts =>
  vacancyFilled(gameOrderKept(floor.facts, evolved(floor, event), event), event);

/** What the event changes, and what it says of the day: how fast lists move, and what the next shift must know. */
const seen = (floor: Floor, event: FloorEvent): FloorFacts => {
  const was = floor.facts;
  return reported(was, paceObserved(was, playersFollowed(floor, event), event), event);
};

const evolve = (floor: Floor, event: FloorEvent): Floor => {
  const facts = seen(floor, event);
  return { ...facts, facts, recent: remember(floor.recent, { event, before: floor.facts, after: facts }) };
};

/** Where a decision makes more players wait, lock-ups that had their time end in the same step (RRP-2.2.20). */
const lapsesThatFollow = (
  command: FloorCommand,
  floor: Floor,
  events: readonly FloorEvent[],
): FloorEvent[] => {
  if (!someLockUpHadItsTime(floor, command.at)) return [];
  const games = touchedByAll(floor, events).games;
  const after = events.reduce(evolve, floor);
  return games
    .filter((gameId) => waitingCount(after, gameId) > waitingCount(floor, gameId))
    .flatMap((gameId) => lapsesOf(after, gameId, stampOf(command)));
};

/** What a decision brings about for the rent: a table's fee begins or ends, somebody leaves owing. */
const rentFollowing = (command: FloorCommand, floor: Floor, events: readonly FloorEvent[]): FloorEvent[] =>
  rentMayFollow(floor, events)
    ? [...rentThatFollows(events.reduce(evolve, floor), events, stampOf(command))]
    : [];

/** What becomes of requests, announced moves and feeders whose seats and tables the decision changed. */
const movesFollowing = (command: FloorCommand, floor: Floor, events: readonly FloorEvent[]): FloorEvent[] =>
  mayMovesFollow(floor, events)
    ? movesThatFollow({
        stamp: stampOf(command),
        before: floor.facts,
        after: events.reduce(evolve, floor).facts,
        events,
      })
    : [];

const decideOn = (command: FloorCommand, floor: Floor): Decision<FloorEvent> => {
  const objection = dayRuns(command, floor);
  const decision = objection ? refuse(objection) : answer(command, floor);
  if (!decision.accepted) return command.by.kind === 'timer' ? accept() : decision;
  const { events } = decision;
  if (events.length === 0) return decision;
  const recorded = [
    ...events,
    ...extraSeatsRemoved(floor, events, stampOf(command)),
    ...rentFollowing(command, floor, events),
    ...lapsesThatFollow(command, floor, events),
  ];
  return accept(...recorded, ...movesFollowing(command, floor, recorded));
};

/** What fell due for the rent by now is recorded first, and the command decided on the floor after it. */
const decide = (command: FloorCommand, floor: Floor): Decision<FloorEvent> => {
  const due = momentsDue(floor.facts, command.at, command.command);
  if (due.length === 0) return decideOn(command, floor);
  const decision = decideOn(command, due.reduce<Floor>(evolve, floor));
  return decision.accepted ? accept(...due, ...decision.events) : decision;
};

/** Who waits, who sits where, and for how long: one decision at a time over a room's gaming day. */
export const floor: Decider<FloorCommand, Floor, FloorEvent> = { initialState: emptyFloor, decide, evolve };
