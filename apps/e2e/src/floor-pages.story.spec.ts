import { type Browser, type Page } from 'playwright-core';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, type Screen } from './screen';

interface TablesAnswer {
  readonly rows: readonly {
    readonly body: {
      readonly tableId: string;
      readonly number: number;
      readonly game: { readonly gameId: string } | null;
      readonly seats: readonly { readonly seat: number; readonly state: string; readonly playerId: string }[];
    };
  }[];
}

describe('a floor supervisor between the lists', () => {
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
    screen = await openConsole(browser, room, { role: 'floorSupervisor' });
    page = screen.page;
  }, 60_000);
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await screen.close();
  });

  const tableOne = async () => {
    const { rows } = await room.ask<TablesAnswer>('listKeeper', '/boards/tables');
    const table = rows.map(({ body }) => body).find(({ number }) => number === 1);
    if (!table) throw new Error('The demo room has no table 1.');
    return table;
  };
  const seatedAt = async () => (await tableOne()).seats.filter(({ state }) => state === 'seated');

  it('finds a rule by word and reads it in both languages, in two taps', async () => {
    await screen.tap(page.getByRole('link', { name: 'Rules' }));
    await page
      .getByRole('searchbox', { name: 'Search the rules by word or number' })
      .fill('thirty minute absence');
    await screen.tap(page.locator('[data-rule="RRP-2.2.19"]'));
    await page.getByRole('heading', { name: 'Absence de trente minutes' }).waitFor();
    await page.getByRole('heading', { name: 'Thirty-minute absence' }).waitFor();
    expect(screen.taps()).toBe(2);
    expect(await page.locator('.rule-parameters').innerText()).toContain('30 minutes');
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('rule-book');
  }, 60_000);

  it('follows a conflict, and walks through a situation with the arrow keys', async () => {
    await page.goto(`${room.url}/console/rules?rule=RRP-2.2.19`);
    await page.locator('.rule-page__conflicts a').first().click();
    await page.getByRole('heading', { level: 1, name: 'RTC-39.c' }).waitFor();
    await page.goto(`${room.url}/console/rules?topic=must-move`);
    await page.locator('[data-rule="RRP-2.3.9"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { level: 1, name: 'RRP-2.3.10' }).waitFor();
  }, 60_000);

  it('finds a rule by its number from the search of every page', async () => {
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('RRP-2.3.4');
    await page.getByRole('option', { name: /RRP-2\.3\.4/ }).click();
    await page.getByRole('heading', { level: 1, name: 'RRP-2.3.4' }).waitFor();
  }, 60_000);

  it('begins and ends an absence with one tap each, and sees it among what is due', async () => {
    await page.goto(`${room.url}/console/tables/table-1`);
    await page.locator('.in-step-line[data-state="in-step"]').waitFor();
    await page.locator('.seat-card').first().waitFor();
    screen.countTaps();
    await screen.tap(page.locator('[data-order="mark-absent"]').first());
    await page.locator('[data-order="mark-present"]').waitFor();
    expect(screen.taps()).toBe(1);
    screen.countTaps();
    await screen.tap(page.locator('.due-way'));
    await page.locator('.due-row', { hasText: 'Absent' }).waitFor();
    expect(screen.taps()).toBe(1);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('due');
    await page.keyboard.press('Escape');
    await page.locator('.due-sheet').waitFor({ state: 'detached' });
    screen.countTaps();
    await screen.tap(page.locator('[data-order="mark-present"]'));
    await page.locator('[data-order="mark-present"]').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('remembers in this browser that what is due makes no sound', async () => {
    await page.locator('.due-way').click();
    await page.getByRole('switch', { name: 'Sound' }).press('Space');
    await page.reload();
    await page.locator('.due-way').click();
    expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Colour' }).isChecked()).toBe(true);
  }, 60_000);

  it('takes a request with two taps, and accepts the move it leads to with one', async () => {
    const [player] = await seatedAt();
    await page.goto(`${room.url}/console/tables/table-1`);
    await page.locator('.seat-card').first().waitFor();
    screen.countTaps();
    await screen.tap(page.getByRole('button', { name: new RegExp(`^Seat ${player?.seat}, Seated`) }));
    await screen.tap(page.locator('[data-order="request-seat-change"]'));
    await page.locator('[data-order="cancel-request"]').waitFor();
    expect(screen.taps()).toBe(2);
    await page.getByRole('link', { name: 'Moves' }).click();
    const accept = page.locator('[data-order="move-player"]').first();
    await accept.waitFor();
    expect(await page.locator('.move').first().innerText()).toContain('RRP-2.3.12');
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('moves');
    screen.countTaps();
    await screen.tap(accept);
    await accept.waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('collects the time of a whole table in one pass, but for who did not pay', async () => {
    const table = await tableOne();
    const { tableId } = table;
    const gameId = table.game?.gameId;
    await room.ask('roomManager', '/floor/set-rate', {
      gameId,
      kind: 'rent',
      amount: '6',
      when: 'dealer-change',
    });
    await room.ask('floorSupervisor', '/floor/apply-rate', { tableId });
    await room.ask('floorSupervisor', '/floor/start-collection', { tableId, period: 1 });
    await page.goto(`${room.url}/console/tables/${tableId}`);
    await page.locator('.rent-strip').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('rent');
    screen.countTaps();
    await screen.tap(page.locator('.rent-strip__seat').first());
    await screen.tap(page.locator('[data-order="collect-time"]'));
    await page.waitForFunction(() => document.querySelectorAll('.rent-strip__seat').length === 1);
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('pushes the dealers of a section with one tap', async () => {
    const { tableId } = await tableOne();
    const sit = (dealerId: string, name: string, place: object) =>
      room.ask('floorSupervisor', '/floor/sign-in-dealer', { dealerId, name, ...place });
    await sit('dealer-1', 'Robin Vidal', { tableId });
    await sit('dealer-2', 'Charlie Blanc', { tableId: null, section: 'Salle' });
    await page.getByRole('link', { name: 'Staff' }).click();
    await page.locator('.dealer-line', { hasText: 'Charlie Blanc' }).waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('staff');
    screen.countTaps();
    await screen.tap(page.locator('[data-order="push-dealers"]'));
    await page.locator('.dealer-line[data-state="dealing"]', { hasText: 'Charlie Blanc' }).waitFor();
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('answers what a table calls for with one tap, from whichever page is open', async () => {
    const { tableId } = await tableOne();
    const [first] = await seatedAt();
    await room.ask('dealer', '/floor/flag-seat', { tableId, seat: first?.seat, flag: 'wants-drinks' });
    const call = page.locator('.first-call');
    await call.getByText('Wants drinks').waitFor();
    await room.ask('floorSupervisor', '/conduct/ask-for-ruling', {
      tableId,
      about: 'other',
      words: 'Whose pot?',
    });
    await call.getByText('Floor called').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.tap(call.getByRole('button', { name: 'On my way' }));
    await call.getByText('Wants drinks').waitFor();
    expect(screen.taps()).toBe(1);
    await screen.tap(call.getByRole('button', { name: 'Brought' }));
    await call.waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('hands over with one tap, and as it stood five minutes ago with three', async () => {
    const { tableId } = await tableOne();
    await room.ask('floorSupervisor', '/conduct/ask-for-ruling', {
      tableId,
      about: 'other',
      words: 'Who was to act?',
    });
    await screen.tap(page.getByRole('link', { name: 'Handover' }));
    await page.getByRole('heading', { name: /^Open tables/ }).waitFor();
    expect(screen.taps()).toBe(1);
    const disputes = page.getByRole('region', { name: 'Rulings asked for or not final' });
    await disputes.getByText('Who was to act?').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('handover');
    await screen.tap(page.getByRole('button', { name: 'Past' }));
    await screen.tap(page.getByRole('button', { name: '5 minutes ago', exact: true }));
    await page.locator('.past-bar[data-past="true"]').waitFor();
    expect(screen.taps()).toBe(3);
  }, 60_000);
});
