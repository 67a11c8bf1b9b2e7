import { freshDatabase } from '@cardroom/testing';
import { Pool } from 'pg';
import { joinList, percentileOf, rounded, type RunningRoom, startRoom } from './running-room';
import { type LatencyRow } from './timers';

const rounds = 150;

/** The smallest durable write there is: one row, one commit. */
const bareCommit = async (pool: Pool): Promise<number> => {
  const begun = performance.now();
  await pool.query('INSERT INTO bench_commits DEFAULT VALUES');
  return performance.now() - begun;
};

const measure = async (room: RunningRoom, pool: Pool): Promise<{ ours: number[]; bare: number[] }> => {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let i = 0; i < rounds; i += 1) {
    ours.push(await joinList(room));
    bare.push(await bareCommit(pool));
  }
  return { ours: ours.slice(20), bare: bare.slice(20) };
};

/** A whole command over HTTP (session, access, validation, decision, append of two streams, boards) beside a bare commit. */
export const run = async (): Promise<readonly LatencyRow[]> => {
  const database = await freshDatabase();
  const pool = new Pool({ connectionString: database.url, max: 1 });
  await pool.query('CREATE TABLE bench_commits (id bigint GENERATED ALWAYS AS IDENTITY)');
  const room = await startRoom(database.url);
  try {
    const { ours, bare } = await measure(room, pool);
    return [0.5, 0.99].map((share) => {
      const [mine, peer] = [percentileOf(ours, share), percentileOf(bare, share)];
      return {
        name: `join-list over HTTP beside a bare commit, p${share * 100}`,
        ours: rounded(mine),
        peer: rounded(peer),
        ratio: rounded(mine / peer),
        aim: 40,
        unit: 'ms',
        better: 'less',
      };
    });
  } finally {
    await room.stop();
    await pool.end();
    await database.drop();
  }
};
