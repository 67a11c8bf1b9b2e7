import { createEventStore } from '@cardroom/event-store';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { Pool } from 'pg';
import { type BenchRow, openBenchPool, row, speeds, type Turn } from './measure';
import { bareAppend, payload } from './payload';

const insertText = 'INSERT INTO bare (stream_id, version, type, data) VALUES ($1, $2, $3, $4)';

/** The leanest append that still keeps streams in order: one insert, one index a stream, nothing decided or repeated. */
const bareInsert = async (pool: Pool): Promise<Turn> => {
  await pool.query(
    `CREATE TABLE bare (position bigserial PRIMARY KEY, stream_id text NOT NULL, version int NOT NULL,
                        type text NOT NULL, data jsonb NOT NULL, UNIQUE (stream_id, version))`,
  );
  const text = JSON.stringify(payload);
  const versions = new Map<string, number>();
  return (writer) => {
    const streamId = `bare-${writer}`;
    const version = (versions.get(streamId) ?? 0) + 1;
    versions.set(streamId, version);
    return pool.query({ name: 'bare', text: insertText, values: [streamId, version, 'PlayerCalled', text] });
  };
};

const emmettAppend = async (url: string): Promise<{ turn: Turn; close(): Promise<void> }> => {
  const pool = new Pool({ connectionString: url, max: 16 });
  const store = getPostgreSQLEventStore(url, { connectionOptions: { pool } });
  await store.schema.migrate();
  const versions = new Map<string, bigint>();
  return {
    async turn(writer) {
      const stream = `emmett-${writer}`;
      const { nextExpectedStreamVersion } = await store.appendToStream(
        stream,
        [{ type: 'PlayerCalled', data: payload }],
        { expectedStreamVersion: versions.get(stream) ?? 'STREAM_DOES_NOT_EXIST' },
      );
      versions.set(stream, nextExpectedStreamVersion);
    },
    async close() {
      await store.close();
      await pool.end();
    },
  };
};

/** Appends a second, each writer on its own stream, beside plain `pg` and emmett-postgresql on the same server. */
export const run = async (): Promise<BenchRow[]> => {
  const { pool, url } = openBenchPool();
  const store = createEventStore({ pool });
  const bare = await bareInsert(pool);
  const emmett = await emmettAppend(url);
  const ours = bareAppend(store);
  const rows: BenchRow[] = [];
  for (const writers of [1, 4, 16]) {
    const [own, plain, other] = await speeds([ours, bare, emmett.turn], writers);
    const name = `appends/s, ${writers} writer${writers === 1 ? '' : 's'}`;
    rows.push(row(`${name}, beside plain pg`, { ours: own, peer: plain, aim: 0.5 }));
    rows.push(row(`${name}, beside emmett`, { ours: own, peer: other, aim: 2 }));
  }
  await emmett.close();
  await store.close();
  await pool.end();
  return rows;
};
