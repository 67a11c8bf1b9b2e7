import { randomBytes } from 'node:crypto';
import { cashier, type CashierEvent, owedTo, type Place, heldAt, worth } from '@cardroom/cashier';
import { type CageReportAnswer, cageReportAnswer, cageReportNames } from '@cardroom/contracts';
import { type Clock, instantFromIso } from '@cardroom/kernel';
import { PresentDays } from '../boards/present-days';
import { spreadsheetType } from '../papers/spreadsheet';
import { cellsOf } from '../papers/testing-spreadsheet';
import { freshRoom, type FreshRoom } from '../testing';
import { openCage, rowsOf } from './testing-cage';

type Cage = Awaited<ReturnType<typeof openCage>>;

const letter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

describe('the books of the cage add up to the log', () => {
  let now = instantFromIso('2026-11-28T18:00:00.000Z');
  const clock: Clock = { now: () => now };
  const at = (time: string): void => {
    now = instantFromIso(`2026-11-28T${time}:00.000Z`);
  };
  let fresh: FreshRoom;
  let cage: Cage;
  let [ana, entryId, transferId, countId] = ['', '', '', ''];

  const report = async (name: string, query = ''): Promise<CageReportAnswer> => {
    const { status, body } = await cage.get(cage.manager, `cashier/reports/${name}?${query}`);
    expect([name, status]).toEqual([name, 200]);
    return cageReportAnswer.parse(body);
  };

  /** The log by itself, folded beside the reports. */
  const folded = async (until = '2026-11-28T23:59:00Z') => {
    const { rows } = await fresh.pool.query<{ type: string; data: object }>(
      `SELECT type, data FROM events WHERE stream_id = 'cashier-r1-2026-11-28' AND occurred_at <= $1 ORDER BY version`,
      [until],
    );
    const events = rows.map(({ type, data }) => ({ type, ...data }) as unknown as CashierEvent);
    return { events, state: events.reduce(cashier.evolve, cashier.initialState) };
  };

  beforeAll(async () => {
    fresh = await freshRoom({ houseKey: randomBytes(32) }, { clock });
    cage = await openCage(fresh, 'fr-casino');
    const { cora, carl, dealer, supervisor, second, done } = cage;
    ana = await cage.seat('=Ana', 1);
    at('19:00');
    await done(cora, 'cashier/sell-chips', {
      windowId: 'w1',
      playerId: ana,
      amount: '200.00',
      for: 'buy-in',
    });
    const [paid] = await done(cora, 'cashier/pay-in', {
      windowId: 'w1',
      playerId: ana,
      holding: { cash: '150.00' },
    });
    entryId = String(paid?.['command']);
    at('19:10');
    const [sold] = await done(carl, 'cashier/sell-chips', { windowId: 'w2', playerId: ana, amount: '40.00' });
    await done(carl, 'cashier/reverse-entry', {
      entryId: sold?.['command'],
      reason: 'wrong player',
      ...second,
    });
    at('19:20');
    const [asked] = await done(dealer, 'cashier/ask-transfer', {
      ...{ kind: 'fill', from: 'window:w1', to: 'tray:t1', holding: { chips: { '5.00': 20 } } },
    });
    transferId = String(asked?.['transferId']);
    await done(supervisor, 'cashier/approve-transfer', { transferId, secondCode: supervisor.code });
    await done(cora, 'cashier/send-transfer', { transferId });
    await done(dealer, 'cashier/receive-transfer', { transferId, counted: { chips: { '5.00': 19 } } });
    const [tray] = await done(supervisor, 'cashier/count-tray', {
      ...{ tableId: 't1', counted: { chips: { '5.00': 18 } }, secondCode: dealer.code },
    });
    countId = String(tray?.['command']);
    const [box] = await done(supervisor, 'cashier/place-box', { tableId: 't1', kind: 'rake' });
    const boxId = box?.['boxId'];
    await done(supervisor, 'cashier/remove-box', { boxId, secondCode: dealer.code });
    await done(supervisor, 'cashier/count-box', {
      ...{ boxId, chips: { '5.00': 4 }, expected: '25.00', secondCode: cora.code },
    });
    await done(cage.manager, 'cashier/add-to-fund', {
      fund: 'jackpot',
      amount: '80.00',
      reason: 'seed',
      ...second,
    });
    at('20:00');
    await done(cora, 'cashier/pay-out', { windowId: 'w1', playerId: ana, holding: { cash: '50.00' } });
  });
  afterAll(() => fresh.close());

  it('a window’s statement ends with what the log says lies in its drawer', async () => {
    const { rows, totals } = await report('window-statement', 'windowId=w1');
    const { state } = await folded();
    expect(cents(totals['balance'])).toBe(worth(heldAt(state.balances, 'window:w1')));
    const sum = rows.reduce((total, row) => total + cents(row['cash']) + cents(row['chips']), 0);
    expect(cents(totals['opening']) + sum).toBe(cents(totals['balance']));
    expect(rows.at(-1)?.['balance']).toBe(totals['balance']);
  });

  it('is not for a cashier before he has counted, and asks which window', async () => {
    const early = await cage.get(cage.cora, 'cashier/reports/window-statement?windowId=w1');
    expect([early.status, early.body['code']]).toEqual([403, 'cashier.count-first']);
    const which = await cage.get(cage.manager, 'cashier/reports/window-statement');
    expect(which.body['code']).toBe('cashier.report-needs-window');
    const stock = await cage.get(cage.cora, 'cashier/reports/stock');
    const drawer = (stock.body['rows'] as { place: string; total: unknown }[]).find(
      ({ place }) => place === 'window:w1',
    );
    expect([drawer?.total, (stock.body['totals'] as { total: unknown }).total]).toEqual([null, null]);
  });

  it('over and short is what the house bore', async () => {
    const { totals, rows } = await report('over-short');
    const { state } = await folded();
    expect(cents(totals['difference'])).toBe(owedTo(state.balances, 'income:over-short'));
    expect(rows.map(({ kind, difference }) => [kind, difference])).toContainEqual(['transfer', '-5.00']);
  });

  it('the day book holds what each table brought, and leaves open what nobody counted', async () => {
    const { rows, totals } = await report('day-book');
    const { events } = await folded();
    expect(rows).toMatchObject([
      {
        table: 1,
        session: 1,
        closed: null,
        fills: '95.00',
        credits: '0.00',
        rake: '20.00',
        trayCounted: '90.00',
        difference: '-15.00',
      },
    ]);
    expect(rows[0]).toMatchObject({ rentDue: null, jackpot: null });
    const dropped = events.reduce((sum, one) => sum + (one.type === 'BoxCounted' ? one.amountMinor : 0), 0);
    expect(cents(totals['rake'])).toBe(dropped);
  });

  it('reversals, funds, stock and open transfers agree with the log', async () => {
    const { state, events } = await folded();
    const reversed = events.filter(({ type }) => type === 'EntryReversed');
    expect((await report('reversals')).rows).toHaveLength(reversed.length);
    const funds = await report('funds');
    expect(cents(funds.totals['closing'])).toBe(owedTo(state.balances, 'fund:jackpot'));
    const stock = await report('stock');
    for (const row of stock.rows)
      expect([row['place'], cents(row['total'])]).toEqual([
        row['place'],
        worth(heldAt(state.balances, row['place'] as Place)),
      ]);
    expect((await report('open-transfers')).rows).toEqual([]);
  });

  it('stands as it stood at a past moment', async () => {
    const then = await report('window-statement', 'windowId=w1&at=2026-11-28T19:05:00Z');
    const { state } = await folded('2026-11-28T19:05:00Z');
    expect(cents(then.totals['balance'])).toBe(worth(heldAt(state.balances, 'window:w1')));
    expect(cents(then.totals['balance'])).not.toBe(
      cents((await report('window-statement', 'windowId=w1')).totals['balance']),
    );
    const moment = '2026-11-28T19:05:00.000Z';
    for (const name of cageReportNames)
      expect((await report(name, `windowId=w1&at=${moment}`)).at).toBe(moment);
    expect((await report('reversals', `at=${moment}`)).rows).toEqual([]);
    expect((await report('funds', `at=${moment}`)).rows).toEqual([]);
    expect((await report('day-book', `at=${moment}`)).rows).toMatchObject([
      { table: 1, session: 1, fills: '0.00', rake: null, trayCounted: null },
    ]);
    const open = await cage.get(cage.manager, 'cashier/statements/nobody?at=2026-11-28T19:05:00Z');
    expect(open.body).toMatchObject({ opening: '0.00', lines: [], closing: '0.00' });
  });

  it('says that it cannot be made, and never shows zero', async () => {
    for (const name of cageReportNames) {
      const { status, body } = await cage.get(
        cage.manager,
        `cashier/reports/${name}?day=2020-01-01&windowId=w1`,
      );
      expect([status, body['code']]).toEqual([404, 'cashier.no-cage-day']);
    }
    const early = await cage.get(cage.manager, 'cashier/reports/stock?at=2026-11-28T10:00:00Z');
    expect(early.body['code']).toBe('cashier.no-cage-day');
  });

  it('a player’s statement is his money, line by line', async () => {
    const { body } = await cage.get(cage.cora, `cashier/statements/${ana}`);
    const { state } = await folded();
    expect(body).toMatchObject({ alias: '=Ana', opening: '0.00', closing: '100.00' });
    expect(cents(body['closing'])).toBe(owedTo(state.balances, `account:${ana}`));
  });

  const raw = async (url: string) => {
    const headers = { authorization: `Bearer ${cage.manager.token}` };
    const reply = await fresh.app.inject({ method: 'GET', url: `/api/v1/cashier/${url}`, headers });
    const { 'content-type': type, 'content-disposition': file } = reply.headers;
    return { status: reply.statusCode, type, file, bytes: reply.rawPayload };
  };

  it('goes out as CSV, in which no name is a formula', async () => {
    const { type, bytes } = await raw('reports/window-statement?windowId=w1&format=csv&language=fr');
    expect(type).toContain('text/csv');
    const text = bytes.toString('utf8');
    expect(text.startsWith('\uFEFFHeure;Opération;')).toBe(true);
    expect(text).toContain("'=Ana");
    expect(text.trim().split('\r\n').length).toBe(
      (await report('window-statement', 'windowId=w1')).rows.length + 4,
    );
  });

  it.each(cageReportNames)('gives %s as a spreadsheet, with the figures of its data', async (name) => {
    const { columns, rows } = await report(name, 'windowId=w1&language=fr');
    const { type, bytes } = await raw(`reports/${name}?windowId=w1&format=xlsx&language=fr`);
    expect(type).toBe(spreadsheetType);
    const cells = cellsOf(bytes);
    expect(columns.map((_, i) => cells[`${letter(i)}6`])).toEqual(columns.map(({ label }) => label));
    columns.forEach(({ name: column, kind }, i) => {
      const shown = rows.map((_, row) => cells[`${letter(i)}${7 + row}`]);
      const meant = rows.map((row) => row[column]);
      if (kind === 'money') expect(shown).toEqual(meant.map((cell) => (cell === null ? '–' : Number(cell))));
      if (kind === 'instant')
        expect(shown.every((cell, row) => typeof cell === 'number' || meant[row] === null)).toBe(true);
    });
  });

  it('names people and places in files, and says an opening balance', async () => {
    const said = (await raw('reports/over-short?format=csv&language=fr')).bytes.toString('utf8');
    expect(said).toContain('transfert');
    expect(said).toContain('bac 1');
    expect(said).not.toMatch(/tray:|staff-/);
    const statement = (await raw('reports/window-statement?windowId=w1&format=csv')).bytes.toString('utf8');
    expect(statement).toContain('Chips sold');
    expect(statement.trim().split('\r\n').at(-1)).toBe('Opening,0.00');
  });

  it('names the window, its turn and who sits there in its statement, and in the name of its file', async () => {
    const { about } = await report('window-statement', 'windowId=w1&language=fr');
    expect(about).toMatch(/^Guichet w1 · Tour 1 · (?!staff-).+$/);
    expect((await report('stock')).about).toBeNull();
    const { bytes, file } = await raw('reports/window-statement?windowId=w1&format=csv&language=fr');
    expect(bytes.toString('utf8')).toContain(about);
    expect(file).toContain('window-statement-w1-2026-11-28.csv');
    const sheet = cellsOf((await raw('reports/window-statement?windowId=w2&format=xlsx')).bytes);
    expect(Object.values(sheet).join(' ')).toMatch(/Gaming day 2026-11-28 · Window w2 · Turn 1 · /);
  });

  it('calls games in the day book by their names in the language', async () => {
    const limits = { structure: 'fixed-limit', stakes: ['2', '4'], minBuyIn: '40', maxBuyIn: null };
    const stud = { gameId: 'stud', variant: 'seven-card-stud', ...limits };
    for (const [name, body] of [
      ['offer-game', stud],
      ['place-table', { tableId: 't2', number: 2, section: 'A', seats: 8 }],
      ['open-table', { tableId: 't2', gameId: 'stud' }],
    ] as const)
      expect((await fresh.command(cage.manager.token, name, body)).status).toBe(200);
    const games = async (language: string) =>
      (await report('day-book', `language=${language}`)).rows.map(({ game }) => game);
    expect(await games('en')).toEqual(['No-limit Hold’em · 1/2', 'Limit Seven-card stud · 2/4']);
    expect(await games('fr')).toEqual(['Hold’em no limit · 1/2', 'Stud à sept cartes limite fixe · 2/4']);
    expect((await raw('reports/day-book?format=csv&language=fr')).bytes.toString('utf8')).toContain(
      'Stud à sept cartes limite fixe · 2/4',
    );
  });

  it('finds nothing of its boards to mend, and mends what a former version left there', async () => {
    const mended = async () =>
      (await fresh.app.get(PresentDays).fold()).filter(({ streamId }) => streamId.startsWith('cashier-'));
    const streamId = 'cashier-r1-2026-11-28';
    expect(await mended()).toEqual([{ streamId, mended: 0 }]);
    const before = await rowsOf(cage, cage.manager, 'cage-windows');
    await fresh.pool.query(`UPDATE boards SET body = body - 'turn' WHERE board = 'cage-windows'`);
    expect(await mended()).toEqual([{ streamId, mended: 2 }]);
    expect(await rowsOf(cage, cage.manager, 'cage-windows')).toEqual(before);
  });

  it.each(cageReportNames)('prints %s in both languages', async (name) => {
    for (const language of ['en', 'fr']) {
      const { status, type, bytes } = await raw(
        `reports/${name}?windowId=w1&format=pdf&language=${language}`,
      );
      expect([status, type, bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    }
  });

  it('prints slips, receipts, statements and sheets, on a roll and on A4', async () => {
    const papers = [
      `entry/${entryId}`,
      `transfer/${transferId}`,
      `statement/${ana}`,
      `collection/t1`,
      `count/${countId}`,
    ];
    for (const paper of papers)
      for (const query of ['size=80mm&language=fr', 'size=A4&language=en']) {
        const { status, bytes } = await raw(`papers/${paper}?${query}`);
        expect([paper, status, bytes.subarray(0, 5).toString()]).toEqual([paper, 200, '%PDF-']);
      }
    const slip = (await raw(`papers/entry/${entryId}`)).bytes.toString('latin1');
    expect(slip).toMatch(/MediaBox \[0 0 226\.77/);
    expect((await raw('papers/entry/nothing1')).status).toBe(404);
    expect((await raw('papers/menu/x')).status).toBe(400);
  });

  it('finds the fact again by the code on its paper, and by its number', async () => {
    const byCode = await cage.get(cage.cora, `cashier/facts/${entryId}`);
    expect(byCode.body).toMatchObject({ type: 'PaidIn', code: entryId, data: { amountMinor: 15_000 } });
    const byNumber = await cage.get(cage.cora, `cashier/facts/${String(byCode.body['position'])}`);
    expect(byNumber.body).toEqual(byCode.body);
    expect((await cage.get(cage.cora, 'cashier/facts/99999999')).body['code']).toBe('cashier.fact-unknown');
    expect((await cage.get(cage.cora, 'cashier/facts/1')).body['code']).toBe('cashier.fact-unknown');
  });

  it('names who works there', async () => {
    const { body } = await cage.get(cage.cora, 'cashier/people');
    expect((body['people'] as { role: string }[]).map(({ role }) => role)).toContain('dealer');
  });
});
