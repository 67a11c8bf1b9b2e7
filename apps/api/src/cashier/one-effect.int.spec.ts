import { createEventStore, type EventStore, StoreUnavailable } from '@cardroom/event-store';
import { cashier, imbalances } from '@cardroom/cashier';
import { gamingDay, id, instant, type PlayerId, type RoomId } from '@cardroom/kernel';
import { type PlayCommand, playStreamId, startingClocks, stackOf } from '@cardroom/play';
import { cashierCategory, tableCategory } from '@cardroom/read-models';
import { resolveRuleSet } from '@cardroom/rulebook';
import { randomUUID } from 'node:crypto';
import { freshRoom, type FreshRoom, roomOn, settingsOn, type TestRoom } from '../testing';
import { stakes, table } from '../play/testing';
import { STORE } from '../tokens';
import { type Facts, factsIn, openCage, rowsOf } from './testing-cage';

type Cage = Awaited<ReturnType<typeof openCage>>;

interface Wish {
  readonly type: string;
  readonly [field: string]: unknown;
}

describe('whatever happens to a request at the cage, it has one effect', () => {
  let fresh: FreshRoom;
  let cage: Cage;
  let ana = '';

  beforeAll(async () => {
    fresh = await freshRoom();
    cage = await openCage(fresh, 'fr-casino');
    ana = await cage.seat('Ana', 1);
  });
  afterAll(() => fresh.close());

  const entries = async (): Promise<number> =>
    Object.keys(await rowsOf(cage, cage.manager, 'cage-entries')).length;
  const balanceOf = async (playerId: string) =>
    (await rowsOf(cage, cage.manager, 'cage-players'))[playerId]?.['balance'] ?? '0.00';
  const storeOf = (): EventStore => createEventStore({ pool: fresh.pool });
  const state = async (store: EventStore) =>
    (await store.state(cashierCategory, 'cashier-r1-2026-11-28')).state;

  it('a double tap sells once, and both taps are answered the same', async () => {
    const before = await entries();
    const key = randomUUID();
    const body = { windowId: 'w1', playerId: ana, amount: '100.00', for: 'buy-in' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => cage.under(key)(cage.cora, 'cashier/sell-chips', body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const facts = new Set(answers.map((answer) => JSON.stringify(factsIn(answer))));
    expect(facts.size).toBe(1);
    expect(await entries()).toBe(before + 1);
  });

  it('a retry after a lost answer is answered the same, also by another process, and the other body refused', async () => {
    const key = randomUUID();
    const body = { windowId: 'w1', playerId: ana, holding: { cash: '300.00' } };
    const first = await cage.under(key)(cage.cora, 'cashier/pay-in', body);
    const other: TestRoom = await roomOn(settingsOn(fresh.database.url));
    const ask = (sent: object) =>
      other.ask({ method: 'POST', url: 'cashier/pay-in', token: cage.cora.token, body: sent, key });
    const again = await ask(body);
    expect([again.status, again.body['repeated']]).toEqual([200, true]);
    expect(again.body['facts']).toEqual(first.body['facts']);
    expect((await ask({ ...body, holding: { cash: '301.00' } })).body['code']).toBe('api.key-reused');
    await other.close();
    expect(await balanceOf(ana)).toBe('300.00');
  });

  it('a signed command is repeated with the code, and the code is nowhere in the log', async () => {
    const key = randomUUID();
    const [sold] = await cage.done(cage.cora, 'cashier/sell-chips', {
      windowId: 'w1',
      playerId: ana,
      amount: '20.00',
    });
    const body = { entryId: sold?.['command'], reason: 'wrong player', ...cage.second };
    const first = await cage.under(key)(cage.cora, 'cashier/reverse-entry', body);
    const again = await cage.under(key)(cage.cora, 'cashier/reverse-entry', body);
    expect([first.status, again.status, again.body['repeated']]).toEqual([200, 200, true]);
    const { rows } = await fresh.pool.query(
      'SELECT (SELECT string_agg(data::text || metadata::text, $1) FROM events) AS log, (SELECT string_agg(answer::text || fingerprint, $1) FROM commands) AS answers',
      [' '],
    );
    const secretPart = cage.supervisor.code.slice(4);
    expect(String(rows[0]?.log) + String(rows[0]?.answers)).not.toContain(`${cage.supervisor.code}`);
    expect(JSON.stringify(first.body)).not.toContain(secretPart);
  });

  it('two windows that serve one player in the same second spend his money once', async () => {
    const pay = (by: typeof cage.cora, windowId: string) =>
      cage.give(by, 'cashier/pay-out', { windowId, playerId: ana, holding: { cash: '200.00' } });
    const answers = await Promise.all([pay(cage.cora, 'w1'), pay(cage.carl, 'w2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'cashier.not-there', facts: { short: '100.00' } });
    expect(refused?.['texts']).toMatchObject({
      en: '100.00 too little on the player’s account. Nothing was moved.',
      fr: 'Il manque 100,00 au compte du joueur. Rien n’a bougé.',
    });
    expect(await balanceOf(ana)).toBe('100.00');
  });

  it('two windows use his one short buy-in once', async () => {
    const ben = await cage.seat('Ben', 2);
    const sell = (by: typeof cage.cora, windowId: string) =>
      cage.give(by, 'cashier/sell-chips', {
        ...{ windowId, playerId: ben, amount: '50.00', for: 'buy-in', short: true },
      });
    const answers = await Promise.all([sell(cage.cora, 'w1'), sell(cage.carl, 'w2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('cashier.short-buy-in-used');
  });

  it('two windows count towards one limit: 2,000 a day, and identity is asked for more', async () => {
    const cleo = await cage.seat('Cleo', 3);
    const payIn = (by: typeof cage.cora, windowId: string, cash: string) =>
      cage.give(by, 'cashier/pay-in', { windowId, playerId: cleo, holding: { cash } });
    expect((await payIn(cage.cora, 'w1', '1000.00')).status).toBe(200);
    const both = await Promise.all([payIn(cage.cora, 'w1', '1000.00'), payIn(cage.carl, 'w2', '1000.00')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const asked = both.find(({ status }) => status === 409)?.body;
    expect(asked).toMatchObject({ code: 'cashier.identity-required', facts: { limit: '2000.00' } });
  });

  it('a structuring hint reaches managers and nobody at the window', async () => {
    const dan = await cage.seat('Dan', 4);
    const facts: Facts[] = [];
    for (const cash of ['700.00', '600.00', '500.00'])
      facts.push(
        await cage.done(cage.cora, 'cashier/pay-in', { windowId: 'w1', playerId: dan, holding: { cash } }),
      );
    expect(facts.flat().map(({ type }) => type)).toEqual(['PaidIn', 'PaidIn', 'PaidIn']);
    expect(await rowsOf(cage, cage.manager, 'cage-hints')).toMatchObject({ [dan]: { total: '1800.00' } });
    expect((await cage.get(cage.cora, 'boards/cage-hints')).status).toBe(403);
  });

  it('a process that dies between its statements leaves nothing half done', async () => {
    const before = await state(storeOf());
    const { rows } = await fresh.pool.query<{ n: string }>('SELECT count(*) AS n FROM events');
    await fresh.pool.query(`
      CREATE FUNCTION fall_over() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.board = 'cage-windows' THEN RAISE EXCEPTION 'power cut'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER power_cut BEFORE INSERT OR UPDATE ON boards FOR EACH ROW EXECUTE FUNCTION fall_over()`);
    const key = randomUUID();
    const body = { windowId: 'w1', playerId: ana, holding: { cash: '70.00' } };
    const died = await cage.under(key)(cage.cora, 'cashier/pay-in', body);
    expect(died.status).toBeGreaterThanOrEqual(500);
    const { rows: then } = await fresh.pool.query<{ n: string }>('SELECT count(*) AS n FROM events');
    expect(then).toEqual(rows);
    await fresh.pool.query('DROP TRIGGER power_cut ON boards');
    expect((await state(storeOf())).balances.equals(before.balances)).toBe(true);
    expect((await cage.under(key)(cage.cora, 'cashier/pay-in', body)).status).toBe(200);
    expect(await balanceOf(ana)).toBe('170.00');
  });

  describe('a sale that is taken back leaves the player’s stack right, or is refused with the reason', () => {
    const stream = playStreamId(id<RoomId>('r1'), table, gamingDay('2026-11-28'));
    const player = (): PlayerId => id<PlayerId>(ana);
    /** The house tells the table what it was told, as the worker does. */
    const house = async (wish: Wish): Promise<void> => {
      const commandId = randomUUID();
      const stamp = { at: instant(Date.now()), by: { kind: 'timer' } as const };
      const command = { ...stamp, command: commandId, ...wish } as unknown as PlayCommand;
      const context = { ...stamp, commandId, fingerprint: commandId, correlationId: commandId };
      const of = { ...context, room: id<RoomId>('r1') };
      const result = await storeOf().run(tableCategory, stream, command, of);
      expect([wish.type, result.outcome]).toEqual([wish.type, 'accepted']);
    };
    const atTable = async () => (await storeOf().state(tableCategory, stream)).state;
    const sell = async (amount: string, more: object = {}) => {
      const body = { windowId: 'w1', playerId: ana, amount, for: 'top-up', ...more };
      const [sold] = await cage.done(cage.cora, 'cashier/sell-chips', body);
      return { entryId: String(sold?.['command']), purchase: String(sold?.['purchaseId']) };
    };
    const reverse = (entryId: unknown) =>
      cage.give(cage.cora, 'cashier/reverse-entry', { entryId, reason: 'wrong player', ...cage.second });

    beforeAll(async () => {
      const opening = { room: 'r1', tableId: table, day: '2026-11-28', seats: 9, depth: 'recorded' };
      const rules = resolveRuleSet('rrp-cash');
      await house({ type: 'OpenTable', ...opening, stakes, rules, clocks: startingClocks });
      await house({ type: 'TakeSeat', playerId: ana, alias: 'Ana', seat: 1, how: 'opening' });
      await house({ type: 'AddChips', playerId: ana, amountMinor: 10_000, from: 'buy-in' });
    });

    it('takes them off the stack in the same append', async () => {
      const { entryId } = await sell('50.00');
      await house({ type: 'AddChips', playerId: ana, amountMinor: 5_000, from: 'buy-in', judged: true });
      expect((await reverse(entryId)).status).toBe(200);
      expect(stackOf(await atTable(), player())).toBe(10_000);
    });

    it('is refused where they are not there any more, and the cage has it as before', async () => {
      const { entryId } = await sell('150.00');
      const { status, body } = await reverse(entryId);
      expect([status, body['code']]).toEqual([409, 'play.more-than-stack']);
      expect((await rowsOf(cage, cage.manager, 'cage-entries'))[entryId]).toMatchObject({ reversedBy: null });
    });

    it('calls off what a runner carries, and takes a delivery back before its sale', async () => {
      const runner = { carriedBy: 'runner' };
      const first = await sell('20.00', runner);
      await house({
        type: 'PutBehind',
        playerId: ana,
        amountMinor: 2_000,
        purchase: first.purchase,
        announced: false,
      });
      expect((await reverse(first.entryId)).status).toBe(200);
      expect((await atTable()).behind).toEqual([]);

      const { entryId, purchase } = await sell('20.00', runner);
      await house({ type: 'PutBehind', playerId: ana, amountMinor: 2_000, purchase, announced: false });
      const [delivered] = await cage.done(cage.dealer, 'cashier/deliver-chips', { purchaseId: purchase });
      await house({ type: 'DeliverBehind', purchase });
      const early = await reverse(entryId);
      expect(early.body).toMatchObject({ code: 'cashier.chips-delivered', facts: { purchaseId: purchase } });
      expect(stackOf(await atTable(), player())).toBe(12_000);
      expect((await reverse(delivered?.['command'])).status).toBe(200);
      expect(stackOf(await atTable(), player())).toBe(10_000);
      expect((await atTable()).behind).toMatchObject([{ purchase, amountMinor: 2_000 }]);
      expect((await reverse(entryId)).status).toBe(200);
      expect((await atTable()).behind).toEqual([]);
    });

    it('chips pass, are lent and paid back from stack to stack in the same append, or not at all', async () => {
      const leo = await cage.seat('Leo', 8);
      await house({ type: 'TakeSeat', playerId: leo, alias: 'Leo', seat: 8, how: 'new' });
      await house({ type: 'AddChips', playerId: leo, amountMinor: 10_000, from: 'buy-in' });
      const stacks = async () => {
        const now = await atTable();
        return [stackOf(now, player()), stackOf(now, id<PlayerId>(leo))];
      };
      for (const [setting, value] of [
        ['playerLoansAllowed', true],
        ['chipTransfersBetweenPlayers', 'unanimousConsent'],
      ])
        await cage.done(cage.manager, 'cashier/change-cage-setting', { setting, value });
      const from = { tableId: table, playerId: ana };
      const pass = { ...from, to: leo, consents: 9 };
      await cage.done(cage.supervisor, 'cashier/pass-chips', { ...pass, amount: '10.00' });
      expect(await stacks()).toEqual([9_000, 11_000]);
      const elsewhere = await cage.seat('Mia', 9);
      const refused = await cage.give(cage.supervisor, 'cashier/pass-chips', {
        ...{ ...pass, to: elsewhere, amount: '10.00' },
      });
      expect([refused.status, refused.body['code']]).toEqual([404, 'play.not-seated']);

      const bought = { windowId: 'w1', playerId: leo, amount: '20.00', for: 'top-up', carriedBy: 'runner' };
      await cage.done(cage.cora, 'cashier/sell-chips', bought);
      await cage.done(cage.dealer, 'cashier/lend-chips', { ...from, borrower: leo, amount: '20.00' });
      expect(await stacks()).toEqual([7_000, 13_000]);
      await cage.done(cage.dealer, 'cashier/repay-loan', { borrower: leo });
      expect(await stacks()).toEqual([9_000, 11_000]);
    });
  });

  describe('somebody who is barred buys nothing, and a check that cannot be made refuses', () => {
    const wanted = [
      ['cashier/sell-chips', { amount: '50.00' }],
      ['cashier/pay-in', { holding: { cash: '50.00' } }],
      ['cashier/hold-deposit', { holding: { cash: '50.00' } }],
      ['cashier/sell-entry', { eventId: 'cup', present: true }],
    ] as const;
    const ask = (playerId: string) =>
      Promise.all(
        wanted.map(([name, body]) => cage.give(cage.carl, name, { windowId: 'w2', playerId, ...body })),
      );
    let eve = '';
    beforeAll(async () => {
      eve = await cage.seat('Eve', 5);
    });

    it('503 at every window, with whom to call, while nobody can say whether he is welcome', async () => {
      const before = await entries();
      const store = fresh.app.get<EventStore>(STORE);
      const { state: read } = store;
      const away = jest.spyOn(store, 'state').mockImplementation((category, streamId) => {
        if (streamId.startsWith('conduct-')) throw new StoreUnavailable('away');
        return read(category as never, streamId) as never;
      });
      const answers = await ask(eve);
      away.mockRestore();
      for (const { status, body } of answers) {
        expect([status, body['code']]).toEqual([503, 'conduct.standing-unknown']);
        expect(body['detail']).toMatch(/shift manager/);
      }
      expect(await entries()).toBe(before);
    });

    it('403 at every window, and his money is paid out all the same', async () => {
      const holding = { cash: '30.00' };
      await cage.done(cage.carl, 'cashier/pay-in', { windowId: 'w2', playerId: eve, holding });
      const body = { playerId: eve, term: { kind: 'for-good' }, reason: 'cheated' };
      const barred = await fresh.ask({
        ...{
          method: 'POST',
          url: 'conduct/exclude-player',
          token: cage.manager.token,
          body,
          key: randomUUID(),
        },
      });
      expect(barred.status).toBe(200);
      for (const { status, body: refused } of await ask(eve))
        expect([status, refused['code']]).toEqual([403, 'cashier.player-barred']);
      await cage.done(cage.carl, 'cashier/pay-out', { windowId: 'w2', playerId: eve, holding });
    });
  });

  it('and the books balance to the unit, in the log as on the boards', async () => {
    const now = await state(storeOf());
    expect(imbalances(now.balances)).toEqual({});
    const { rows } = await fresh.pool.query<{ data: object; type: string }>(
      "SELECT type, data FROM events WHERE stream_id = 'cashier-r1-2026-11-28' ORDER BY version",
    );
    const folded = rows.reduce(
      (cageThen, { type, data }) => cashier.evolve(cageThen, { type, ...data } as never),
      cashier.initialState,
    );
    expect(folded.balances.equals(now.balances)).toBe(true);
  });
});
