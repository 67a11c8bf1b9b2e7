import { type DealersAnswer, type HandsAnswer } from '@cardroom/contracts';
import { type Browser, type Page } from 'playwright-core';
import { clearAway } from './devices';
import { bringChips, dealAlong, settled, tableOf, tokenFor } from './play-room';
import { openRoom, type Room } from './room';
import { openBrowser, openScreen, type Screen } from './screen';

/** What a browser always says of a first visit that is not signed in. */
const faultsOf = (screen: Screen) => screen.complaints.filter((text) => !text.includes('401'));

describe('a table in play', () => {
  let room: Room;
  let browser: Browser;

  beforeAll(async () => {
    [room, browser] = await Promise.all([openRoom(), openBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);

  /** A tablet at a table: whoever opens it has signed in, and nothing of the console stands around the table. */
  const tablet = async (way: string, role = 'floorSupervisor'): Promise<Screen> => {
    const url = `${room.url}/console/${way}`;
    const screen = await openScreen(browser, { url, size: 'tablet', code: room.codeOf(role) });
    await screen.page.locator('.felt-table').waitFor({ timeout: 15_000 });
    screen.countTaps();
    return screen;
  };
  /** A dealer's screen is his table: he opens nothing. */
  const dealersTablet = async (tableId: string): Promise<Screen> => {
    const { dealers } = await room.ask<DealersAnswer>('floorSupervisor', '/staff/dealers');
    const [{ staffId: dealerId, name } = { staffId: '', name: '' }] = dealers;
    await room.ask('floorSupervisor', '/floor/sign-in-dealer', { dealerId, name, tableId });
    return tablet('', 'dealer');
  };
  const key = (page: Page, mark: string) => page.locator(`[data-mark="${mark}"]`);
  const act = (page: Page, kind: string) => page.locator(`.action-bar [data-act="${kind}"]`);

  it('records a hand with a side pot and a time call, one tap for each thing said', async () => {
    await bringChips(room, await tableOf(room, 'table-1'), (seat) => (seat === 4 ? '100' : '200'));
    await room.ask('floorSupervisor', '/play/change-depth', { tableId: 'table-1', depth: 'recorded' });
    const screen = await dealersTablet('table-1');
    const { page } = screen;
    await screen.tap(key(page, 'start-hand'));
    await page.locator('[data-to-act]').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);

    await screen.tap(key(page, 'time'));
    await page.locator('[data-prompt="poker.clock-asked"]').waitFor();
    const number = (await tableOf(room, 'table-1')).hand?.number;
    await room.ask('floorSupervisor', '/play/rule-on-hand', {
      ...{ tableId: 'table-1', hand: number, ask: { type: 'ApproveClock' } },
    });
    await page.locator('.table-clock strong').waitFor();
    expect(await page.locator('[data-clock-said]').textContent()).toMatch(/Time called on|seconds for seat/);
    const seconds = Number(await page.getByRole('timer').textContent());
    expect(seconds).toBeGreaterThan(40);
    expect(seconds).toBeLessThanOrEqual(70);
    await screen.picture('play-time-call');

    const allIn = new Set([4, 6]);
    const cards = ['Ts', '9h', '4d', 'Jc', '2s', 'As', 'Ad', 'Kh', 'Kd', 'Qh', 'Qd'];
    await dealAlong(page, cards, async () => {
      const seat = Number(await page.locator('[data-to-act]').getAttribute('data-seat'));
      if (allIn.has(seat)) await act(page, 'wager').last().click();
      else await act(page, seat === 7 ? 'call' : 'fold').click();
      await settled(page);
      if (seat === 7) {
        await page
          .getByText(/Side pot 1/)
          .first()
          .waitFor();
        await screen.picture('play-side-pot');
      }
      return true;
    });
    await page.getByText(/^\+/).first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);

    const { hands } = await room.ask<HandsAnswer>('floorSupervisor', '/play/hands?table=table-1');
    expect(hands).toHaveLength(1);
    await page.goto(`${room.url}/console/hands?table=table-1`);
    await page.locator('.hand-row__open').first().click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const last = await slider.inputValue();
    await page.keyboard.press('ArrowLeft');
    expect(Number(await slider.inputValue())).toBe(Number(last) - 1);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('play-replay');
    expect(faultsOf(screen)).toEqual([]);
    await screen.close();
  }, 60_000);

  it('deals a hand to four windows, each with its own cards alone', async () => {
    const table = await tableOf(room, 'table-5');
    await bringChips(room, table, () => '400');
    const four = table.seats.slice(0, 4);
    for (const { playerId } of table.seats.slice(4))
      await room.ask('floorSupervisor', '/play/sit-out', { tableId: 'table-5', playerId });
    await room.ask('floorSupervisor', '/play/change-depth', { tableId: 'table-5', depth: 'dealt' });
    const [first, ...others] = four;
    const floor = await tablet('play/table-5');
    await floor.page.locator(`[data-seat="${first?.seat}"] button`).click();
    await floor.page.locator('[data-seat-link]').click();
    await floor.page.locator('.seat-link__qr[src]').waitFor();
    const shown = await floor.page.locator('.seat-link__address').innerText();
    await floor.close();
    const tokens = await Promise.all(others.map(({ seat }) => tokenFor(room, 'table-5', seat)));
    const screens = await Promise.all(
      [shown, ...tokens.map((token) => `${room.url}/seat/#${token}`)].map((url, i) =>
        openScreen(browser, { url, size: i === 1 ? 'phone' : 'tablet' }),
      ),
    );
    const pages = screens.map(({ page }) => page);
    await room.ask('floorSupervisor', '/play/start-hand', { tableId: 'table-5' }).catch(() => undefined);
    await Promise.all(pages.map((page) => page.locator('[data-own] .playing-card').first().waitFor()));
    for (const page of pages) {
      expect(await page.locator('[data-own] .playing-card:not([data-hidden])').count()).toBe(4);
      const foreign = page.locator('.seat-plate:not([data-own]) .playing-card:not([data-hidden])');
      expect(await foreign.count()).toBe(0);
    }
    for (const screen of screens.slice(0, 2)) expect(await screen.seriousFindings()).toEqual([]);

    const verify = (page: Page) => page.locator('[data-act="verify"]');
    /** Two fold when it is their turn, two go on to the showdown. */
    const tapped = async (page: Page): Promise<void> => {
      const goesOn = pages.indexOf(page) < 2;
      const wanted = goesOn ? '[data-act="check"], [data-act="call"]' : '[data-act="fold"]';
      const plain = page.locator('.action-bar').locator(wanted).first();
      if (!(await plain.isVisible())) return;
      await screens[0]?.picture('play-seat');
      await plain.click({ timeout: 1_000 }).catch(() => undefined);
    };
    for (let i = 0; i < 80 && !(await verify(pages[0] as Page).isVisible()); i += 1) {
      for (const page of pages) await tapped(page);
      await (pages[0] as Page).waitForTimeout(100);
    }
    await verify(pages[0] as Page).click();
    await (pages[0] as Page).locator('.promise__answer[data-ok="true"]').waitFor();
    for (const screen of screens) {
      expect(faultsOf(screen)).toEqual([]);
      await screen.close();
    }
  }, 60_000);

  it('puts a mis-entered action and a dealer error right, the rule read before the tap', async () => {
    const tableId = 'table-1';
    const { hand, depth } = await tableOf(room, tableId);
    if (hand)
      await room.ask('floorSupervisor', '/play/rule-on-hand', {
        tableId,
        hand: hand.number,
        ask: { type: 'VoidHand', rule: 'RRP-3.2.1' },
      });
    expect(depth).toBe('recorded');
    const screen = await tablet(`play/${tableId}`);
    const { page } = screen;
    await screen.tap(key(page, 'start-hand'));
    await act(page, 'fold').waitFor();
    await screen.tap(act(page, 'fold'));
    await page.locator('.hand-log').getByText(/folds/).first().waitFor();
    await settled(page);

    await screen.tap(key(page, 'service'));
    for (const isCalled of [true, false]) {
      await page.locator('[data-service="wants-drinks"]').first().click();
      const called = page.locator('[data-mark="service"][data-called]');
      await called.waitFor({ state: isCalled ? 'visible' : 'detached' });
      await settled(page);
    }
    await page.keyboard.press('Escape');

    screen.countTaps();
    await screen.tap(key(page, 'undo'));
    await page.locator('.hand-log').getByText(/folds/).first().waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(1);
    await settled(page);

    await screen.tap(act(page, 'fold'));
    await page.locator('.side__correct').first().click();
    await page.locator('[data-instead="call"]').click();
    await page.getByRole('button', { name: 'Misheard' }).click();
    await page.locator('.hand-log').getByText(/calls/).first().waitFor();
    await settled(page);

    await page.locator('.side__errors').click();
    await page.locator('[data-error="playerForgotten"]').click();
    await page.locator('.deal-sheet__choice').first().click();
    const answer = page.locator('.deal-sheet__answer');
    await answer.getByText('RRP-3.2.1.j').first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('play-dealer-error');
    await page.locator('[data-mark="report-error"]').click();
    await page.locator('[data-mark="start-hand"][data-strong]').waitFor();
    await page.getByText(/deal again/).waitFor();
    await settled(page);

    await key(page, 'table-menu').click();
    await key(page, 'change-clocks').click();
    await page.getByLabel('Seconds for a decision').fill('20');
    await answer.getByText('RRP-10.1.13').first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await key(page, 'set-clocks').click();
    await answer.waitFor({ state: 'detached' });
    expect((await tableOf(room, tableId)).clocks.actSeconds).toBe(20);

    await key(page, 'table-menu').click();
    await key(page, 'stop-table').click();
    await page.getByRole('dialog').getByText('RRP-2.1.5').first().waitFor();
    await page.getByRole('button', { name: 'Supervisor’s decision' }).click();
    await key(page, 'release').click();
    await page.getByText(/deal again/).waitFor();
    await settled(page);

    screen.countTaps();
    await screen.tap(key(page, 'call-floor'));
    expect(screen.taps()).toBe(1);
    await page.locator('[data-call]').waitFor();
    await screen.tap(key(page, 'take-call'));
    await page.getByText(/took the call at/).waitFor();
    expect(faultsOf(screen)).toEqual([]);
    await screen.close();
  }, 60_000);
});
