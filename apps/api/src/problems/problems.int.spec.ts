import { Controller, Get, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ownServers, type OwnServers } from '@cardroom/testing';
import { AppModule } from '../app.module';
import { Needs } from '../access/access';
import {
  addStaff,
  type FreshRoom,
  freshRoom,
  openEvening,
  roomOn,
  settingsOn,
  type TestRoom,
} from '../testing';

describe('how the edge says no', () => {
  let room: FreshRoom;
  let token: string;
  beforeAll(async () => {
    room = await freshRoom({ openRequestsPerMinute: 50 });
    token = await room.staff('floorSupervisor');
  });
  afterAll(() => room.close());

  const send = (payload: string, type = 'application/json') =>
    room.app.inject({
      method: 'POST',
      url: '/api/v1/floor/close-table',
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    });

  it.each([
    ['a body that is no JSON', '{"tableId": ', 400, 'api.malformed'],
    ['a body that is no object', '"t1"', 400, 'api.malformed'],
    ['an attack on prototypes', '{"__proto__": {"a": 1}, "tableId": "t1"}', 400, 'api.malformed'],
    ['a body beyond the limit', JSON.stringify({ tableId: 'x'.repeat(70_000) }), 413, 'api.too-large'],
  ])('%s is a problem document', async (...[, payload, status, code]) => {
    const reply = await send(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'what a form of another site could send (%s) is not read',
    async (type) => {
      expect((await send('tableId=t1', type)).statusCode).toBe(415);
    },
  );

  it('an unknown address is 404 with a problem document and the security headers', async () => {
    const answer = await room.ask({ url: '/api/v1/nothing' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'api.not-found' } });
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.any(String),
      'cache-control': 'no-store',
      'x-correlation-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('keeps a correlation id that is one, and no other', async () => {
    const echo = async (given: string) =>
      (await room.ask({ url: 'session', headers: { 'x-correlation-id': given } })).headers[
        'x-correlation-id'
      ];
    expect(await echo('abc-123-def')).toBe('abc-123-def');
    expect(await echo('a b\tc<script>')).not.toContain('script');
  });

  it('slows down a stranger who asks too often, and says for how long', async () => {
    const read = () => room.ask({ url: 'receipts/AAAAAAAA' });
    const answers = await Promise.all(Array.from({ length: 60 }, read));
    const slowed = answers.find(({ status }) => status === 429);
    expect(answers.some(({ status }) => status === 404)).toBe(true);
    expect(slowed).toMatchObject({ body: { code: 'api.too-many-requests' } });
    expect(Number(slowed?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await room.ask({ url: 'session', token })).status).toBe(200);
  });
});

describe('when something breaks', () => {
  @Controller('broken')
  class BrokenController {
    @Get()
    @Needs({ open: 'read-health' })
    break(): never {
      throw new Error('secret of the machine at /etc/passwd');
    }
  }
  @Module({ controllers: [BrokenController] })
  class BrokenModule {}

  it('answers 500 with a trace id and nothing more', async () => {
    const settings = settingsOn('postgresql://nobody:none@127.0.0.1:1/none');
    const built = await Test.createTestingModule({
      imports: [AppModule.with(settings), BrokenModule],
    }).compile();
    const app = built.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    await app.init();
    const reply = await app.inject({ url: '/broken', headers: { 'accept-language': 'fr' } });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ code: 'api.unexpected', facts: { traceId: expect.any(String) } });
    expect(reply.body).not.toMatch(/secret|passwd|at .*\.ts/);
    await app.close();
  });
});

describe('F17 while the event store is away', () => {
  let servers: OwnServers;
  let room: TestRoom;
  let keeper: string;
  beforeAll(async () => {
    servers = await ownServers('postgres');
    room = await roomOn(settingsOn(servers.databaseUrl));
    ({ keeper } = await openEvening(room));
  });
  afterAll(async () => {
    await room.close().catch(() => undefined);
    await servers.end();
  });

  it('refuses with whom to call, tells nothing of itself, and goes on when it is back', async () => {
    const code = await addStaff(room.people, 'dealer');
    await servers.kill('postgres');
    const body = { gameId: 'nlhe', source: 'walk-in', alias: 'Ana' };
    const away = await room.command(keeper, 'join-list', body);
    expect(away).toMatchObject({ status: 503, body: { code: 'api.store-away' } });
    const { texts } = away.body as { texts: Record<string, string> };
    expect(texts['en']).toMatch(/Nothing was decided.*Call the shift supervisor/);
    expect(texts['fr']).toMatch(/Appelez le superviseur de quart/);
    expect(JSON.stringify(away.body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1|select/i);
    expect((await room.ask({ method: 'POST', url: 'session', body: { code } })).status).toBe(503);
    expect((await room.ask({ url: 'receipts/AAAAAAAA' })).status).toBe(503);
    expect(await room.ask({ url: '/health/ready' })).toMatchObject({
      status: 503,
      body: { status: 'not-ready', database: 'down' },
    });
    expect((await room.ask({ url: '/health/live' })).status).toBe(200);
    await servers.start('postgres');
    const again = await room.command(keeper, 'join-list', body);
    expect(again.status).toBe(200);
    expect((await room.ask({ url: '/health/ready' })).body).toMatchObject({ status: 'ready' });
  });
});
