import { performance } from 'node:perf_hooks';

/** One line of `npm run bench`: operations per second of ours and of the peer, their ratio and the ratio we want. */
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
const roundMs = 400;

const perSecond = (work: Work): number => {
  const start = performance.now();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < roundMs) {
    operations += work();
    elapsed = performance.now() - start;
  }
  return (operations * 1000) / elapsed;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Medians of five rounds in which the works take turns, after one round to warm up; same order as given. */
export const takeTurns = (works: readonly Work[]): readonly number[] => {
  works.forEach(perSecond);
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
