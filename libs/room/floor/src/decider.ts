import { accept, type Decider, type Decision, refuse, type Refusal } from '@cardroom/kernel';
import { arrivalsDecisions, arrivalsEvolutions } from './seats/arrivals';
import { arrivedTogetherDecisions } from './seats/arrived-together';
import { callsDecisions, callsEvolutions } from './waiting-list/calls';
import { type FloorCommand } from './commands';
import { type FloorEvent } from './events';
import { gamingDayDecisions, gamingDayEvolutions } from './day/gaming-day';
import { stampOf } from './ground-rules';
import { houseSettingsDecisions, houseSettingsEvolutions } from './day/house-settings';
import { offerDecisions, offerEvolutions } from './games/offer';
import { presenceDecisions, presenceEvolutions } from './waiting-list/presence';
import { remember } from './undo/recent-actions';
import { dayClosed, dayNotOpen } from './refusals';
import {
  lapsesOf,
  reservationsDecisions,
  reservationsEvolutions,
  someLockUpHadItsTime,
} from './seats/reservations';
import { seatingDecisions, seatingEvolutions } from './seats/seating';
import { type DecisionsOf, type EvolutionsOf } from './slice';
import { emptyFloor, type Floor, type FloorFacts, waitingCount } from './state';
import { tablesDecisions, tablesEvolutions } from './tables/tables';
import { touchedByAll } from './undo/touched';
import { undoAction, undoDecisions } from './undo/undo';
import { waitingListDecisions, waitingListEvolutions } from './waiting-list/waiting-list';

const decisions: DecisionsOf<FloorCommand['type']> = {
  ...gamingDayDecisions,
  ...houseSettingsDecisions,
  ...offerDecisions,
  ...tablesDecisions,
  ...waitingListDecisions,
  ...callsDecisions,
  ...presenceDecisions,
  ...seatingDecisions,
  ...arrivalsDecisions,
  ...arrivedTogetherDecisions,
  ...reservationsDecisions,
  ...undoDecisions,
};

const evolutions: EvolutionsOf<Exclude<FloorEvent['type'], 'ActionUndone'>> = {
  ...gamingDayEvolutions,
  ...houseSettingsEvolutions,
  ...offerEvolutions,
  ...tablesEvolutions,
  ...waitingListEvolutions,
  ...callsEvolutions,
  ...presenceEvolutions,
  ...seatingEvolutions,
  ...arrivalsEvolutions,
  ...reservationsEvolutions,
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

const evolve = (floor: Floor, event: FloorEvent): Floor => {
  const facts = evolved(floor, event);
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

const decide = (command: FloorCommand, floor: Floor): Decision<FloorEvent> => {
  const objection = dayRuns(command, floor);
  const decision = objection ? refuse(objection) : answer(command, floor);
  if (!decision.accepted) return command.by.kind === 'timer' ? accept() : decision;
  const { events } = decision;
  return events.length === 0 ? decision : accept(...events, ...lapsesThatFollow(command, floor, events));
};

/** Who waits, who sits where, and for how long: one decision at a time over a room's gaming day. */
export const floor: Decider<FloorCommand, Floor, FloorEvent> = { initialState: emptyFloor, decide, evolve };
