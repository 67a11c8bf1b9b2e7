import { type FactShape, type LogAnswer } from '@cardroom/contracts';
import { instant } from '@cardroom/kernel';
import { randomUUID } from 'node:crypto';
import { type FreshRoom, freshRoom, openEvening, roomOn, type TestRoom } from '../testing';

const at = (time: string) => instant(Date.parse(`2026-11-28T${time}Z`));

interface Reply {
  readonly status: number;
  readonly facts: readonly Record<string, unknown>[];
  readonly code: string | undefined;
  readonly detail: string | undefined;
}

/** Ten clients, five at each of two API processes' worth of application, on one database. */
describe('ten clients of two applications act on the same thing at once', () => {
  let room: FreshRoom;
  let other: TestRoom;
  let urls: readonly string[];
  let manager: string;
  let now = at('18:00:00');

  beforeAll(async () => {
    const clock = { now: () => now };
    room = await freshRoom({}, { clock });
    other = await roomOn(room.settings, { clock });
    for (const { app } of [room, other]) await app.listen(0, '127.0.0.1');
    urls = await Promise.all([room, other].map(({ app }) => app.getUrl()));
    ({ manager } = await openEvening(room));
    await done('place-table', { tableId: 't2', number: 2, section: 'A', seats: 9 });
    await done('open-table', { tableId: 't2', gameId: 'nlhe' });
  });
  afterAll(async () => {
    await other.close();
    await room.close();
  });

  const send = async (name: string, body: object, client = 0): Promise<Reply> => {
    const response = await fetch(`${urls[client % urls.length]}/api/v1/floor/${name}`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    const facts = (answer['facts'] ?? []) as Reply['facts'];
    const { code, detail } = answer as { code?: string; detail?: string };
    return { status: response.status, facts: response.ok ? facts : [], code, detail };
  };

  const done = async (name: string, body: object): Promise<Reply['facts']> => {
    const { status, facts, code } = await send(name, body);
    expect([name, status, code]).toEqual([name, 200, undefined]);
    return facts;
  };

  const logged = async (): Promise<readonly FactShape[]> => {
    const headers = { authorization: `Bearer ${manager}` };
    const response = await fetch(`${urls[0]}/api/v1/log?after=0&limit=1000`, { headers });
    return ((await response.json()) as LogAnswer).facts;
  };

  const loggedOf = async (type: string): Promise<number> =>
    (await logged()).filter((fact) => fact.type === type).length;

  /** Ten clients at once; answers the winner's facts after all others were refused for one of these reasons. */
  const oneWins = async (
    name: string,
    bodyOf: (client: number) => object,
    reasons: readonly string[],
  ): Promise<Reply['facts']> => {
    const before = (await logged()).length;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, client) => send(name, bodyOf(client), client)),
    );
    const won = replies.filter(({ status }) => status === 200);
    const lost = replies.filter(({ status }) => status !== 200);
    const codes = [...new Set(lost.map(({ code }) => code))];
    expect([name, won.length, lost.length, codes]).toEqual([name, 1, 9, codes]);
    for (const { status, code, detail } of lost) {
      expect([[404, 409], reasons]).toEqual([
        expect.arrayContaining([status]),
        expect.arrayContaining([code]),
      ]);
      expect(detail?.length).toBeGreaterThan(10);
    }
    const facts = won[0]?.facts ?? [];
    expect(facts.length).toBeGreaterThan(0);
    expect((await logged()).length).toBe(before + facts.length);
    return facts;
  };

  const sit = (alias: string, tableId: string, seat: number) =>
    done('seat-player', { alias, tableId, seat, reason: 'first game' });

  const join = async (alias: string): Promise<string> => {
    const facts = await done('join-list', { gameId: 'nlhe', source: 'walk-in', alias });
    return String(facts.find(({ type }) => type === 'PlayerListed')?.['entryId']);
  };

  it('the same seat for ten players: one sits, nine are told that it is taken', async () => {
    await oneWins(
      'seat-player',
      (client) => ({ alias: `Guest ${client}`, tableId: 't1', seat: 1, reason: 'first game' }),
      ['floor.seat-taken'],
    );
    expect(await loggedOf('PlayerSeated')).toBe(1);
  });

  it('F02 the same name for the same seat: it is called once, and sits once', async () => {
    const entryId = await join('Ana');
    await oneWins('call-player', () => ({ entryId, tableId: 't2', seat: 1 }), [
      'floor.already-called',
      'floor.seat-reserved',
    ]);
    await oneWins('seat-called', () => ({ entryId }), ['floor.wrong-entry-state']);
    expect(await loggedOf('PlayerCalled')).toBe(1);
  });

  it('F02 the same name for ten seats: one is kept for him', async () => {
    const entryId = await join('Ben');
    await oneWins(
      'call-player',
      (client) => ({ entryId, tableId: client % 2 ? 't1' : 't2', seat: 2 + (client >> 1), reason: 'agreed' }),
      ['floor.already-called'],
    );
    await done('seat-called', { entryId });
  });

  it('the same must-move: it is announced once, and done once', async () => {
    await sit('Cid', 't2', 8);
    await sit('Dan', 't2', 9);
    await done('link-feeder', { tableId: 't2', mainTableId: 't1' });
    const [tableId, seat] = ['t1', 9];
    const first = await moverOf();
    expect(first).not.toBe('');
    await oneWins('announce-move', () => ({ playerId: first, tableId, seat }), ['floor.move-announced']);
    await oneWins('complete-move', () => ({ playerId: first }), ['floor.move-unknown']);
    await done('unlink-feeder', { tableId: 't2' });
  });

  /** Who moves up first, as the board proposes. */
  const moverOf = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${manager}` };
    const page = await (await fetch(`${urls[1]}/api/v1/boards/moves`, { headers })).json();
    const { rows } = page as { rows: { body: { order: { playerId: string }[] } }[] };
    return rows[0]?.body.order[0]?.playerId ?? '';
  };

  it('the same rent: it is taken once', async () => {
    const rate = { gameId: 'nlhe', kind: 'rent', amount: '6.00', periodMinutes: 30, when: 'house-clock' };
    await done('set-rate', rate);
    await done('apply-rate', { tableId: 't2' });
    now = at('19:01:00');
    await sit('Eva', 't2', 7);
    await oneWins('collect-time', () => ({ tableId: 't2', period: 2 }), ['floor.collection-nothing-owed']);
    expect([await loggedOf('TimeCollected'), await loggedOf('TimeCollectionDue')]).toEqual([1, 2]);
  });

  it('the same break: announced, drawn and carried out once each', async () => {
    await oneWins('announce-break', () => ({ tableId: 't2' }), ['floor.already-breaking']);
    await oneWins('draw-for-break', () => ({ tableId: 't2' }), ['floor.cards-drawn']);
    await oneWins('break-table', () => ({ tableId: 't2' }), [
      'floor.table-closed',
      'floor.table-not-open',
      'floor.not-breaking',
    ]);
    expect([await loggedOf('BreakCardsDrawn'), await loggedOf('TableBroken')]).toEqual([1, 1]);
  });
});
