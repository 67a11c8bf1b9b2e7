import { movingInSheets } from '@cardroom/contracts';
import { createPersonVault } from '@cardroom/event-store';
import { type FreshDatabase, freshDatabase } from '@cardroom/testing';
import { roomOn, settingsOn, type TestRoom } from '../testing';

const houseKey = Buffer.alloc(32, 7);
let database: FreshDatabase;
let room: TestRoom;
let manager: string;

const games =
  'game;variant;structure;low;high;minBuyIn\nh12;holdem;no-limit;1;2;100\no25;omaha;pot-limit;2;5;"200,50"\n';
const tables = 'number,section,seats,game\n1,A,9,h12\n2,A,9,\n';
const players = 'alias,card,phone\nÉlodie,70030012,+33 6 12 34 56 78\nMarc,,\n';

const moveIn = (sheets: object, { ask = false, key = '' } = {}) =>
  room.ask({
    method: 'POST',
    url: `moving-in${ask ? '?ask=true' : ''}`,
    token: manager,
    body: { sheets },
    ...(key ? { key } : {}),
  });

const rowsOf = async (board: string) => {
  const { body } = await room.ask({ url: `boards/${board}`, token: manager });
  return (body as { rows: { body: Record<string, unknown> }[] }).rows.map((row) => row.body);
};

beforeEach(async () => {
  database = await freshDatabase();
  room = await roomOn(settingsOn(database.url, { houseKey }));
  manager = await room.staff('roomManager');
  await room.command(manager, 'open-day', { day: '2026-11-28' });
});
afterEach(async () => {
  await room.close();
  await database.drop();
});

