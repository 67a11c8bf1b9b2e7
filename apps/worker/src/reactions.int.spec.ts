import { type EventStore, createEventStore, openPool, type StoredEvent } from '@cardroom/event-store';
import { type GameId, id, instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Reaction, whenIn, wishFor } from '@cardroom/reactions';
import { freshDatabase, type FreshDatabase, freshRedisPrefix } from '@cardroom/testing';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Pool } from 'pg';
import { createWorker } from './app';
import { carryOut, consequencesOf } from './consequences';
import { daysThen } from './days-then';
import { type WorkerSettings } from './settings';
import { floorOn, stream, type TestFloor } from './testing';

const ana = id<PlayerId>('p1');
const table = id<TableId>('t1');

/** A floor that opens a table seats the same player there: a consequence that may happen once and no more. */
const seatWhenOpened = whenIn('floor')({
  name: 'seat-when-opened',
  on: ['TableOpened'],
  sees: ({ streamId }) => [{ module: 'floor', streamId }],
  then: ({ event, streamId }, seen) =>
    seen.state('floor', streamId).day
      ? [
          wishFor('floor', streamId, {
            type: 'SeatPlayer',
            tableId: event.tableId,
            seat: 1,
            playerId: ana,
            alias: 'Ana',
          }),
          wishFor('player', `player-${ana}`, { type: 'RegisterPlayer', playerId: ana, alias: 'Ana' }),
        ]
      : [],
});

/** What the other module does not allow: nobody is known under that id. */
const alwaysRefused = whenIn('floor')({
  name: 'always-refused',
  on: ['TableOpened'],
  then: () => [wishFor('player', 'player-p9', { type: 'ChangeAlias', alias: 'Nobody' })],
});

const alwaysMistaken = whenIn('floor')({
  name: 'always-mistaken',
  on: ['TableOpened'],
  then: () => {
    throw new Error('a mistake of ours');
  },
});

const all: readonly Reaction[] = [alwaysMistaken, alwaysRefused, seatWhenOpened];

