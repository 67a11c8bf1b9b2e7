import { instant } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type AnyCategory, type Category } from './category';
import { waypointMaker } from './make-waypoints';
import { type Workbench, workbench } from './testing/workbench';

/** Counts by name, and remembers its last three facts with the state before each, so that they can be taken back. */
interface Sum {
  readonly counts: PersistentMap<string, number>;
  readonly last: readonly { readonly fact: number; readonly before: PersistentMap<string, number> }[];
}
type Added = { readonly type: 'Added'; readonly at: never; readonly fact: number; readonly name: string };
type TakenBack = { readonly type: 'TakenBack'; readonly at: never; readonly fact: number };

let folded = 0;
const sum = (madeBy: string): Category<never, Sum, Added | TakenBack> => ({
  name: 'sum',
  concurrency: 'optimistic',
  decider: {
    initialState: { counts: PersistentMap(), last: [] },
    decide: () => ({ accepted: true, events: [] }),
    evolve: ({ counts, last }, event) => {
      folded += 1;
      if (event.type === 'TakenBack') {
        const taken = last.find(({ fact }) => fact === event.fact);
        return { counts: taken?.before ?? counts, last: last.filter(({ fact }) => fact !== event.fact) };
      }
      const { name, fact } = event;
      return {
        counts: counts.set(name, counts.get(name, 0) + 1),
        last: [...last.slice(-2), { fact, before: counts }],
      };
    },
  },
  history: { versions: { Added: 1, TakenBack: 1 } },
  waypoints: {
    madeBy: () => madeBy,
    spacing: 198,
    memory: {
      without: ({ counts }) => ({ counts, last: [] }),
      goesOn: () => false,
      isWhole: ({ last }) => last.length === 3,
      reachesBack: ({ last }, event) =>
        event.type === 'TakenBack' && !last.some(({ fact }) => fact === event.fact),
    },
  },
});

const evening = 1_795_900_000_000;

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

/** One fact a second; every tenth takes back the one two before it. */
const writeFacts = (streamId: string, facts: number): Promise<unknown> =>
  bench.pool.query(
    `WITH facts AS (
       INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
       SELECT $1, n, CASE WHEN n % 10 = 0 THEN 'TakenBack' ELSE 'Added' END, 1,
              jsonb_build_object('at', $3::bigint + n * 1000, 'fact', CASE WHEN n % 10 = 0 THEN n - 2 ELSE n END,
                                 'name', 'n' || (n * 7919) % 97),
              '{"by":{"kind":"timer"},"commandId":"c","correlationId":"c","room":"r1"}',
              to_timestamp($3::bigint / 1000 + n)
       FROM generate_series(1, $2::int) AS n)
     INSERT INTO streams VALUES ($1, 'sum', 'r1', $2)`,
    [streamId, facts, evening],
  );

const kept = async (streamId: string) => {
  const { rows } = await bench.pool.query<{ version: number; holds_from: number; made_by: string }>(
    'SELECT version, holds_from, made_by FROM stream_waypoints WHERE stream_id = $1 ORDER BY made_by, version',
    [streamId],
  );
  return rows;
};

const makerOf = (category: ReturnType<typeof sum>) =>
  waypointMaker(bench.store, [category as unknown as AnyCategory]);

const spelled = ({ counts, last }: Sum) => ({
  counts: [...counts],
  last: last.map(({ fact, before }) => ({ fact, before: [...before] })),
});

const folds = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  folded = 0;
  const result = await work();
  return [result, folded];
};

