import { type PlayView } from '@cardroom/contracts';
import { PresentDays } from '../boards/present-days';
import { freshRoom, type FreshRoom } from '../testing';
import { type PlayedTable, playedTable } from './testing';

/** Calls or checks round until the hand is over. */
const playOut = async (played: PlayedTable, tokens: readonly string[]): Promise<void> => {
  for (let i = 0; i < 40; i += 1) {
    const view = await played.view(played.manager);
    if (!view.hand) return;
    const seat = view.hand.toAct ?? 0;
    const own = await played.view(tokens[seat - 1] ?? '');
    const kind = own.hand?.legal?.check.allowed ? 'check' : 'call';
    const ask = { type: 'Act', seat, action: { kind } };
    const answer = await played.play(tokens[seat - 1] ?? '', 'play-hand', { hand: view.hand.number, ask });
    expect([answer.status, answer.body['code']]).toEqual([200, undefined]);
  }
  throw new Error('the hand never ends');
};

describe('a dealt table over HTTP', () => {
  let room: FreshRoom;
  let played: PlayedTable;
  const tokens: string[] = [];

  beforeAll(async () => {
    room = await freshRoom();
    played = await playedTable(room, 'dealt');
    for (const seat of [1, 2, 3, 4]) tokens.push(await played.token(seat));
  });
  afterAll(async () => {
    await played.close();
    await room.close();
  });

  const cardsOf = (view: PlayView, seat: number): readonly string[] =>
    view.seats.find((each) => each.seat === seat)?.cards ?? [];

  it('a token acts for its seat and says whose it is', async () => {
    const { body } = await room.ask({ url: 'play/seat', token: tokens[0] });
    expect(body).toMatchObject({ tableId: 't1', seat: 1, alias: 'Ana' });
    expect((await room.ask({ url: 'boards/tables', token: tokens[0] })).status).toBe(403);
    expect((await room.ask({ url: 'session', token: tokens[0] })).status).toBe(403);
  });

  it('starts a hand, shows everybody his own cards and nobody another’s, and plays it to its end', async () => {
    expect((await played.play(played.manager, 'start-hand', {})).status).toBe(200);
    for (const [i, token] of tokens.entries()) {
      const view = await played.view(token);
      expect(view).toMatchObject({ viewer: 'seat', ownSeat: i + 1, state: 'hand' });
      expect(cardsOf(view, i + 1)).toHaveLength(2);
      expect(cardsOf(view, i + 1)).not.toContain('??');
      for (const other of [1, 2, 3, 4].filter((seat) => seat !== i + 1))
        expect(cardsOf(view, other)).toEqual(['??', '??']);
    }
    expect(cardsOf(await played.view(played.manager), 1)).toEqual(['??', '??']);
    await playOut(played, tokens);
    const over = await played.view(played.manager);
    expect(over.last).toMatchObject({ number: 1, result: 'played' });
    expect(over.last?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(over.last?.boards[0]).toHaveLength(5);
    const stacks = over.seats.map(({ stack }) => Number(stack)).reduce((a, b) => a + b, 0);
    expect(stacks).toBe(800);
  });

  it('refuses another’s seat, another’s turn and a hand that is over, and changes nothing', async () => {
    await played.play(played.manager, 'start-hand', {});
    const view = await played.view(played.manager);
    const { number = 0, toAct = 0 } = view.hand ?? {};
    const seat = toAct ?? 0;
    const other = (seat % 4) + 1;
    const act = (who: number, as: number, hand = number) =>
      played.play(tokens[who - 1] ?? '', 'play-hand', {
        hand,
        ask: { type: 'Act', seat: as, action: { kind: 'fold' } },
      });
    expect((await act(other, seat)).body).toMatchObject({ status: 403, code: 'play.not-your-seat' });
    expect((await act(other, other)).status).toBe(409);
    expect((await act(seat, seat, number - 1)).body).toMatchObject({ code: 'play.other-hand' });
    expect((await played.view(played.manager)).hand?.steps).toEqual(view.hand?.steps);
    expect((await act(seat, seat)).status).toBe(200);
    await playOut(played, tokens);
  });

  it('sits out whoever asks, for himself only', async () => {
    const [first = '', second = ''] = played.players;
    expect((await played.play(tokens[0] ?? '', 'sit-out', { playerId: second })).status).toBe(403);
    expect((await played.play(tokens[0] ?? '', 'sit-out', { playerId: first })).status).toBe(200);
    expect((await played.view(tokens[0] ?? '')).seats[0]).toMatchObject({ standing: 'sitting-out' });
    expect((await played.play(tokens[0] ?? '', 'sit-in', { playerId: first })).status).toBe(200);
  });

  it('is on the board as its facts say when the API starts, whatever a former version left there', async () => {
    const mended = async () =>
      (await room.app.get(PresentDays).fold()).filter(({ streamId }) => streamId.startsWith('table-'));
    const streamId = 'table-r1-t1-2026-11-28';
    expect(await mended()).toEqual([{ streamId, mended: 0 }]);
    await room.pool.query(`UPDATE boards SET body = '{}' WHERE board = 'play-tables'`);
    expect(await mended()).toEqual([{ streamId, mended: 1 }]);
  });

  it('a new token ends the former, and a seat that is left ends every one', async () => {
    const anew = await played.token(4);
    expect((await room.ask({ url: 'play/seat', token: tokens[3] })).status).toBe(401);
    const playerId = played.players[3] ?? '';
    expect((await played.play(anew, 'leave-table', { playerId })).status).toBe(200);
    const answer = await room.ask({ url: 'play/tables/t1/view', token: anew });
    expect(answer.body).toMatchObject({ status: 403, code: 'play.seat-token-over' });
  });
});
