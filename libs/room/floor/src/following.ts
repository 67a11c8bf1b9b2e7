import { type FloorCommand } from './commands';
import { type FloorEvent } from './events';
import { stampOf } from './ground-rules';
import { mayMovesFollow, movesThatFollow } from './moves/following';
import { extraSeatsRemoved } from './openings/extra-player';
import { lapsesOf, someLockUpHadItsTime } from './seats/reservations';
import { type Floor, waitingCount } from './state';
import { rentMayFollow, rentThatFollows } from './time-collection/following';
import { momentsDue } from './time-collection/moments';
import { touchedByAll } from './undo/touched';

/** A command on a floor, and how events change one. */
export interface Deciding {
  readonly command: FloorCommand;
  readonly floor: Floor;
  readonly evolve: (floor: Floor, event: FloorEvent) => Floor;
}

/** What a decision brings about beside what was asked, seen with everything that it records so far. */
type Follower = (deciding: Deciding, events: readonly FloorEvent[]) => readonly FloorEvent[];

const floorAfter = ({ floor, evolve }: Deciding, events: readonly FloorEvent[]): Floor =>
  events.reduce(evolve, floor);

/** Chairs that go with whoever gets up at a table with one player too many (RRP-2.3.8). */
const seatsRemoved: Follower = ({ command, floor }, events) =>
  extraSeatsRemoved(floor, events, stampOf(command));

/** A table's fee begins or ends, somebody leaves owing, a dealer's push begins a period (RRP-2.2.2). */
const rentFollows: Follower = (deciding, events) =>
  rentMayFollow(deciding.floor, events)
    ? rentThatFollows(floorAfter(deciding, events), events, stampOf(deciding.command))
    : [];

/** Where a decision makes more players wait, lock-ups that had their time end in the same step (RRP-2.2.20). */
const lockUpsLapse: Follower = (deciding, events) => {
  const { command, floor } = deciding;
  if (!someLockUpHadItsTime(floor, command.at)) return [];
  const after = floorAfter(deciding, events);
  return touchedByAll(floor, events)
    .games.filter((gameId) => waitingCount(after, gameId) > waitingCount(floor, gameId))
    .flatMap((gameId) => lapsesOf(after, gameId, stampOf(command)));
};

/** What becomes of requests, announced moves and feeders whose seats and tables changed (RRP-2.3.9, RRP-2.3.12). */
const movesFollow: Follower = (deciding, events) => {
  const { command, floor } = deciding;
  if (!mayMovesFollow(floor, events)) return [];
  const after = floorAfter(deciding, events).facts;
  return movesThatFollow({ stamp: stampOf(command), before: floor.facts, after, events });
};

/** An undo may bring a schedule back whose moments have gone by since: they are recorded with it, not a command later. */
const momentsFollow: Follower = (deciding, events) => {
  if (!events.some(({ type }) => type === 'ActionUndone')) return [];
  const { at, command } = deciding.command;
  return momentsDue(floorAfter(deciding, events).facts, at, command);
};

/** In this order; each sees what the ones before it record. */
const followers: readonly Follower[] = [seatsRemoved, rentFollows, lockUpsLapse, movesFollow, momentsFollow];

/** What a decision records, with all that follows from it in the same step. */
export const withWhatFollows = (deciding: Deciding, decided: readonly FloorEvent[]): readonly FloorEvent[] =>
  followers.reduce((events, follow) => {
    const more = follow(deciding, events);
    return more.length === 0 ? events : [...events, ...more];
  }, decided);
