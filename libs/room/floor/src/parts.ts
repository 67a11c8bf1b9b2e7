import { Map as PersistentMap } from 'immutable';
import { type PlayerId } from '@cardroom/kernel';
import { type Absence, type Custody, type PlayOver, type TakenAway, type Walks } from './absence/kept';
import { type GuestsBehind, type SeatFlag } from './seats/seat-marks';
import { moveParts } from './moves/move-parts';
import { rentParts } from './time-collection/rent-parts';
import { tableParts } from './tables/table-parts';
import { type Deposit } from './waiting-list/deposit';

/** What a capability keeps of its own beside seats and lists: plain values by key, never changed in place. */
export type Part = PersistentMap<string, unknown>;

/**
 * The parts of the floor, all empty. A capability adds its own here by name; carrying over to the next day, undo and
 * timers then treat it like all the others.
 */
export const noParts = {
  deposits: PersistentMap<string, Deposit>(),
  absences: PersistentMap<PlayerId, Absence>(),
  walks: PersistentMap<PlayerId, Walks>(),
  custody: PersistentMap<string, Custody>(),
  takenAway: PersistentMap<string, TakenAway>(),
  playedOver: PersistentMap<string, PlayOver>(),
  guests: PersistentMap<PlayerId, GuestsBehind>(),
  seatFlags: PersistentMap<string, readonly SeatFlag[]>(),
  ...rentParts,
  ...tableParts,
  ...moveParts,
} as const satisfies Readonly<Record<string, Part>>;

export type FloorParts = typeof noParts;
export type PartName = keyof FloorParts;
type Parts = Readonly<Record<string, Part>>;

const partNames = Object.keys(noParts);

const partOf = (parts: FloorParts, name: string): Part => (parts as Parts)[name] as Part;

/** Parts as they stand in an event: entries by part. */
export type CarriedParts = Readonly<Record<string, readonly (readonly [string, unknown])[]>>;

export const carriedParts = (parts: FloorParts): CarriedParts =>
  Object.fromEntries(
    partNames
      .filter((name) => partOf(parts, name).size > 0)
      .map((name) => [name, [...partOf(parts, name).entries()]]),
  );

/** A part that the event does not know, because it is older than the part, is empty. */
export const partsFrom = (carried: CarriedParts | undefined): FloorParts =>
  Object.fromEntries(
    partNames.map((name) => [name, PersistentMap<string, unknown>(carried?.[name] ?? [])]),
  ) as FloorParts;

export interface KeyOfPart {
  readonly name: string;
  readonly key: string;
}

const otherValues = (is: Part, was: Part): readonly string[] => {
  const keys: string[] = [];
  for (const [key, value] of is.entries()) if (was.get(key) !== value) keys.push(key);
  return keys;
};

const keysMissing = (was: Part, is: Part): readonly string[] => [...was.keys()].filter((key) => !is.has(key));

const keysChanged = (was: Part, is: Part): readonly string[] => {
  if (was === is) return [];
  const others = otherValues(is, was);
  const added = others.filter((key) => !was.has(key)).length;
  return is.size === was.size + added ? others : [...others, ...keysMissing(was, is)];
};

/** Every value that differs between two moments of the floor, in all parts or in those named. */
export const changedParts = (
  before: FloorParts,
  after: FloorParts,
  names: readonly string[] = partNames,
): readonly KeyOfPart[] =>
  names.flatMap((name) =>
    keysChanged(partOf(before, name), partOf(after, name)).map((key) => ({ name, key })),
  );

export const everyPart = (parts: FloorParts): readonly KeyOfPart[] => changedParts(noParts, parts);

export const valueIn = (parts: FloorParts, { name, key }: KeyOfPart): unknown => partOf(parts, name).get(key);

/** The parts with these values as they are in `source`. */
export const withValuesOf = (
  parts: FloorParts,
  keys: readonly KeyOfPart[],
  source: FloorParts,
): FloorParts => {
  const now: Record<string, Part> = {};
  for (const { name, key } of keys) {
    const part = now[name] ?? partOf(parts, name);
    const value = valueIn(source, { name, key });
    now[name] = value === undefined ? part.delete(key) : part.set(key, value);
  }
  return { ...parts, ...now };
};
