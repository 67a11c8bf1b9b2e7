import { type Browser, type Page } from 'playwright-core';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, openScreen, type Screen } from './screen';

const holdem = '[data-game="nlhe-1-2"]';

describe('a floor supervisor at the console', () => {
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

  const open = async (size: 'console' | 'tablet', language: 'en' | 'fr'): Promise<void> => {
    screen = await openConsole(browser, room, { role: 'floorSupervisor', size, language });
    page = screen.page;
    await page.locator(holdem).waitFor();
  };
  const list = () => page.locator(holdem);
  const name = (alias: string) => list().getByText(alias, { exact: true });

  beforeEach(() => open('console', 'en'), 60_000);
  afterEach(async () => {
    // A refused sign-in check on the first visit is an answer, not a fault; anything else is.
    expect(screen.complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await screen.close();
  });

  it.each(['en', 'fr'] as const)(
    'signs in by typing a code, the screen in %s',
    async (language) => {
      const other = await openScreen(browser, { url: `${room.url}/console/`, size: 'tablet', language });
      await other.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await other.seriousFindings()).toEqual([]);
      await other.page.keyboard.type(room.codeOf('floorSupervisor'));
      await other.page.keyboard.press('Enter');
      await other.page.locator(holdem).waitFor({ timeout: 15_000 });
      // A refused sign-in check on the first visit is an answer, not a fault; anything else is.
      expect(other.complaints.filter((text) => !text.includes('401'))).toEqual([]);
      await other.close();
    },
    60_000,
  );

  it('puts a walk-in on a list with two taps and a name', async () => {
    await screen.tap(list().locator('[data-join]'));
    await page.keyboard.type('Walter');
    await page.keyboard.press('Enter');
    await name('Walter').first().waitFor();
    expect(screen.taps() + 1).toBeLessThanOrEqual(2);
    await screen.picture('console');
  }, 60_000);

  it('calls the next player with one tap, and seats him with one', async () => {
    await screen.tap(list().locator('[data-call-next]'));
    const seat = list().locator('[data-order="seat-called"]').first();
    await seat.waitFor();
    expect(screen.taps()).toBe(1);
    screen.countTaps();
    const before = await list().locator('[data-order="seat-called"]').count();
    await screen.tap(seat);
    await page.waitForFunction(
      ([selector, count]) =>
        document.querySelectorAll(`${selector} [data-order="seat-called"]`).length < Number(count),
      [holdem, before] as const,
    );
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('takes back the last action with one tap', async () => {
    await screen.tap(list().locator('[data-join]'));
    await page.keyboard.type('Mistake');
    await page.keyboard.press('Enter');
    await page.locator(`${holdem} li`, { hasText: 'Mistake' }).first().waitFor();
    await page.keyboard.press('Escape');
    screen.countTaps();
    await screen.tap(page.getByRole('button', { name: /^Undo/ }));
    await page.locator(`${holdem} li[data-entry]`, { hasText: 'Mistake' }).waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('holds a place with one tap', async () => {
    await screen.tap(list().getByRole('button', { name: /^Hold Chloé/ }));
    await list()
      .getByRole('button', { name: /^End hold for Chloé/ })
      .waitFor();
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('opens a table with two taps, and is shown whom to call there', async () => {
    const other = page.locator('[data-game="nlhe-2-5"]');
    await screen.tap(other.getByRole('button', { name: /^Open a table/ }));
    await screen.tap(page.getByRole('menuitem').first());
    await other.locator('[data-call-next]').waitFor();
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('has no serious accessibility finding on lists, map, table and past', async () => {
    expect(await screen.seriousFindings()).toEqual([]);
    await page.getByRole('link', { name: 'Map' }).click();
    await page.getByText('Mezzanine').first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('map');
    await page.goto(`${room.url}/console/tables/table-1`);
    await page.getByText('Marius').first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('table');
  }, 60_000);

  it('shows the room as it stood, in two taps from any screen', async () => {
    await screen.tap(page.getByRole('button', { name: 'Past' }));
    await screen.tap(page.getByRole('button', { name: '5 minutes ago', exact: true }));
    await page
      .getByText(/read only|Nothing had happened yet/)
      .first()
      .waitFor();
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('speaks French on a tablet', async () => {
    await screen.close();
    await open('tablet', 'fr');
    await page.getByText('Listes').first().waitFor();
    await list().locator('[data-join]').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await screen.picture('console-fr');
  }, 60_000);

  it('is in step with another console within half a second of the answer', async () => {
    const second = await openConsole(browser, room, { role: 'listKeeper' });
    await second.page.locator(holdem).waitFor();
    await room.ask('listKeeper', '/floor/join-list', {
      gameId: 'nlhe-1-2',
      alias: 'Elsewhere',
      source: 'walk-in',
    });
    await Promise.all([
      name('Elsewhere').first().waitFor({ timeout: 3000 }),
      second.page.locator(holdem).getByText('Elsewhere').first().waitFor({ timeout: 3000 }),
    ]);
    await second.close();
  }, 60_000);
});
