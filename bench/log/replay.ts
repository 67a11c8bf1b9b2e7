import { type Category, createEventStore } from '@cardroom/event-store';
import { accept, type Instant } from '@cardroom/kernel';
import { type Pool } from 'pg';
import { facts, writeDay } from './day';
import { alternately, type BenchRow, openBenchPool, row } from './measure';
import { payload } from './payload';

interface Seated {
  readonly type: 'PlayerCalled';
  readonly at: Instant;
  readonly seat: number;
}

const day: Category<never, number, Seated> = {
  name: 'day',
  concurrency: 'optimistic',
  decider: { initialState: 0, decide: () => accept(), evolve: (seats, { seat }) => seats + seat },
  history: { versions: { PlayerCalled: 1 } },
};

/** Plain `pg`, reading the same columns in version order and adding up the same field. */
const plainFold = async (pool: Pool, streamId: string): Promise<number> => {
  const { rows } = await pool.query<{ data: { seat: number } }>({
    text: `SELECT version, position, type, schema_version, data FROM events WHERE stream_id = $1 ORDER BY version`,
    values: [streamId],
  });
  return rows.reduce((seats, { data }) => seats + data.seat, 0);
};

const perSecond = async (fold: () => Promise<number>): Promise<number> => {
  const startedAt = performance.now();
  const seats = await fold();
  if (seats !== facts * payload.seat) throw new Error(`folded ${seats} seats`);
  return (facts * 1_000) / (performance.now() - startedAt);
};

/** Events a second folded on replay of a day of 200,000 facts. */
export const run = async (): Promise<BenchRow[]> => {
  const { pool } = openBenchPool();
  await writeDay(pool, 'day-1', facts);
  const folded = async (): Promise<number> => {
    const store = createEventStore({ pool });
    const { state } = await store.state(day, 'day-1');
    await store.close();
    return state;
  };
  const [ours, plain] = await alternately([
    () => perSecond(folded),
    () => perSecond(() => plainFold(pool, 'day-1')),
  ]);
  await pool.end();
  return [row('events/s folded on replay, beside plain pg', { ours, peer: plain, aim: 0.75 })];
};