describe('waypoints of a long stream', () => {
  const category = sum('one');
  const inMemory: typeof category = { ...category };
  delete (inMemory as { waypoints?: unknown }).waypoints;

  it('are kept a spacing apart, each where its memory is soon whole again', async () => {
    await writeFacts('sum-long', 3_005);
    await expect(makerOf(category).make()).resolves.toBe(15);
    const found = await kept('sum-long');
    expect(found[0]?.version).toBeGreaterThanOrEqual(200);
    for (const [i, { version, holds_from: holdsFrom }] of found.entries()) {
      expect(version - (found[i - 1]?.version ?? 0)).toBeGreaterThanOrEqual(200);
      expect(holdsFrom).toBeGreaterThan(version);
    }
    await expect(makerOf(category).make()).resolves.toBe(0);
  });

  it('answer every moment as a fold from the beginning does, its memory included', async () => {
    const other = bench.another();
    for (const second of [3_005, 2_990, 1_000, 999, 212, 211, 210, 205, 203, 200, 150, 1_777, 402]) {
      const at = instant(evening + second * 1_000);
      const [{ state, ...rest }, count] = await folds(() =>
        bench.another().stateAt(category, 'sum-long', at),
      );
      const wanted = await other.stateAt(inMemory, 'sum-long', at);
      expect({ ...rest, state: spelled(state) }).toEqual({ ...wanted, state: spelled(wanted.state) });
      expect(count).toBeLessThan(450);
    }
  });

  it('are where a process begins that has not met the stream', async () => {
    const [now, count] = await folds(() => bench.another().state(category, 'sum-long'));
    const wanted = await bench.another().state(inMemory, 'sum-long');
    expect([now.version, spelled(now.state)]).toEqual([wanted.version, spelled(wanted.state)]);
    expect(count).toBeLessThan(450);
  });

  it('are gone on from as the stream grows', async () => {
    await writeFacts('sum-grows', 1_300);
    const maker = makerOf(category);
    await maker.make();
    const before = (await kept('sum-grows')).length;
    await bench.pool.query(`DELETE FROM streams WHERE stream_id = 'sum-grows'`);
    await bench.pool.query(
      `INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
       SELECT 'sum-grows', version + 1300, type, schema_version,
              data || jsonb_build_object('fact', (data ->> 'fact')::int + 1300), metadata, occurred_at
       FROM events WHERE stream_id = 'sum-grows' ORDER BY version`,
    );
    await bench.pool.query(`INSERT INTO streams VALUES ('sum-grows', 'sum', 'r1', 2600)`);
    const [made, count] = await folds(() => maker.make());
    expect(made).toBe((await kept('sum-grows')).length - before);
    expect(made).toBeGreaterThan(4);
    expect(count).toBeLessThan(1_900);
  });

  it('of other code are not read, and are made anew', async () => {
    const later = sum('two');
    const [, count] = await folds(() => bench.another().state(later, 'sum-long'));
    expect(count).toBe(3_005);
    await makerOf(later).make();
    expect((await kept('sum-long')).filter(({ made_by: by }) => by === 'two')).toHaveLength(15);
    await bench.pool.query(`UPDATE stream_waypoints SET made_at = now() - interval '25 hours'`);
    await makerOf(later).make();
    expect((await kept('sum-long')).map(({ made_by: by }) => by)).toEqual(Array(15).fill('two'));
  });

  it('that cannot be read, or lie on another log, are passed over', async () => {
    await bench.pool.query(`UPDATE stream_waypoints SET state = '\\x00' WHERE version > 1500`);
    await bench.pool.query(`UPDATE stream_waypoints SET position = position + 1 WHERE version <= 1500`);
    const later = sum('two');
    const { state } = await bench.another().state(later, 'sum-long');
    expect(spelled(state)).toEqual(spelled((await bench.another().state(inMemory, 'sum-long')).state));
  });

  it('are made by one process at a time', async () => {
    const client = await bench.pool.connect();
    await client.query(`SELECT pg_advisory_lock(hashtextextended('cardroom waypoints', 0))`);
    await expect(makerOf(sum('three')).make()).resolves.toBe(0);
    await client.query(`SELECT pg_advisory_unlock(hashtextextended('cardroom waypoints', 0))`);
    client.release();
  });
});
