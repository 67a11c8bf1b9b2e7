import { type EnrolmentAnswer } from '@cardroom/contracts';
import { type Browser, type Page } from 'playwright-core';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, openScreen, type Screen } from './screen';

describe('a player at the kiosk and before the boards', () => {
  let room: Room;
  let browser: Browser;

  beforeAll(async () => {
    [room, browser] = await Promise.all([openRoom(), openBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);

  const open = async (kind: 'kiosk' | 'publicBoard', language: 'en' | 'fr' = 'en'): Promise<Screen> => {
    const device = await room.ask<EnrolmentAnswer>('roomManager', '/devices', { name: 'Story', kind });
    const size = kind === 'kiosk' ? 'kiosk' : 'console';
    return openScreen(browser, { url: `${room.url}${device.enrolPath}`, size, language });
  };

  const joinAs = async (screen: Screen, alias: string): Promise<string> => {
    const { page } = screen;
    await screen.tap(page.getByRole('button', { name: /€2\/5.*Hold/ }).first());
    await page.getByRole('textbox').fill(alias);
    await screen.tap(page.locator('button[type="submit"]'));
    const code = await page.locator('.receipt__code').getAttribute('aria-label');
    return (code ?? '').replaceAll(' ', '');
  };

  const typeCode = async (page: Page, code: string): Promise<void> => {
    await page.getByRole('button', { name: 'My place on a list' }).click();
    await page.keyboard.type(code);
  };

  it('shows the games and joins a list with an alias, in at most four taps and a name', async () => {
    const screen = await open('kiosk');
    const { page } = screen;
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('kiosk');
    screen.countTaps();
    const code = await joinAs(screen, 'Visitor');
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(screen.taps()).toBeLessThanOrEqual(4);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('kiosk-place');
    expect(screen.complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await screen.close();
  }, 60_000);

  it('finds a place again by its code, and leaves the list', async () => {
    const screen = await open('kiosk');
    const { page } = screen;
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    const code = await joinAs(screen, 'Returner');
    await page
      .getByRole('button', { name: /Home|Done/ })
      .first()
      .click();
    await typeCode(page, code);
    await page.getByText('You are number').waitFor();
    screen.countTaps();
    await screen.tap(page.getByRole('button', { name: 'Leave this list' }));
    await screen.tap(page.getByRole('button', { name: 'Yes, take me off the list' }));
    await page.getByText('You have left this list').waitFor();
    expect(screen.taps()).toBe(2);
    await screen.close();
  }, 60_000);

  it('goes home after thirty seconds and shows nothing of the last person', async () => {
    const screen = await open('kiosk');
    const { page } = screen;
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    await page.clock.install();
    await joinAs(screen, 'Forgetful');
    await page.clock.fastForward(25_000);
    expect(await page.locator('body').innerText()).toContain('Forgetful');
    await page.clock.fastForward(6_000);
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Forgetful');
    await screen.close();
  }, 90_000);

  it('speaks French after one tap in the corner', async () => {
    const screen = await open('kiosk');
    const { page } = screen;
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    screen.countTaps();
    await screen.tap(page.getByRole('button', { name: /^FR/ }));
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'What would' }).waitFor();
    expect(screen.taps()).toBe(1);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.close();
  }, 60_000);

  it('lights a called name on the public board, with its seat', async () => {
    const screen = await open('publicBoard');
    const { page } = screen;
    await page.getByText('Anaïs').first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    const rows = await room.ask<{
      rows: {
        body: { game: { gameId: string }; openSeats: { tableId: string; seat: number; next: string }[] };
      }[];
    }>('listKeeper', '/boards/lists');
    const seat = rows.rows.find(({ body }) => body.game.gameId === 'nlhe-1-2')?.body.openSeats[0];
    await room.ask('listKeeper', '/floor/call-player', {
      entryId: seat?.next,
      tableId: seat?.tableId,
      seat: seat?.seat,
    });
    await page
      .getByText(/Table 1 · Seat \d/)
      .first()
      .waitFor({ timeout: 5000 });
    await screen.picture('board');
    expect(await page.getByRole('button').count()).toBe(0);
    expect(screen.complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await screen.close();
  }, 60_000);
});
