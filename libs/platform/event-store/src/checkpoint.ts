import { invariant } from '@cardroom/kernel';
import { type Client } from 'pg';
import { execute, query } from './sql';

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
