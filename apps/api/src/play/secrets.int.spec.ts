import { commandAccess, listedBoards, operationAccess } from '@cardroom/contracts';
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

  /** What a live feed of the table has told somebody so far. */
  const follow = async (token: string, feeds: AbortController): Promise<{ status: number; text: string }> => {
    const reply = await fetch(`${await room.app.getUrl()}/api/v1/play/tables/t1/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: feeds.signal,
    });
    const heard = { status: reply.status, text: '' };
    void (async () => {
      for await (const chunk of reply.body ?? []) heard.text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    return heard;
  };

  it('by no live feed of the table, while it is played, but each player his own', async () => {
    await room.app.listen(0, '127.0.0.1');
    const feeds = new AbortController();
    const heard = new Map<string, { status: number; text: string }>();
    for (const [caller, token] of tokens) heard.set(caller, await follow(token, feeds));
    for (const [i, token] of seats.entries()) heard.set(`seat ${i + 1}`, await follow(token, feeds));
    const { number = 0, toAct = 0 } = (await played.view(played.manager)).hand ?? {};
    const ask = { type: 'Act', seat: toAct, action: { kind: 'call' } };
    const acted = await played.play(seats[(toAct ?? 1) - 1] ?? '', 'play-hand', { hand: number, ask });
    expect(acted.status).toBe(200);
    const views = (text: string): number => text.split('event: view').length - 1;
    const watching = [...heard].filter(([, { status }]) => status === 200);
    const deadline = Date.now() + 10_000;
    while (watching.some(([, { text }]) => views(text) < 2)) {
      if (Date.now() > deadline) throw new Error(`not told: ${watching.map(([who]) => who).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    feeds.abort();
    const looking = operationAccess['look-at-table'] as readonly string[];
    const callers = [...tokens.keys()].filter((caller) => looking.includes(caller));
    const sitting = seats.map((_, i) => `seat ${i + 1}`);
    expect(watching.map(([who]) => who).toSorted()).toEqual([...callers, ...sitting].toSorted());
    for (const [who, { text }] of heard) {
      const seat = sitting.indexOf(who) + 1;
      expect([who, leaks(text, seat || null)]).toEqual([who, []]);
      if (seat > 0) expect(leaks(text)).toEqual([secrets.holes[seat - 1]?.join(' ')]);
    }
  }, 60_000);
});

