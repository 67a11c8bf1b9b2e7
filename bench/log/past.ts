import { createEventStore, type EventStore, waypointMaker } from '@cardroom/event-store';
import { instant, type Instant } from '@cardroom/kernel';
import { allRows, floorCategory, foldedCategories } from '@cardroom/read-models';
import { floorDay, writeFloorDay } from './floor-day';
import { alternately, type BenchRow, openBenchPool, row } from './measure';

const mostFacts = 200_000;
/** Deciding every command takes its time: on a slow machine the day has fewer facts, and its row says how many. */
const withinMs = 90_000;
const streamId = 'floor-main-2026-11-28';
const limitMs = 2_000;

/** A process that has not met the day: the time until every row of every board of the floor is there. */
const coldAnswer = async (store: EventStore, at: Instant): Promise<number> => {
  const startedAt = performance.now();
  const { state } = await store.stateAt(floorCategory, streamId, at);
  if (allRows(state).length === 0) throw new Error('the day folds to empty boards');
  await store.close();
  return performance.now() - startedAt;
};

/** Boards of any moment of a floor's day of 200,000 facts, asked of a process that has not met the day. */
export const run = async (): Promise<BenchRow[]> => {
  const { pool } = openBenchPool();
  const facts = floorDay(mostFacts, withinMs);
  await writeFloorDay(pool, streamId, facts);
  const store = createEventStore({ pool });
  const startedAt = performance.now();
  const made = await waypointMaker(store, foldedCategories).make();
  const madeInMs = performance.now() - startedAt;
  const { rows } = await pool.query<{ bytes: string; facts: string }>(
    `SELECT sum(length(state)) AS bytes, pg_table_size('events') AS facts FROM stream_waypoints`,
  );
  const moments = [0.11, 0.48, 0.74, 0.999].map(
    (part) => facts[Math.floor(part * (facts.length - 1))]?.at ?? 0,
  );
  const times = await alternately(
    moments.map((at) => () => coldAnswer(createEventStore({ pool }), instant(at))),
  );
  await store.close();
  await pool.end();
  const less = { unit: 'ms', better: 'less' } as const;
  return [
    row(
      `boards of a cold floor day of ${facts.length} facts, the slowest moment, beside 2 s`,
      { ours: Math.max(...times), peer: limitMs, aim: 1 },
      less,
    ),
    row(`keeping ${made} waypoints of it, beside 60 s`, { ours: madeInMs, peer: 60_000, aim: 1 }, less),
    row(
      'their bytes, beside those of the facts',
      { ours: Number(rows[0]?.bytes) / 2 ** 20, peer: Number(rows[0]?.facts) / 2 ** 20, aim: 0.5 },
      { unit: 'MiB', better: 'less' },
    ),
  ];
};
