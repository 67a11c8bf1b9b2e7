import { type Category, createEventStore } from '@cardroom/event-store';
import { accept, instant } from '@cardroom/kernel';
import { type Pool } from 'pg';
import { type BenchRow, openBenchPool, row, speeds, type Turn } from './measure';
import { nextContext, payload } from './payload';

type Seated = typeof payload & { readonly type: 'PlayerSeated'; readonly at: ReturnType<typeof instant> };
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
    decide: ({ tableId }) => accept({ ...payload, type: 'PlayerSeated', at: instant(payload.at), tableId }),
    evolve: (seats, { tableId }) => new Map(seats).set(tableId, (seats.get(tableId) ?? 0) + 1),
  },
  history: { versions: { PlayerSeated: 1 } },
  boards: ({ after, events }) =>
    events.map(({ tableId }) => ({ board: 'tables', key: tableId, body: { seated: after.get(tableId) } })),
});

/** The same work without the log: one insert and one upsert in a transaction, nothing loaded, decided or repeated. */
const bareCommand = async (pool: Pool): Promise<Turn> => {
  await pool.query(
    `CREATE TABLE bare_facts (position bigserial PRIMARY KEY, stream_id text NOT NULL, data jsonb NOT NULL);
     CREATE TABLE bare_board (key text PRIMARY KEY, body jsonb NOT NULL)`,
  );
  const fact = JSON.stringify(payload);
  return async (writer, turn) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query({
      name: 'bare_fact',
      text: 'INSERT INTO bare_facts (stream_id, data) VALUES ($1, $2)',
      values: [`bare-${writer}`, fact],
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

/** Whole commands a second: load, decide, append, board. */
export const run = async (): Promise<BenchRow[]> => {
  const { pool } = openBenchPool();
  const store = createEventStore({ pool });
  const [quiet, hot] = [seating('quiet', 'optimistic'), seating('hot', 'locked')];
  const own: Turn = (writer) => store.run(quiet, `quiet-${writer}`, { tableId: `q${writer}` }, nextContext());
  const ownLocked: Turn = (writer) =>
    store.run(hot, `hot-${writer}`, { tableId: `h${writer}` }, nextContext());
  const one: Turn = (writer) => store.run(hot, 'hot-one', { tableId: `o${writer}` }, nextContext());
  const bare = await bareCommand(pool);
  const rows: BenchRow[] = [];
  for (const writers of [1, 4, 16]) {
    const [onOwn, onOwnLocked, onOne, plain] = await speeds([own, ownLocked, one, bare], writers);
    const by = `${writers} writer${writers === 1 ? '' : 's'}`;
    rows.push(row(`commands/s, ${by}, own streams`, { ours: onOwn, peer: plain, aim: 0.7 }));
    rows.push(row(`commands/s, ${by}, own streams, locked`, { ours: onOwnLocked, peer: plain, aim: 0.5 }));
    rows.push(row(`commands/s, ${by}, one stream, beside 400`, { ours: onOne, peer: 400, aim: 1 }));
  }
  await store.close();
  await pool.end();
  return rows;
};
