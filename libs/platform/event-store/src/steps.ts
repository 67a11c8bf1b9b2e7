import { type Instant, invariant, type Refusal } from '@cardroom/kernel';
import { type AppendedRange, type AppendRequest, type NewEvent, type StreamDeadline } from './append';
import { type AnyCategory, type Category } from './category';
import { type BoardRow, type CommandContext } from './event';
import { writeEvent } from './history';
import { type Held } from './states';

/** One thing to do in `runTogether`. Made by `step`, which checks that the command belongs to the category. */
export interface Step {
  readonly category: AnyCategory;
  readonly streamId: string;
  readonly command: unknown;
}

/** One step of `runTogether`, its command checked against its category. */
export const step = <C, S, E extends { type: string; at: Instant }>(
  category: Category<C, S, E>,
  streamId: string,
  command: C,
): Step => {
  invariant(streamId.startsWith(`${category.name}-`), `${streamId} is no stream of ${category.name}`);
  return { category: category as unknown as AnyCategory, streamId, command };
};

/** What a step led to: its events, and the stream's state before and after them. */
export interface DecidedStep extends Step {
  readonly before: Held;
  readonly after: Held;
  readonly events: readonly never[];
}

export type DecidedSteps = { readonly refusal: Refusal } | { readonly steps: readonly DecidedStep[] };

const evolved = ({ category }: Step, before: Held, events: readonly never[]): Held => ({
  state: events.reduce<unknown>(
    (state, event) => category.decider.evolve(state as never, event),
    before.state,
  ),
  version: before.version + events.length,
  position: before.position,
});

/** Decides each step on the state that the earlier steps leave; the first refusal refuses all of them. */
export const decideSteps = (steps: readonly Step[], held: ReadonlyMap<string, Held>): DecidedSteps => {
  const states = new Map(held);
  const decided: DecidedStep[] = [];
  for (const one of steps) {
    const before = states.get(one.streamId);
    invariant(before, `${one.streamId} was loaded before it is decided on`);
    const decision = one.category.decider.decide(one.command as never, before.state as never);
    if (!decision.accepted) return { refusal: decision.refusal };
    const after = evolved(one, before, decision.events);
    states.set(one.streamId, after);
    decided.push({ ...one, before, after, events: decision.events });
  }
  return { steps: decided };
};

const newEvents = ({ category, streamId, events }: DecidedStep): NewEvent[] =>
  events.map((event) => {
    const rules = category.rulesCited?.(event);
    return { ...writeEvent(category.history, streamId, event), ...(rules ? { rules } : {}) };
  });

const changeOf = ({ before, after, events }: DecidedStep) => ({
  before: before.state as never,
  after: after.state as never,
  events,
});

const boardsOf = (one: DecidedStep): readonly BoardRow[] =>
  one.events.length === 0 ? [] : (one.category.boards?.(changeOf(one)) ?? []);

const deadlinesOf = (one: DecidedStep): readonly StreamDeadline[] =>
  one.events.length === 0
    ? []
    : (one.category.deadlines?.(changeOf(one)) ?? []).map((change) => ({
        ...change,
        streamId: one.streamId,
      }));

export const rangeOf = ({ streamId, before, after }: DecidedStep): AppendedRange => ({
  streamId,
  from: before.version + 1,
  to: after.version,
});

/** The append that records a decision; it holds for exactly the versions that were decided on. */
export const requestFor = (
  { steps, context }: { steps: readonly Step[]; context: CommandContext },
  held: ReadonlyMap<string, Held>,
  decided: DecidedSteps,
): AppendRequest => {
  const categories = new Map(steps.map(({ streamId, category }) => [streamId, category.name]));
  const streams = [...held].map(([streamId, { version }]) => ({
    streamId,
    category: categories.get(streamId) ?? '',
    expectedVersion: version,
  }));
  if ('refusal' in decided) return { context, streams, events: [], answer: decided };
  return {
    context,
    streams,
    events: decided.steps.flatMap(newEvents),
    boards: decided.steps.flatMap(boardsOf),
    deadlines: decided.steps.flatMap(deadlinesOf),
    answer: { steps: decided.steps.map(rangeOf) },
  };
};
