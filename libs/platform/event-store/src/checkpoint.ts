import { invariant } from '@cardroom/kernel';
import { type Client } from 'pg';
import { execute, query, type Queryable } from './sql';

/** Whether this connection now is the one that serves the subscription; it stays so until it ends. */
export const tryToLead = async (client: Client, name: string): Promise<boolean> => {
  const [row] = await query<{ leads: boolean }>(client, {
    text: `SELECT pg_try_advisory_lock(hashtextextended('subscription ' || $1, 0)) AS leads`,
    values: [name],
  });
  return row?.leads ?? false;
};

/** Raises the fence, so that whoever served the subscription before can no longer write its checkpoint. */
export const claim = async (
  client: Client,
  name: string,
  startAfter: bigint,
): Promise<{ position: bigint; fence: number }> => {
  const [row] = await query<{ position: bigint; fence: number }>(client, {
    text: `INSERT INTO checkpoints AS held (name, position, fence) VALUES ($1, $2, 1)
           ON CONFLICT (name) DO UPDATE SET fence = held.fence + 1, updated_at = clock_timestamp()
           RETURNING position, fence`,
    values: [name, startAfter],
  });
  invariant(row, 'a checkpoint is made or found');
  return row;
};

/** The checkpoint was taken by another process, or has moved: what this transaction wrote must not stay. */
export class FencedOff extends Error {
  override readonly name = 'FencedOff';
}

/** Moves the checkpoint forward, in the transaction of what it stands for. */
export const moveOn = async (
  client: Client,
  { name, position, fence }: { name: string; position: bigint; fence: number },
): Promise<void> => {
  const moved = await execute(client, {
    text: `UPDATE checkpoints SET position = $2, updated_at = clock_timestamp()
           WHERE name = $1 AND fence = $3 AND position < $2`,
    values: [name, position, fence],
  });
  if (moved !== 1) throw new FencedOff(`another process serves ${name} now`);
};

/** How long the first fact has waited that a subscription has not dealt with: 0 in step, null where none has begun. */
export const waitedMs = async (on: Queryable, name: string): Promise<number | null> => {
  const [row] = await query<{ waited: number }>(on, {
    text: `SELECT coalesce((
             SELECT extract(epoch FROM clock_timestamp() - e.recorded_at) * 1000 FROM events AS e
             WHERE e.position > held.position ORDER BY e.position LIMIT 1
           ), 0)::float8 AS waited
           FROM checkpoints AS held WHERE held.name = $1`,
    values: [name],
  });
  return row ? row.waited : null;
};
