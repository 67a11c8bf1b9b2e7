import { type Instant } from '@cardroom/kernel';
import { readFileSync } from 'node:fs';
import { type Category } from './category';
import { type JsonObject } from './event';
import { readEvent } from './history';

/** One stored example of an event in one of the versions that were ever shipped, and what it reads as today. */
export interface GoldenEvent {
  readonly type: string;
  readonly schemaVersion: number;
  /** As it stands in the log. Once released, an entry is never edited. */
  readonly data: JsonObject;
  /** As `evolve` sees it today; edited when a new version changes the reading. */
  readonly reads: JsonObject;
}

/** What is wrong with a category's golden history; empty when nothing is. Used by `expectGoldenHistory`. */
export const goldenFaults = <C, S, E extends { type: string; at: Instant }>(
  { decider, history }: Pick<Category<C, S, E>, 'decider' | 'history'>,
  golden: readonly GoldenEvent[],
): string[] => [
  ...missingExamples(history.versions, golden),
  ...golden.flatMap((example) => wrongReading(history, example)),
  ...foldingFaults(
    decider,
    golden.map((example) => () => readEvent<E>(history, example)),
  ),
];

const missingExamples = (
  versions: Readonly<Record<string, number>>,
  golden: readonly GoldenEvent[],
): string[] =>
  Object.entries(versions).flatMap(([type, current]) =>
    Array.from({ length: current }, (_one, i) => i + 1)
      .filter((version) => !golden.some((one) => one.type === type && one.schemaVersion === version))
      .map((version) => `${type} version ${version} has no example`),
  );

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
};

const wrongReading = <E extends { type: string }>(
  history: Parameters<typeof readEvent<E>>[0],
  example: GoldenEvent,
): string[] => {
  const name = `${example.type} version ${example.schemaVersion}`;
  try {
    const read = JSON.stringify(sorted(readEvent<E>(history, example)));
    const expected = JSON.stringify(sorted(example.reads));
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

const readGolden = (file: string): readonly GoldenEvent[] => {
  const { events }: { events: readonly GoldenEvent[] } = JSON.parse(readFileSync(file, 'utf8'));
  return events;
};

/**
 * Proves in a spec that every event version ever shipped can still be read, from the module's `events.golden.json`
 * (`{ "events": [GoldenEvent, …] }`, by its absolute path): each version of each type has an example, each reads as
 * recorded there, and `evolve` takes them all. Throws with everything that is wrong.
 */
export const expectGoldenHistory = <C, S, E extends { type: string; at: Instant }>(
  category: Pick<Category<C, S, E>, 'name' | 'decider' | 'history'>,
  golden: string | readonly GoldenEvent[],
): void => {
  const faults = goldenFaults(category, typeof golden === 'string' ? readGolden(golden) : golden);
  if (faults.length > 0) throw new Error(`golden history of ${category.name}:\n${faults.join('\n')}`);
};
