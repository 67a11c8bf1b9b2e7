import { freshDatabase } from '@cardroom/testing';
import { Pool } from 'pg';
import { type LatencyRow, latencyRow, median, percentileOf } from './latency';
import { joinList, type RunningRoom, startRoom } from './running-room';

const rounds = 5;
const tapsPerRound = 150;
const warmUpTaps = 50;

/** The room's own promise: a tap is answered within so many milliseconds for such a share of all taps. */
const limits = [
  { share: 0.95, ms: 100 },
  { share: 0.99, ms: 300 },
] as const;

interface Times {
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

/** The smallest durable write there is: one row, one commit. */
const bareCommit = async (pool: Pool): Promise<number> => {
  const begun = performance.now();
  await pool.query('INSERT INTO bench_commits DEFAULT VALUES');
  return performance.now() - begun;
};

const measure = async (room: RunningRoom, pool: Pool, taps: number): Promise<Times> => {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let i = 0; i < taps; i += 1) {
    ours.push(await joinList(room));
    bare.push(await bareCommit(pool));
  }
  return { ours, bare };
};

const rowsOf = (found: readonly Times[]): LatencyRow[] => {
  const mine = (share: number): number => median(found.map(({ ours }) => percentileOf(ours, share)));
  const bare = (share: number): number => median(found.map((times) => percentileOf(times.bare, share)));
  const beside = [0.5, 0.99].map((share) =>
    latencyRow(`join-list over HTTP, p${share * 100}, beside a bare commit`, {
      ours: mine(share),
      peer: bare(share),
      aim: null,
    }),
  );
  const limited = limits.map(({ share, ms }) =>
    latencyRow(`join-list over HTTP, p${share * 100}, beside the limit of ${ms} ms`, {
      ours: mine(share),
      peer: ms,
      aim: 1,
    }),
  );
  return [...beside, ...limited];
};

/**
 * A whole command over HTTP (session, access, validation, decision, append of two streams, boards), one after the
 * other: beside a bare commit on the same server, and beside the room's limits.
 */
export const run = async (): Promise<readonly LatencyRow[]> => {
  const database = await freshDatabase();
  const pool = new Pool({ connectionString: database.url, max: 1 });
  await pool.query('CREATE TABLE bench_commits (id bigint GENERATED ALWAYS AS IDENTITY)');
  const room = await startRoom(database.url);
  try {
    await measure(room, pool, warmUpTaps);
    const found: Times[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measure(room, pool, tapsPerRound));
    return rowsOf(found);
  } finally {
    await room.stop();
    await pool.end();
    await database.drop();
  }
};
