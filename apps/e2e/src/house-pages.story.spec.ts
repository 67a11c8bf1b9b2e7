import { type Browser, type Locator, type Page } from 'playwright-core';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, type Screen } from './screen';

interface Rows<B> {
  readonly rows: readonly { readonly body: B }[];
}

interface ListBody {
  readonly game: { readonly gameId: string };
  readonly entries: readonly {
    readonly alias: string;
    readonly joinedAt: string;
    readonly smokingWish?: string;
  }[];
}

interface TableBody {
  readonly tableId: string;
  readonly number: number;
  readonly game: { readonly gameId: string } | null;
  readonly seats: readonly { readonly alias?: string | null }[];
}

/** What the browser says of a refusal that belongs to the story. */
const belongsToStory = (text: string): boolean => text.includes('401') || text.includes('409');

const csv = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});

const tablesSheet = csv('tables.csv', 'number,section,seats,game', '61,Annexe,9,', '62,Annexe,9,');
const playersSheet = csv('joueurs.csv', 'alias', 'Zélie 61', 'Yann 62');
const faultySeats = csv('seats.csv', 'table,seat,alias', '61,1,Zélie 61', '99,1,Yann 62');

describe('the house, its papers and its house rules', () => {
  let room: Room;
  let browser: Browser;
  let screen: Screen;
  let page: Page;

  beforeAll(async () => {
    [room, browser] = await Promise.all([openRoom(), openBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);

  const openAs = async (role: string, language: 'en' | 'fr' = 'en') => {
    screen = await openConsole(browser, room, { role, language });
    page = screen.page;
  };
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !belongsToStory(text))).toEqual([]);
    await screen.close();
  });

  const open = async (part: string, first: Locator) => {
    await page.goto(`${room.url}/console/house?part=${part}`);
    await first.waitFor();
    screen.countTaps();
  };
  const lists = async () => {
    const { rows } = await room.ask<Rows<ListBody>>('listKeeper', '/boards/lists');
    return rows.map(({ body }) => body);
  };
  const tables = async () => {
    const { rows } = await room.ask<Rows<TableBody>>('listKeeper', '/boards/tables');
    return rows.map(({ body }) => body);
  };
  /** A table that plays, and a second one opened for its game. */
  const twoTablesOfOneGame = async (): Promise<readonly [TableBody, TableBody]> => {
    const playing = (await tables()).find(({ seats }) => seats.filter(({ alias }) => alias).length > 1);
    await room.ask('floorSupervisor', '/floor/place-table', { number: 77, section: 'Annexe', seats: 9 });
    const placed = (await tables()).find(({ number }) => number === 77);
    if (!playing?.game || !placed) throw new Error('The demo room has no table that plays.');
    const body = { tableId: placed.tableId, gameId: playing.game.gameId };
    await room.ask('floorSupervisor', '/floor/open-table', body);
    return [playing, placed];
  };
  const tableNumbers = async () => (await tables()).map(({ number }) => number);

  describe('moving in', () => {
    const choose = (sheet: string, file: ReturnType<typeof csv>) =>
      page.locator(`[data-sheet="${sheet}"] input[type="file"]`).setInputFiles(file);
    const takeOver = () => page.locator('[data-take-over]');

    it('gives out empty sheets, and names every fault in the language of the screen', async () => {
      await openAs('shiftManager', 'fr');
      await open('movingIn', page.locator('[data-sheet="games"]'));
      for (const sheet of ['games', 'rates', 'tables', 'players', 'seats', 'lists']) {
        const card = page.locator(`[data-sheet="${sheet}"]`);
        const href = (await card.locator('a').getAttribute('href')) ?? '';
        const empty = await page.evaluate((at) => fetch(at).then((answer) => answer.text()), href);
        const shown = await card.locator('.sheet-card__columns').innerText();
        const columns = shown.split(/\n/).map((line) => line.replace(/^.*:/, '').trim());
        expect(columns.join(', ')).toBe(empty.trim().replaceAll(',', ', '));
      }
      await choose('tables', tablesSheet);
      await choose('seats', faultySeats);
      await page.locator('[data-fault="moving-in.table-unknown"]').waitFor();
      const fault = await page.locator('[data-fault="moving-in.table-unknown"]').first().innerText();
      expect(fault).toMatch(/^Sièges\s+3\s+table\s+\S/);
      expect(await takeOver().count()).toBe(0);
      expect(await screen.seriousFindings()).toEqual([]);
      expect(await tableNumbers()).not.toContain(61);
    }, 60_000);

    it('takes sheets without a fault over in one tap, and takes all of it back in another', async () => {
      await openAs('shiftManager');
      await open('movingIn', page.locator('[data-sheet="games"]'));
      await choose('tables', tablesSheet);
      await choose('players', playersSheet);
      await takeOver().waitFor();
      expect(await takeOver().innerText()).toBe('Take over 4 lines');
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.picture('moving-in');
      await screen.tap(takeOver());
      await page.getByText('Taken over in one step').waitFor();
      expect(await tableNumbers()).toEqual(expect.arrayContaining([61, 62]));
      await screen.tap(page.locator('.taken-over [data-order="undo-action"]'));
      await page.getByText('All of it was taken back.').waitFor();
      expect(await tableNumbers()).not.toContain(61);
      expect(screen.taps()).toBe(2);
      expect(await screen.seriousFindings()).toEqual([]);
    }, 60_000);

    it('is nothing that a supervisor sees', async () => {
      await openAs('floorSupervisor');
      await open('movingIn', page.locator('.parted__way').first());
      expect(await page.locator('[data-sheet]').count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Moving in' }).count()).toBe(0);
    }, 60_000);
  });

  it('prints lists and tables in the language of the screen, in one tap each', async () => {
    await openAs('floorSupervisor', 'fr');
    const papers = async (way: Locator) => {
      await way.waitFor();
      const href = (await way.getAttribute('href')) ?? '';
      expect(await way.getAttribute('target')).toBe('_blank');
      expect(href).toContain('language=fr');
      return page.evaluate(
        (at) =>
          fetch(at).then(async (answer) => [
            answer.status,
            answer.headers.get('content-type'),
            (await answer.text()).slice(0, 5),
          ]),
        href,
      );
    };
    const pdf = [200, 'application/pdf', '%PDF-'];
    expect(await papers(page.locator('.lists-page [data-paper="lists"]'))).toEqual(pdf);
    await page.goto(`${room.url}/console/tables/table-1`);
    expect(await papers(page.locator('.table-head [data-paper="table-sheets"]'))).toEqual(pdf);
    await open('paper', page.locator('[data-paper="seat-cards"]'));
    expect(await papers(page.locator('[data-paper="seat-cards"]'))).toEqual(pdf);
    expect(await screen.seriousFindings()).toEqual([]);
  }, 60_000);

  it('offers the receipt of whoever has just been put on a list', async () => {
    await openAs('listKeeper');
    await page.locator('[data-game="nlhe-1-2"]').waitFor();
    await page.keyboard.press('j');
    await page.getByRole('textbox', { name: 'Name or alias' }).fill('Oriane 3');
    await page.keyboard.press('Enter');
    const way = page.locator('[data-paper^="receipts/"]');
    await way.waitFor();
    const href = (await way.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/api\/v1\/papers\/receipts\/\w{8}\?language=en$/);
    expect(await page.evaluate((at) => fetch(at).then(({ status }) => status), href)).toBe(200);
  }, 60_000);

  describe('what few evenings bring', () => {
    const setting = (name: string, value: unknown) =>
      room.ask('roomManager', '/floor/change-house-setting', { setting: name, value });

    it('puts a name on a list with the kind of seat it asks for, where one may smoke', async () => {
      await setting('smokingAtTableAllowed', true);
      await openAs('listKeeper');
      await page.locator('[data-game="plo-2-5"] [data-join]').click();
      screen.countTaps();
      await screen.tap(page.getByText('non-smoking', { exact: true }));
      await page.locator('.join-form__name input').fill('Jonas');
      await page.keyboard.press('Enter');
      await page.getByText('Jonas is no.').waitFor();
      expect(screen.taps()).toBe(1);
      const entry = (await lists()).flatMap((list) => list.entries).find(({ alias }) => alias === 'Jonas');
      expect(entry?.smokingWish).toBe('non-smoking');
      expect(await screen.seriousFindings()).toEqual([]);
    }, 60_000);

    it('imposes starting tables, and reveals them after one question', async () => {
      await setting('initialSeating', 'organiserAssigned');
      await setting('seatingRevealedOnSite', true);
      const place = { tableId: 'start-1', number: 81, section: 'Annexe', seats: 9 };
      await room.ask('floorSupervisor', '/floor/place-table', place);
      await room.ask('floorSupervisor', '/floor/open-table', { tableId: 'start-1', gameId: 'nlhe-2-5' });
      await openAs('floorSupervisor');
      await screen.tap(page.locator('[data-game="nlhe-2-5"] [data-impose]'));
      await page.getByLabel('Table of Hugo').selectOption({ label: 'Table 81' });
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.picture('impose-tables');
      await screen.tap(page.locator('[data-order="impose-tables"]'));
      await screen.tap(page.locator('[data-order="reveal-tables"]'));
      const question = page.getByRole('dialog', { name: 'Reveal the tables?' });
      await screen.tap(question.getByRole('button', { name: 'Reveal the tables', exact: true }));
      await page.getByText('Revealed: every player sees his table.').waitFor();
      expect(screen.taps()).toBe(4);
      expect(await page.getByLabel('Table of Hugo').isDisabled()).toBe(true);
      await setting('initialSeating', 'firstComeChooses');
    }, 60_000);
  });

  it('keys in from paper with the time of the paper, unmistakably, until it is stopped', async () => {
    await openAs('floorSupervisor');
    await open('paper', page.getByRole('button', { name: 'Begin keying in' }));
    expect(await page.locator('.keying-in').count()).toBe(0);
    await screen.tap(page.getByRole('button', { name: 'Begin keying in' }));
    await page.locator('.keying-in').waitFor();
    await screen.tap(page.getByRole('button', { name: '10 minutes earlier' }));
    await screen.tap(page.getByRole('button', { name: '10 minutes earlier' }));
    await screen.tap(page.getByRole('button', { name: '1 minute later' }));
    expect(screen.taps()).toBe(4);
    expect(await page.locator('.keying-in').innerText()).toMatch(
      /You are keying in what happened at \d\d:\d\d[\s\S]*Ends by itself in [45]:\d\d/,
    );
    expect(await screen.seriousFindings()).toEqual([]);
    await page.getByRole('link', { name: 'Lists', exact: true }).click();
    await page.locator('[data-game="nlhe-1-2"]').waitFor();
    await screen.picture('keying-in');
    const typeName = async (alias: string) => {
      const name = page.locator('.join-form__name input');
      if ((await name.count()) === 0) await page.locator('[data-game="nlhe-1-2"] [data-join]').click();
      await name.fill(alias);
    };
    await typeName('Paula 20');
    await page.keyboard.press('Enter');
    await page.getByText('Paula 20 is no.').waitFor();
    const entries = (await lists()).flatMap((list) => list.entries);
    const joinedAt = entries.find(({ alias }) => alias === 'Paula 20')?.joinedAt ?? '';
    const minutesAgo = (Date.now() - Date.parse(joinedAt)) / 60_000;
    expect(minutesAgo).toBeGreaterThanOrEqual(19);
    expect(minutesAgo).toBeLessThan(21.5);
    await page.getByRole('button', { name: 'Stop keying in' }).click();
    await page.locator('.keying-in').waitFor({ state: 'detached' });
    await typeName('Quentin 20');
    await page.keyboard.press('Enter');
    await page.getByText('Quentin 20 is no.').waitFor();
    const now = (await lists()).flatMap((list) => list.entries).find(({ alias }) => alias === 'Quentin 20');
    expect(Date.now() - Date.parse(now?.joinedAt ?? '')).toBeLessThan(60_000);
  }, 90_000);

  it('ends keying in by itself after five minutes without use', async () => {
    await openAs('floorSupervisor');
    await page.clock.install();
    await open('paper', page.getByRole('button', { name: 'Begin keying in' }));
    await page.getByRole('button', { name: 'Begin keying in' }).click();
    await page.locator('.keying-in').waitFor();
    await page.clock.runFor(290_000);
    expect(await page.locator('.keying-in').count()).toBe(1);
    await page.clock.runFor(11_000);
    await page.locator('.keying-in').waitFor({ state: 'detached' });
  }, 60_000);

  it('shows every house rule of the floor with its words, and sets one in one tap', async () => {
    await openAs('roomManager');
    await open('settings', page.locator('[data-setting]').first());
    const { rows } = await room.ask<Rows<{ settings: Record<string, unknown> }>>(
      'roomManager',
      '/boards/room',
    );
    const names = Object.keys(rows[0]?.body.settings ?? {});
    const ofTheRoom = ['currency', 'timeZone'];
    const shown = await page
      .locator('[data-setting]')
      .evaluateAll((found) => found.map((each) => each.getAttribute('data-setting') ?? ''));
    expect(names.length).toBeGreaterThan(45);
    expect([...shown].sort()).toEqual(names.filter((name) => !ofTheRoom.includes(name)).sort());
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('house-rules');
    const row = page.locator('[data-setting="callAnswerMinutes"]');
    await row.getByRole('textbox').fill('7');
    await screen.tap(row.locator('[data-order="change-house-setting"]'));
    await row.locator('[data-order="change-house-setting"]').waitFor({ state: 'detached' });
    const after = await room.ask<Rows<{ settings: Record<string, unknown> }>>('roomManager', '/boards/room');
    expect(after.rows[0]?.body.settings['callAnswerMinutes']).toBe(7);
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('says the house rules in French, with what may be chosen', async () => {
    await openAs('roomManager', 'fr');
    await open('settings', page.locator('[data-setting]').first());
    const choices = page.locator('[data-setting="afterDecline"] option');
    expect(await choices.allInnerTexts()).toEqual([
      'bas de la liste une fois, puis radié',
      'radié de la liste',
      'garde sa place',
    ]);
    expect(await screen.seriousFindings()).toEqual([]);
  }, 60_000);

  it('records a rate, shows its versions, and tells a refusal with its rule', async () => {
    await openAs('shiftManager');
    const [game] = await lists();
    const card = () => page.locator(`.rate[data-game="${game?.game.gameId}"]`);
    await open('rates', card());
    const record = async (amount: string, half?: { readonly amount: string; readonly fewerThan: string }) => {
      await screen.tap(card().getByRole('button', { name: 'New rate…' }));
      await page.getByLabel('Amount for a seat').fill(amount);
      await page.getByLabel('Period (minutes)').fill('30');
      if (half) await page.getByLabel('Reduced to').fill(half.amount);
      if (half) await page.getByLabel('Fewer players than').first().fill(half.fewerThan);
      await screen.tap(page.locator('[data-order="set-rate"]'));
    };
    await record('6');
    await card().locator('[data-version="1"]').waitFor();
    expect(screen.taps()).toBe(2);
    await record('7,50', { amount: '4', fewerThan: '5' });
    await card().locator('[data-version="2"][data-newest="true"]').waitFor();
    expect(await card().locator('[data-version="2"]').innerText()).toMatch(
      /€7\.50.*€4.*fewer than 5 players/,
    );
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('rates');
    await record('5', { amount: '6', fewerThan: '5' });
    await page.locator('.order-notice').waitFor();
    expect(await page.locator('.order-notice').innerText()).toMatch(/RRP-2\.2\.2|floor\.rate-invalid/);
    expect(await screen.seriousFindings()).toEqual([]);
    const refusesToSend = async (field: Locator, wanted: RegExp) => {
      await field.fill('');
      await screen.tap(page.locator('[data-order="set-rate"]'));
      expect(await page.getByRole('dialog').innerText()).toMatch(wanted);
    };
    await refusesToSend(page.getByLabel('Reduced to'), /amount/);
    await page.getByLabel('From').last().fill('14:00');
    await refusesToSend(page.getByLabel('Until').last(), /time/);
  }, 90_000);

  it('links a feeder, and keeps two players apart with a reason', async () => {
    const pair = await twoTablesOfOneGame();
    await openAs('floorSupervisor');
    await open('tables', page.getByRole('heading', { name: 'Feeder tables' }));
    const [feeder, main] = pair;
    await page.getByLabel('Feeder table', { exact: true }).selectOption(feeder.tableId);
    await page.getByLabel('Main table', { exact: true }).selectOption(main.tableId);
    await screen.tap(page.locator('[data-order="link-feeder"]'));
    await page.locator('[data-order="unlink-feeder"]').waitFor();
    const [one = '', two = ''] = feeder.seats.flatMap(({ alias }) => (alias ? [alias] : []));
    const name = async (label: string, alias: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).fill(alias);
      await page.getByRole('option', { name: alias, exact: true }).click();
    };
    await name('Player', one);
    await name('Other player', two);
    await page.getByLabel('Reason', { exact: true }).fill('They quarrelled last week');
    await screen.tap(page.locator('[data-order="keep-apart"]'));
    await page.getByText('They quarrelled last week').waitFor();
    expect(screen.taps()).toBe(2);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('house-tables');
  }, 60_000);
});
