import { invariant } from '@cardroom/kernel';
import { isList, isMap as isPersistentMap, List, Map as PersistentMap } from 'immutable';
import { isMap, isSet } from 'node:util/types';
import { deserialize, serialize } from 'node:v8';

/**
 * A folded state as bytes and back: plain objects and arrays, native and persistent maps, sets, lists, bigints. What is
 * one object in several places of the state is one object afterwards. Anything else, a function or an instance of a
 * class, is refused.
 *
 * In what is written a native map is always a mark: its kind at 0, its content at 1.
 */
type Mark = Map<number, unknown>;

/** To be raised when what is written here changes. */
export const codecVersion = 'codec 1';

const mark = (kind: string, content: unknown): Mark =>
  new Map<number, unknown>([
    [0, kind],
    [1, content],
  ]);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Also for objects that were made in another context of the process. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** So many keys and one more end the order of insertion for good. */
const keysInOrder = 8;
const others = Array.from({ length: keysInOrder + 1 }, (_one, i) => `\u0000${i}`);
const withOthers = <V>(map: PersistentMap<unknown, V | undefined>) =>
  map.withMutations((grown) => others.forEach((key) => grown.set(key, undefined)));

/** Two keys whose order in a grown map is not that in which they are given here. */
const probes: readonly [string, string] = (() => {
  const [first = '', second = ''] = [...withOthers(PersistentMap<unknown, undefined>()).keys()] as string[];
  return [second, first];
})();

/**
 * A persistent map keeps its entries in the order of insertion until it has grown beyond eight, and from then on in an
 * order of its own, even when it is small again. Whoever goes through it must meet the same order afterwards.
 */
const hasGrown = (map: PersistentMap<unknown, unknown>): boolean => {
  if (map.size > keysInOrder) return true;
  const [, ...rest] = map.keys();
  const least = rest.reduce<typeof map>((fewer, key) => fewer.delete(key), map);
  const order = [...least.set(probes[0], null).set(probes[1], null).keys()];
  return order.indexOf(probes[1]) < order.indexOf(probes[0]);
};

/** From keys and values in turn. */
const persistentMapOf = (content: readonly unknown[], isGrown: boolean): PersistentMap<unknown, unknown> => {
  const empty = PersistentMap<unknown, unknown>();
  return (isGrown ? withOthers(empty) : empty).withMutations((map) => {
    for (let i = 0; i < content.length; i += 2) map.set(content[i], content[i + 1]);
    if (isGrown) for (const key of others) map.delete(key);
  });
};

type Walk = (value: unknown) => unknown;

/** Goes through a value, each object once. */
const walking = (changed: (value: object, walk: Walk) => object): Walk => {
  const met = new Map<object, object>();
  const walk: Walk = (value) => {
    if (!isObject(value)) {
      invariant(typeof value !== 'function' && typeof value !== 'symbol', 'a state holds no functions');
      return value;
    }
    const known = met.get(value);
    if (known) return known;
    const now = changed(value, walk);
    met.set(value, now);
    met.set(now, now);
    return now;
  };
  return walk;
};

/** The same array or object while nothing in it changes. */
const copiedWhereChanged = (value: object, walk: Walk): object => {
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(value)) {
    const before = (value as Record<string, unknown>)[key];
    const after = walk(before);
    if (after === before) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as unknown as Record<string, unknown>;
    copy[key] = after;
  }
  return copy ?? value;
};

const marked = (value: object, walk: Walk): object => {
  if (Array.isArray(value)) return copiedWhereChanged(value, walk);
  if (isPersistentMap(value))
    return mark(
      hasGrown(value) ? 'grown' : 'persistent',
      [...value].flatMap(([key, one]) => [key, walk(one)]),
    );
  if (isList(value)) return mark('list', value.toArray().map(walk));
  if (isMap(value))
    return mark(
      'map',
      [...value].flatMap(([key, one]) => [walk(key), walk(one)]),
    );
  if (isSet(value)) return mark('set', [...value].map(walk));
  invariant(isPlain(value), `a state holds plain values, and no ${value.constructor.name}`);
  return copiedWhereChanged(value, walk);
};

const unmarked = (kind: unknown, content: readonly unknown[]): object => {
  switch (kind) {
    case 'persistent':
    case 'grown':
      return persistentMapOf(content, kind === 'grown');
    case 'list':
      return List(content);
    case 'map':
      return new Map(content.flatMap((key, i) => (i % 2 === 0 ? [[key, content[i + 1]]] : [])));
    default:
      return new Set(content);
  }
};

/** What was read belongs to nobody yet: it is put right in place, and only what holds marks is gone through twice. */
const puttingRight = (): ((value: object) => object) => {
  const met = new Map<object, object>();
  const right = (value: object): object => {
    const known = met.get(value);
    if (known) return known;
    const isMark = isMap(value);
    const holder = (isMark ? value.get(1) : value) as Record<string, unknown>;
    let holdsObjects = false;
    for (const key in holder) {
      const held = holder[key];
      if (typeof held !== 'object' || held === null) continue;
      holdsObjects = true;
      holder[key] = right(held);
    }
    if (!isMark && !holdsObjects) return value;
    const now = isMark ? unmarked(value.get(0), holder as unknown as unknown[]) : value;
    met.set(value, now);
    return now;
  };
  return right;
};

export const bytesOfState = (state: unknown): Buffer => serialize(walking(marked)(state));

export const stateOfBytes = (bytes: Buffer): unknown => {
  const state: unknown = deserialize(bytes);
  return isObject(state) ? puttingRight()(state) : state;
};
