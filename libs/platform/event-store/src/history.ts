import { type Instant, invariant } from '@cardroom/kernel';
import { type EventHistory } from './category';
import { type JsonObject } from './event';
import { type NewEvent } from './append';

/** The part of a stored event that folding needs. */
export interface StoredFact {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: unknown;
}

const upcasted = <E extends { type: string }>(history: EventHistory<E>, fact: StoredFact): JsonObject => {
  const { type, schemaVersion } = fact;
  const current = (history.versions as { readonly [type: string]: number })[type];
  let data = fact.data as JsonObject;
  if (current === undefined || schemaVersion === current) return data;
  invariant(
    schemaVersion < current,
    `${type} was written in version ${schemaVersion}, newer than ${current}`,
  );
  for (let version = schemaVersion; version < current; version += 1) {
    const upcast = history.upcasters?.[type]?.[version];
    invariant(upcast, `${type} has no upcaster from version ${version}`);
    data = upcast(data);
  }
  return data;
};

/**
 * Reads a stored event in today's words: its data goes through the upcasters from the version it was written in.
 * Types that the history does not know pass as they are, and `evolve` ignores them. An event written in a newer
 * version than this program knows throws: deciding on half-understood facts would be worse.
 */
export const readEvent = <E extends { type: string }>(history: EventHistory<E>, fact: StoredFact): E =>
  ({ type: fact.type, ...upcasted(history, fact) }) as unknown as E;

/** The same for data that nobody else holds: the type is put into it instead of into a copy. */
export const readOwnEvent = <E extends { type: string }>(history: EventHistory<E>, fact: StoredFact): E =>
  Object.assign(upcasted(history, fact), { type: fact.type }) as unknown as E;

/** Spells an event for the log: everything but its type stands in the data, in the present version. */
export const writeEvent = <E extends { type: string; at: Instant }>(
  history: EventHistory<E>,
  streamId: string,
  event: E,
): NewEvent => {
  const { type, ...data } = event;
  const schemaVersion = (history.versions as { readonly [type: string]: number })[type];
  invariant(schemaVersion !== undefined, `the history of the category has no version for ${type}`);
  return { streamId, type, schemaVersion, data: data as unknown as JsonObject, occurredAt: event.at };
};
