import { freshDatabase, type FreshDatabase } from '@cardroom/testing';
import { type DemoReport, makeDemoRoom } from './demo-room';
import { demoStaff } from './demo/demo-data';
import { newRoom } from './new-room';
import { roomOn, settingsOn, type TestRoom } from './testing';

const codeOf = ({ codes }: DemoReport, role: string): string =>
  codes.find((each) => each.role === role)?.code ?? '';

describe('the demo room', () => {
  let database: FreshDatabase;
  let room: TestRoom;
  let first: DemoReport;
  beforeAll(async () => {
    database = await freshDatabase();
    first = await makeDemoRoom(settingsOn(database.url));
    room = await roomOn(settingsOn(database.url));
  });
  afterAll(async () => {
    await room.close();
    await database.drop();
  });

  const signIn = (code: string) => room.ask({ method: 'POST', url: 'session', body: { code, bearer: true } });
  const rows = async (board: string): Promise<Record<string, never>[]> => {
    const { body } = await signIn(codeOf(first, 'roomManager'));
    const answer = await room.ask({ url: `boards/${board}`, token: String(body['token']) });
    return (answer.body['rows'] as { body: Record<string, never> }[]).map((row) => row.body);
  };

  it('has somebody of every role, with a code that works', async () => {
    expect(first.made).toBe(true);
    expect(first.codes).toHaveLength(demoStaff.length + 1);
    for (const { code, role, name } of first.codes)
      expect(await signIn(code)).toMatchObject({ status: 200, body: { role, name } });
  });

  it('has an open day, eight tables of which two are going, and people waiting', async () => {
    expect(await rows('room')).toMatchObject([{ name: 'Salle de poker du Lac', day: expect.any(String) }]);
    const tables = await rows('tables');
    expect(tables).toHaveLength(8);
    expect(tables.filter(({ state }) => state === 'going')).toHaveLength(2);
    const lists = await rows('lists');
    expect(lists).toHaveLength(5);
    expect(lists.flatMap(({ entries }) => entries)).toHaveLength(10);
  });

  it('offers a kiosk and a board that enrol by opening a page', async () => {
    expect(first.devices.map(({ kind }) => kind)).toEqual(['kiosk', 'publicBoard']);
    for (const { enrolPath, kind } of first.devices) {
      const code = new URL(enrolPath, 'http://localhost').searchParams.get('enrol');
      const enrolled = await room.ask({ method: 'POST', url: 'devices/enrol', body: { code } });
      expect(enrolled.body).toMatchObject({ kind: 'device', device: kind });
    }
  });

  it('is made once; later starts say the codes that still work, and offer devices anew', async () => {
    const second = await makeDemoRoom(settingsOn(database.url));
    expect(second).toMatchObject({ made: false, unfinished: false, codes: first.codes });
    const { body } = await signIn(codeOf(first, 'dealer'));
    await room.ask({ method: 'POST', url: 'staff/me/code', body: {}, token: String(body['token']) });
    const third = await makeDemoRoom(settingsOn(database.url));
    expect(third.codes.map(({ role }) => role)).not.toContain('dealer');
    expect(third.devices).toHaveLength(2);
    expect(await room.people.device.count({ where: { tokenHash: null } })).toBe(2);
  });

  it('says so when its making was cut off, and offers nothing of it', async () => {
    await room.people.device.deleteMany();
    expect(await makeDemoRoom(settingsOn(database.url))).toMatchObject({
      made: false,
      unfinished: true,
      devices: [],
    });
  });
});

describe('the first room of an empty database', () => {
  it('is made with an administrator who can sign in, and the demo keeps out of it', async () => {
    const database = await freshDatabase();
    const args = ['--room', 'r1', '--name', 'Salle', '--administrator', 'Ana'];
    const code = await newRoom(args, database.url);
    expect(await makeDemoRoom(settingsOn(database.url))).toEqual({
      made: false,
      unfinished: false,
      codes: [],
      devices: [],
    });
    const room = await roomOn(settingsOn(database.url));
    const session = await room.ask({ method: 'POST', url: 'session', body: { code } });
    expect(session.body).toMatchObject({
      role: 'administrator',
      room: { roomId: 'r1', timeZone: 'Europe/Paris' },
    });
    await expect(
      newRoom(['--room', 'a b', '--name', 'x', '--administrator', 'y'], database.url),
    ).rejects.toThrow();
    await expect(newRoom([...args, '--time-zone', 'Mars'], database.url)).rejects.toThrow(/time zone/);
    await room.close();
    await database.drop();
  });
});
