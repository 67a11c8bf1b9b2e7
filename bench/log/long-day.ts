import { type Category, createEventStore, type EventStore } from '@cardroom/event-store';
import { accept, type Instant, instant } from '@cardroom/kernel';
import { facts, writeDay } from './day';
import { alternately, type BenchRow, median, openBenchPool, row } from './measure';
import { nextContext, payload } from './payload';

type Seated = typeof payload & { readonly type: 'PlayerCalled'; readonly at: Instant };

/** Streams of both kinds on which a day can be long. */
const seating = (concurrency: 'locked' | 'optimistic'): Category<{ seat: number }, number, Seated> => ({
  name: 'day',
  concurrency,
  decider: {
    initialState: 0,
    decide: ({ seat }) => accept({ ...payload, type: 'PlayerCalled', at: instant(payload.at), seat }),
    evolve: (seats, { seat }) => seats + seat,
  },
  history: { versions: { PlayerCalled: 1 } },
  boards: ({ after }) => [{ board: 'day', key: 'seats', body: after }],
});

const commands = 400;

/** The median time of a command, in milliseconds. */
const costOn = async (
  store: EventStore,
  category: ReturnType<typeof seating>,
  streamId: string,
): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < commands; i += 1) {
    const startedAt = performance.now();
    await store.run(category, streamId, { seat: 1 }, nextContext());
    times.push(performance.now() - startedAt);
  }
  return median(times);
};

/** What the same command costs late on a long day, beside early on a short one. */
export const run = async (): Promise<BenchRow[]> => {
  const { pool } = openBenchPool();
  const store = createEventStore({ pool });
  const rows: BenchRow[] = [];
  for (const concurrency of ['locked', 'optimistic'] as const) {
    const category = seating(concurrency);
    const [long, short] = [`day-long-${concurrency}`, `day-short-${concurrency}`];
    await writeDay(pool, long, facts);
    await writeDay(pool, short, 1_000);
    const [late, early] = await alternately([
      () => costOn(store, category, long),
      () => costOn(store, category, short),
    ]);
    rows.push(
      row(
        `command on a day of 200,000 facts beside 1,000, ${concurrency}`,
        { ours: late, peer: early, aim: 1.2 },
        { unit: 'ms', better: 'less' },
      ),
    );
  }
  await store.close();
  await pool.end();
  return rows;
};