describe('moving in from paper or another system', () => {
  it('shows what each sheet must look like', async () => {
    for (const sheet of movingInSheets) {
      const { status, body } = await room.ask({ url: `moving-in/sheets/${sheet}`, token: manager });
      expect([status, String(body['text'] ?? '')]).toEqual([200, expect.stringMatching(/^\w+(,\w+)+\r\n$/)]);
    }
  });

  it('takes a whole room over in one step, with true times, and keeps phone numbers apart', async () => {
    const seats = 'table,seat,card,since\n1,3,70030012,2026-11-27T20:10:00+01:00\n';
    const lists =
      'game,alias,joinedAt\nh12,Marc,2026-11-27T20:20:00+01:00\nh12,Nina,2026-11-27T20:21:00+01:00\n';
    const answer = await moveIn({ games, tables, players, seats, lists });
    expect(answer).toMatchObject({
      status: 200,
      body: { recorded: true, lines: { games: 2, tables: 2, players: 2, seats: 1, lists: 2 }, faults: [] },
    });
    const table = (await rowsOf('tables')).find(({ number }) => number === 1);
    expect(table).toMatchObject({ number: 1, seated: 1 });
    expect((table?.['seats'] as object[])[2]).toMatchObject({
      alias: 'Élodie',
      since: '2026-11-27T19:10:00.000Z',
    });
    const list = (await rowsOf('lists')).find(({ entries }) => (entries as object[]).length > 0);
    expect(list?.['entries']).toMatchObject([
      { alias: 'Marc', joinedAt: '2026-11-27T19:20:00.000Z' },
      { alias: 'Nina', joinedAt: '2026-11-27T19:21:00.000Z' },
    ]);
    const { rows } = await room.pool.query(
      `SELECT occurred_at, recorded_at, data::text AS data FROM events WHERE type IN ('PlayerSeated', 'PlayerRegistered')`,
    );
    expect(rows.some(({ data }) => data.includes('6 12'))).toBe(false);
    const seated = rows.find(({ data }) => data.includes('"seat"'));
    expect(new Date(seated.occurred_at).toISOString()).toBe('2026-11-27T19:10:00.000Z');
    expect(new Date(seated.recorded_at).getTime()).toBeGreaterThan(new Date(seated.occurred_at).getTime());
    const { rows: people } = await room.pool.query('SELECT person_id FROM personal_data');
    const vault = createPersonVault({ pool: room.pool, houseKey });
    expect(await vault.read(people[0].person_id)).toEqual({ phone: '+33 6 12 34 56 78' });
  });

  it('names every faulty line in a dry run, and records nothing', async () => {
    const dry = await moveIn(
      {
        games: `${games}h12;holdem;no-limit;1;2;100\nx;whist;no-limit;1;2;100\n`,
        tables: 'number,section,seats,game\n1,A,9,h12\n1,B,9,\n3,A,12,\n',
        players: 'alias,card\nMarc,7\n,70030012\n',
        seats: 'table,seat,alias\n1,1,Ana\n1,1,Ben\n9,1,Cleo\n',
        lists: 'game,alias,joinedAt\nzz,Dan,\nh12,Eva,2999-01-01T00:00:00Z\nh12,,\n',
      },
      { ask: true },
    );
    expect(dry.status).toBe(200);
    const faults = (dry.body as { faults: { sheet: string; line: number; column: string; code: string }[] })
      .faults;
    expect(faults.map(({ sheet, line, column, code }) => [sheet, line, column, code])).toEqual(
      [
        ['games', 5, 'variant', 'moving-in.value-invalid'],
        ['games', 4, null, 'floor.game-exists'],
        ['tables', 4, 'seats', 'moving-in.value-invalid'],
        ['tables', 3, null, 'floor.table-number-taken'],
        ['players', 2, 'card', 'moving-in.value-invalid'],
        ['players', 3, 'alias', 'moving-in.value-missing'],
        ['seats', 3, null, 'floor.seat-taken'],
        ['seats', 4, 'table', 'moving-in.table-unknown'],
        ['lists', 4, 'alias', 'moving-in.value-missing'],
        ['lists', 2, null, 'floor.game-unknown'],
        ['lists', 3, 'joinedAt', 'moving-in.moment-in-future'],
      ].sort((a, b) => order(a, b)),
    );
    expect(await rowsOf('tables')).toEqual([]);
  });

  it('records nothing when one line is faulty, and says which', async () => {
    const answer = await moveIn({ games, tables: 'number,section,seats\n1,A,99\n' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'moving-in.sheets-faulty', errors: [{ path: 'tables.2.seats' }] },
    });
    expect(await rowsOf('lists')).toEqual([]);
  });

  it('a refusal stands for its key too', async () => {
    const broken = { games, tables: 'number,section,seats\n1,A,99\n' };
    const first = await moveIn(broken, { key: 'moving-in-2' });
    const again = await moveIn(broken, { key: 'moving-in-2' });
    expect([first.status, again.status]).toEqual([409, 409]);
    expect(again.body['code']).toBe('moving-in.sheets-faulty');
  });

  it('says of a broken sheet where it breaks', async () => {
    const { body } = await moveIn({ games: 'game,variant\n"h12,holdem\n' }, { ask: true });
    expect(body).toMatchObject({ faults: [{ sheet: 'games', code: 'moving-in.not-csv' }] });
    const other = await moveIn({ tables: 'number,room\n1,2\n' }, { ask: true });
    expect(other.body).toMatchObject({
      faults: [
        { code: 'moving-in.column-missing', column: 'section' },
        { code: 'moving-in.column-missing', column: 'seats' },
        { code: 'moving-in.column-unknown', column: 'room' },
      ],
    });
  });

  it('takes over what the house takes in each game, so that the tables open with their fee', async () => {
    const rates = 'game,kind,amount,minutes,when\nh12,rent,"6,50",20,from-opening\no25,none,,,\n';
    const answer = await moveIn({ games, rates, tables });
    expect(answer).toMatchObject({ status: 200, body: { lines: { rates: 2 }, faults: [] } });
    expect(await rowsOf('rates')).toMatchObject([
      { gameId: 'h12', versions: [{ version: 1, amount: '6.50', periodMinutes: 20, when: 'from-opening' }] },
      { gameId: 'o25', versions: [{ kind: 'none', amount: '0.00' }] },
    ]);
    expect(await rowsOf('time-collections')).toMatchObject([{ tableNumber: 1, fee: { amount: '6.50' } }]);
    const faulty = await moveIn({ rates: 'game,kind,amount\nh12,rent,-3\nx9,none,\n' }, { ask: true });
    expect(faulty.body).toMatchObject({
      faults: [
        { line: 2, column: 'amount', code: 'moving-in.value-invalid' },
        { line: 3, code: 'floor.game-unknown' },
      ],
    });
  });

  it('counts once under one key, and is taken back as one action', async () => {
    const first = await moveIn({ games, tables }, { key: 'moving-in-1' });
    const again = await moveIn({ games, tables }, { key: 'moving-in-1' });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await rowsOf('tables')).toHaveLength(2);
    const other = await moveIn({ games }, { key: 'moving-in-1' });
    expect(other).toMatchObject({ status: 409, body: { code: 'api.key-reused' } });
    const [action] = await rowsOf('actions');
    const undone = await room.command(manager, 'undo-action', { action: action?.['commandId'] });
    expect(undone.status).toBe(200);
    expect(await rowsOf('tables')).toEqual([]);
    expect(await rowsOf('lists')).toEqual([]);
  });

  it('is for managers', async () => {
    const keeper = await room.staff('listKeeper');
    const answer = await room.ask({
      method: 'POST',
      url: 'moving-in',
      token: keeper,
      body: { sheets: { games } },
    });
    expect(answer.status).toBe(403);
  });
});

const order = (a: readonly unknown[], b: readonly unknown[]): number => {
  const sheets: readonly unknown[] = movingInSheets;
  const [x, y] = [sheets.indexOf(a[0]), sheets.indexOf(b[0])];
  return x === y ? Number(a[1]) - Number(b[1]) : x - y;
};