const until = async (condition: () => Promise<boolean>, withinMs = 15_000): Promise<void> => {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('reactions', () => {
  let database: FreshDatabase;
  let floor: TestFloor;
  let settings: WorkerSettings;
  let pool: Pool;
  let store: EventStore;
  const redis = freshRedisPrefix();
  const workers: NestFastifyApplication[] = [];

  beforeEach(async () => {
    database = await freshDatabase();
    floor = await floorOn(database.url);
    pool = openPool({ connectionString: database.url, max: 4 });
    store = createEventStore({ pool });
    settings = {
      databaseUrl: database.url,
      queueUrl: redis.url,
      queuePrefix: redis.prefix,
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      databaseConnections: 6,
    };
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await store.close();
    await pool.end();
    await floor.close();
    await redis.clear();
    await database.drop();
  });

  const start = async (): Promise<NestFastifyApplication> => {
    const worker = await createWorker(settings, all);
    workers.push(worker);
    await worker.listen(0, '127.0.0.1');
    return worker;
  };

  const openTable = async (): Promise<void> => {
    const now = instant(Date.now());
    await floor.run('place-t1', now, {
      type: 'PlaceTable',
      tableId: table,
      number: 1,
      section: 'A',
      seats: 9,
    });
    await floor.run('open-t1', now, { type: 'OpenTable', tableId: table, gameId: id<GameId>('nlh') });
  };

  const count = async (type: string): Promise<number> =>
    (await floor.types()).filter((each) => each === type).length;

  const registered = async (): Promise<number> => (await store.load(`player-${ana}`)).length;

  const openedFact = async (): Promise<StoredEvent> => {
    const fact = (await store.load(stream)).find(({ type }) => type === 'TableOpened');
    if (!fact) throw new Error('the table was opened');
    return fact;
  };

  const metric = async (worker: NestFastifyApplication, line: string): Promise<boolean> =>
    (await worker.inject({ method: 'GET', url: '/metrics' })).body.includes(line);

  it('turn a fact into commands on other streams, soon, and one worker of two does it', async () => {
    await Promise.all([start(), start()]);
    await until(async () => workers.length === 2);
    const begun = performance.now();
    await openTable();
    await until(async () => (await registered()) === 1);
    expect(performance.now() - begun).toBeLessThan(2_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([await count('PlayerSeated'), await registered()]).toEqual([1, 1]);
    const [fact] = await store.load(`player-${ana}`);
    expect(fact?.metadata).toMatchObject({
      by: { kind: 'timer' },
      correlationId: 'open-t1',
      causationId: String((await openedFact()).position),
    });
  });

  it('follow a day that was under way before the first worker started', async () => {
    await openTable();
    await start();
    await until(async () => (await registered()) === 1);
    expect(await count('PlayerSeated')).toBe(1);
  });

  it('count once after a crash between the fact, its consequences and the checkpoint', async () => {
    await openTable();
    const cause = { reaction: seatWhenOpened, stored: await openedFact(), at: instant(Date.now()) };
    const [first] = await consequencesOf(
      { store, days: daysThen(() => store) },
      seatWhenOpened,
      cause.stored,
    );
    if (!first) throw new Error('something follows');
    expect((await carryOut(store, cause, first)).outcome).toBe('done');
    await start();
    await until(async () => (await registered()) === 1);
    expect([await count('PlayerSeated'), await registered()]).toEqual([1, 1]);
  });

  it('are told twice and do nothing the second time', async () => {
    const worker = await start();
    await openTable();
    await until(async () => (await registered()) === 1);
    await worker.close();
    workers.splice(0);
    await pool.query(`UPDATE checkpoints SET position = 0 WHERE name = 'reactions'`);
    const again = await start();
    await until(() =>
      metric(again, 'cardroom_reactions_total{reaction="seat-when-opened",outcome="repeated"} 2'),
    );
    expect([await count('PlayerSeated'), await registered()]).toEqual([1, 1]);
  });

  it('show a refusal and a mistake, and go on with the facts behind them', async () => {
    const worker = await start();
    await openTable();
    await until(async () => (await registered()) === 1);
    expect(
      await metric(worker, 'cardroom_reactions_total{reaction="always-refused",outcome="refused"} 1'),
    ).toBe(true);
    expect(
      await metric(worker, 'cardroom_reactions_total{reaction="always-mistaken",outcome="failed"} 1'),
    ).toBe(true);
    const answers = await pool.query(
      `SELECT command_id FROM commands WHERE command_id LIKE 'always-refused-%'`,
    );
    expect(answers.rowCount).toBe(1);
    const health = await worker.inject({ method: 'GET', url: '/health/ready' });
    expect(health.json<{ reactions: string }>().reactions).toBe('going-on');
  });

  it('leave the days before the present one alone', async () => {
    await openTable();
    const now = instant(Date.now());
    await floor.run('close-t1', now, { type: 'CloseTable', tableId: table });
    await floor.run('close-day', now, { type: 'CloseDay' });
    const today = 'floor-worker-room-2026-11-29';
    const opened = { streamId: today, type: 'DayOpened', schemaVersion: 1, data: {}, occurredAt: now };
    const context = { fingerprint: 'x', by: { kind: 'timer' } as const, correlationId: 'x', at: now };
    const answer = await store.append({
      context: { ...context, commandId: 'today', room: id('worker-room') },
      streams: [{ streamId: today, category: 'floor', expectedVersion: 0 }],
      events: [opened],
    });
    if (answer.outcome !== 'appended') throw new Error('the day was opened');
    await start();
    const followed = async () => {
      const { rows } = await pool.query<{ position: string }>(
        `SELECT position FROM checkpoints WHERE name = 'reactions'`,
      );
      return BigInt(rows[0]?.position ?? 0) === answer.position;
    };
    await until(followed);
    expect([await count('PlayerSeated'), await registered()]).toEqual([0, 0]);
  });
});
