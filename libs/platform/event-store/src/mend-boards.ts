import { type Instant } from '@cardroom/kernel';
import { inTransaction } from './attempt';
import { type Category } from './category';
import { type BoardRow } from './event';
import { execute, query } from './sql';
import { type EventStore } from './store';

/** The boards of one stream: every row that its state says. */
export interface BoardsOf<C, S, E extends { type: string; at: Instant }> {
  readonly category: Category<C, S, E>;
  readonly streamId: string;
  rows(state: S): readonly BoardRow[];
}

/** Under the log's last position, so that a screen which comes back from there is sent them. */
const writeWhatDiffers = `
  INSERT INTO boards (room, board, key, body, position, updated_at)
  SELECT $1, r ->> 'b', r ->> 'k', r -> 'v', (SELECT coalesce(max(position), 0) FROM events), clock_timestamp()
  FROM jsonb_array_elements($2::jsonb) AS r ORDER BY 2, 3
  ON CONFLICT (room, board, key) DO UPDATE
    SET body = EXCLUDED.body, position = EXCLUDED.position, updated_at = EXCLUDED.updated_at
    WHERE boards.body IS DISTINCT FROM EXCLUDED.body`;

/**
 * Writes anew what is stored otherwise than the facts of a stream say: after an upgrade rows have the form that another
 * version gave them, or what a migration made of them without the facts. Answers how many. The stream stands still
 * meanwhile, so that no row is older than the facts beside it.
 */
export const mendBoards = <C, S, E extends { type: string; at: Instant }>(
  store: EventStore,
  { category, streamId, rows }: BoardsOf<C, S, E>,
): Promise<number> =>
  inTransaction(store.connections.pool, async (client) => {
    await client.query('BEGIN');
    const [stream] = await query<{ room: string }>(client, {
      text: 'SELECT room FROM streams WHERE stream_id = $1 FOR UPDATE',
      values: [streamId],
    });
    const { state } = await store.state(category, streamId);
    const stands = rows(state).filter(({ body }) => body !== null);
    const given = stands.map(({ board, key, body }) => ({ b: board, k: key, v: body }));
    const mended = stream
      ? await execute(client, { text: writeWhatDiffers, values: [stream.room, JSON.stringify(given)] })
      : 0;
    await client.query('COMMIT');
    return mended;
  });
