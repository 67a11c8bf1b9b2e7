import { type Browser, type Page } from 'playwright-core';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, type Screen } from './screen';

const holdem = '[data-game="nlhe-1-2"]';
const inStep = '.in-step-line[data-state="in-step"]';
const lost = '.in-step-line[data-state="lost"]';
const away = 'No answer from the server. Nothing is shown as done.';

/** What a browser says of a server that cannot be reached: here it belongs to the story. */
const belongsToStory = (text: string): boolean =>
  text.includes('401') || text.includes('ERR_') || text.includes('Failed to load resource');

describe('F13 while the server is away', () => {
  let room: Room;
  let browser: Browser;
  let screen: Screen;
  let page: Page;

  beforeAll(async () => {
    [room, browser] = await Promise.all([openRoom(), openBrowser()]);
    screen = await openConsole(browser, room, { role: 'floorSupervisor', size: 'console' });
    page = screen.page;
    await page.locator(holdem).waitFor({ timeout: 15_000 });
    await page.locator(inStep).waitFor();
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);

  const list = () => page.locator(holdem);
  /** Who is on the list, in its order. */
  const entries = async (): Promise<(string | null)[]> => {
    const rows = await list().locator('[data-entry]').all();
    return Promise.all(rows.map((row) => row.getAttribute('data-entry')));
  };
  const called = (): Promise<number> => list().locator('[data-order="seat-called"]').count();

  it('the console keeps the last state and says since when it is not in step; a tap is never shown as done', async () => {
    const before = await entries();
    expect(before.length).toBeGreaterThan(0);
    const calledBefore = await called();
    await room.goAway();
    await page.locator(lost).waitFor({ timeout: 30_000 });
    expect(await page.locator(lost).innerText()).toMatch(/not in step since \d/i);
    expect(await entries()).toEqual(before);

    await screen.tap(list().locator('[data-call-next]'));
    await page.getByText(away).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await called()).toBe(calledBefore);
    expect(await entries()).toEqual(before);
    expect(await screen.seriousFindings()).toEqual([]);
  }, 90_000);

  it('it comes back by itself, and what was tapped meanwhile is done once, when it is asked for again', async () => {
    const calledBefore = await called();
    await room.comeBack();
    await page.locator(inStep).waitFor({ timeout: 30_000 });
    expect(await called()).toBe(calledBefore);
    await screen.tap(page.getByRole('button', { name: 'Try again' }));
    await page.waitForFunction(
      ([selector, count]) =>
        document.querySelectorAll(`${selector} [data-order="seat-called"]`).length > Number(count),
      [holdem, String(calledBefore)],
      { timeout: 15_000 },
    );
    expect(await called()).toBe(calledBefore + 1);
    expect(screen.complaints.filter((text) => !belongsToStory(text))).toEqual([]);
  }, 90_000);
});
