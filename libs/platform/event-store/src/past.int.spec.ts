import { instant } from '@cardroom/kernel';
import { query } from './sql';
import { count, inContext, quietTally } from './testing/tally';
import { type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

const evening = 1_795_900_000_000;
const append = (streamId: string, minute: number) =>
  bench.store.run(quietTally, streamId, count(1, { at: instant(evening + minute * 60_000) }), inContext());
const totalAt = async (streamId: string, minute: number): Promise<number> =>
  (await bench.store.stateAt(quietTally, streamId, instant(evening + minute * 60_000))).state.total;

/** Many facts at once, one a second, as the log itself would hold them. */
const writeDay = async (streamId: string, facts: number): Promise<void> => {
  await bench.pool.query(
    `INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
     SELECT $1, n, 'Counted', 1,
            jsonb_build_object('at', $3::bigint + n * 1000, 'amount', 1, 'filler', repeat('x', 200)),
            '{"by":{"kind":"timer"},"commandId":"c","correlationId":"c","room":"r1"}',
            to_timestamp($3::bigint / 1000 + n)
     FROM generate_series(1, $2::int) AS n`,
    [streamId, facts, evening],
  );
  await bench.pool.query(`INSERT INTO streams VALUES ($1, 'quiet', 'r1', $2)`, [streamId, facts]);
};

describe('the past of a stream', () => {
  it('is what had occurred at an instant, the instant included', async () => {
    for (const minute of [1, 2, 3]) await append('quiet-past', minute);
    const totals = await Promise.all([0, 1, 1.99, 2, 3, 9].map((minute) => totalAt('quiet-past', minute)));
    expect(totals).toEqual([0, 1, 1, 2, 3, 3]);
  });

  it('is what had been appended up to a position', async () => {
    for (const minute of [1, 2, 3]) await append('quiet-pos', minute);
    const facts = await bench.store.load('quiet-pos');
    const at = (position: bigint) => bench.store.stateAt(quietTally, 'quiet-pos', { position });
    const second = facts[1]?.position ?? 0n;
    expect(await at(second)).toEqual({ state: { total: 2, facts: 2 }, version: 2, position: second });
    expect((await at(second - 1n)).version).toBe(1);
    expect(await at(0n)).toEqual({ state: { total: 0, facts: 0 }, version: 0, position: 0n });
  });

  it('is never confused by what comes later', async () => {
    await append('quiet-later', 1);
    expect(await totalAt('quiet-later', 5)).toBe(1);
    await append('quiet-later', 2);
    expect(await totalAt('quiet-later', 5)).toBe(2);
    expect(await totalAt('quiet-later', 1)).toBe(1);
  });

  it('answers from the middle of a long day, and again from what it met on the way', async () => {
    await writeDay('quiet-long', 12_345);
    for (const second of [12_345, 5_000, 5_001, 10_000, 4_999, 1, 0, 7_500])
      expect(await totalAt('quiet-long', second / 60)).toBe(second);
  });

  it('is not folded anew by a process that has lived through the day or loaded it', async () => {
    let folded = 0;
    const counting: typeof quietTally = {
      ...quietTally,
      decider: {
        ...quietTally.decider,
        evolve: (state, event) => {
          folded += 1;
          return quietTally.decider.evolve(state, event);
        },
      },
    };
    await writeDay('quiet-lived', 12_000);
    const store = bench.another();
    await store.state(counting, 'quiet-lived');
    for (let i = 0; i < 1_100; i += 1)
      await store.run(
        counting,
        'quiet-lived',
        count(1, { at: instant(evening + (12_001 + i) * 1_000) }),
        inContext(),
      );
    folded = 0;
    for (const second of [13_050, 11_111, 5_001]) {
      const { state } = await store.stateAt(counting, 'quiet-lived', instant(evening + second * 1_000));
      expect(state.total).toBe(second);
    }
    expect(folded).toBeLessThan(2_200);
  });
});

describe('a stream that is loaded', () => {
  it('comes in version order, from a version on and as far as asked', async () => {
    for (const minute of [1, 2, 3, 4]) await append('quiet-load', minute);
    const versions = async (range?: { from?: number; limit?: number }) =>
      (await bench.store.load('quiet-load', range)).map(({ version }) => version);
    expect(await versions()).toEqual([1, 2, 3, 4]);
    expect(await versions({ from: 2, limit: 2 })).toEqual([2, 3]);
    expect(await versions({ from: 5 })).toEqual([]);
  });

  it('keeps positions beyond what a number can hold, everywhere', async () => {
    const huge = 9_007_199_254_740_993n;
    await bench.pool.query(`SELECT setval('events_position_seq', ${huge}, false)`);
    const { outcome, ...result } = await append('quiet-huge', 1);
    expect(outcome).toBe('accepted');
    expect(result).toMatchObject({ position: huge });
    expect((await bench.store.load('quiet-huge'))[0]?.position).toBe(huge);
    expect((await bench.another().state(quietTally, 'quiet-huge')).position).toBe(huge);
    expect((await bench.store.stateAt(quietTally, 'quiet-huge', { position: huge })).version).toBe(1);
    expect((await bench.store.stateAt(quietTally, 'quiet-huge', { position: huge - 1n })).version).toBe(0);
    const rows = await bench.store.board('r1', 'tallies', { since: huge - 1n });
    expect(rows.map(({ position }) => position)).toEqual([huge]);
    const [row] = await query<{ big: bigint }>(bench.pool, {
      text: 'SELECT max(position) AS big FROM events',
    });
    expect(row?.big).toBe(huge);
  });
});
