import { instant } from '@cardroom/kernel';
import { type PoolClient } from 'pg';
import { appendStatement } from './append';
import { type StoredEvent } from './event';
import { follow, type FollowOptions } from './follow';
import { query } from './sql';
import { count, inContext, quietTally } from './testing/tally';
import { until, type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
beforeEach(async () => {
  bench = await workbench();
});
afterEach(() => bench.close());

const append = (streamId: string) => bench.store.run(quietTally, `quiet-${streamId}`, count(1), inContext());

/** A transaction that has appended and not ended yet. */
const openAppend = async (streamId: string): Promise<PoolClient> => {
  const client = await bench.pool.connect();
  await client.query('BEGIN');
  const event = { streamId, type: 'Counted', schemaVersion: 1, data: { amount: 1 }, occurredAt: instant(1) };
  const streams = [{ streamId, category: 'quiet', expectedVersion: 0 }];
  await query(client, appendStatement({ context: inContext(), streams, events: [event] }));
  return client;
};

const end = async (client: PoolClient, how: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
  await client.query(how);
  client.release();
};

const following = (options: Partial<FollowOptions> = {}) => {
  const ending = new AbortController();
  const seen: StoredEvent[] = [];
  const done = follow(bench.store, {
    after: 0n,
    signal: ending.signal,
    onBatch: (events) => void seen.push(...events),
    ...options,
  });
  return {
    seen,
    streams: () => seen.map(({ streamId }) => streamId.replace('quiet-', '')),
    done,
    stop: async () => {
      ending.abort();
      await done;
    },
  };
};

const looks = (): number => bench.observations.filter(({ kind }) => kind === 'follow').length;

/** Lets the follower look again and again, so that only a proof can move it on. */
const manyLooks = async (): Promise<void> => {
  const before = looks();
  await until(() => looks() > before + 25);
};

describe('a follower', () => {
  it('delivers what was there and what comes, with everything that is stored', async () => {
    await append('a');
    const follower = following();
    await until(() => follower.seen.length === 1);
    await append('b');
    await until(() => follower.seen.length === 2);
    await follower.stop();
    expect(follower.seen).toEqual([
      ...(await bench.store.load('quiet-a')),
      ...(await bench.store.load('quiet-b')),
    ]);
  });

  it('begins after the position given and tells where to resume from', async () => {
    for (const name of ['a', 'b', 'c']) await append(name);
    const [b] = await bench.store.load('quiet-b');
    const positions: bigint[] = [];
    const seen: string[] = [];
    const follower = following({
      after: (b?.position ?? 0n) - 1n,
      batchSize: 1,
      onBatch: (events, position) => {
        positions.push(position);
        seen.push(...events.map(({ streamId }) => streamId));
      },
    });
    await until(() => seen.length === 2);
    await follower.stop();
    expect(seen).toEqual(['quiet-b', 'quiet-c']);
    expect(positions).toEqual([b?.position, (b?.position ?? 0n) + 1n]);
  });

  it('waits for an append that is on its way, however often it looks, and then keeps the order', async () => {
    const slow = await openAppend('quiet-slow');
    await append('quick');
    const follower = following();
    await manyLooks();
    expect(follower.streams()).toEqual([]);
    await end(slow, 'COMMIT');
    await until(() => follower.seen.length === 2);
    expect(follower.streams()).toEqual(['slow', 'quick']);
    await follower.stop();
  });

  it('passes a position that was given up, and counts it', async () => {
    const given = await openAppend('quiet-given-up');
    await append('kept');
    await end(given, 'ROLLBACK');
    const follower = following();
    await until(() => follower.seen.length === 1);
    await follower.stop();
    expect(follower.streams()).toEqual(['kept']);
    expect(bench.observations).toContainEqual({ kind: 'gap-passed', follower: 'follower', positions: 1 });
  });

  it('does not take a gap for dead while another writer that began earlier is still at work', async () => {
    const early = await openAppend('quiet-early');
    const given = await openAppend('quiet-given-up');
    await append('late');
    await end(given, 'ROLLBACK');
    const follower = following();
    await manyLooks();
    expect(follower.streams()).toEqual([]);
    await end(early, 'COMMIT');
    await until(() => follower.seen.length === 2);
    expect(follower.streams()).toEqual(['early', 'late']);
    await follower.stop();
  });

  it('names the oldest writer when it is held up for more than two seconds', async () => {
    const slow = await openAppend('quiet-slow');
    await append('quick');
    const follower = following();
    await until(() => bench.observations.some(({ kind }) => kind === 'follower-blocked'), 15_000);
    const blocked = bench.observations.find((one) => one.kind === 'follower-blocked');
    const { rows } = await slow.query('SELECT pg_backend_pid() AS pid');
    expect(blocked?.writer?.pid).toBe(rows[0].pid);
    expect(blocked?.blockedMs).toBeGreaterThanOrEqual(2_000);
    await end(slow, 'COMMIT');
    await follower.stop();
  }, 20_000);

  it('hears of an append in another process by the signal, long before it would have looked by itself', async () => {
    const follower = following();
    await until(() => looks() > 0);
    const waits: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const startedAt = performance.now();
      await bench.another().run(quietTally, `quiet-s${i}`, count(1), inContext());
      await until(() => follower.seen.length === i + 1);
      waits.push(performance.now() - startedAt);
    }
    await follower.stop();
    expect(waits.sort((a, b) => a - b)[5]).toBeLessThan(500);
  });

  it('sees an append that nobody signalled within about a second', async () => {
    const follower = following();
    await until(() => looks() > 0);
    await end(await openAppend('quiet-silent'), 'COMMIT');
    await until(() => follower.seen.length === 1, 5_000);
    await follower.stop();
  });

  it('goes on after its connections were ended', async () => {
    await append('before');
    const follower = following();
    await until(() => follower.seen.length === 1);
    await bench.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'cardroom _%'`,
    );
    await append('after');
    await until(() => follower.seen.length === 2);
    expect(follower.streams()).toEqual(['before', 'after']);
    await follower.stop();
  });

  it('rejects when the receiver throws', async () => {
    await append('a');
    const follower = following({
      onBatch: () => {
        throw new Error('no room');
      },
    });
    await expect(follower.done).rejects.toThrow('no room');
  });
});

describe('signals', () => {
  it('are sent at most once in twenty milliseconds, and never inside the append', async () => {
    const listener = await bench.pool.connect();
    let heard = 0;
    listener.on('notification', () => (heard += 1));
    await listener.query('LISTEN cardroom_appended');
    const startedAt = performance.now();
    let appends = 0;
    for (; performance.now() - startedAt < 600; appends += 1) await append('busy');
    const most = Math.ceil((performance.now() - startedAt) / 20) + 2;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await listener.query('SELECT 1');
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThanOrEqual(most);
    listener.release(true);
  });
});
