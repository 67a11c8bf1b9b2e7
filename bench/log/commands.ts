import { type Category, createEventStore } from '@cardroom/event-store';
import { accept, instant } from '@cardroom/kernel';
import { type Pool } from 'pg';
import { type BenchRow, openBenchPool, row, speeds, type Turn } from './measure';
import { bareAppend, nextContext, payload } from './payload';

type Seated = typeof payload & { readonly type: 'PlayerCalled'; readonly at: ReturnType<typeof instant> };
type Seats = ReadonlyMap<string, number>;

/** A command with a board row of its own, on streams of either kind. */
const seating = (
  name: string,
  concurrency: 'locked' | 'optimistic',
): Category<{ tableId: string }, Seats, Seated> => ({
  name,
  concurrency,
  decider: {
    initialState: new Map(),
    decide: ({ tableId }) => accept({ ...payload, type: 'PlayerCalled', at: instant(payload.at), tableId }),
    evolve: (seats, { tableId }) => new Map(seats).set(tableId, (seats.get(tableId) ?? 0) + 1),
  },
  history: { versions: { PlayerCalled: 1 } },
  boards: ({ after, events }) =>
    events.map(({ tableId }) => ({ board: 'tables', key: tableId, body: { seated: after.get(tableId) } })),
});

const bareTables = `
  CREATE TABLE bare_facts (position bigserial PRIMARY KEY, stream_id text NOT NULL, data jsonb NOT NULL);
  CREATE TABLE bare_board (key text PRIMARY KEY, body jsonb NOT NULL);
  CREATE TABLE bare_streams (id text PRIMARY KEY);
  INSERT INTO bare_streams VALUES ('one')`;

/**
 * What a contended stream costs without the log: lock the one row that stands for it, insert, upsert, commit. Nothing
 * is loaded, decided or repeated.
 */
const lockedInsert = async (pool: Pool): Promise<Turn> => {
  await pool.query(bareTables);
  return async (writer, turn) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query({ name: 'bare_lock', text: `SELECT FROM bare_streams WHERE id = 'one' FOR UPDATE` });
    await client.query({
      name: 'bare_fact',
      text: `INSERT INTO bare_facts (stream_id, data) VALUES ('one', $1)`,
      values: [JSON.stringify(payload)],
    });
    await client.query({
      name: 'bare_row',
      text: 'INSERT INTO bare_board VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET body = EXCLUDED.body',
      values: [`t${writer}`, JSON.stringify({ seated: turn })],
    });
    await client.query('COMMIT');
    client.release();
  };
};

/**
 * Whole commands a second: load, decide, append, board. On streams of their own beside our append alone, which is the
 * most that could be reached; on one stream beside plain `pg` that locks a row for it.
 */
export const run = async (): Promise<BenchRow[]> => {
  const { pool } = openBenchPool();
  const store = createEventStore({ pool });
  const [quiet, hot] = [seating('quiet', 'optimistic'), seating('hot', 'locked')];
  const turns: Turn[] = [
    (writer) => store.run(quiet, `quiet-${writer}`, { tableId: `q${writer}` }, nextContext()),
    (writer) => store.run(hot, `hot-${writer}`, { tableId: `h${writer}` }, nextContext()),
    bareAppend(store),
    (writer) => store.run(hot, 'hot-one', { tableId: `o${writer}` }, nextContext()),
    await lockedInsert(pool),
  ];
  const rows: BenchRow[] = [];
  for (const writers of [1, 4, 16]) {
    const [own, locked, append, one, plain] = await speeds(turns, writers);
    const by = `commands/s, ${writers} writer${writers === 1 ? '' : 's'}`;
    rows.push(row(`${by}, own streams, beside the append`, { ours: own, peer: append, aim: 0.7 }));
    rows.push(row(`${by}, own locked streams, beside the append`, { ours: locked, peer: append, aim: 0.5 }));
    rows.push(row(`${by}, one stream, beside plain pg`, { ours: one, peer: plain, aim: 0.5 }));
  }
  await store.close();
  await pool.end();
  return rows;
};
