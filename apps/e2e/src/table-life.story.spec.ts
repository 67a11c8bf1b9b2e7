import { type Browser, type Page } from 'playwright-core';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, type Screen } from './screen';

/** Opens with the first names of its list, breaks into table 1. */
const opening = { tableId: 'table-2', gameId: 'nlhe-2-5' } as const;
const breaking = { tableId: 'table-3', gameId: 'nlhe-1-2' } as const;

/** Two tables of a limit that nobody waits for: the first breaks into the second. */
const rare = [
  ['rare-1', ['Ariane', 'Basile', 'Clarisse', 'Denis', 'Edgar']],
  ['rare-2', ['Farid', 'Gaëlle', 'Hortense', 'Isaac']],
] as const;

interface TableBody {
  readonly tableId: string;
  readonly carriedPot?: { readonly since: string };
  readonly seats: readonly {
    readonly seat: number;
    readonly alias: string | null;
    readonly reason: string | null;
    readonly guests?: readonly { readonly name: string | null }[];
  }[];
}

describe('the life of a table, as a French-speaking floor supervisor taps it', () => {
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

  beforeEach(async () => {
    screen = await openConsole(browser, room, { role: 'floorSupervisor', language: 'fr' });
    page = screen.page;
  }, 60_000);
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await screen.close();
  });

  const floor = (command: string, body: object) => room.ask('floorSupervisor', `/floor/${command}`, body);
  const tableOf = async (tableId: string) => {
    const { rows } = await room.ask<{ readonly rows: readonly { readonly body: TableBody }[] }>(
      'floorSupervisor',
      '/boards/tables',
    );
    return rows.map(({ body }) => body).find((table) => table.tableId === tableId);
  };
  const goToTable = async (tableId: string, seat?: number) => {
    await page.goto(`${room.url}/console/tables/${tableId}${seat === undefined ? '' : `?seat=${seat}`}`);
    await page.locator('.seat-card').first().waitFor();
    screen.countTaps();
  };
  const order = (name: string) => page.locator(`[data-order="${name}"]`).first();

  it('draws the seats of an opening table with one tap, and shows how to check the draw', async () => {
    await floor('open-table', opening);
    await goToTable(opening.tableId);
    await screen.tap(order('draw-seats'));
    await page.getByText('Vérifié : la graine donne ce tirage').first().waitFor();
    expect(screen.taps()).toBe(1);
    await page.locator('.draw__seed summary').first().click();
    expect((await page.locator('.draw__seed code').first().innerText()).length).toBeGreaterThan(8);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('opening-draw');
  }, 60_000);

  it('breaks a table in two taps, the plan shown between them', async () => {
    await floor('open-table', breaking);
    for (const [i, alias] of ['Nadia', 'Oscar', 'Paula', 'Quentin', 'Rosa'].entries()) {
      const reason = 'arrivés ensemble';
      await floor('seat-player', { tableId: breaking.tableId, seat: i + 1, alias, reason });
    }
    await goToTable(breaking.tableId);
    await screen.tap(order('draw-for-break'));
    await page.locator('.break-plan__seat').first().waitFor();
    expect(await page.locator('.break-plan__row').count()).toBe(5);
    expect(await page.locator('.break-plan__seat').count()).toBe(2);
    expect(await page.locator('.break-plan__list').allInnerTexts()).toEqual(Array(3).fill('vers la liste'));
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('break-plan');
    await screen.tap(order('break-table'));
    await page.locator('.break-plan').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('breaks a table with one player away and one who takes no card, marked before the cards', async () => {
    for (const [i, [tableId, aliases]] of rare.entries()) {
      await floor('place-table', { tableId, number: 71 + i, section: 'Annexe', seats: 9 });
      await floor('open-table', { tableId, gameId: 'lhe-4-8' });
      for (const [j, alias] of aliases.entries())
        await floor('seat-player', { tableId, seat: j + 1, alias, reason: 'arrivés ensemble' });
    }
    await goToTable('rare-1');
    const chip = (alias: string) => page.locator('[data-break-part]', { hasText: alias });
    await screen.tap(page.locator('[data-break-marks]'));
    await screen.tap(chip('Ariane'));
    await screen.tap(chip('Basile'));
    await screen.tap(chip('Basile'));
    expect(await chip('Ariane').getAttribute('data-break-part')).toBe('absent');
    expect(await chip('Basile').getAttribute('data-break-part')).toBe('declining');
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.tap(order('draw-for-break'));
    await page.locator('.break-plan__seat').first().waitFor();
    expect(await page.locator('.break-plan').innerText()).toContain('Payés sans tirer\u00a0: Basile');
    await screen.tap(order('break-table'));
    await page.locator('.break-plan').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(6);
  }, 60_000);

  it('gives up the seat kept for whom his break found away, and counts what he left', async () => {
    const kept = (await tableOf('rare-2'))?.seats.find(({ reason }) => reason === 'table-broken');
    await goToTable('rare-2', kept?.seat);
    await screen.tap(order('give-up-break-seat'));
    await screen.tap(page.getByRole('button', { name: 'Libérer', exact: true }));
    await page.locator('.panel__head', { hasText: 'Libre' }).waitFor();
    expect(screen.taps()).toBe(2);
    expect(await screen.seriousFindings()).toEqual([]);
    await goToTable('rare-2');
    await screen.tap(page.locator('.custody [data-order="count-custody"]'));
    await page.getByRole('textbox').last().fill('84,50');
    await page.keyboard.press('Enter');
    await page.locator('.custody__amount', { hasText: '84,50' }).waitFor();
    expect(screen.taps()).toBe(1);
    await screen.picture('custody');
  }, 60_000);

  it('carries a pot that nobody won, and says when it is won', async () => {
    await goToTable('rare-2');
    await screen.tap(order('carry-pot'));
    await order('carried-pot-won').waitFor();
    expect((await tableOf('rare-2'))?.carriedPot?.since).toMatch(/Z$/);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.tap(order('carried-pot-won'));
    await order('carry-pot').waitFor();
    expect(screen.taps()).toBe(2);
    expect((await tableOf('rare-2'))?.carriedPot).toBeUndefined();
  }, 60_000);

  it('draws no cards at a feeder table, and breaks it after one question', async () => {
    await floor('open-table', { tableId: 'table-8', gameId: 'nlhe-1-2' });
    const reason = 'arrivés ensemble';
    await floor('seat-player', { tableId: 'table-8', seat: 1, alias: 'Wanda', reason });
    await floor('seat-player', { tableId: 'table-8', seat: 2, alias: 'Xavier', reason });
    await floor('link-feeder', { tableId: 'table-8', mainTableId: 'table-1' });
    await goToTable('table-8');
    await screen.tap(order('break-table'));
    await page.getByText('Aucune carte n’est tirée').waitFor();
    expect(await page.locator('[data-order="draw-for-break"]').count()).toBe(0);
    await screen.tap(page.getByRole('button', { name: 'Casser la table 8', exact: true }).last());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(2);
    expect((await tableOf('table-8'))?.seats.filter(({ alias }) => alias)).toEqual([]);
  }, 60_000);

  it('notes a guest by his name, and prints the sheet of one table alone', async () => {
    await goToTable('table-5', 4);
    await screen.tap(page.locator('[data-named-guest]'));
    await page.getByRole('textbox', { name: 'Nom de l’invité' }).fill('Oncle Paul');
    await page.keyboard.press('Enter');
    await page.getByText('Invités\u00a0: Oncle Paul').waitFor();
    expect(screen.taps()).toBe(1);
    const seat = (await tableOf('table-5'))?.seats[3];
    expect(seat?.guests).toMatchObject([{ name: 'Oncle Paul' }]);
    const href = await page.locator('.table-head [data-paper="table-sheets"]').getAttribute('href');
    expect(href).toContain('tableId=table-5');
  }, 60_000);

  it('notes chips in a rack, admits a guest and changes the cards', async () => {
    await goToTable('table-5', 1);
    await screen.tap(page.locator('[data-flag="racked"]'));
    await page.locator('[data-flag="racked"][aria-pressed="true"]').waitFor();
    expect(screen.taps()).toBe(1);
    await screen.tap(order('admit-guest'));
    await order('end-guest').waitFor();
    expect(screen.taps()).toBe(2);
    expect(await screen.seriousFindings()).toEqual([]);
    await goToTable('table-5');
    await screen.tap(page.getByRole('button', { name: 'Cartes…' }));
    await screen.tap(page.getByRole('menuitem', { name: 'Nouveaux jeux demandés' }));
    await page.getByRole('button', { name: 'Cartes…' }).click();
    await page.getByRole('menuitem', { name: /Nouveaux jeux dès/ }).waitFor();
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('moves a player to a free seat with one tap on it', async () => {
    await goToTable('table-5', 1);
    await screen.tap(order('move-player'));
    await page.locator('.seat-card[data-state="free"]', { hasText: '1' }).first().waitFor();
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('signs a dealer in by name without knowing numbers or codes', async () => {
    await page.getByRole('link', { name: 'Équipe' }).click();
    await page.locator('.staff__head button').click();
    await page.getByRole('combobox').first().click();
    await page.getByRole('option', { name: 'Maxime Petit' }).click();
    await page.getByRole('combobox').nth(1).click();
    await page.getByRole('option').first().click();
    expect(await screen.seriousFindings()).toEqual([]);
    await page.locator('.staff__form button').click();
    await page.locator('.dealer-line', { hasText: 'Maxime Petit' }).waitFor();
  }, 60_000);
});
