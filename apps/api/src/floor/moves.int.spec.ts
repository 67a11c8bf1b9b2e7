import { type MovesRow, type TableRow } from '@cardroom/contracts';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

type Facts = readonly Record<string, unknown>[];
const factsOf = ({ body }: Answer): Facts => (body['facts'] ?? []) as Facts;
const typesOf = (answer: Answer): readonly unknown[] => factsOf(answer).map(({ type }) => type);

describe('moves and must-moves over HTTP', () => {
  let room: FreshRoom;
  let keeper: string;
  let manager: string;
  let dealer: string;
  const players: Record<string, string> = {};

  const done = async (name: string, body: unknown, token = manager): Promise<Answer> => {
    const answer = await room.command(token, name, body);
    expect({ name, status: answer.status, body: answer.status === 200 ? null : answer.body }).toEqual({
      ...{ name, status: 200, body: null },
    });
    return answer;
  };

  const seat = async (alias: string, tableId: string, seatNumber: number): Promise<void> => {
    const answer = await done('seat-player', { tableId, seat: seatNumber, alias, reason: 'first game' });
    const seated = factsOf(answer).find(({ type }) => type === 'PlayerSeated');
    players[alias] = String(seated?.['playerId']);
  };

  const movesRow = async (token = keeper): Promise<MovesRow> => {
    const { body } = await room.ask({ url: 'boards/moves', token });
    const rows = body['rows'] as readonly { readonly body: MovesRow }[];
    return rows[0]?.body as MovesRow;
  };

  const tableRow = async (tableId: string): Promise<TableRow> => {
    const { body } = await room.ask({ url: 'boards/tables', token: keeper });
    const rows = body['rows'] as readonly { readonly key: string; readonly body: TableRow }[];
    return rows.find(({ key }) => key === tableId)?.body as TableRow;
  };

  beforeAll(async () => {
    room = await freshRoom();
    ({ keeper, manager } = await openEvening(room));
    dealer = await room.staff('dealer');
    await done('place-table', { tableId: 't2', number: 2, section: 'A', seats: 9 });
    for (const [i, alias] of ['Ana', 'Bea', 'Cid', 'Dan'].entries()) await seat(alias, 't1', i + 1);
    await done('open-table', { tableId: 't2', gameId: 'nlhe' });
  });
  afterAll(() => room.close());

  it('a request is proposed first, and passing it needs a reason that it is told', async () => {
    await done('request-seat-change', { playerId: players['Ana'] }, dealer);
    const { proposals, requests } = await movesRow();
    expect(requests).toEqual([
      expect.objectContaining({ kind: 'seat-change', alias: 'Ana', tableNumber: 1, seat: 1, place: 1 }),
    ]);
    expect(proposals[0]).toMatchObject({
      tableNumber: 1,
      seat: 5,
      first: { kind: 'seat-change', alias: 'Ana', rule: 'RRP-2.3.12' },
      to: { before: 4, after: 4 },
      mustHoldMinimum: false,
    });
    const direct = { tableId: 't1', seat: 5, alias: 'Eva' };
    const refused = await room.ask({
      ...{ method: 'POST', url: 'floor/seat-player', body: direct, token: keeper },
      headers: { 'accept-language': 'fr' },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'floor.seat-claimed',
        rule: 'RRP-2.3.12',
        facts: { alias: 'Ana', tableNumber: 1, seat: 5 },
      },
    });
    expect(refused.body['detail']).toBe(
      'Ana passe avant pour le siège 5 de la table 1. Proposez-le-lui d’abord, ou indiquez un motif.',
    );
    const passed = await done('seat-player', { ...direct, reason: 'impaired sight' });
    expect(typesOf(passed)).toContain('ClaimsPassed');
    expect((await movesRow()).passed).toEqual([
      expect.objectContaining({ alias: 'Ana', seat: 5, reason: 'impaired sight' }),
    ]);
  });

  it('the player declines one seat, takes another, and the request is met', async () => {
    const declined = { playerId: players['Ana'], tableId: 't1', seat: 6 };
    expect(typesOf(await done('decline-offer', declined, dealer))).toEqual(['OfferDeclined']);
    const moved = await done('move-player', { playerId: players['Ana'], tableId: 't1', seat: 7 }, keeper);
    expect(typesOf(moved)).toEqual(['PlayerMoved', 'SeatLeft', 'PlayerSeated']);
    expect((await movesRow()).requests).toEqual([]);
  });

  it('asks "may I?" with the same rules, and records nothing', async () => {
    const body = { playerId: players['Ana'], tableId: 't2', seat: 1 };
    const may = await room.ask({ method: 'POST', url: 'floor/move-player?ask=true', body, token: keeper });
    expect(may.body).toMatchObject({ allowed: true });
    expect(factsOf(may)[0]).toMatchObject({ type: 'PlayerMoved', mustHoldMinimum: true });
    expect((await tableRow('t2')).seated).toBe(0);
  });

  it('a request for another table is made, and taken back', async () => {
    await done('request-table-change', { playerId: players['Dan'], tables: ['t2'] }, dealer);
    expect((await movesRow()).requests).toMatchObject([
      { kind: 'table-change', tables: [{ tableNumber: 2 }] },
    ]);
    expect((await tableRow('t1')).seats[3]).toMatchObject({ alias: 'Dan', wants: ['table-change'] });
    await done('cancel-request', { playerId: players['Dan'], kind: 'table-change' }, dealer);
  });

  it('a feeder is linked, and its players stand in order on the board and at their seats', async () => {
    const notHis = await room.command(keeper, 'link-feeder', { tableId: 't2', mainTableId: 't1' });
    expect(notHis.status).toBe(403);
    await done('link-feeder', { tableId: 't2', mainTableId: 't1' });
    await seat('Fay', 't2', 1);
    await seat('Gus', 't2', 2);
    const { order, feeders } = await movesRow();
    expect(feeders).toMatchObject([{ tableNumber: 2, mainTableNumber: 1 }]);
    expect(order.map(({ position, alias }) => [position, alias])).toEqual([
      [1, 'Fay'],
      [2, 'Gus'],
    ]);
    expect(await tableRow('t2')).toMatchObject({
      feeds: { tableNumber: 1 },
      seats: [{ mustMovePlace: 1 }, { mustMovePlace: 2 }, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it('who is called up plays on until the floor has seen his big blind', async () => {
    const up = { playerId: players['Fay'], tableId: 't1', seat: 8 };
    await done('announce-move', up, keeper);
    await done('hand-passed', { tableId: 't2' }, dealer);
    expect((await movesRow()).announced).toMatchObject([
      { alias: 'Fay', waitsFor: 'big-blind', isDue: false },
    ]);
    await done('big-blind-passed', { playerId: players['Fay'] }, dealer);
    expect((await tableRow('t2')).seats[0]).toMatchObject({ state: 'must-move', moving: { isDue: true } });
    await done('cancel-move', { playerId: players['Fay'], reason: 'her chair broke' });
    await done('announce-move', up, keeper);
    const moved = await done('complete-move', { playerId: players['Fay'] }, dealer);
    expect(factsOf(moved)[0]).toMatchObject({ type: 'PlayerMoved', forced: true, mustHoldMinimum: false });
  });

  it('who refuses stays out of the game until those in charge let him back', async () => {
    const refused = await done('refuse-must-move', { playerId: players['Gus'] }, keeper);
    expect(typesOf(refused)).toEqual(['MustMoveRefused', 'SeatLeft']);
    const again = { gameId: 'nlhe', source: 'walk-in', playerId: players['Gus'] };
    expect(await room.command(keeper, 'join-list', again)).toMatchObject({
      ...{ status: 409, body: { code: 'floor.must-move-cooldown', rule: 'RRP-2.3.9' } },
    });
    expect((await movesRow()).cooldowns).toMatchObject([{ alias: 'Gus' }]);
    await done('lift-cooldown', { playerId: players['Gus'], gameId: 'nlhe', reason: 'felt unwell' });
    await done('join-list', again, keeper);
    await done('unlink-feeder', { tableId: 't2' });
  });

  it('players kept apart are not seated together, and only those in charge read why', async () => {
    const pair = { playerId: players['Gus'], otherPlayerId: players['Ana'], reason: 'spouses' };
    await done('keep-apart', pair);
    const entry = (await room.ask({ url: 'boards/lists', token: keeper })).body['rows'] as readonly {
      readonly body: { readonly entries: readonly { readonly entryId: string; readonly alias: string }[] };
    }[];
    const entryId = entry[0]?.body.entries.find(({ alias }) => alias === 'Gus')?.entryId;
    const call = await room.command(keeper, 'call-player', { entryId, tableId: 't1', seat: 9 });
    expect(call).toMatchObject({ status: 409, body: { code: 'floor.separated-players', rule: 'RRP-2.3.5' } });
    expect(JSON.stringify(call.body)).not.toMatch(/spouses|Ana/);
    expect((await room.ask({ url: 'boards/kept-apart', token: keeper })).status).toBe(403);
    const seen = await room.ask({ url: 'boards/kept-apart', token: manager });
    expect(seen.body['rows']).toMatchObject([
      { body: { reason: 'spouses', players: [{ alias: 'Gus' }, { alias: 'Ana' }] } },
    ]);
    await done('end-keep-apart', { ...pair, reason: 'their wish' });
  });
});
