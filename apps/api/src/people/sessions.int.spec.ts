import { type Clock, instant } from '@cardroom/kernel';
import { addStaff, type Answer, freshRoom, type FreshRoom, secret } from '../testing';
import { attemptLimits } from './attempts';
import { idleMinutes } from './callers';
import { sessionHours } from './sessions';

const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** The machine's clock, moved forward by hand. */
const movableClock = () => {
  let aheadMs = 0;
  const clock: Clock = { now: () => instant(Date.now() + aheadMs) };
  return { clock, forward: (minutes: number) => (aheadMs += minutes * 60_000) };
};

describe('sessions of staff', () => {
  const { clock, forward } = movableClock();
  let room: FreshRoom;
  beforeAll(async () => {
    room = await freshRoom({}, { clock });
  });
  afterAll(() => room.close());

  const signIn = (body: unknown, headers: Record<string, string> = {}) =>
    room.ask({ method: 'POST', url: 'session', body, headers });
  const wrong = (code: string): string => `${code.slice(0, 4)}000001`;

  it('gives a cookie out of reach of scripts and other sites, and says who it is', async () => {
    const code = await addStaff(room.people, 'floorSupervisor');
    const answer = await signIn({ code });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(
      /^cardroom_session=crs_[\w-]{43};.*HttpOnly; SameSite=Strict$/,
    );
    expect(answer.body).toMatchObject({ kind: 'staff', role: 'floorSupervisor', room: { roomId: 'r1' } });
    expect(answer.body).not.toHaveProperty('token');
    const again = await room.ask({ url: 'session', headers: { cookie: cookieOf(answer) } });
    expect(again.body).toEqual(answer.body);
  });

  it('takes staff number and secret apart as well', async () => {
    const code = await addStaff(room.people, 'dealer');
    const answer = await signIn({ staffNumber: code.slice(0, 4), code: secret });
    expect(answer.body).toMatchObject({ role: 'dealer' });
  });

  it('F21 keeps codes as argon2id hashes and tokens as digests only', async () => {
    const code = await addStaff(room.people, 'auditor');
    const token = String((await signIn({ code, bearer: true })).body['token']);
    const { rows } = await room.pool.query(
      `SELECT row_to_json(s)::text AS row FROM staff s UNION ALL SELECT row_to_json(t)::text FROM staff_sessions t`,
    );
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).toContain('$argon2id$');
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(token);
  });

  it('answers a wrong code and an unknown number alike', async () => {
    const code = await addStaff(room.people, 'dealer');
    const [known, unknown] = [await signIn({ code: wrong(code) }), await signIn({ code: '9998000001' })];
    expect(known.status).toBe(401);
    expect({ ...known.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(known.body).toMatchObject({ code: 'api.wrong-code' });
  });

  it('F21 locks after five wrong codes, for the right code too, until the time has passed', async () => {
    const code = await addStaff(room.people, 'listKeeper');
    const place = { 'x-correlation-id': 'lock-test-0001' };
    for (let i = 0; i < attemptLimits.personAtPlace; i += 1)
      expect((await signIn({ code: wrong(code) }, place)).status).toBe(401);
    const locked = await signIn({ code });
    expect(locked.status).toBe(429);
    expect(locked.headers['retry-after']).toBe(String(attemptLimits.windowMinutes * 60));
    expect(locked.body).toMatchObject({ code: 'api.too-many-attempts' });
    const other = await addStaff(room.people, 'listKeeper');
    expect((await signIn({ code: other })).status).toBe(200);
    forward(attemptLimits.windowMinutes + 1);
    expect((await signIn({ code })).status).toBe(200);
  });

  it('never looks at more than five codes, though a hundred are tried at once', async () => {
    forward(attemptLimits.windowMinutes + 1);
    const code = await addStaff(room.people, 'listKeeper');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        signIn({ code: `${code.slice(0, 4)}1${String(i).padStart(5, '0')}` }),
      ),
    );
    const lookedAt = answers.filter(({ status }) => status === 401).length;
    expect(lookedAt).toBeLessThanOrEqual(attemptLimits.personAtPlace);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - lookedAt);
  });

  it('locks an address that tries one number after another', async () => {
    forward(attemptLimits.windowMinutes + 1);
    for (let i = 0; i < attemptLimits.address; i += 1)
      expect((await signIn({ code: `${7000 + i}000001` })).status).toBe(401);
    expect((await signIn({ code: '7100000001' })).status).toBe(429);
    forward(attemptLimits.windowMinutes + 1);
  });

  it('records every attempt', async () => {
    const { rows } = await room.pool.query<{ outcome: string }>(
      'SELECT DISTINCT outcome FROM sign_in_attempts',
    );
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['failed', 'locked', 'passed']);
  });

  it('wants the session’s own mark on everything that changes something', async () => {
    const code = await addStaff(room.people, 'listKeeper');
    const answer = await signIn({ code });
    const cookie = cookieOf(answer);
    const end = (headers: Record<string, string>) => room.ask({ method: 'DELETE', url: 'session', headers });
    expect(await end({ cookie })).toMatchObject({ status: 403, body: { code: 'api.forged-request' } });
    expect(await end({ cookie, 'x-csrf-token': 'guessed' })).toMatchObject({ status: 403 });
    const mark = String(answer.body['csrf']);
    const fromElsewhere = { cookie, 'x-csrf-token': mark, 'sec-fetch-site': 'cross-site' };
    expect(await end(fromElsewhere)).toMatchObject({ status: 403 });
    expect((await end({ cookie, 'x-csrf-token': mark })).status).toBe(204);
    expect((await room.ask({ url: 'session', headers: { cookie } })).status).toBe(401);
  });

  it('signs out a console left alone, and everybody at the end of a shift', async () => {
    const [idle, busy] = [await room.staff('dealer'), await room.staff('dealer')];
    const read = async (token: string) => (await room.ask({ url: 'session', token })).status;
    for (let minutes = 0; minutes < sessionHours * 60 - 60; minutes += idleMinutes / 2) {
      expect(await read(busy)).toBe(200);
      forward(idleMinutes / 2);
    }
    expect(await read(idle)).toBe(401);
    expect(await read(busy)).toBe(200);
    forward(61);
    expect(await read(busy)).toBe(401);
  });

  it('says 401 with a problem document to nobody', async () => {
    const answer = await room.ask({ url: 'session' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'api.not-signed-in', status: 401 } });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});
