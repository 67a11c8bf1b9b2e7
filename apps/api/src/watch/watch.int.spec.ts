import { readyHealth } from '@cardroom/contracts';
import { freshDatabase, ownServers } from '@cardroom/testing';
import { freshRoom, type FreshRoom, openEvening, roomOn, settingsOn } from '../testing';

describe('health', () => {
  it('is ready with a database alone, and says that Redis is not used', async () => {
    const room = await freshRoom();
    expect(await room.ask({ url: '/health/live' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    const ready = await room.ask({ url: '/health/ready' });
    expect(ready.status).toBe(200);
    expect(readyHealth.parse(ready.body)).toMatchObject({
      status: 'ready',
      live: { status: 'in-step' },
      timers: { status: 'on-time', redis: 'not-used', overdue: 0 },
    });
    await room.close();
  });

  it('goes on deciding while Redis is away, and says that timers are late', async () => {
    const [servers, database] = await Promise.all([ownServers('redis'), freshDatabase()]);
    const room = await roomOn(settingsOn(database.url, { redisUrl: servers.redisUrl }));
    const timers = async () => (await room.ask({ url: '/health/ready' })).body['timers'];
    const untilRedisIs = async (wanted: string): Promise<void> => {
      const deadline = Date.now() + 10_000;
      while (((await timers()) as { redis: string }).redis !== wanted && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await untilRedisIs('up');
    expect(await timers()).toMatchObject({ status: 'on-time', redis: 'up' });
    await servers.kill('redis');
    const { keeper } = await openEvening(room);
    const joined = await room.command(keeper, 'join-list', {
      gameId: 'nlhe',
      source: 'walk-in',
      alias: 'Ana',
    });
    expect(joined.status).toBe(200);
    expect(await room.ask({ url: '/health/ready' })).toMatchObject({
      status: 200,
      body: {
        status: 'ready',
        timers: { status: 'late', redis: 'down', why: expect.stringContaining('Redis') },
      },
    });
    await servers.start('redis');
    await untilRedisIs('up');
    expect(await timers()).toMatchObject({ status: 'on-time', redis: 'up' });
    await room.close();
    await servers.end();
    await database.drop();
  });

  it('says that timers are late when they are due and nobody has run them', async () => {
    const room = await freshRoom();
    await room.pool.query(
      `INSERT INTO timers (timer_id, stream_id, room, kind, due_at, epoch, state, payload, position)
       VALUES ('late-1', 'floor-r1-x', 'r1', 'call', now() - interval '1 minute', 1, 'armed', '{}', 1)`,
    );
    const { body } = await room.ask({ url: '/health/ready' });
    expect(body).toMatchObject({ status: 'ready', timers: { status: 'late', overdue: 1 } });
    await room.close();
  });
});

describe('numbers for Prometheus', () => {
  let room: FreshRoom;
  beforeAll(async () => {
    room = await freshRoom();
  });
  afterAll(() => room.close());

  it('count commands by outcome, appends, and screens that look on', async () => {
    const { keeper } = await openEvening(room);
    await room.command(keeper, 'leave-seat', { tableId: 't1', seat: 1 });
    const { status, body, headers } = await room.ask({ url: '/metrics' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    const text = String(body['text']);
    for (const line of [
      'cardroom_commands_total{command="open-table",outcome="accepted"} 1',
      'cardroom_commands_total{command="leave-seat",outcome="refused"} 1',
      'cardroom_command_seconds_count{command="open-table"} 1',
      'cardroom_append_seconds_count{outcome="appended"}',
      'cardroom_follower_lag_positions{follower="live"} 0',
      'cardroom_live_delay_seconds_count',
      'cardroom_live_listeners 0',
      'cardroom_process_cpu_seconds_total',
    ])
      expect(text).toContain(line);
  });

  it('are for this machine alone, or for whoever has the token', async () => {
    const far = await room.app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' });
    expect(far.statusCode).toBe(404);
    const through = await room.ask({ url: '/metrics', headers: { 'x-forwarded-for': '10.1.2.3' } });
    expect(through.status).toBe(404);
    const guarded = await roomOn({ ...room.settings, metricsToken: 'for-prometheus' });
    const read = (authorization: string) =>
      guarded.app.inject({ url: '/metrics', remoteAddress: '10.1.2.3', headers: { authorization } });
    expect((await read('Bearer guess')).statusCode).toBe(404);
    expect((await read('Bearer for-prometheus')).statusCode).toBe(200);
    await guarded.close();
  });
});
