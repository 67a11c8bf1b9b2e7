import { openPool } from '@cardroom/event-store';
import { type Pool } from 'pg';

/** One line of `npm run bench`: operations per second, or times where less is better. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly aim: number;
  readonly unit?: string;
  readonly better?: 'less';
}

/** Something that one writer does again and again; `writer` and `turn` count from 0. */
export type Turn = (writer: number, turn: number) => Promise<unknown>;

const rounds = 5;
const roundMs = 700;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How often a second the writers, side by side, take their turns. */
const perSecond = async (turn: Turn, writers: number): Promise<number> => {
  const startedAt = performance.now();
  let turns = 0;
  const write = async (writer: number): Promise<void> => {
    for (let i = 0; performance.now() - startedAt < roundMs; i += 1) {
      await turn(writer, i);
      turns += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_one, writer) => write(writer)));
  return (turns * 1_000) / (performance.now() - startedAt);
};

/** Medians of five rounds in which the works alternate, after two rounds to warm up; same order as given. */
export const alternately = async (works: readonly (() => Promise<number>)[]): Promise<number[]> => {
  const found: number[][] = works.map(() => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [i, work] of works.entries()) {
      const value = await work();
      if (round >= 0) found[i]?.push(value);
    }
  }
  return found.map(median);
};

/** Turns a second of each work with so many writers, measured alternately. */
export const speeds = (turns: readonly Turn[], writers: number): Promise<number[]> =>
  alternately(turns.map((turn) => () => perSecond(turn, writers)));

const rounded = (value: number): number => Math.round(value * 100) / 100;

export const row = (
  name: string,
  { ours, peer, aim }: { ours: number | undefined; peer: number | undefined; aim: number },
  less: { unit: string; better: 'less' } | Record<never, never> = {},
): BenchRow => {
  const [mine, other] = [ours ?? Number.NaN, peer ?? Number.NaN];
  return { name, ours: rounded(mine), peer: rounded(other), ratio: rounded(mine / other), aim, ...less };
};

/** The database of this benchmark, and a pool with a connection for each of sixteen writers. */
export const openBenchPool = (): { pool: Pool; url: string } => {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set: run this through npm run bench');
  return { url, pool: openPool({ connectionString: url, max: 16 }) };
};
