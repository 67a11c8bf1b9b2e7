import { type FloorEvent } from '../events';
import { reservationsEvolutions } from '../seats/reservations';
import { seatingEvolutions } from '../seats/seating';
import { type FloorFacts } from '../state';
import { callsEvolutions } from '../waiting-list/calls';
import { presenceEvolutions } from '../waiting-list/presence';
import { waitingListEvolutions } from '../waiting-list/waiting-list';

/** What moving players to seats and lists folds by, so that each step of a break sees the floor after the last. */
const folds: Readonly<Record<string, unknown>> = {
  ...seatingEvolutions,
  ...reservationsEvolutions,
  ...callsEvolutions,
  ...presenceEvolutions,
  ...waitingListEvolutions,
};

/** Facts gathered one after the other, with the floor as it is after them. */
export interface Steps {
  readonly floor: FloorFacts;
  readonly events: readonly FloorEvent[];
}

export const startOn = (floor: FloorFacts): Steps => ({ floor, events: [] });

const folded = (floor: FloorFacts, event: FloorEvent): FloorFacts => {
  const fold = folds[event.type] as ((floor: FloorFacts, event: FloorEvent) => FloorFacts) | undefined;
  return fold ? fold(floor, event) : floor;
};

export const then = ({ floor, events }: Steps, next: readonly FloorEvent[]): Steps => ({
  floor: next.reduce(folded, floor),
  events: [...events, ...next],
});
