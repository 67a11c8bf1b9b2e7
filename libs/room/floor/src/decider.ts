import { accept, type Decider, type Decision, refuse, type Refusal } from '@cardroom/kernel';
import { type FloorCommand } from './commands';
import { vacancyFilled } from './moves/requests';
import { gameOrderKept } from './must-move/order';
import { type FloorEvent } from './events';
import { withWhatFollows } from './following';
import { reported } from './handover/reporting';
import { dayClosed, dayNotOpen } from './refusals';
import { decisions, evolutions } from './slices';
import { emptyFloor, type Floor, type FloorFacts } from './state';
import { momentsDue } from './time-collection/moments';
import { remember } from './undo/recent-actions';
import { undoAction } from './undo/undo';
import { paceObserved } from './waiting-list/observed-pace';

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

const folded = (floor: Floor, event: FloorEvent): FloorFacts => {
  if (event.type === 'ActionUndone') return undoAction(floor, event.action);
  const fold = evolutions[event.type] as ((floor: FloorFacts, event: FloorEvent) => FloorFacts) | undefined;
  return fold ? fold(floor.facts, event) : floor.facts;
};

/** What the floor sees in every event beside what its slice folds: it gets the facts before, those after, and it. */
type Observer = (was: FloorFacts, is: FloorFacts, event: FloorEvent) => FloorFacts;

/** When players joined their game, which vacancies are over, how fast lists move, what the next shift must know. */
const observers: readonly Observer[] = [
  gameOrderKept,
  (_, is, event) => vacancyFilled(is, event),
  paceObserved,
  reported,
];

const evolved = (floor: Floor, event: FloorEvent): Floor => {
  const was = floor.facts;
  const facts = observers.reduce((is, observe) => observe(was, is, event), folded(floor, event));
  return { ...facts, facts, recent: remember(floor.recent, { event, before: was, after: facts }) };
};

/** The floor that an event was last folded on, and what it became. */
const lastFolds = new WeakMap<FloorEvent, { readonly on: Floor; readonly to: Floor }>();

/**
 * Deciding looks at the floor after its own events, and whoever records them folds them on the same floor again: the
 * same step is taken once.
 */
const evolve = (floor: Floor, event: FloorEvent): Floor => {
  const last = lastFolds.get(event);
  if (last?.on === floor) return last.to;
  const to = evolved(floor, event);
  lastFolds.set(event, { on: floor, to });
  return to;
};

const decideOn = (command: FloorCommand, floor: Floor): Decision<FloorEvent> => {
  const objection = dayRuns(command, floor);
  const decision = objection ? refuse(objection) : answer(command, floor);
  if (!decision.accepted) return command.by.kind === 'timer' ? accept() : decision;
  if (decision.events.length === 0) return decision;
  return accept(...withWhatFollows({ command, floor, evolve }, decision.events));
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
