import { performance } from 'node:perf_hooks';

/** One line of `npm run bench`: operations per processor second, ours and the peer's, their ratio and what we want. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly aim: number;
}

/** A piece of work that is repeated: it answers how many operations one call made. */
export type Work = () => number;

const rounds = 5;
const warmUps = 4;
const roundMs = 400;

/** Processor time of this process, which other work on the machine disturbs less than the clock on the wall. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Repeats a work for a while on the wall's clock; the processor is asked at both ends only, for asking takes time. */
const perSecond = (work: Work): number => {
  const end = performance.now() + roundMs;
  const start = processorMs();
  let operations = 0;
  while (performance.now() < end) operations += work();
  return (operations * 1000) / (processorMs() - start);
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const warmUp = (work: Work, atLeast: number): void => {
  let operations = 0;
  while (operations < atLeast) operations += work();
};

/**
 * Medians of five rounds in which the works take turns, in the order given, after some to warm up: on a busy machine
 * the compiler needs its time, and code of many branches needs a number of operations as well.
 */
export const takeTurns = (works: readonly Work[], warmUpOperations = 0): readonly number[] => {
  for (const work of works) warmUp(work, warmUpOperations);
  for (let round = 0; round < warmUps; round++) works.forEach(perSecond);
  const speeds: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++) works.forEach((work, i) => speeds[i]?.push(perSecond(work)));
  return speeds.map(median);
};

/** A row from two measured speeds. */
export const row = (name: string, [ours, peer]: readonly [number, number], aim: number): BenchRow => ({
  name,
  ours: Math.round(ours),
  peer: Math.round(peer),
  ratio: Math.round((ours / peer) * 100) / 100,
  aim,
});
