import { commandAnswer, mayAnswer, problemShape } from '@cardroom/contracts';
import { randomUUID } from 'node:crypto';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

type Facts = readonly Record<string, string>[];
const factsOf = ({ body }: Answer): Facts => body['facts'] as Facts;
const factOf = (answer: Answer, type: string): Record<string, string> => {
  const fact = factsOf(answer).find((each) => each['type'] === type);
  if (!fact) throw new Error(`no ${type} in ${JSON.stringify(answer.body)}`);
  return fact;
};

describe('commands over HTTP', () => {
  let room: FreshRoom;
  let keeper: string;
  let manager: string;
  beforeAll(async () => {
    room = await freshRoom();
    ({ keeper, manager } = await openEvening(room));
  });
  afterAll(() => room.close());

  const join = (alias: string, key: string = randomUUID(), token = keeper) =>
    room.ask({
      method: 'POST',
      url: 'floor/join-list',
      body: { gameId: 'nlhe', source: 'walk-in', alias },
      token,
      key,
    });
  const eventCount = async (): Promise<number> =>
    Number((await room.pool.query('SELECT count(*) AS n FROM events')).rows[0]?.n);

  it('answers the facts that were recorded, with key and position', async () => {
    const key = randomUUID();
    const answer = await join('Ana', key);
    expect(answer.status).toBe(200);
    expect(commandAnswer.parse(answer.body)).toMatchObject({ commandId: key, repeated: false });
    expect(factsOf(answer).map(({ type }) => type)).toEqual(['PlayerRegistered', 'PlayerListed']);
    expect(factOf(answer, 'PlayerListed')).toMatchObject({ alias: 'Ana', gameId: 'nlhe', source: 'walk-in' });
    expect(factOf(answer, 'PlayerListed')['receiptCode']).toMatch(/^[A-Z2-9]{8}$/);
  });

  it('F12 a second tap with the same key has one effect and the same answer', async () => {
    const key = randomUUID();
    const first = await join('Bea', key);
    const before = await eventCount();
    const second = await join('Bea', key);
    expect(second.body).toEqual({ ...first.body, repeated: true });
    expect(await eventCount()).toBe(before);
  });

  it('F12 both taps at once have one effect and the same facts', async () => {
    const before = await eventCount();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => join('Cid', key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(factsOf(answer)))).size).toBe(1);
    expect(answers.filter(({ body }) => body['repeated'] === false)).toHaveLength(1);
    expect(await eventCount()).toBe(before + 2);
  });

  it('a key is bound to its body, its command and its caller', async () => {
    const key = randomUUID();
    await join('Dan', key);
    const reused = { status: 409, body: { code: 'api.key-reused' } };
    expect(await join('Eve', key)).toMatchObject(reused);
    expect(await join('Dan', key, manager)).toMatchObject(reused);
    const other = {
      method: 'POST',
      url: 'floor/leave-list',
      body: { entryId: 'e1' },
      token: keeper,
      key,
    } as const;
    expect(await room.ask(other)).toMatchObject(reused);
  });

  it('a refusal is answered the same again, though the floor has moved on', async () => {
    const frozen = await room.command(manager, 'freeze-table', { tableId: 't1' });
    expect(frozen.status).toBe(200);
    const key = randomUUID();
    const again = {
      method: 'POST',
      url: 'floor/freeze-table',
      body: { tableId: 't1' },
      token: manager,
      key,
    } as const;
    const refused = await room.ask(again);
    expect(refused).toMatchObject({ status: 409, body: { code: 'floor.table-frozen' } });
    await room.command(manager, 'thaw-table', { tableId: 't1' });
    expect(await room.ask(again)).toMatchObject({ status: 409, body: { code: 'floor.table-frozen' } });
  });

  it('draws a key where none is given, and refuses one that is none', async () => {
    const without = await room.ask({
      method: 'POST',
      url: 'floor/join-list',
      body: { gameId: 'nlhe', source: 'walk-in', alias: 'Fay' },
      token: keeper,
    });
    expect(without.body['commandId']).toMatch(/^[\da-f-]{36}$/);
    const short = await join('Gus', 'short');
    expect(short).toMatchObject({ status: 400, body: { errors: [{ path: 'Idempotency-Key' }] } });
  });

  it('registers a new player and puts him on the list in one append, or neither', async () => {
    const before = await eventCount();
    const refused = await room.command(keeper, 'join-list', {
      gameId: 'none',
      source: 'walk-in',
      alias: 'Hal',
    });
    expect(refused).toMatchObject({ status: 404, body: { code: 'floor.game-unknown' } });
    expect(await eventCount()).toBe(before);
    const found = await room.ask({ url: 'players?search=Hal', token: keeper });
    expect(found.body).toEqual({ players: [] });
  });

  it('finds a known player by the beginning of his alias, whatever the accents', async () => {
    await join('Éloïse');
    const found = await room.ask({ url: `players?search=${encodeURIComponent('elOI')}`, token: keeper });
    expect(found.body['players']).toMatchObject([{ alias: 'Éloïse' }]);
    expect((await room.ask({ url: 'players?search=%25', token: keeper })).body).toEqual({ players: [] });
    const [player] = found.body['players'] as Facts;
    const body = { gameId: 'nlhe', source: 'walk-in', playerId: player?.['playerId'] };
    expect(await room.command(keeper, 'join-list', body)).toMatchObject({
      status: 409,
      body: { code: 'floor.already-on-list', rule: 'RRP-2.3.1' },
    });
  });

  it('F15 “may I?” gives the answer that the command would get, and records nothing', async () => {
    const joined = factOf(await join('Ivo'), 'PlayerListed');
    const before = await eventCount();
    const ask = (body: unknown) =>
      room.ask({ method: 'POST', url: 'floor/call-player?ask=true', body, token: keeper });
    const call = { entryId: joined['entryId'], tableId: 't1', seat: 1 };
    const notNext = mayAnswer.parse((await ask(call)).body);
    expect(notNext).toMatchObject({
      allowed: false,
      problem: { code: 'floor.not-next', facts: { nextAlias: 'Ana' } },
    });
    const allowed = mayAnswer.parse((await ask({ ...call, reason: 'floor asked' })).body);
    expect(allowed).toMatchObject({ allowed: true, facts: [{ type: 'PlayerCalled', seat: 1 }] });
    expect(await eventCount()).toBe(before);
    expect(await room.command(keeper, 'call-player', call)).toMatchObject({ status: 409 });
  });

  it('says no in the words of the table and the language asked for', async () => {
    const refused = await room.ask({
      method: 'POST',
      url: 'floor/leave-seat',
      body: { tableId: 't1', seat: 3 },
      token: keeper,
      headers: { 'accept-language': 'fr-FR' },
    });
    expect(refused.status).toBe(409);
    expect(problemShape.parse(refused.body).detail).toBe('Personne n’est assis au siège 3 de la table 1.');
  });

  it('names each faulty field of a malformed request', async () => {
    const body = { tableId: 't1', seat: 99, extra: 1 };
    const refused = await room.command(keeper, 'leave-seat', body);
    expect(refused.status).toBe(400);
    const paths = (refused.body['errors'] as Facts).map(({ path }) => path);
    expect(paths.sort()).toEqual(['extra', 'seat']);
    const neither = await room.command(keeper, 'join-list', { gameId: 'nlhe', source: 'walk-in' });
    expect(neither).toMatchObject({ status: 400, body: { errors: [{ path: 'alias' }] } });
    const amounts = {
      variant: 'omaha',
      structure: 'pot-limit',
      stakes: ['2', '5.001'],
      minBuyIn: '1',
      maxBuyIn: null,
    };
    expect(await room.command(manager, 'offer-game', amounts)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'stakes.1' }] },
    });
  });

  it('goes from the list to a seat: call, answer, seat, leave', async () => {
    const ana = (await room.ask({ url: 'boards/lists', token: keeper })).body['rows'] as { body: never }[];
    const [list] = ana.map(({ body }) => body as { entries: Record<string, string>[] });
    const entryId = list?.entries[0]?.['entryId'];
    const called = await room.command(keeper, 'call-player', { entryId, tableId: 't1', seat: 5 });
    expect(called.status).toBe(200);
    expect((await room.command(keeper, 'answer-call', { entryId })).status).toBe(200);
    const seated = await room.command(keeper, 'seat-called', { entryId });
    expect(factOf(seated, 'PlayerSeated')).toMatchObject({ alias: 'Ana', seat: 5 });
    expect((await room.command(keeper, 'leave-seat', { tableId: 't1', seat: 5 })).status).toBe(200);
  });

  it('F16 a session acts in its own room and in no other', async () => {
    const strangers = await openEvening(room, 'r2');
    const mine = factOf(await join('Jon'), 'PlayerListed');
    const asStranger = (name: string, body: unknown) => room.command(strangers.keeper, name, body);
    expect(await asStranger('remove-entry', { entryId: mine['entryId'], reason: 'none' })).toMatchObject({
      status: 404,
      body: { code: 'floor.entry-unknown' },
    });
    const known = { gameId: 'nlhe', source: 'walk-in', playerId: mine['playerId'] };
    expect(await asStranger('join-list', known)).toMatchObject({
      status: 404,
      body: { code: 'players.not-registered' },
    });
    const lists = await room.ask({ url: 'boards/lists', token: strangers.keeper });
    expect(JSON.stringify(lists.body)).not.toContain('Jon');
    expect((await room.ask({ url: 'players?search=Jon', token: strangers.keeper })).body).toEqual({
      players: [],
    });
    const log = await room.ask({ url: 'log?limit=1000', token: strangers.manager });
    expect(
      new Set((log.body['facts'] as { metadata: { room: string } }[]).map(({ metadata }) => metadata.room)),
    ).toEqual(new Set(['r2']));
  });

  it('says who, from where and why beside every fact', async () => {
    const correlation = { 'x-correlation-id': 'evening-0815' };
    const key = randomUUID();
    const body = { gameId: 'nlhe', source: 'walk-in', alias: 'Kim' };
    const answer = await room.ask({
      method: 'POST',
      url: 'floor/join-list',
      body,
      token: keeper,
      key,
      headers: correlation,
    });
    expect(answer.headers['x-correlation-id']).toBe('evening-0815');
    const { rows } = await room.pool.query(
      `SELECT metadata FROM events WHERE metadata ->> 'commandId' = $1`,
      [key],
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.metadata).toMatchObject({
      by: { kind: 'staff', role: 'listKeeper' },
      deviceId: expect.stringMatching(/^session-/),
      correlationId: 'evening-0815',
      room: 'r1',
    });
  });

  it('says that no day is open before the first', async () => {
    const keeper3 = await room.staff('listKeeper', 'r3');
    const body = { gameId: 'nlhe', source: 'walk-in', alias: 'Lou' };
    expect(await room.command(keeper3, 'join-list', body)).toMatchObject({
      status: 409,
      body: { code: 'floor.day-not-open' },
    });
  });

  it('F20 carries what is open into the next day, and never has two days open', async () => {
    const { manager: chief, keeper: list } = await openEvening(room, 'r4');
    const listed = factOf(
      await room.command(list, 'join-list', { gameId: 'nlhe', source: 'walk-in', alias: 'Mia' }),
      'PlayerListed',
    );
    const early = await room.command(chief, 'open-day', { day: '2026-11-29' });
    expect(early).toMatchObject({ status: 409, body: { code: 'floor.day-already-open' } });
    expect((await room.command(chief, 'close-day', {})).status).toBe(200);
    expect(await room.command(list, 'leave-list', { entryId: listed['entryId'] })).toMatchObject({
      status: 409,
      body: { code: 'floor.day-closed' },
    });
    // More at once than the API has connections to the database: none is to wait for another's.
    const days = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? '2026-11-29' : '2026-11-30'));
    const all = await Promise.all(days.map((day) => room.command(chief, 'open-day', { day })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...days.slice(1).map(() => 409)]);
    expect((await room.command(list, 'leave-list', { entryId: listed['entryId'] })).status).toBe(200);
  });

  it('undoes the last action as a whole', async () => {
    const key = randomUUID();
    await join('Nia', key);
    const undone = await room.command(keeper, 'undo-action', { action: key });
    expect(factOf(undone, 'ActionUndone')).toMatchObject({ action: key });
    const lists = await room.ask({ url: 'boards/lists', token: keeper });
    expect(JSON.stringify(lists.body)).not.toContain('Nia');
  });
});
