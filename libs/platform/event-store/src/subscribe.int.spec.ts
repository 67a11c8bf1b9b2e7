import { type ClientBase } from 'pg';
import { type StoredEvent } from './event';
import { troubleIn } from './observe';
import { execute, query } from './sql';
import { openPool } from './pool';
import { subscribe, type SubscribeOptions, type Subscription, type WritesRows } from './subscribe';
import { count, inContext, quietTally } from './testing/tally';
import { until, type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
const open: Subscription[] = [];
beforeEach(async () => {
  bench = await workbench();
  await bench.pool.query('CREATE TABLE applied (position bigint, by text)');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
  await bench.close();
});

const append = async (amount = 1): Promise<bigint> => {
  const result = await bench.store.run(quietTally, 'quiet-a', count(amount), inContext());
  return (result.outcome === 'accepted' && result.position) || 0n;
};

const record =
  (by: string) =>
  async (client: ClientBase, events: readonly StoredEvent[]): Promise<void> => {
    for (const { position } of events)
      await execute(client, { text: 'INSERT INTO applied VALUES ($1, $2)', values: [position, by] });
  };

const subscribed = (options: Partial<SubscribeOptions & WritesRows> = {}): Subscription => {
  const subscription = subscribe(bench.another(), { name: 'report', handler: record('one'), ...options });
  open.push(subscription);
  return subscription;
};

const applied = (): Promise<{ position: bigint; by: string }[]> =>
  query(bench.pool, { text: 'SELECT position, by FROM applied ORDER BY position' });
const count1 = async (): Promise<number> => (await applied()).length;

describe('a subscription', () => {
  it('applies what was there and what comes, and goes on where it was after a restart', async () => {
    await append();
    const first = subscribed();
    await until(async () => (await count1()) === 1);
    await first.close();
    expect(first.status()).toMatchObject({ state: 'closed' });
    const second = await append();
    const again = subscribed({ handler: record('two') });
    await until(() => again.status().position === second);
    expect((await applied()).map(({ by }) => by)).toEqual(['one', 'two']);
  });

  it('can begin where the log is now', async () => {
    const last = await append();
    const subscription = subscribed({ startAfter: last });
    const next = await append();
    await until(() => subscription.status().position === next);
    expect((await applied()).map(({ position }) => position)).toEqual([next]);
  });

  it('is served by one process at a time, and another takes over when that one ends', async () => {
    const first = subscribed();
    await until(() => first.status().state === 'running');
    const second = subscribed({ handler: record('two') });
    await append();
    await until(async () => (await count1()) === 1);
    expect([first.status().state, second.status().state]).toEqual(['running', 'waiting']);
    await first.close();
    await until(() => second.status().state === 'running');
    await append();
    await until(async () => (await count1()) === 2);
    expect((await applied()).map(({ by }) => by)).toEqual(['one', 'two']);
  });

  it('cannot write under an old fence, and undoes what it wrote in vain', async () => {
    let isFenced = false;
    const subscription = subscribed({
      handler: async (client, events) => {
        if (!isFenced)
          await bench.pool.query(`UPDATE checkpoints SET fence = fence + 1 WHERE name = 'report'`);
        await record(isFenced ? 'after' : 'before')(client, events);
        isFenced = true;
      },
    });
    const last = await append();
    await until(() => subscription.status().position === last);
    expect((await applied()).map(({ by }) => by)).toEqual(['after']);
  });

  it('tries a failing event again, alone, and nothing is skipped or doubled', async () => {
    let failures = 2;
    const positions = [await append(), await append(2), await append(3)];
    const subscription = subscribed({
      handler: async (client, events) => {
        await record('one')(client, events);
        if (events.some(({ data }) => (data as { amount: number }).amount === 2) && failures-- > 0)
          throw new Error('not today');
      },
    });
    await until(() => subscription.status().position === positions[2]);
    expect((await applied()).map(({ position }) => position)).toEqual(positions);
  });

  it('stops visibly after five failures on one event, with everything before it applied', async () => {
    const good = await append(1);
    const bad = await append(2);
    await append(3);
    const subscription = subscribed({
      handler: async (client, events) => {
        if (events.some(({ data }) => (data as { amount: number }).amount === 2)) throw new Error('never');
        await record('one')(client, events);
      },
    });
    await until(() => subscription.status().state === 'stopped', 20_000);
    expect(subscription.status().error?.message).toBe(`report failed 5 times at position ${bad}`);
    expect((await applied()).map(({ position }) => position)).toEqual([good]);
    const failures = bench.observations.filter((one) => one.kind === 'subscription-failed');
    expect(failures.filter(({ stopped }) => stopped)).toHaveLength(1);
    expect(failures.at(-1)).toMatchObject({ subscription: 'report', position: bad, attempt: 5 });
  }, 30_000);

  it('makes failed SQL of its handler undo the whole batch', async () => {
    let isBroken = true;
    const last = await append();
    const subscription = subscribed({
      handler: async (client, events) => {
        await record('one')(client, events);
        if (isBroken) {
          isBroken = false;
          await client.query('SELECT 1 / 0');
        }
      },
    });
    await until(() => subscription.status().position === last);
    expect(await count1()).toBe(1);
  });

  it('lets events gather for its interval once it has caught up, and does not wait while it is behind', async () => {
    const batches: { at: number; size: number }[] = [];
    let sixth = 0n;
    for (let i = 0; i < 6; i += 1) sixth = await append();
    const subscription = subscribed({
      everyMs: 1_000,
      batchSize: 2,
      handler: async (_client, events) => void batches.push({ at: performance.now(), size: events.length }),
    });
    await until(() => batches.length === 3);
    expect((batches[2]?.at ?? 0) - (batches[0]?.at ?? 0)).toBeLessThan(1_000);
    const looks = (): number => bench.observations.filter(({ kind }) => kind === 'follow').length;
    await until(() => subscription.status().position === sixth);
    const looked = looks();
    await until(() => looks() > looked);
    await append();
    const last = await append();
    await until(() => subscription.status().position === last);
    expect(batches.map(({ size }) => size)).toEqual([2, 2, 2, 2]);
  });

  it('may take longer over commands than the server lets a transaction stand still', async () => {
    const pool = openPool({ connectionString: bench.url, max: 2, idle_in_transaction_session_timeout: 100 });
    const told: bigint[] = [];
    const positions = [await append(), await append()];
    const act = async (events: readonly StoredEvent[]): Promise<void> => {
      told.push(...events.map(({ position }) => position));
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    const subscription = subscribe(bench.another({ pool }), { name: 'commands', act });
    await until(() => subscription.status().position === positions[1]);
    await subscription.close();
    expect(told).toEqual(positions);
    expect(bench.observations.map(troubleIn).filter((line) => line !== null)).toEqual([]);
    await pool.end();
  });

  it('tells a batch of commands again whose checkpoint was not written', async () => {
    const last = await append();
    const told: bigint[] = [];
    const act = async (events: readonly StoredEvent[]): Promise<void> => {
      told.push(...events.map(({ position }) => position));
      if (told.length === 1)
        await bench.pool.query(`UPDATE checkpoints SET fence = fence + 1 WHERE name = 'commands'`);
    };
    const subscription = subscribe(bench.another(), { name: 'commands', act });
    open.push(subscription);
    await until(() => subscription.status().position === last);
    expect(told).toEqual([last, last]);
    const troubles = bench.observations.map(troubleIn).filter((line) => line !== null);
    expect(troubles).toEqual([expect.stringContaining('the connection for subscription commands was lost')]);
  });

  it('comes back after its connection was ended by the server', async () => {
    const subscription = subscribed();
    await append();
    await until(async () => (await count1()) === 1);
    await bench.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'cardroom report'`,
    );
    const last = await append();
    await until(() => subscription.status().position === last);
    expect(await count1()).toBe(2);
  });
});
