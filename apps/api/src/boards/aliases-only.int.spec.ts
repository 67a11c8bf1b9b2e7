import { listedBoards } from '@cardroom/contracts';
import { randomUUID } from 'node:crypto';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

const factOf = ({ body }: Answer, type: string): Record<string, string> | undefined =>
  (body['facts'] as Record<string, string>[]).find((fact) => fact['type'] === type);

/** What nobody but staff may learn: put where a careless change could put it one day. */
const legalName = 'Jean-Baptiste Poquelin';

describe('F19 public and kiosk answers hold an alias and nothing more of a person', () => {
  let room: FreshRoom;
  let keeper: string;
  let kiosk: string;
  let board: string;
  let entryId: string;
  let receiptCode: string;

  beforeAll(async () => {
    room = await freshRoom();
    ({ keeper } = await openEvening(room));
    kiosk = await room.device('kiosk');
    board = await room.device('publicBoard');
    const joined = await room.command(kiosk, 'join-list', {
      gameId: 'nlhe',
      source: 'kiosk',
      alias: 'Molière',
    });
    ({ entryId = '', receiptCode = '' } = factOf(joined, 'PlayerListed') ?? {});
    await room.command(keeper, 'join-list', { gameId: 'nlhe', source: 'walk-in', alias: 'Armande' });
    await room.command(keeper, 'call-player', { entryId, tableId: 't1', seat: 4 });
    await room.pool.query(
      `UPDATE boards SET body = body || jsonb_build_object('legalName', $1::text, 'playerId', 'p-secret')`,
      [legalName],
    );
    await room.pool.query(
      `UPDATE boards SET body = jsonb_set(body, '{entry,legalName}', to_jsonb($1::text)) WHERE body ? 'entry'`,
      [legalName],
    );
  });
  afterAll(() => room.close());

  const hidden = new RegExp(`${legalName}|legalName|playerId|p-[0-9a-f]{24}|p-secret`);

  it('what was put into the rows is there for this test to find', async () => {
    for (const name of ['public-games', 'lists']) {
      const rows = await room.ask({ url: `boards/${name}`, token: keeper });
      expect(JSON.stringify(rows.body)).toContain(legalName);
    }
  });

  it('on every board that a device may read', async () => {
    for (const token of [kiosk, board])
      for (const name of listedBoards) {
        const { status, body } = await room.ask({ url: `boards/${name}`, token });
        expect([200, 403]).toContain(status);
        expect(JSON.stringify(body)).not.toMatch(hidden);
      }
    const { body } = await room.ask({ url: 'boards/public-lists', token: board });
    expect(JSON.stringify(body)).toContain('Molière');
  });

  it('on a receipt', async () => {
    const { status, body } = await room.ask({ url: `receipts/${receiptCode}` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ alias: 'Molière', state: 'called', call: { tableNumber: 1, seat: 4 } });
    expect(JSON.stringify(body)).not.toMatch(hidden);
  });

  it('in the answers to a kiosk’s commands, which speak of its own entry alone', async () => {
    const join = { gameId: 'nlhe', source: 'kiosk', alias: 'Scapin' };
    const key = randomUUID();
    const sent = { method: 'POST', url: 'floor/join-list', body: join, token: kiosk, key } as const;
    for (const answer of [await room.ask(sent), await room.ask(sent)]) {
      expect(factOf(answer, 'PlayerListed')).toMatchObject({ alias: 'Scapin', gameId: 'nlhe' });
      expect(answer.body['facts']).toHaveLength(1);
      expect(JSON.stringify(answer.body)).not.toMatch(hidden);
    }
    const declined = await room.command(kiosk, 'decline-call', { entryId });
    expect(declined.status).toBe(200);
    expect(JSON.stringify(declined.body)).not.toMatch(/Armande|Scapin/);
    expect(JSON.stringify(declined.body)).not.toMatch(hidden);
  });

  it('in refusals', async () => {
    const again = await room.command(kiosk, 'join-list', {
      gameId: 'none',
      source: 'kiosk',
      alias: 'Dorine',
    });
    expect(again.status).toBe(404);
    const answered = await room.command(kiosk, 'answer-call', { entryId });
    expect(answered.status).toBe(409);
    const forbidden = await room.command(kiosk, 'remove-entry', { entryId, reason: 'none' });
    expect(forbidden.status).toBe(403);
    for (const { body } of [again, answered, forbidden])
      expect(JSON.stringify(body)).not.toMatch(/Armande|playerId|legalName/);
  });

  it('in live updates', async () => {
    await room.app.listen(0, '127.0.0.1');
    const ending = new AbortController();
    const boards = 'public-lists,public-games,room';
    const url = `${await room.app.getUrl()}/api/v1/live?boards=${boards}`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${board}` }, signal: ending.signal });
    let heard = '';
    const reader = reply.body?.getReader();
    const decoder = new TextDecoder();
    const hear = async (wanted: string): Promise<void> => {
      while (!heard.includes(wanted)) heard += decoder.decode((await reader?.read())?.value);
    };
    await hear('heartbeat');
    await room.command(keeper, 'join-list', { gameId: 'nlhe', source: 'walk-in', alias: 'Dorante' });
    await hear('Dorante');
    ending.abort();
    expect(heard).toContain('Molière');
    expect(heard).not.toMatch(hidden);
  });
});
