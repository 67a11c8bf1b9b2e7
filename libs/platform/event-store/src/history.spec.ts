import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Decider, type Instant, instant } from '@cardroom/kernel';
import { type EventHistory } from './category';
import { readEvent, writeEvent } from './history';
import { expectGoldenHistory, type GoldenEvent } from './testing';

interface Seated {
  readonly type: 'Seated';
  readonly at: Instant;
  readonly seat: number;
  readonly by: string;
}
interface Left {
  readonly type: 'Left';
  readonly at: Instant;
}
type Fact = Seated | Left;

const history: EventHistory<Fact> = {
  versions: { Seated: 3, Left: 1 },
  upcasters: {
    Seated: {
      1: ({ place, ...rest }) => ({ ...rest, seat: place ?? 0 }),
      2: (data) => ({ ...data, by: 'unknown' }),
    },
  },
};

describe('an event of the past', () => {
  it('is read through every version since the one it was written in', () => {
    expect(readEvent(history, { type: 'Seated', schemaVersion: 1, data: { at: 1, place: 4 } })).toEqual({
      type: 'Seated',
      at: 1,
      seat: 4,
      by: 'unknown',
    });
    expect(readEvent(history, { type: 'Seated', schemaVersion: 2, data: { at: 1, seat: 5 } })).toMatchObject({
      seat: 5,
      by: 'unknown',
    });
  });

  it('is read as it stands in the present version', () => {
    const data = { at: 1, seat: 4, by: 's1' };
    expect(readEvent(history, { type: 'Seated', schemaVersion: 3, data })).toEqual({
      type: 'Seated',
      ...data,
    });
  });

  it('passes unchanged when its type is not known, for evolve to ignore', () => {
    expect(readEvent(history, { type: 'Moved', schemaVersion: 9, data: { at: 1 } })).toEqual({
      type: 'Moved',
      at: 1,
    });
  });

  it('of the future is not guessed at', () => {
    expect(() => readEvent(history, { type: 'Left', schemaVersion: 2, data: {} })).toThrow(
      'Left was written in version 2, newer than 1',
    );
  });

  it('without an upcaster for its version is a bug that is told', () => {
    const broken: EventHistory<Fact> = { versions: { Seated: 2, Left: 1 } };
    expect(() => readEvent(broken, { type: 'Seated', schemaVersion: 1, data: {} })).toThrow(
      'no upcaster from version 1',
    );
  });
});

describe('an event on its way into the log', () => {
  it('carries the present version, and everything but its type as data', () => {
    expect(writeEvent(history, 'floor-1', { type: 'Seated', at: instant(7), seat: 1, by: 's1' })).toEqual({
      streamId: 'floor-1',
      type: 'Seated',
      schemaVersion: 3,
      data: { at: 7, seat: 1, by: 's1' },
      occurredAt: 7,
    });
  });

  it('is refused when the history does not list its type', () => {
    const stranger = { type: 'Moved', at: instant(1) } as unknown as Fact;
    expect(() => writeEvent(history, 'floor-1', stranger)).toThrow('no version for Moved');
  });
});

describe('a golden history', () => {
  const decider: Decider<never, number, Fact> = {
    initialState: 0,
    decide: () => ({ accepted: true, events: [] }),
    evolve: (seats, event) => (event.type === 'Seated' ? seats + event.seat : seats),
  };
  const category = { name: 'floor', decider, history };
  const golden: GoldenEvent[] = [
    { type: 'Seated', version: 1, data: { at: 1, place: 4 }, reads: { at: 1, seat: 4, by: 'unknown' } },
    { type: 'Seated', version: 2, data: { at: 1, seat: 5 }, reads: { by: 'unknown', at: 1, seat: 5 } },
    { type: 'Seated', version: 3, data: { at: 1, seat: 6, by: 's' } },
    { type: 'Left', version: 1, data: { at: 1 } },
  ];

  it('holds when every version of every type has an example that reads as recorded', () => {
    expect(() => expectGoldenHistory(category, golden)).not.toThrow();
  });

  it('is read from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'golden-')), 'events.golden.json');
    writeFileSync(file, JSON.stringify(golden));
    expect(() => expectGoldenHistory(category, file)).not.toThrow();
    writeFileSync(file, JSON.stringify(golden.slice(1)));
    expect(() => expectGoldenHistory(category, file)).toThrow('Seated version 1 has no example');
    rmSync(dirname(file), { recursive: true });
  });

  it('fails when an old version does not say how it reads today', () => {
    const { reads, ...silent } = golden[0] as GoldenEvent;
    expect(reads).toBeDefined();
    expect(() => expectGoldenHistory(category, [silent, ...golden.slice(1)])).toThrow(
      'does not say how it reads',
    );
  });

  it('fails when a version has no example', () => {
    expect(() => expectGoldenHistory(category, golden.slice(1))).toThrow('Seated version 1 has no example');
    expect(() => expectGoldenHistory(category, golden.slice(0, 3))).toThrow('Left version 1 has no example');
  });

  it('fails when an old event reads otherwise than it did', () => {
    const changed = {
      ...history,
      upcasters: { Seated: { ...history.upcasters?.['Seated'], 2: () => ({ at: 1, seat: 9 }) } },
    };
    expect(() => expectGoldenHistory({ ...category, history: changed }, golden)).toThrow(
      'Seated version 1 reads as',
    );
  });

  it('fails when an upcaster was lost', () => {
    const lost = { ...history, upcasters: {} };
    expect(() => expectGoldenHistory({ ...category, history: lost }, golden)).toThrow(
      'Seated version 2 cannot be read',
    );
  });

  it('fails when evolve does not take the past', () => {
    const evolve = (): number => {
      throw new Error('no such seat');
    };
    expect(() => expectGoldenHistory({ ...category, decider: { ...decider, evolve } }, golden)).toThrow(
      'evolve threw on the golden history: no such seat',
    );
  });
});
