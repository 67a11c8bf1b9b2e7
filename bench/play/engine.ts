import { type Table } from '@cardroom/play';
import { type BenchRow, median } from '../log/measure';
import { handPlayed, openedTable } from './stage';

const warmUpHands = 60;
const firstHands = 40;
const handsBetween = 940;
const idle = 1_000;
const mostHeapKb = 50;

const msOf = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

interface Stretch {
  readonly table: Table;
  readonly ms: number;
}

/** Median milliseconds of the hands of a stretch, engine alone. */
const stretch = (name: string, table: Table, hands: number): Stretch => {
  let now = table;
  const times: number[] = [];
  for (let i = 0; i < hands; i += 1) times.push(msOf(() => (now = handPlayed(name, now))));
  return { table: now, ms: median(times) };
};

/** What the thousandth hand of a table costs beside the first ones, without a log. */
const laterHands = (): BenchRow => {
  stretch('warm', openedTable('warm'), warmUpHands);
  const first = stretch('t', openedTable('t'), firstHands);
  const between = stretch('t', first.table, handsBetween);
  const later = stretch('t', between.table, firstHands);
  return {
    name: 'the thousandth hand of a table, engine alone, beside the first ones',
    ours: Math.round(later.ms * 1000) / 1000,
    peer: Math.round(first.ms * 1000) / 1000,
    ratio: Math.round((later.ms / first.ms) * 100) / 100,
    aim: 1.1,
    unit: 'ms',
    better: 'less',
  };
};

/** Heap that a table between hands holds. */
const idleTables = (): BenchRow => {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const tables = Array.from({ length: idle }, (_, i) => handPlayed(`m${i}`, openedTable(`m${i}`)));
  globalThis.gc?.();
  const kB = (process.memoryUsage().heapUsed - before) / idle / 1024;
  return {
    name: `heap of an idle table, of ${tables.length}, beside ${mostHeapKb} kB`,
    ours: Math.round(kB * 10) / 10,
    peer: mostHeapKb,
    ratio: Math.round((kB / mostHeapKb) * 100) / 100,
    aim: 1,
    unit: 'kB',
    better: 'less',
  };
};

export const run = (): Promise<readonly BenchRow[]> => Promise.resolve([laterHands(), idleTables()]);
