import { type Pool } from 'pg';
import { payload } from './payload';

export const facts = 200_000;

/** A day of facts in one stream, one a second, written past the append to save time. */
export const writeDay = async (pool: Pool, streamId: string, count: number): Promise<void> => {
  await pool.query({
    text: `INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
           SELECT $1, n, 'PlayerCalled', 1, $3::jsonb,
                  '{"by":{"kind":"timer"},"commandId":"bench","correlationId":"bench","room":"bench"}',
                  to_timestamp($4::float8 / 1000 + n)
           FROM generate_series(1, $2::int) AS n`,
    values: [streamId, count, JSON.stringify(payload), payload.at],
  });
  await pool.query(`INSERT INTO streams VALUES ($1, 'day', 'bench', $2)`, [streamId, count]);
  await pool.query('VACUUM (ANALYZE) events');
};
