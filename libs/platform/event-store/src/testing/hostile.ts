import { instant } from '@cardroom/kernel';
import { type Pool, type PoolClient } from 'pg';
import { appendStatement } from '../append';
import { query } from '../sql';
import { type EventStore } from '../store';
import { count, inContext, quietTally } from './tally';

/** Makes the same numbers from the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const sleep = (durationMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, durationMs));

const rawAppend = async (client: PoolClient, streamId: string, version: number): Promise<void> => {
  const event = { streamId, type: 'Counted', schemaVersion: 1, data: { amount: 1 }, occurredAt: instant(1) };
  await query(
    client,
    appendStatement({
      context: inContext(),
      streams: [{ streamId, category: 'slow', expectedVersion: version }],
      events: version % 3 === 0 ? [event, event] : [event],
    }),
  );
};

/** Appends in one call each, as the store does. */
const quickWriter = async (store: EventStore, streamId: string, isOver: () => boolean): Promise<void> => {
  while (!isOver()) await store.run(quietTally, streamId, count(1), inContext());
};

/** Holds its transaction open for some milliseconds, now and then for long; gives up one in twenty. */
const slowWriter = async (pool: Pool, streamId: string, isOver: () => boolean): Promise<void> => {
  const random = seeded([...streamId].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7));
  let version = 0;
  while (!isOver()) {
    const client = await pool.connect();
    await client.query('BEGIN');
    let reached = version;
    for (let left = random() < 0.5 ? 1 : 2; left > 0; left -= 1) {
      await rawAppend(client, streamId, reached);
      reached += reached % 3 === 0 ? 2 : 1;
      await sleep(random() * (random() < 0.1 ? 80 : 15));
    }
    const gaveUp = random() < 0.05;
    await client.query(gaveUp ? 'ROLLBACK' : 'COMMIT');
    if (!gaveUp) version = reached;
    client.release();
  }
};

/** Sixteen writers of both kinds at once. */
export const hostileWriters = async (
  { store, pool }: { store: EventStore; pool: Pool },
  isOver: () => boolean,
): Promise<void> => {
  const quick = Array.from({ length: 8 }, (_one, i) => quickWriter(store, `quiet-h${i}`, isOver));
  const slow = Array.from({ length: 8 }, (_one, i) => slowWriter(pool, `slow-h${i}`, isOver));
  await Promise.all([...quick, ...slow]);
};
