import { type CommandAnswer, type EnrolmentAnswer } from '@cardroom/contracts';
import { type Browser, type Page } from 'playwright-core';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, openScreen, type Screen } from './screen';

describe('a player at the kiosk, with a code or a question', () => {
  let room: Room;
  let browser: Browser;
  let screen: Screen;
  let page: Page;

  beforeAll(async () => {
    [room, browser] = await Promise.all([openRoom(), openBrowser()]);
    const set = (setting: string, value: unknown) =>
      room.ask('roomManager', '/floor/change-house-setting', { setting, value });
    await set('callInAllowed', true);
    await set('callMoreTimeTimes', 1);
    await set('callMoreTimeMinutes', 2);
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);

  beforeEach(async () => {
    const device = await room.ask<EnrolmentAnswer>('roomManager', '/devices', {
      name: 'Ways',
      kind: 'kiosk',
    });
    screen = await openScreen(browser, { url: `${room.url}${device.enrolPath}`, size: 'kiosk' });
    page = screen.page;
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    screen.countTaps();
  }, 60_000);
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await screen.close();
  });

  const listed = async (source: 'walk-in' | 'call-in', alias: string) => {
    const body = { gameId: 'plo-2-5', source, alias };
    const { facts } = await room.ask<CommandAnswer>('listKeeper', '/floor/join-list', body);
    const fact = facts.find(({ type }) => type === 'PlayerListed');
    return { code: String(fact?.['receiptCode']), entryId: String(fact?.['entryId']) };
  };

  it('finds a rule by situation in two taps, and by word', async () => {
    await screen.tap(page.getByRole('button', { name: 'House rules' }));
    await screen.tap(page.getByRole('button', { name: 'Away from the table' }));
    await page.locator('.rules__list button').first().waitFor();
    expect(screen.taps()).toBe(2);
    expect(await screen.seriousFindings()).toEqual([]);
    await page.getByRole('button', { name: 'Other situations' }).click();
    await page.getByRole('searchbox').fill('must move');
    await page.locator('.rules__list button').first().click();
    await page
      .getByText(/RRP-|RTC-/)
      .first()
      .waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('kiosk-rule');
  }, 60_000);

  it('says that he has arrived with one tap and his code', async () => {
    const { code } = await listed('call-in', 'Phoned');
    await screen.tap(page.getByRole('button', { name: 'I have arrived' }));
    await page.keyboard.type(code);
    await page.getByText('The room knows that you are here.').waitFor();
    expect(screen.taps()).toBe(1);
    expect(await screen.seriousFindings()).toEqual([]);
  }, 60_000);

  it('answers a call at his place: more time once, then on his way', async () => {
    const { code, entryId } = await listed('walk-in', 'Strolling');
    await room.ask('floorSupervisor', '/floor/call-player', {
      entryId,
      tableId: 'table-5',
      seat: 3,
      reason: 'the story needs him',
    });
    await page.getByRole('button', { name: 'My place on a list' }).click();
    await page.keyboard.type(code);
    await page.getByRole('heading', { name: 'Your seat is ready' }).waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    screen.countTaps();
    const more = page.getByRole('button', { name: 'I need 2 minutes more' });
    await screen.tap(more);
    await more.waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(1);
    await screen.tap(page.getByRole('button', { name: 'I am on my way' }));
    await page.getByRole('heading', { name: 'We keep your seat' }).waitFor();
    expect(screen.taps()).toBe(2);
  }, 60_000);
});
