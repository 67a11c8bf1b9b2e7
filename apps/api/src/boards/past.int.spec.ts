import {
  type BoardAnswer,
  boardAnswer,
  type BoardName,
  boardRows,
  cageReportNames,
  conductReports,
  listedBoards,
} from '@cardroom/contracts';
import { type Clock, instant, instantFromIso } from '@cardroom/kernel';
import { type FreshRoom, freshRoom, openEvening } from '../testing';
import { PresentDays } from './present-days';

describe('the past of every board', () => {
  let now = instantFromIso('2026-11-28T18:00:00.000Z');
  const clock: Clock = { now: () => now };
  const at = (time: string): void => {
    now = instantFromIso(`2026-11-28T${time}:00.000Z`);
  };
  let room: FreshRoom;
  let keeper: string;
  let manager: string;
  const remembered = new Map<string, Record<string, unknown>>();

  const read = async (board: string, query = ''): Promise<BoardAnswer> => {
    const { status, body } = await room.ask({ url: `boards/${board}${query}`, token: manager });
    expect(status).toBe(200);
    boardAnswer.parse(body);
    return body as unknown as BoardAnswer;
  };
  const rowsOf = (answer: BoardAnswer): Record<string, unknown> =>
    Object.fromEntries(answer.rows.map(({ key, body }) => [key, body]));
  const remember = async (time: string): Promise<void> => {
    for (const board of listedBoards) remembered.set(`${board} ${time}`, rowsOf(await read(board)));
  };
  const entry = async (alias: string): Promise<string> => {
    const body = { gameId: 'nlhe', source: 'walk-in', alias };
    const { body: answer } = await room.command(keeper, 'join-list', body);
    return (answer['facts'] as Record<string, string>[])[1]?.['entryId'] ?? '';
  };

  beforeAll(async () => {
    room = await freshRoom({}, { clock });
    ({ keeper, manager } = await openEvening(room));
    at('19:00');
    const ana = await entry('Ana');
    await entry('Bea');
    await entry('Cid');
    await remember('19:00');
    at('19:05');
    await room.command(keeper, 'call-player', { entryId: ana, tableId: 't1', seat: 2 });
    await remember('19:05');
    at('19:07');
    await room.command(keeper, 'seat-called', { entryId: ana });
    await remember('19:07');
    at('19:30');
    await room.command(keeper, 'leave-seat', { tableId: 't1', seat: 2 });
    await remember('19:30');
    at('20:30');
  });
  afterAll(() => room.close());

  it('begins with the present day of each room folded, and nothing of its boards to mend', async () => {
    const streamId = 'floor-r1-2026-11-28';
    await expect(room.app.get(PresentDays).fold()).resolves.toEqual([{ streamId, mended: 0 }]);
  });

  it('writes anew what an upgrade left of the boards, names of a list in another order first of all', async () => {
    const before = rowsOf(await read('lists'));
    await room.pool.query(
      `UPDATE boards SET body = jsonb_set(body, '{rank}', to_jsonb(-(body ->> 'rank')::int))
       WHERE board LIKE 'list-heads:%'`,
    );
    await room.pool.query(`DELETE FROM boards WHERE board = 'list-heads'`);
    const head = await room.pool.query('SELECT max(position)::text AS position FROM events');
    const [{ mended } = { mended: 0 }] = await room.app.get(PresentDays).fold();
    expect(mended).toBeGreaterThan(1);
    expect(rowsOf(await read('lists'))).toEqual(before);
    const { rows } = await room.pool.query<{ position: string }>(
      `SELECT DISTINCT position::text FROM boards WHERE board LIKE 'list-heads%'`,
    );
    expect(rows).toEqual(head.rows);
  });

  it('takes a time without a zone for one of the room’s own clock', async () => {
    const then = await read('lists', '?at=2026-11-28T19:05:59Z');
    for (const time of [
      '2026-11-28T20:05:59',
      '2026-11-28T20:06',
      '2026-11-28T19:06Z',
      '2026-11-28T20:06%2B01:00',
    ])
      expect(rowsOf(await read('lists', `?at=${time}`))).toEqual(rowsOf(then));
    const { status } = await room.ask({ url: 'boards/lists?at=2026-11-28T25:06', token: manager });
    expect(status).toBe(400);
  });

  it.each(listedBoards)('%s is as it was seen then, by instant and by position', async (board: BoardName) => {
    for (const time of ['19:00', '19:05', '19:07', '19:30']) {
      const then = await read(board, `?at=2026-11-28T${time}:59Z`);
      expect(rowsOf(then)).toEqual(remembered.get(`${board} ${time}`));
      const byPosition = await read(board, `?position=${then.position}`);
      expect(rowsOf(byPosition)).toEqual(rowsOf(then));
    }
  });

  it.each(listedBoards)('%s keeps to its contract', async (board: BoardName) => {
    for (const { body } of (await read(board)).rows)
      expect(boardRows[board].strict().parse(body)).toEqual(body);
  });

  it('a fold of the log to its end is what the boards say', async () => {
    for (const board of listedBoards) {
      const { position, rows } = await read(board);
      expect(rowsOf(await read(board, `?position=${position}`))).toEqual(rowsOf({ rows } as BoardAnswer));
    }
  });

  it('names the last fact, and steps to its neighbours', async () => {
    const seated = await read('tables', '?at=2026-11-28T19:10:00Z');
    expect(seated.fact).toMatchObject({
      type: 'PlayerSeated',
      at: '2026-11-28T19:07:00.000Z',
      summary: { alias: 'Ana', seat: 2, tableNumber: 1 },
    });
    const before = await read('tables', `?position=${seated.previous}`);
    expect(before.fact).toMatchObject({ type: 'PlayerCalled' });
    expect(before.next).toBe(seated.fact?.position);
    const after = await read('tables', `?position=${seated.next}`);
    expect(after.fact).toMatchObject({ type: 'SeatLeft' });
    expect(after.next).toBeNull();
  });

  it('takes the wall clock of another zone', async () => {
    const then = await read('tables', `?at=${encodeURIComponent('2026-11-28T20:10:00+01:00')}`);
    expect(then.fact).toMatchObject({ type: 'PlayerSeated' });
  });

  it('is empty before the first day, and says so', async () => {
    expect(await read('lists', '?at=2020-01-01T00:00:00Z')).toMatchObject({
      rows: [],
      fact: null,
      next: null,
    });
  });

  const asOf = [
    ...listedBoards.map((board) => `boards/${board}`),
    'handover',
    ...cageReportNames.map((report) => `cashier/reports/${report}`),
    'cashier/statements/ana',
    'cashier/papers/statement/ana',
    ...conductReports.map((report) => `conduct/reports/${report}`),
    'play/tables/t1/view',
  ];

  it.each(asOf)('%s is told as of this very moment, and of none that is still to come', async (url) => {
    const ask = (time: string) => room.ask({ url: `${url}?at=2026-11-28T${time}`, token: manager });
    expect((await ask('20:30:00.000Z')).body['code']).not.toBe('api.still-to-come');
    for (const time of ['20:30:00.001Z', '21:30:00.001', '21:31%2B01:00'])
      expect(await ask(time)).toMatchObject({
        status: 409,
        body: {
          code: 'api.still-to-come',
          texts: { en: expect.stringContaining('still to come'), fr: expect.stringContaining('à venir') },
        },
      });
  });

  it.each(['boards/lists', 'handover'])('%s knows no place in the log after its last fact', async (url) => {
    const ask = (position: bigint) => room.ask({ url: `${url}?position=${position}`, token: manager });
    const head = BigInt((await read('lists')).position);
    expect(await ask(head)).toMatchObject({ status: 200 });
    expect(await ask(head + 1n)).toMatchObject({
      status: 409,
      body: { code: 'api.still-to-come' },
    });
  });

  it('reaches over the change of the day', async () => {
    now = instant(instantFromIso('2026-11-29T06:00:00.000Z'));
    await room.staff('roomManager');
    expect((await room.command(manager, 'close-day', {})).status).toBe(401);
    const fresh = await room.staff('roomManager');
    expect((await room.command(fresh, 'close-day', {})).status).toBe(200);
    expect((await room.command(fresh, 'open-day', { day: '2026-11-29' })).status).toBe(200);
    const then = await room.ask({ url: 'boards/lists?at=2026-11-28T19:00:59Z', token: fresh });
    expect(rowsOf(then.body as unknown as BoardAnswer)).toEqual(remembered.get('lists 19:00'));
    const today = await room.ask({ url: 'boards/room', token: fresh });
    expect(JSON.stringify(today.body)).toContain('2026-11-29');
  });

  it('refuses what is no instant and what is no position', async () => {
    const bad = await room.ask({ url: 'boards/lists?at=yesterday', token: await room.staff('dealer') });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ path: 'at' }] } });
  });
});
