import { type Actor, type CommandId, type Decision, id, type Instant } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { commandForTimer, type Deadline, deadlines } from '../deadlines';
import { floor } from '../decider';
import { type FloorEvent } from '../events';
import {
  after,
  commandFor,
  type RandomRoom,
  randomRoom,
  randomStart,
  type RandomStep,
} from './random-evening';
import { type Floor } from '../state';

/** What one command led to. */
export interface Played {
  readonly command: FloorCommand;
  readonly decision: Decision<FloorEvent>;
  readonly before: Floor;
  readonly after: Floor;
}

const playOne = (command: FloorCommand, before: Floor): Played => {
  const decision = floor.decide(command, before);
  const after = decision.accepted ? decision.events.reduce(floor.evolve, before) : before;
  return { command, decision, before, after };
};

type Armed = Map<string, Deadline>;

const rearm = (armed: Armed, { before, after, decision }: Played): void => {
  const events = decision.accepted ? decision.events : [];
  for (const change of deadlines({ before, after, events }))
    if ('disarm' in change) armed.delete(change.timerId);
    else armed.set(change.timerId, change);
};

/** The timers due by an instant, each as the knock it leads to, in the order in which they are due. */
const knocksDue = (armed: Armed, at: Instant): FloorCommand[] =>
  [...armed.values()]
    .filter(({ dueAt }) => dueAt <= at)
    .sort((a, b) => a.dueAt - b.dueAt || a.timerId.localeCompare(b.timerId))
    .map(({ timerId, kind, dueAt, payload }) => {
      armed.delete(timerId);
      const knock = commandForTimer(kind, payload);
      const by: Actor = { kind: 'timer' };
      return { ...knock, at: dueAt, by, command: id<CommandId>(`${timerId}.${dueAt}`) } as FloorCommand;
    });

/** Plays an evening, with every timer delivered when it is due, and gives what each command led to. */
export const playEvening = (room: RandomRoom, steps: readonly RandomStep[]): readonly Played[] => {
  const armed: Armed = new Map();
  const played: Played[] = [];
  let now: Floor = floor.initialState;
  const play = (command: FloorCommand): void => {
    const one = playOne(command, now);
    rearm(armed, one);
    played.push(one);
    now = one.after;
  };
  randomRoom(room).forEach(play);
  let at = randomStart;
  steps.forEach((step, n) => {
    at = after(at, step);
    for (let due = knocksDue(armed, at); due.length > 0; due = knocksDue(armed, at)) due.forEach(play);
    const command = commandFor({ floor: now, room, step, n, at });
    if (command) play(command);
  });
  return played;
};
