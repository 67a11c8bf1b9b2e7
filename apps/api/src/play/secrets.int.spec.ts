import { listedBoards, operationAccess } from '@cardroom/contracts';
import { type Role, roles } from '@cardroom/kernel';
import { playerAt } from '@cardroom/poker';
import { type RouteOptions } from 'fastify';
import { freshRoom, type FreshRoom } from '../testing';
import { type PlayedTable, playedTable } from './testing';

describe('nobody sees the cards of a live hand but their player', () => {
  let room: FreshRoom;
  let played: PlayedTable;
  const routes: string[] = [];
  const tokens = new Map<string, string>();
  let seats: readonly string[] = [];
  let secrets: { readonly holes: readonly (readonly string[])[]; readonly seeds: readonly string[] };

  const note = ({ method, url }: RouteOptions): void => {
    if ([method].flat().includes('GET') && url.startsWith('/api/v1/'))
      routes.push(url.replace('/api/v1/', ''));
  };

  beforeAll(async () => {
    room = await freshRoom({}, { onRoute: note });
    played = await playedTable(room, 'dealt');
    for (const role of roles) tokens.set(role, await room.staff(role as Role));
    for (const device of ['kiosk', 'publicBoard'] as const) tokens.set(device, await room.device(device));
    seats = await Promise.all([1, 2, 3, 4].map((seat) => played.token(seat)));
    const started = await played.play(played.manager, 'start-hand', {});
    expect(started.status).toBe(200);
    const { hand, committed } = await played.state();
    if (!hand?.seed || !committed)
      throw new Error('a hand is dealt from a seed, and the next is committed to');
    secrets = {
      holes: [1, 2, 3, 4].map((seat) => (playerAt(hand.hand, seat)?.cards ?? []).map(({ card }) => card)),
      seeds: [hand.seed, committed.seed],
    };
    answerOfStart = JSON.stringify(started.body);
  });
  afterAll(async () => {
    await played.close();
    await room.close();
  });

  let answerOfStart = '';

  /** Both hole cards of somebody in one answer as cards: a single letter pair stands in many a text. */
  const leaks = (text: string, own: number | null = null): string[] => [
    ...secrets.seeds.filter((seed) => text.includes(seed)),
    ...secrets.holes.flatMap((cards, i) =>
      i + 1 !== own && cards.every((card) => text.includes(`"${card}"`)) ? [cards.join(' ')] : [],
    ),
  ];

  const textOf = async (url: string, token: string): Promise<string> => {
    const { body } = await room.ask({ url, token });
    return JSON.stringify(body);
  };

  const filled = (url: string): string =>
    url
      .replace(':tableId', 't1')
      .replace(':handId', 'table-r1-t1-2026-11-28-1')
      .replace(/:[a-zA-Z]+/g, 'unknown1');

  it('finds the cards where they are, so that what is looked for can be found', async () => {
    const whole = await played.store.load('table-r1-t1-2026-11-28');
    expect(leaks(JSON.stringify(whole.map(({ data }) => data)))).toHaveLength(6);
  });

  it('tells whoever starts the hand nothing of it', () => {
    expect(answerOfStart).toContain('CardsDealt');
    expect(leaks(answerOfStart)).toEqual([]);
  });

  it('by no route that can be read, whoever asks, now or of the past', async () => {
    const now = new Date().toISOString();
    const urls = routes
      .filter((url) => !/live$|stream$|\/:board/.test(url))
      .map(filled)
      .flatMap((url) => [url, `${url}?at=${now}`, `${url}?after=0&limit=500`]);
    for (const [caller, token] of tokens)
      for (const url of urls)
        expect([caller, url, leaks(await textOf(url, token))]).toEqual([caller, url, []]);
  }, 120_000);

  it('on no board, whoever asks, now or of the past', async () => {
    const now = new Date().toISOString();
    for (const [caller, token] of tokens)
      for (const board of listedBoards)
        for (const url of [`boards/${board}`, `boards/${board}?at=${now}`])
          expect([caller, url, leaks(await textOf(url, token))]).toEqual([caller, url, []]);
  }, 120_000);

  it('in the log of facts for those who read it, while the facts are there', async () => {
    const readers = operationAccess['read-log'] as readonly string[];
    for (const reader of readers) {
      const text = await textOf('log?after=0&limit=500', tokens.get(reader) ?? '');
      expect(text).toContain('CardsDealt');
      expect(text).toContain('SeedCommitted');
      expect(leaks(text)).toEqual([]);
    }
  });

  it('by no question of what would happen', async () => {
    const { number = 0, toAct = 0 } = (await played.view(played.manager)).hand ?? {};
    const body = { tableId: 't1', hand: number, ask: { type: 'Act', seat: toAct, action: { kind: 'fold' } } };
    for (const token of [played.manager, ...seats]) {
      const answer = await room.ask({ method: 'POST', url: 'play/play-hand?ask=true', body, token });
      expect(leaks(JSON.stringify(answer.body))).toEqual([]);
      expect((answer.body['facts'] as unknown[] | undefined) ?? []).toEqual([]);
    }
  });

  it('but each player his own', async () => {
    for (const [i, token] of seats.entries()) {
      const text = await textOf('play/tables/t1/view', token);
      expect(leaks(text, i + 1)).toEqual([]);
      expect(leaks(text)).toEqual([secrets.holes[i]?.join(' ')]);
    }
  });
});
