import { type CommandContext, type EventStore, readEvent, type StoredEvent } from '@cardroom/event-store';
import { type Actor, type CommandId, id, type Instant, invariant, type Refusal } from '@cardroom/kernel';
import { type Consequence, type Reaction, type Seen, type StreamOf, type Told } from '@cardroom/reactions';
import { createHash } from 'node:crypto';
import { type DaysThen } from './days-then';
import { moduleNamed, moduleOfStream, withChance } from './room-modules';

/** How a consequence ended; `nothing` when the other module saw no need to record anything. */
export type Ending =
  | { readonly outcome: 'done' | 'nothing' | 'repeated' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

const theHouse: Actor = { kind: 'timer' };

const toldOf = async (days: DaysThen, stored: StoredEvent): Promise<Told<never>> => {
  const history = moduleOfStream(stored.streamId)?.category.history;
  invariant(history, `${stored.streamId} belongs to a module of the room`);
  return {
    event: readEvent<never>(history, stored),
    streamId: stored.streamId,
    room: stored.metadata.room,
    position: String(stored.position),
    ...(await days.at(stored)),
  };
};

const withCategory = ({ module, streamId }: StreamOf) => {
  const category = moduleNamed(module)?.category;
  invariant(category, `${module} is a module of the room`);
  return { category, streamId };
};

/** Loads what a reaction asked to see. */
const lookAt = async (store: EventStore, reaction: Reaction, told: Told<never>): Promise<Seen> => {
  const states = new Map<string, unknown>();
  const look = async (streams: readonly StreamOf[]): Promise<void> => {
    const wanted = streams.filter(({ streamId }) => !states.has(streamId)).map(withCategory);
    if (wanted.length === 0) return;
    for (const [streamId, state] of await store.states(wanted)) states.set(streamId, state);
  };
  const seen: Seen = {
    state(_module, streamId) {
      invariant(states.has(streamId), `${reaction.name} looks only at what it asked to see`);
      return states.get(streamId) as never;
    },
  };
  await look(reaction.sees(told));
  await look(reaction.seesThen(told, seen));
  return seen;
};

export const consequencesOf = async (
  { store, days }: { readonly store: EventStore; readonly days: DaysThen },
  reaction: Reaction,
  stored: StoredEvent,
): Promise<readonly Consequence[]> => {
  const told = await toldOf(days, stored);
  return reaction.then(told, await lookAt(store, reaction, told));
};

interface Cause {
  readonly reaction: Reaction;
  readonly stored: StoredEvent;
  readonly at: Instant;
}

/**
 * The same fact, told again, leads to the same id wherever the same thing follows from it. What a wish says is part of
 * it, so that a reaction which sees more the second time does not take another command's answer for its own.
 */
const commandIdOf = ({ reaction, stored }: Cause, { streamId, wish }: Consequence): CommandId => {
  const said = createHash('sha256')
    .update(`${streamId} ${JSON.stringify(wish)}`)
    .digest('hex')
    .slice(0, 12);
  return id(`${reaction.name}-${stored.position}-${said}`);
};

const contextOf = (cause: Cause, consequence: Consequence): CommandContext => {
  const { metadata, position } = cause.stored;
  return {
    commandId: commandIdOf(cause, consequence),
    fingerprint: `reaction/${cause.reaction.name}`,
    by: consequence.by ?? theHouse,
    at: cause.at,
    room: metadata.room,
    correlationId: metadata.correlationId,
    causationId: String(position),
  };
};

/** Has the other module decide on what follows, once however often the fact is told. */
export const carryOut = async (
  store: EventStore,
  cause: Cause,
  consequence: Consequence,
): Promise<Ending> => {
  const module = moduleNamed(consequence.module);
  invariant(module, `${consequence.module} is a module of the room`);
  const context = contextOf(cause, consequence);
  const { at, by, commandId: command } = context;
  const wish = { ...withChance(module, consequence.wish), at, by, command };
  const result = await store.run(module.category, consequence.streamId, wish as never, context);
  invariant(result.outcome !== 'key-reused', `${context.commandId} has one fingerprint`);
  if (result.outcome === 'refused') return { outcome: 'refused', refusal: result.refusal };
  if (result.repeated) return { outcome: 'repeated' };
  return { outcome: result.events.length > 0 ? 'done' : 'nothing' };
};
