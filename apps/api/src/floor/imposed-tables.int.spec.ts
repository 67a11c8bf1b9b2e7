import { type ImposedTablesRow, type ListRow, type TableRow } from '@cardroom/contracts';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

const typesOf = ({ body }: Answer): readonly string[] =>
  (body['facts'] as readonly { readonly type: string }[]).map(({ type }) => type);

describe('imposed starting tables and carried pots over HTTP', () => {
  let room: FreshRoom;
  let manager: string;
  let keeper: string;
  let supervisor: string;
  let dealer: string;
  let kiosk: string;

  beforeAll(async () => {
    room = await freshRoom();
    ({ manager, keeper } = await openEvening(room));
    [supervisor, dealer] = await Promise.all([room.staff('floorSupervisor'), room.staff('dealer')]);
    kiosk = await room.device('kiosk');
    for (const [setting, value] of [
      ['initialSeating', 'organiserAssigned'],
      ['seatingRevealedOnSite', true],
    ])
      await ok('change-house-setting', { setting, value }, manager);
    await ok('place-table', { tableId: 't2', number: 2, section: 'B', seats: 9 });
    await ok('open-table', { tableId: 't2', gameId: 'nlhe' });
    for (const alias of ['Ana', 'Ben', 'Cid'])
      await ok('join-list', { gameId: 'nlhe', source: 'walk-in', alias }, keeper);
  });
  afterAll(() => room.close());

  const ok = async (name: string, body: unknown, token = supervisor): Promise<Answer> => {
    const answer = await room.command(token, name, body);
    expect([name, answer.status, answer.body['code']]).toEqual([name, 200, undefined]);
    return answer;
  };
  const no = async (name: string, body: unknown, token = supervisor) => {
    const answer = await room.command(token, name, body);
    const { code, rule } = answer.body;
    return { status: answer.status, code, rule };
  };
  const may = async (name: string, body: unknown) =>
    (await room.ask({ method: 'POST', url: `floor/${name}?ask=true`, body, token: supervisor })).body as {
      readonly allowed: boolean;
      readonly problem?: Record<string, unknown>;
    };
  const rows = async <B>(board: string): Promise<readonly B[]> => {
    const { body } = await room.ask({ url: `boards/${board}`, token: supervisor });
    return (body['rows'] as readonly { readonly body: B }[]).map((row) => row.body);
  };
  const entries = async () => (await rows<ListRow>('lists')).flatMap((list) => list.entries);
  const entryOf = async (name: string) => {
    const found = (await entries()).find(({ alias }) => alias === name);
    return found?.entryId ?? '';
  };
  const receiptOf = async (name: string) => {
    const entryId = await entryOf(name);
    const { rows: codes } = await room.pool.query<{ code: string }>(
      `SELECT data ->> 'receiptCode' AS code FROM events WHERE type = 'PlayerListed' AND data ->> 'entryId' = $1`,
      [entryId],
    );
    return (await room.ask({ url: `receipts/${codes[0]?.code}`, token: kiosk })).body;
  };
  const imposed = async () => (await rows<ImposedTablesRow>('imposed-tables'))[0];

  it('tables are imposed by those in charge, and stay hidden until they are revealed', async () => {
    const [ana, ben] = [await entryOf('Ana'), await entryOf('Ben')];
    const wish = { gameId: 'nlhe', tables: [{ entryId: ana, tableId: 't1' }] };
    expect(await no('impose-tables', wish, keeper)).toMatchObject({ status: 403 });
    expect(await no('reveal-tables', { gameId: 'nlhe' })).toEqual({
      status: 409,
      code: 'floor.nothing-to-reveal',
      rule: 'FR4-1.1',
    });
    const twice = { gameId: 'nlhe', tables: [...wish.tables, { entryId: ana, tableId: 't2' }] };
    expect(await no('impose-tables', twice)).toMatchObject({ status: 409, code: 'floor.imposed-twice' });
    expect(await may('impose-tables', wish)).toMatchObject({ allowed: true });
    expect(await imposed()).toBeUndefined();
    const both = { gameId: 'nlhe', tables: [...wish.tables, { entryId: ben, tableId: 't2' }] };
    expect(typesOf(await ok('impose-tables', both))).toEqual(['TablesImposed']);
    expect(await receiptOf('Ana')).not.toHaveProperty('imposedTable');
    expect(await imposed()).toMatchObject({
      revealedAt: null,
      tables: [{ tableNumber: 1, players: [{ alias: 'Ana', state: 'to-come' }] }, { tableNumber: 2 }],
      without: [{ alias: 'Cid' }],
    });
    const call = { entryId: ana, tableId: 't1', seat: 1 };
    expect(await no('call-player', call)).toMatchObject({
      code: 'floor.tables-not-revealed',
      rule: 'FR4-1.1',
    });
  });

  it('before the reveal a table may be put right, after it a name only gets his own', async () => {
    const ben = await entryOf('Ben');
    const toOne = { gameId: 'nlhe', tables: [{ entryId: ben, tableId: 't1' }] };
    await ok('impose-tables', toOne);
    expect(typesOf(await ok('reveal-tables', { gameId: 'nlhe' }))).toEqual(['TablesRevealed']);
    expect(await receiptOf('Ben')).toMatchObject({ imposedTable: { tableNumber: 1, section: 'A' } });
    const toTwo = { gameId: 'nlhe', tables: [{ entryId: ben, tableId: 't2' }] };
    expect(await no('impose-tables', toTwo)).toMatchObject({ status: 409, code: 'floor.table-imposed' });
    const elsewhere = { entryId: ben, tableId: 't2', seat: 1, reason: 'his friends are there' };
    expect(await no('call-player', elsewhere)).toMatchObject({ code: 'floor.table-imposed' });
    const cid = { gameId: 'nlhe', tables: [{ entryId: await entryOf('Cid'), tableId: 't2' }] };
    await ok('impose-tables', cid);
    expect(await receiptOf('Cid')).toMatchObject({ imposedTable: { tableNumber: 2, section: 'B' } });
    expect(await may('reveal-tables', { gameId: 'nlhe' })).toMatchObject({
      allowed: false,
      problem: { code: 'floor.nothing-to-reveal' },
    });
  });

  it('while a pot is carried nobody changes seats, and the dealer says when it is won', async () => {
    await ok('call-player', { entryId: await entryOf('Ana'), tableId: 't1', seat: 1 }, keeper);
    await ok('seat-called', { entryId: await entryOf('Ana') }, keeper);
    const asTheyCome = { setting: 'initialSeating', value: 'firstComeChooses' };
    await ok('change-house-setting', asTheyCome, manager);
    expect(await no('carried-pot-won', { tableId: 't1' }, dealer)).toEqual({
      status: 409,
      code: 'floor.no-pot-carried',
      rule: 'RRP-9.1.10',
    });
    expect(typesOf(await ok('carry-pot', { tableId: 't1' }, dealer))).toEqual(['PotCarried']);
    expect(typesOf(await ok('carry-pot', { tableId: 't1' }, dealer))).toEqual([]);
    const table = async () => (await rows<TableRow>('tables')).find(({ tableId }) => tableId === 't1');
    expect((await table())?.carriedPot?.since).toMatch(/Z$/);
    const playerId = (await table())?.seats[0]?.playerId;
    const wish = { playerId, seats: [5] };
    expect(await no('request-seat-change', wish)).toMatchObject({
      status: 409,
      code: 'floor.pot-carried',
      rule: 'RRP-9.1.10',
    });
    expect(typesOf(await ok('carried-pot-won', { tableId: 't1' }, dealer))).toEqual(['CarriedPotTaken']);
    expect(await table()).not.toHaveProperty('carriedPot');
    expect(await no('carry-pot', { tableId: 't9' }, dealer)).toMatchObject({ status: 404 });
  });
});
