import { fold, instant, type Instant } from '@cardroom/kernel';
import { type Pick } from '@cardroom/poker';
import { type PlayCommand } from '../commands';
import { commandForTimer, deadlines, type Timed } from '../deadlines';
import { play } from '../decider';
import { type PlayEvent } from '../events';
import { emptyTable, type Table } from '../state';
import { type Depth } from '../terms';
import { anything, people, pickFrom } from './random-asks';
import { at, clock, type Opening, seedOf, timer } from './testing';

/** Everything that happened on a random evening, for properties to look at. */
export interface Evening {
  readonly table: Table;
  readonly events: readonly PlayEvent[];
  readonly steps: readonly EveningStep[];
  /** Timers armed and not yet answered, by their id. */
  readonly armed: ReadonlyMap<string, Timed>;
  /** Timers that knocked, in their order. */
  readonly knocked: readonly Timed[];
}

export interface EveningStep {
  readonly command: PlayCommand;
  readonly before: Table;
  readonly after: Table;
  readonly events: readonly PlayEvent[];
}

interface Playing {
  table: Table;
  readonly events: PlayEvent[];
  readonly steps: EveningStep[];
  readonly armed: Map<string, Timed>;
  readonly knocked: Timed[];
}

const play1 = (evening: Playing, command: PlayCommand): void => {
  const before = evening.table;
  const decision = play.decide(command, before);
  const events = decision.accepted ? decision.events : [];
  const after = fold(play.evolve, before, events);
  evening.table = after;
  evening.events.push(...events);
  evening.steps.push({ command, before, after, events });
  for (const change of deadlines({ before, after, events })) {
    if ('disarm' in change) evening.armed.delete(change.timerId);
    else evening.armed.set(change.timerId, change);
  }
};

/** The command of a knock, stamped as the worker stamps it. */
export const knockOf = ({ kind, payload }: Timed, moment: Instant, seed: number): PlayCommand => {
  const wish = commandForTimer(kind, payload);
  return { ...at(moment, timer).ask('GoOn', {}), seed: seedOf(seed), ...wish } as PlayCommand;
};

/** Timers that are due knock; some are late, and an old one knocks again now and then. */
const knockDue = (evening: Playing, moment: Instant, pick: Pick): void => {
  const due = [...evening.armed].filter(([, { dueAt }]) => dueAt <= moment);
  for (const [timerId, timed] of due) {
    if (pick(6) === 0) continue;
    evening.armed.delete(timerId);
    evening.knocked.push(timed);
    play1(evening, knockOf(timed, moment, pick(100_000)));
  }
};

/** An evening of so many steps, chosen by the numbers. */
export const playEvening = (
  depth: Depth,
  numbers: readonly number[],
  [steps, opening]: readonly [number, Opening?] = [150],
): Evening => {
  const pick = pickFrom(numbers);
  const evening: Playing = { table: emptyTable, events: [], steps: [], armed: new Map(), knocked: [] };
  let moment = clock('19:00:00');
  play1(evening, at(moment).open(depth, opening));
  for (let i = 0; i < 6; i++) {
    const playerId = people[i]!;
    play1(evening, at(moment).ask('TakeSeat', { playerId, alias: playerId, seat: i + 1, how: 'new' }));
    play1(evening, at(moment).buy(playerId, 200));
  }
  for (let i = 0; i < steps; i++) {
    moment = instant(moment + pick(20) * 1_000 + pick(1_000));
    knockDue(evening, moment, pick);
    const command = anything(evening.table, moment, pick);
    if (command) play1(evening, command);
  }
  return evening;
};
