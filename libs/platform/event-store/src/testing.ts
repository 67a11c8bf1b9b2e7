import { type Instant } from '@cardroom/kernel';
import { readFileSync } from 'node:fs';
import { canonicalJson } from './canonical-json';
import { type Category, type EventHistory } from './category';
import { type JsonObject } from './event';
import { readEvent, type StoredFact } from './history';
import { bytesOfState, stateOfBytes } from './state-codec';

/** One stored example of an event in one of the versions that were ever shipped. */
export interface GoldenEvent {
  readonly type: string;
  /** The schema version that the data is written in. */
  readonly version: number;
  /** As it stands in the log. Once released, an entry is never edited. */
  readonly data: JsonObject;
  /** The data as it reads today, for versions that are not the present one. */
  readonly reads?: JsonObject;
}

const factOf = ({ type, version, data }: GoldenEvent): StoredFact => ({ type, schemaVersion: version, data });

/** What is wrong with a category's golden history; empty when nothing is. Used by `expectGoldenHistory`. */
export const goldenFaults = <C, S, E extends { type: string; at: Instant }>(
  { decider, history }: Pick<Category<C, S, E>, 'decider' | 'history'>,
  golden: readonly GoldenEvent[],
): string[] => [
  ...missingExamples(history.versions, golden),
  ...golden.flatMap((example) => wrongReading(history, example)),
  ...foldingFaults(
    decider,
    golden.map((example) => () => readEvent<E>(history, factOf(example))),
  ),
];

const missingExamples = (
  versions: Readonly<Record<string, number>>,
  golden: readonly GoldenEvent[],
): string[] =>
  Object.entries(versions).flatMap(([type, current]) =>
    Array.from({ length: current }, (_one, i) => i + 1)
      .filter((version) => !golden.some((one) => one.type === type && one.version === version))
      .map((version) => `${type} version ${version} has no example`),
  );

const wrongReading = <E extends { type: string }>(
  history: EventHistory<E>,
  example: GoldenEvent,
): string[] => {
  const { type, version, data, reads } = example;
  const name = `${type} version ${version}`;
  const isPresent = version === (history.versions as Readonly<Record<string, number>>)[type];
  if (!isPresent && !reads) return [`${name} does not say how it reads today`];
  try {
    const read = canonicalJson(readEvent<E>(history, factOf(example)));
    const expected = canonicalJson({ type, ...(reads ?? data) });
    return read === expected ? [] : [`${name} reads as ${read}, not as ${expected}`];
  } catch (error) {
    return [`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** `evolve` must take any event of the past without throwing. */
const foldingFaults = <S, E>(
  { initialState, evolve }: { initialState: S; evolve: (state: S, event: E) => S },
  reads: readonly (() => E)[],
): string[] => {
  try {
    reads.reduce((state, read) => evolve(state, read()), initialState);
    return [];
  } catch (error) {
    return [`evolve threw on the golden history: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/**
 * Proves in a spec that every event version ever shipped can still be read, from the module's `events.golden.json` (an
 * array of `GoldenEvent`, given as such or by its absolute path): each version of each type has an example, each reads
 * as recorded there, and `evolve` takes them all. Throws with everything that is wrong.
 */
export const expectGoldenHistory = <C, S, E extends { type: string; at: Instant }>(
  category: Pick<Category<C, S, E>, 'name' | 'decider' | 'history'>,
  golden: string | readonly GoldenEvent[],
): void => {
  const faults = goldenFaults(
    category,
    typeof golden === 'string' ? JSON.parse(readFileSync(golden, 'utf8')) : golden,
  );
  if (faults.length > 0) throw new Error(`golden history of ${category.name}:\n${faults.join('\n')}`);
};

/**
 * The states of a stream as they are folded from a waypoint kept at a version, written to bytes and read again: each
 * version that is answered from it, with its state. Empty where no waypoint may lie, or its memory would never be whole.
 */
export function* statesFromWaypoint<C, S, E extends { type: string; at: Instant }>(
  { decider: { initialState, evolve }, waypoints }: Pick<Category<C, S, E>, 'decider' | 'waypoints'>,
  events: readonly E[],
  version: number,
): Generator<readonly [version: number, state: S]> {
  const memory = waypoints?.memory;
  const at = events.slice(0, version).reduce<S>(evolve, initialState);
  const next = events[version];
  if (next && memory?.goesOn(at, next)) return;
  let state = stateOfBytes(bytesOfState(memory ? memory.without(at) : at)) as S;
  let isWhole = memory?.isWhole(state) ?? true;
  if (isWhole) yield [version, state];
  for (const [i, event] of events.slice(version).entries()) {
    if (!isWhole && memory?.reachesBack(state, event)) return;
    state = evolve(state, event);
    isWhole ||= memory?.isWhole(state) ?? true;
    if (isWhole) yield [version + i + 1, state];
  }
}
