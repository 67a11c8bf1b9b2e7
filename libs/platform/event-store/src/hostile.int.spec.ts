import { type StoredEvent } from './event';
import { follow } from './follow';
import { execute, query } from './sql';
import { subscribe, type Subscription } from './subscribe';
import { hostileWriters, seeded } from './testing/hostile';
import { until, type Workbench, workbench } from './testing/workbench';

/** How long the writers write; `CARDROOM_HOSTILE_SECONDS=60` is the long form. */
const seconds = Number(process.env['CARDROOM_HOSTILE_SECONDS'] ?? 6);
jest.setTimeout(seconds * 1_000 + 60_000);

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench({ max: 24 });
  await bench.pool.query('CREATE TABLE applied (position bigint PRIMARY KEY, stream_id text, version int)');
});
afterAll(() => bench.close());

interface Seen {
  readonly position: bigint;
  readonly streamId: string;
  readonly version: number;
}

const seenOf = ({ position, streamId, version }: StoredEvent): Seen => ({ position, streamId, version });

/** Follows in memory, is ended at random moments and begins again where it was. */
const restlessFollower = (isOver: () => boolean): { seen: Seen[]; done: Promise<void>; stop(): void } => {
  const seen: Seen[] = [];
  const random = seeded(11);
  let current = new AbortController();
  const run = async (): Promise<void> => {
    let after = 0n;
    while (!isOver()) {
      current = new AbortController();
      const { signal } = current;
      const timeout = setTimeout(() => current.abort(), 100 + random() * 400);
      await follow(bench.store, {
        after,
        signal,
        onBatch: (events, position) => {
          seen.push(...events.map(seenOf));
          after = position;
        },
      });
      clearTimeout(timeout);
    }
  };
  return { seen, done: run(), stop: () => current.abort() };
};

/** Applies to a table; its connection is ended by the server at random moments. */
const battered = (): Subscription =>
  subscribe(bench.store, {
    name: 'applied',
    batchSize: 50,
    handler: async (client, events) => {
      await execute(client, {
        text: `INSERT INTO applied SELECT * FROM jsonb_to_recordset($1) AS t (position bigint, stream_id text, version int)`,
        values: [
          JSON.stringify(
            events.map(({ position, streamId, version }) => ({
              position: position.toString(),
              stream_id: streamId,
              version,
            })),
          ),
        ],
      });
    },
  });

const batter = async (isOver: () => boolean): Promise<number> => {
  let ended = 0;
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const { rows } = await bench.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name IN ('cardroom applied', 'cardroom follower')`,
    );
    ended += rows.length;
  }
  return ended;
};

const everything = async (): Promise<Seen[]> => {
  const rows = await query<{ position: bigint; stream_id: string; version: number }>(bench.pool, {
    text: 'SELECT position, stream_id, version FROM events ORDER BY position',
  });
  return rows.map((row) => ({ position: row.position, streamId: row.stream_id, version: row.version }));
};

const outOfStreamOrder = (seen: readonly Seen[]): Seen[] => {
  const versions = new Map<string, number>();
  return seen.filter(({ streamId, version }) => {
    const isOut = version !== (versions.get(streamId) ?? 0) + 1;
    versions.set(streamId, version);
    return isOut;
  });
};

describe('sixteen writers of both kinds, and readers that are killed now and then', () => {
  let written: Seen[];
  let followed: Seen[];
  let killed: number;

  beforeAll(async () => {
    const endsAt = Date.now() + seconds * 1_000;
    let isDone = false;
    const follower = restlessFollower(() => isDone);
    const projection = battered();
    const batterer = batter(() => Date.now() > endsAt);
    await hostileWriters(bench, () => Date.now() > endsAt);
    killed = await batterer;
    written = await everything();
    const last = written.at(-1)?.position ?? 0n;
    await until(
      () => follower.seen.at(-1)?.position === last && projection.status().position === last,
      20_000,
    );
    isDone = true;
    follower.stop();
    await follower.done;
    await projection.close();
    followed = follower.seen;
  });

  it('the test is hostile: rollbacks left gaps that had to be proved dead, and readers were killed', () => {
    const gaps = Number(written.at(-1)?.position ?? 0n) - written.length;
    const passed = bench.observations.filter(({ kind }) => kind === 'gap-passed').length;
    console.log(`${written.length} events, ${gaps} burned positions, ${passed} gaps passed, ${killed} kills`);
    expect(written.length).toBeGreaterThan(seconds * 20);
    expect(gaps).toBeGreaterThan(0);
    expect(passed).toBeGreaterThan(0);
    expect(killed).toBeGreaterThan(3);
  });

  it('a follower receives every event once, in the order of the log', () => {
    expect(followed).toHaveLength(written.length);
    expect(followed).toEqual(written);
  });

  it('no event arrives out of the order of its stream', () => {
    expect(outOfStreamOrder(followed)).toEqual([]);
  });

  it('a subscription applies every event once', async () => {
    const rows = await query<{ position: bigint; stream_id: string; version: number }>(bench.pool, {
      text: 'SELECT position, stream_id, version FROM applied ORDER BY position',
    });
    expect(
      rows.map((row) => ({ position: row.position, streamId: row.stream_id, version: row.version })),
    ).toEqual(written);
  });
});
