import { addStaff, type Answer, freshRoom, type FreshRoom } from '../testing';

const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

describe('people and devices', () => {
  let room: FreshRoom;
  let manager: string;
  let administrator: string;
  beforeAll(async () => {
    room = await freshRoom();
    manager = await room.staff('roomManager');
    administrator = await room.staff('administrator');
  });
  afterAll(() => room.close());

  const post = (url: string, body: unknown, token?: string) => room.ask({ method: 'POST', url, body, token });
  const patch = (url: string, body: unknown, token: string) =>
    room.ask({ method: 'PATCH', url, body, token });
  const read = async (token: string) => (await room.ask({ url: 'session', token })).status;
  const add = async (role: string, token = manager) =>
    (await post('staff', { name: 'Camille', role }, token)).body as Record<string, string>;

  it('adds staff whose code is shown once and works', async () => {
    const added = await add('dealer');
    expect(added).toMatchObject({ name: 'Camille', role: 'dealer', active: true });
    expect(added['code']).toMatch(/^\d{10}$/);
    expect((await post('session', { code: added['code'] })).body).toMatchObject({ name: 'Camille' });
    const listed = await room.ask({ url: 'staff', token: manager });
    expect(JSON.stringify(listed.body)).toContain(added['staffId']);
    expect(JSON.stringify(listed.body)).not.toMatch(/code|argon/i);
  });

  it('tells the floor the names of the dealers at work, and nothing else of them', async () => {
    const supervisor = await room.staff('floorSupervisor');
    const added = await add('dealer');
    const gone = await add('dealer');
    await patch(`staff/${gone['staffId']}`, { active: false }, manager);
    const { dealers } = (await room.ask({ url: 'staff/dealers', token: supervisor })).body as {
      dealers: readonly Record<string, string>[];
    };
    expect(dealers).toContainEqual({ staffId: added['staffId'], name: 'Camille' });
    expect(dealers.map(({ staffId }) => staffId)).not.toContain(gone['staffId']);
    expect(dealers.every((dealer) => Object.keys(dealer).sort().join() === 'name,staffId')).toBe(true);
    expect((await room.ask({ url: 'staff', token: supervisor })).status).toBe(403);
  });

  it('gives every new member a number of his own, however many are added at once', async () => {
    const added = await Promise.all(Array.from({ length: 4 }, () => add('dealer')));
    expect(new Set(added.map(({ staffNumber }) => staffNumber)).size).toBe(4);
  });

  it('refuses a secret that a thief tries first', async () => {
    for (const bad of ['111111', '123456', '987654', '12345', 'abcdef']) {
      const answer = await post('staff', { name: 'Ana', role: 'dealer', secret: bad }, manager);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'secret' }] } });
    }
  });

  it('changes a code, and every session of the old one ends', async () => {
    const added = await add('dealer');
    const before = String((await post('session', { code: added['code'], bearer: true })).body['token']);
    const changed = await post(`staff/${added['staffId']}/code`, {}, manager);
    expect(changed.status).toBe(200);
    expect(await read(before)).toBe(401);
    expect((await post('session', { code: added['code'] })).status).toBe(401);
    expect((await post('session', { code: changed.body['code'] })).status).toBe(200);
  });

  it('lets everybody change his own code and stay signed in', async () => {
    const code = await addStaff(room.people, 'cashier');
    const token = String((await post('session', { code, bearer: true })).body['token']);
    const changed = await post('staff/me/code', { secret: '730184' }, token);
    expect(changed.body['code']).toBe(`${code.slice(0, 4)}730184`);
    expect(await read(token)).toBe(200);
    expect((await post('session', { code })).status).toBe(401);
  });

  it('ends sessions and tokens of whoever is deactivated', async () => {
    const added = await add('shiftManager');
    const session = String((await post('session', { code: added['code'], bearer: true })).body['token']);
    const program = String((await post('tokens', { name: 'report', days: 1 }, session)).body['token']);
    expect(await read(program)).toBe(200);
    await patch(`staff/${added['staffId']}`, { active: false }, manager);
    expect([await read(session), await read(program)]).toEqual([401, 401]);
    expect((await post('session', { code: added['code'] })).status).toBe(401);
  });

  it('keeps administrators out of a manager’s hands', async () => {
    const boss = await add('administrator', administrator);
    expect(await post('staff', { name: 'x', role: 'administrator' }, manager)).toMatchObject({
      status: 403,
      body: { code: 'people.above-own-authority', facts: { role: 'administrator' } },
    });
    expect((await post(`staff/${boss['staffId']}/code`, {}, manager)).status).toBe(403);
    expect((await patch(`staff/${boss['staffId']}`, { role: 'dealer' }, manager)).status).toBe(403);
    const dealer = await add('dealer');
    expect((await patch(`staff/${dealer['staffId']}`, { role: 'administrator' }, manager)).status).toBe(403);
  });

  it('never takes the last key holder from a room', async () => {
    const only = await room.staff('roomManager', 'r-last');
    const { body } = await room.ask({ url: 'session', token: only });
    const answer = await patch(`staff/${body['staffId']}`, { active: false }, only);
    expect(answer).toMatchObject({ status: 409, body: { code: 'people.last-administrator' } });
    await room.staff('administrator', 'r-last');
    expect((await patch(`staff/${body['staffId']}`, { active: false }, only)).status).toBe(200);
  });

  it('F16 does not know the people and devices of another room', async () => {
    const stranger = await room.staff('administrator', 'r2');
    const mine = await add('dealer');
    const device = await post('devices', { name: 'Kiosk', kind: 'kiosk' }, manager);
    const { deviceId } = device.body;
    expect((await patch(`staff/${mine['staffId']}`, { name: 'x' }, stranger)).status).toBe(404);
    expect((await post(`staff/${mine['staffId']}/code`, {}, stranger)).status).toBe(404);
    const revoked = await room.ask({ method: 'DELETE', url: `devices/${deviceId}`, token: stranger });
    expect(revoked).toMatchObject({ status: 404, body: { code: 'people.device-unknown' } });
    expect(JSON.stringify((await room.ask({ url: 'staff', token: stranger })).body)).not.toContain('Camille');
  });

  it('enrols a device once, as a narrow cookie of its kind', async () => {
    const added = await post('devices', { name: 'By the door', kind: 'kiosk' }, manager);
    expect(added.status).toBe(201);
    const { enrolmentCode, enrolPath } = added.body;
    expect(enrolPath).toBe(`/kiosk/?enrol=${enrolmentCode}`);
    const enrolled = await post('devices/enrol', { code: String(enrolmentCode).toLowerCase() });
    expect(enrolled.body).toMatchObject({ kind: 'device', device: 'kiosk', name: 'By the door' });
    expect(cookieOf(enrolled)).toMatch(/^cardroom_kiosk=crd_/);
    expect(await post('devices/enrol', { code: enrolmentCode })).toMatchObject({
      status: 404,
      body: { code: 'people.enrolment-unknown' },
    });
    const who = await room.ask({ url: 'session', headers: { cookie: cookieOf(enrolled) } });
    expect(who.body).toMatchObject({
      kind: 'device',
      may: { operations: ['follow-live', 'search-rules', 'read-session', 'read-card'] },
    });
    const { deviceId } = added.body;
    await room.ask({ method: 'DELETE', url: `devices/${deviceId}`, token: manager });
    expect((await room.ask({ url: 'session', headers: { cookie: cookieOf(enrolled) } })).status).toBe(401);
  });

  it('tells console, kiosk and board apart in one browser', async () => {
    const [kiosk, board] = [await room.device('kiosk'), await room.device('publicBoard')];
    const session = await room.staff('listKeeper');
    const cookie = `cardroom_session=${session}; cardroom_kiosk=${kiosk}; cardroom_board=${board}`;
    const kindAs = async (as?: string) => {
      const { body } = await room.ask({
        url: 'session',
        headers: { cookie, ...(as ? { 'x-cardroom-as': as } : {}) },
      });
      return body['role'] ?? body['device'];
    };
    expect(await kindAs()).toBe('listKeeper');
    expect(await kindAs('staff')).toBe('listKeeper');
    expect(await kindAs('kiosk')).toBe('kiosk');
    expect(await kindAs('publicBoard')).toBe('publicBoard');
    const inQuery = await room.ask({ url: 'session?as=kiosk', headers: { cookie } });
    expect(inQuery.body).toMatchObject({ device: 'kiosk' });
  });

  it('makes, lists and revokes tokens for programs, each its owner’s own', async () => {
    const auditor = await room.staff('auditor');
    const made = await post('tokens', { name: 'nightly', days: 30 }, auditor);
    expect(made.status).toBe(201);
    const token = String(made.body['token']);
    expect((await room.ask({ url: 'session', token })).body).toMatchObject({ role: 'auditor', csrf: null });
    expect(
      (await room.ask({ url: 'session', headers: { cookie: `cardroom_session=${token}` } })).status,
    ).toBe(401);
    const listed = await room.ask({ url: 'tokens', token });
    expect(listed.body).toMatchObject({ tokens: [{ name: 'nightly' }] });
    expect(JSON.stringify(listed.body)).not.toContain(token);
    const revoke = (by: string) =>
      room.ask({ method: 'DELETE', url: `tokens/${made.body['tokenId']}`, token: by });
    expect((await revoke(manager)).status).toBe(404);
    expect((await revoke(auditor)).status).toBe(204);
    expect(await read(token)).toBe(401);
  });

  it('writes down who let whom in, for good', async () => {
    const { rows } = await room.pool.query<{ kind: string }>('SELECT DISTINCT kind FROM access_records');
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      'code-changed',
      'device-added',
      'device-enrolled',
      'device-revoked',
      'signed-in',
      'staff-added',
      'staff-changed',
      'token-made',
      'token-revoked',
    ]);
    await expect(room.pool.query(`UPDATE access_records SET by = 'nobody'`)).rejects.toThrow(/refused/);
  });
});
