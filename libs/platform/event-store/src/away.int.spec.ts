import { type OwnServers, ownServers } from '@cardroom/testing';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { type Pool, type PoolClient } from 'pg';
import { type StoredEvent } from './event';
import { StoreUnavailable } from './errors';
import { follow } from './follow';
import { openPool } from './pool';
import { createEventStore, type EventStore } from './store';
import { subscribe, type Subscription } from './subscribe';
import { count, hotTally, inContext, quietTally } from './testing/tally';
import { until } from './testing/workbench';

jest.setTimeout(60_000);

let servers: OwnServers;
let pool: Pool;
let store: EventStore;
beforeAll(async () => {
  servers = await ownServers('postgres');
  pool = openPool({ connectionString: servers.databaseUrl, max: 5 });
  store = createEventStore({ pool });
});
afterAll(async () => {
  await store.close();
  await pool.end();
  await servers.end();
});

describe('a database that was killed and came back', () => {
  const ending = new AbortController();
  const seen: StoredEvent[] = [];
  const applied: bigint[] = [];
  let following: Promise<void>;
  let subscription: Subscription;
  let between: PoolClient;

  beforeAll(async () => {
    following = follow(store, {
      after: 0n,
      signal: ending.signal,
      onBatch: (events) => void seen.push(...events),
    });
    subscription = subscribe(store, {
      name: 'kept',
      handler: async (_client, events) => void applied.push(...events.map(({ position }) => position)),
    });
    for (let i = 0; i < 3; i += 1) await store.run(hotTally, 'hot-a', count(1), inContext());
    await until(() => seen.length === 3 && applied.length === 3);
    between = await pool.connect();
    await between.query('BEGIN');
    await servers.kill('postgres');
  });
  afterAll(async () => {
    ending.abort();
    await following;
    await subscription.close();
  });

  it('is told as unavailable while it is away', async () => {
    await expect(store.run(hotTally, 'hot-a', count(1), inContext())).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    await expect(store.run(quietTally, 'quiet-a', count(1), inContext())).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    await expect(store.board('r1', 'tallies')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(subscription.status().state).not.toBe('stopped');
  });

  it('ends no process: who stood between two statements is told at the next one', async () => {
    await expect(between.query('SELECT 1')).rejects.toThrow(/terminat|queryable|ended/i);
    between.release();
  });

  it('lost nothing, and commands, followers and subscriptions go on by themselves', async () => {
    await servers.start('postgres');
    const result = await store.run(hotTally, 'hot-a', count(1), inContext());
    expect(result).toMatchObject({ outcome: 'accepted', version: 4 });
    await until(() => seen.length === 4 && applied.length === 4, 20_000);
    expect(seen.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });
});

/** A wire to the server that can be cut when the next answer comes. */
const cuttableWire = async (to: string): Promise<{ url: string; cutAtNextAnswer(): void; end(): void }> => {
  const target = new URL(to);
  let isCutting = false;
  const ends: Socket[] = [];
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    ends.push(near, far);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far);
    far.on('data', (answer) => (isCutting ? near.destroy() : near.write(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the wire has no port');
  return {
    url: Object.assign(new URL(to), { port: String(address.port) }).href,
    cutAtNextAnswer: () => (isCutting = true),
    end() {
      for (const one of ends) one.destroy();
      server.close();
    },
  };
};

describe('an answer that was lost on its way', () => {
  it('is given again when the command is sent again, and the fact stands once', async () => {
    const wire = await cuttableWire(servers.databaseUrl);
    const farPool = openPool({ connectionString: wire.url, max: 1 });
    const far = createEventStore({ pool: farPool });
    await far.run(quietTally, 'quiet-lost', count(1), inContext());
    const context = inContext();
    wire.cutAtNextAnswer();
    await expect(far.run(quietTally, 'quiet-lost', count(5), context)).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    await until(async () => (await store.load('quiet-lost')).length === 2);
    const again = await store.run(quietTally, 'quiet-lost', count(5), context);
    expect(again).toMatchObject({ outcome: 'accepted', version: 2, repeated: true, events: [{ amount: 5 }] });
    expect(await store.load('quiet-lost')).toHaveLength(2);
    wire.end();
    await far.close();
    await farPool.end();
  });
});