describe('a dealer acts at his table, a player at his seat, and nowhere else', () => {
  let room: FreshRoom;
  let played: PlayedTable;
  let dealer: string;
  let player: string;
  const may = (who: 'dealer' | 'player') =>
    Object.entries(commandAccess as Readonly<Record<string, readonly string[]>>)
      .filter(([name]) => name.startsWith('play/'))
      .map(([name, callers]) => [name, callers.includes(who)] as const);

  beforeAll(async () => {
    room = await freshRoom();
    played = await playedTable(room, 'dealt');
    player = await played.token(2);
    const recorded = await played.play(played.manager, 'change-depth', { depth: 'recorded' });
    expect(recorded.status).toBe(200);
    dealer = await room.staff('dealer');
    const { body: session } = await room.ask({ url: 'session', token: dealer });
    const second = { tableId: 't2', number: 2, section: 'A', seats: 9 };
    expect((await room.command(played.manager, 'place-table', second)).status).toBe(200);
    const opened = await room.command(played.manager, 'open-table', { tableId: 't2', gameId: 'nlhe' });
    expect(opened.status).toBe(200);
    const own = { dealerId: session['staffId'], name: 'Dee', tableId: 't1', section: 'A' };
    expect((await room.command(played.manager, 'sign-in-dealer', own)).status).toBe(200);
  });
  afterAll(async () => {
    await played.close();
    await room.close();
  });

  const examples = (playerId: string | undefined): Readonly<Record<string, object>> => ({
    'play/pause-table': { why: 'floor' },
    'play/play-hand': { hand: 1, ask: { type: 'Act', seat: 2, action: { kind: 'fold' } } },
    'play/report-error': { hand: 1, ask: { type: 'ReportMisdeal', fault: 'outOfSequence', seen: true } },
    'play/undo-entry': { hand: 1 },
    'play/sit-out': { playerId },
    'play/sit-in': { playerId },
    'play/post-to-play': { playerId },
    'play/leave-table': { playerId },
    'play/add-chips': { playerId, amount: '10.00', from: 'buy-in' },
    'play/pay-from-stack': { playerId, amount: '1.00', paidFor: 'rent' },
    'play/count-stacks': { stacks: [{ seat: 1, stack: '200.00' }], reason: 'counted' },
    'play/stop-table': { reason: 'a question' },
  });

  const codeAt = async (token: string, name: string, tableId: string): Promise<unknown> => {
    const answer = await room.ask({
      method: 'POST',
      url: `${name}?ask=true`,
      body: { tableId, ...examples(played.players[1])[name] },
      token,
    });
    expect(answer.status).toBeLessThan(500);
    return answer.body['code'] ?? (answer.body['refusal'] as { code?: string } | null)?.code;
  };

  it('with every command that is theirs, and none of the others', async () => {
    for (const [who, token] of [
      ['dealer', dealer],
      ['player', player],
    ] as const)
      for (const [name, isTheirs] of may(who)) {
        const [here, there] = [await codeAt(token, name, 't1'), await codeAt(token, name, 't2')];
        const expected = isTheirs ? 'play.not-your-table' : 'api.not-allowed';
        expect([who, name, there]).toEqual([who, name, expected]);
        expect([who, name, here === expected]).toEqual([who, name, !isTheirs]);
      }
  }, 60_000);

  it('and gives the token of a seat out at his own table alone', async () => {
    const issued = async (tableId: string) => {
      const body = { tableId, seat: 1 };
      const answer = await room.ask({ method: 'POST', url: 'play/seat-tokens', body, token: dealer });
      return [answer.status, answer.body['code'] ?? answer.body['seat']];
    };
    expect(await issued('t2')).toEqual([403, 'play.not-your-table']);
    expect(await issued('t1')).toEqual([409, 'play.not-dealt']);
    const asked = await played.play(played.manager, 'change-depth', { depth: 'dealt' });
    expect([asked.status, await issued('t1')]).toEqual([200, [201, 1]]);
    await played.play(played.manager, 'change-depth', { depth: 'recorded' });
  });

  it('from the first card to the last chip at his own', async () => {
    const done = async (name: string, body: object): Promise<void> => {
      const answer = await played.play(dealer, name, body);
      expect([name, answer.status, answer.body['code']]).toEqual([name, 200, undefined]);
    };
    await done('start-hand', {});
    const { number: hand = 0, toAct } = (await played.view(dealer)).hand ?? {};
    const act = (seat: number | null | undefined) =>
      done('play-hand', { hand, ask: { type: 'Act', seat, action: { kind: 'fold' } } });
    await act(toAct);
    await done('undo-entry', { hand });
    for (let i = 0; i < 3; i += 1) await act((await played.view(dealer)).hand?.toAct);
    if ((await played.view(dealer)).hand) await done('play-hand', { hand, ask: { type: 'AwardPot' } });
    expect((await played.view(dealer)).last).toMatchObject({ number: 1, result: 'played' });
    await done('undo-entry', { hand });
    const reopened = (await played.view(dealer)).hand;
    expect(reopened).toMatchObject({ number: 1 });
    await act(reopened?.toAct);
    expect((await played.view(dealer)).last).toMatchObject({ number: 1, result: 'played' });
    await done('pause-table', { why: 'floor' });
    await done('resume-table', {});
    await done('sit-out', { playerId: played.players[0] });
    await done('sit-in', { playerId: played.players[0] });
    await done('stop-table', { reason: 'a question' });
  });
});
