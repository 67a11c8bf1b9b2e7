import { count, hotTally, inContext } from './testing/tally';
import { until, type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

/** Enough commands of one process for a locked stream to become calm. */
const calmDown = async (streamId: string): Promise<void> => {
  for (let i = 0; i < 9; i += 1) await bench.store.run(hotTally, streamId, count(1), inContext());
};

const whileLocked = async <T>(streamId: string, work: () => Promise<T>): Promise<T> => {
  const holder = await bench.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [streamId]);
  try {
    return await work();
  } finally {
    await holder.query('COMMIT');
    holder.release();
  }
};

const retriesOf = (): number[] =>
  bench.observations.flatMap((one) => (one.kind === 'command' ? [one.retries] : []));

describe('a locked stream that only one process writes to', () => {
  it('is decided from memory, without the lock, after a while', async () => {
    await calmDown('hot-calm');
    const result = await whileLocked('hot-calm', () =>
      bench.store.run(hotTally, 'hot-calm', count(1), inContext()),
    );
    expect(result).toMatchObject({ outcome: 'accepted', version: 10, repeated: false });
  });

  it('takes the lock again as soon as another process has written', async () => {
    await calmDown('hot-disturbed');
    await bench.another().run(hotTally, 'hot-disturbed', count(100), inContext());
    bench.observations.length = 0;
    const overtaken = await bench.store.run(hotTally, 'hot-disturbed', count(1, { limit: 100 }), inContext());
    expect(overtaken).toMatchObject({ outcome: 'refused', refusal: { facts: { total: 109, limit: 100 } } });
    expect(retriesOf()).toEqual([1]);
    let isDone = false;
    const next = await whileLocked('hot-disturbed', async () => {
      const running = bench.store
        .run(hotTally, 'hot-disturbed', count(1), inContext())
        .finally(() => (isDone = true));
      await until(async () => {
        const { rows } = await bench.pool.query(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        );
        return rows.length > 0;
      });
      expect(isDone).toBe(false);
      return running.then.bind(running);
    });
    await next((result) => expect(result).toMatchObject({ outcome: 'accepted', version: 11 }));
  });

  it('loses nothing when two processes meet on it, and hardly decides twice', async () => {
    await calmDown('hot-met');
    const other = bench.another();
    bench.observations.length = 0;
    await Promise.all(
      [bench.store, other].map(async (store) => {
        for (let i = 0; i < 30; i += 1) await store.run(hotTally, 'hot-met', count(1), inContext());
      }),
    );
    expect((await bench.another().state(hotTally, 'hot-met')).state).toEqual({ total: 69, facts: 69 });
    expect(retriesOf().reduce((sum, retries) => sum + retries, 0)).toBeLessThanOrEqual(12);
  });
});
