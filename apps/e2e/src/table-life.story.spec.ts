import { type Browser, type Page } from 'playwright-core';
import { openRoom, type Room } from './room';
import { openBrowser, openScreen, type Screen } from './screen';

/** Opens with the first names of its list, breaks into table 1. */
const opening = { tableId: 'table-2', gameId: 'nlhe-2-5' } as const;
const breaking = { tableId: 'table-3', gameId: 'nlhe-1-2' } as const;

describe('the life of a table, as a French-speaking floor supervisor taps it', () => {
  let room: Room;
  let browser: Browser;
  let screen: Screen;
  let page: Page;

  beforeAll(async () => {
    [room, browser] = await Promise.all([openRoom(), openBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await room?.close();
  }, 30_000);

  beforeEach(async () => {
    screen = await openScreen(browser, { url: `${room.url}/console/`, size: 'tablet', language: 'fr' });
    page = screen.page;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.type(room.codeOf('floorSupervisor'));
    await page.keyboard.press('Enter');
    await page.locator('.rail').waitFor({ timeout: 15_000 });
  }, 60_000);
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await screen.close();
  });

  const floor = (command: string, body: object) => room.ask('floorSupervisor', `/floor/${command}`, body);
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
