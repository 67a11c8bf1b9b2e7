import { type FloorEvent } from '../events';

/** An event as it was once stored. */
export interface GoldenEvent {
  readonly type: string;
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Examples of every version of every named event ever shipped. */
export const itHasEveryVersion = (
  golden: readonly GoldenEvent[],
  versions: Readonly<Record<string, number>>,
): void =>
  it('has an example of every version of every event ever shipped', () => {
    for (const [type, version] of Object.entries(versions)) {
      const known = new Set(golden.filter((event) => event.type === type).map((event) => event.version));
      expect({ type, versions: [...known].sort() }).toEqual({
        type,
        versions: Array.from({ length: version }, (_, i) => i + 1),
      });
    }
  });

/** What the decider records today has everything that the newest examples have; it may have gained fields. */
export const itIsStillRecorded = (golden: readonly GoldenEvent[], produced: readonly FloorEvent[]): void =>
  it('is what the decider still records today', () => {
    expect(produced).toMatchObject(golden.map(({ type, data }) => ({ type, ...data })));
  });

/** Whether an event is of a kind that the file has examples of. */
export const inGolden =
  (golden: readonly GoldenEvent[]) =>
  ({ type }: FloorEvent): boolean =>
    golden.some((event) => event.type === type);
