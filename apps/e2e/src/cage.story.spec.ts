import { type Browser, type Page } from 'playwright-core';
import { collectRentAt, holdingOf, openCage, openWindow } from './cage';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, type Screen } from './screen';

interface Rows<B> {
  readonly rows: readonly { readonly body: B }[];
}

/** What the browser says of a refusal that belongs to the story. */
const belongsToStory = (text: string): boolean => /401|403|409/.test(text);

/** The house's key for this room, as `npm start` makes one: papers seen at a window are kept under it. */
const houseKey = '5c'.repeat(32);

const named: ReadonlySet<string> = new Set(['Enter', 'Escape', 'Tab']);

const pages = ['window', 'money', 'fills', 'collections', 'counts', 'registers', 'entries'] as const;

describe('the cage', () => {
  let room: Room;
  let browser: Browser;
  let screen: Screen;
  let page: Page;

  beforeAll(async () => {
    process.env['HOUSE_KEY'] = houseKey;
    browser = await openBrowser();
    room = await openRoom();
    await openCage(room);
    await collectRentAt(room, 'table-1', 'nlhe-1-2');
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !belongsToStory(text))).toEqual([]);
    await screen.close();
  });

  const openAs = async (role: string, language: 'en' | 'fr' = 'en') => {
    screen = await openConsole(browser, room, { role, language });
    page = screen.page;
  };
  const open = async (part: (typeof pages)[number]) => {
    await page.goto(`${room.url}/console/cage/${part}`);
    await page.locator('.cage__way[data-here]').waitFor();
    screen.countTaps();
  };
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed)
      if (named.has(key)) await page.keyboard.press(key);
      else await page.keyboard.type(key);
  };
  const window1 = async () => {
    const { rows } = await room.ask<
      Rows<{ state: string; flows: Record<string, { amount: string }>; lastCount: unknown }>
    >('cashier', '/boards/cage-windows');
    return rows[0]?.body;
  };
  const alias = async (seat = 0): Promise<string> => {
    const { rows } = await room.ask<
      Rows<{ tableId: string; seats: { alias: string | null; state: string }[] }>
    >('cashier', '/boards/tables');
    const seats = rows.find(({ body }) => body.tableId === 'table-1')?.body.seats ?? [];
    return seats.filter((each) => each.alias && each.state === 'seated')[seat]?.alias ?? '';
  };
  const finder = () => page.getByRole('textbox', { name: 'Name, or table and seat' });
  const said = (words: RegExp) => page.locator('.op-board__said', { hasText: words }).waitFor();
  const signWith = async (role: string) => {
    await page.locator('[data-second-code]').fill(room.codeOf(role));
  };

  describe('by keyboard alone', () => {
    it('opens a window by count, signed by two', async () => {
      await openAs('cashier');
      await page.locator('[data-open-window]').focus();
      await keys('Enter');
      await page.locator('.open-window [data-face="500.00"]').first().waitFor();
      await keys(
        '5',
        'Enter',
        '60',
        'Enter',
        '200',
        'Enter',
        '300',
        'Enter',
        '200',
        'Enter',
        '3000',
        'Enter',
      );
      await keys(
        '5',
        'Enter',
        '60',
        'Enter',
        '200',
        'Enter',
        '300',
        'Enter',
        '200',
        'Enter',
        '3000',
        'Enter',
      );
      expect(await screen.seriousFindings()).toEqual([]);
      await keys(room.codeOf('shiftManager'), 'Enter');
      await page.locator('.at-window').waitFor();
      expect((await window1())?.state).toBe('open');
    }, 60_000);

    it('sells chips, cashes out with one question more, and closes by a blind count', async () => {
      await openAs('cashier');
      await page.locator('.at-window').waitFor();
      await keys('s', 'Nadège', 'Enter');
      await page.locator('[data-op="sell"]').waitFor();
      await keys('200', 'Enter');
      await said(/Sold €200 to Nadège/);

      await keys('c', 'Nadège');
      await page.locator('.picker__row[data-marked]', { hasText: 'Nadège' }).waitFor();
      await keys('Enter');
      await page.locator('[data-op="cashOut"]').waitFor();
      await keys('Enter', '1', 'Enter', '2', 'Enter', 'Enter', 'Enter');
      expect(await page.locator('[data-pay]').innerText()).toContain('€150');
      await keys('Enter');
      await page.locator('[data-yes]').waitFor();
      await keys('Escape');
      await page.locator('[data-yes]').waitFor({ state: 'detached' });
      expect((await window1())?.flows['ChipsCashedOut']).toBeUndefined();
      await page.locator('[data-pay]').focus();
      await keys('Enter');
      await page.locator('[data-yes]').waitFor();
      await keys('Enter');
      await said(/Paid €150 to Nadège/);
      expect((await window1())?.flows['ChipsCashedOut']).toMatchObject({ amount: '150.00' });

      await keys('s', 'Big Tom');
      await page.locator('[data-new]').waitFor();
      await keys('Enter');
      await page.locator('[data-op="sell"]').waitFor();
      await keys('2100');
      await page.locator('.identity input').first().focus();
      expect(await page.locator('.refusal[data-shown="true"]').first().innerText()).toMatch(/2,000/);
      await keys('Thomas Big', 'Tab', '01021980');
      await page.locator('.identity input').nth(2).focus();
      await keys('12AB34567', 'Enter');
      await page.locator('.identity').waitFor({ state: 'detached' });
      await page.locator('[data-amount="amount"]').focus();
      await keys('Enter');
      await said(/Sold €2,100 to Big Tom/);

      await keys('w');
      await page.locator('[data-counted]').waitFor();
      expect(await page.getByText('Float').count()).toBe(0);
      await keys('5', 'Enter', '59', 'Enter', '198', 'Enter', '300', 'Enter', '200', 'Enter');
      await keys('3000', 'Enter', 'Enter');
      await page.locator('.difference').first().waitFor();
      await page.locator('[data-resume]').focus();
      await keys('Enter');
      await page.locator('.at-window').waitFor();
    }, 60_000);
  });

  describe('in the taps of the product', () => {
    it('sells in three, and sends a top-up with a runner in three', async () => {
      const name = await alias();
      await openAs('cashier');
      await finder().fill(name);
      screen.countTaps();
      await screen.tap(page.locator('.picker__who', { hasText: name }).first());
      await screen.tap(page.locator('[data-preset]').first());
      await screen.tap(page.locator('[data-sell]'));
      await said(/Sold/);
      expect(screen.taps()).toBe(3);
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.picture('cage-window');

      screen.countTaps();
      await screen.tap(page.locator('.picker__who', { hasText: name }).first());
      await screen.tap(page.locator('[data-preset]').first());
      await page.locator('[data-amount="stack"]').fill('80');
      await screen.tap(page.locator('[data-runner]'));
      await said(/on the way/);
      expect(screen.taps()).toBe(3);
      await page.locator('.on-the-way__row').waitFor();
    }, 60_000);

    it('cashes out in three and a count, a double tap counting once', async () => {
      await openAs('cashier');
      await finder().fill('Nadège');
      screen.countTaps();
      await screen.tap(page.getByRole('button', { name: 'Cash out Nadège' }));
      await page.locator('[data-face="25.00"]').fill('2');
      const before = Number((await window1())?.flows['ChipsCashedOut']?.amount);
      await screen.tap(page.locator('[data-pay]'));
      await page.locator('[data-yes]').dblclick();
      await said(/Paid €50/);
      expect(screen.taps() + 1).toBe(3);
      expect(Number((await window1())?.flows['ChipsCashedOut']?.amount)).toBe(before + 50);
    }, 60_000);

    it('reverses an entry in three, a reason and a supervisor’s code', async () => {
      await openAs('cashier');
      await screen.tap(page.locator('.entry[data-type="ChipsCashedOut"]').first());
      await screen.tap(page.locator('.entry-card [data-answer]').first());
      await signWith('cashier');
      await page.locator('.second-person button').click();
      await page.locator('.second-person .refusal[data-shown="true"]').waitFor();
      expect(await screen.seriousFindings()).toEqual([]);
      await signWith('floorSupervisor');
      await screen.tap(page.locator('.second-person button'));
      await page.locator('.entry[data-type="ChipsCashedOut"][data-reversed]').first().waitFor();
      expect(screen.taps()).toBe(3);
    }, 60_000);

    it('sells a tournament entry in three, and refunds it with a supervisor’s code', async () => {
      const event = {
        name: 'Friday Cup',
        ruleSet: 'rtc',
        price: '100',
        fee: '10',
        stack: 10_000,
        paidPlaces: 1,
      };
      await room.ask('shiftManager', '/cashier/announce-event', event);
      const name = await alias();
      await openAs('cashier');
      await open('entries');
      await screen.tap(page.locator('[data-event]', { hasText: 'Friday Cup' }));
      await page.locator('[data-find-entrant]').fill(name);
      await screen.tap(page.locator('.picker__who', { hasText: name }).first());
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.tap(page.locator('[data-sell-entry]'));
      await page.locator('[data-entrant]', { hasText: name }).waitFor();
      expect(screen.taps()).toBe(3);
      await screen.picture('cage-entries');
      await page.locator('[data-refund]').click();
      await page.locator('.reason label').first().click();
      await signWith('floorSupervisor');
      await page.locator('.second-person button').click();
      await page.locator('[data-entrant]').waitFor({ state: 'detached' });
    }, 60_000);

    it('adds to a promotional fund with two, and names a table’s one fee', async () => {
      await openAs('shiftManager');
      await open('collections');
      await page.locator('[data-new-fund]').click();
      await page.locator('[data-fund-name]').fill('high-hand');
      await page.locator('[data-amount="fund"]').fill('300');
      await page.locator('.reason label').first().click();
      await signWith('floorSupervisor');
      await page.locator('.second-person button').click();
      await page.locator('[data-fund="high-hand"]', { hasText: '€300' }).waitFor();
      await page.locator('.fees label[data-answer="rent"]').click();
      await page.locator('.fees label[data-answer="rent"][data-chosen]').waitFor();
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.picture('cage-collections');
    }, 60_000);

    it('takes a collection in in two', async () => {
      await openAs('cashier');
      await open('collections');
      await screen.tap(page.locator('.cage-line[data-table="table-1"]'));
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.tap(page.locator('[data-accept]'));
      await page.locator('.sheet__taken').waitFor();
      expect(screen.taps()).toBe(2);
    }, 60_000);

    it('sends an approved fill, and receives a credit by count, in three at most', async () => {
      const fill = { kind: 'fill', from: 'window:1', to: 'tray:table-1' };
      const holding = { chips: holdingOf('0', [0, 20]).chips };
      await room.ask('dealer', '/cashier/ask-transfer', { ...fill, holding });
      await openAs('cashier');
      await open('fills');
      await screen.tap(page.locator('[data-step="approve"]'));
      await signWith('floorSupervisor');
      await screen.tap(page.locator('.second-person button'));
      await screen.tap(page.locator('[data-step="send"]'));
      await page.locator('section[data-state="sent"] .transfer').waitFor();
      expect(screen.taps()).toBe(3);
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.picture('cage-fills');
      const transferId = (await page.locator('.transfer').first().getAttribute('data-transfer')) ?? '';
      await room.ask('dealer', '/cashier/receive-transfer', { transferId });
      await page.locator('section[data-state="received"] .transfer').waitFor();

      const credit = { kind: 'credit', from: 'tray:table-1', to: 'window:1', holding };
      await room.ask('dealer', '/cashier/ask-transfer', credit);
      const { rows } = await room.ask<Rows<{ transferId: string; kind: string }>>(
        'dealer',
        '/boards/cage-transfers',
      );
      const asked = rows.find(({ body }) => body.kind === 'credit')?.body.transferId ?? '';
      await room.ask('floorSupervisor', '/cashier/approve-transfer', {
        transferId: asked,
        secondCode: room.codeOf('floorSupervisor'),
      });
      await room.ask('dealer', '/cashier/send-transfer', { transferId: asked });
      screen.countTaps();
      await screen.tap(page.locator('[data-step="receive"]'));
      await page.locator('[data-face="5.00"]').fill('20');
      await screen.tap(page.locator('[data-receive]'));
      await page.locator('section[data-state="received"] .transfer[data-kind="credit"]').waitFor();
      expect(screen.taps()).toBeLessThanOrEqual(3);
    }, 60_000);

    it('closes the window in three: count, difference shown, signed by two', async () => {
      await openAs('cashier');
      await screen.tap(page.locator('[data-count]'));
      for (const face of ['500.00', '100.00', '25.00', '5.00', '1.00'])
        await page.locator(`[data-face="${face}"]`).fill('1');
      await page.locator('[data-face="cash"]').fill('1');
      await screen.tap(page.locator('[data-counted]'));
      await page.locator('.difference[data-sign="short"]').waitFor();
      expect(await screen.seriousFindings()).toEqual([]);
      await screen.picture('cage-closing');
      await signWith('shiftManager');
      await screen.tap(page.locator('.second-person button'));
      await page.locator('.window-card[data-state="closed"]').waitFor();
      expect(screen.taps()).toBe(3);
      await openWindow(room);
      await page.locator('.at-window').waitFor();
    }, 60_000);
  });

  it('notes at the seat that cash plays for one hand and is changed after it, by keyboard as well', async () => {
    const name = await alias(1);
    const { rows } = await room.ask<
      Rows<{ tableId: string; seats: { seat: number; alias: string | null }[] }>
    >('cashier', '/boards/tables');
    const seats = rows.find(({ body }) => body.tableId === 'table-1')?.body.seats ?? [];
    await openAs('floorSupervisor', 'fr');
    await page.goto(
      `${room.url}/console/tables/table-1?seat=${seats.find((each) => each.alias === name)?.seat}`,
    );
    const way = (order: string) => page.locator(`[data-stake="cashier/${order}"]`);
    await way('let-cash-play').waitFor();
    screen.countTaps();
    await screen.tap(way('let-cash-play'));
    await page.locator('[data-stake-form]').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.tap(page.locator('[data-stake-go]'));
    await page.locator('[data-stake-form]').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(2);
    await way('mark-cash-changed').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-stake-go]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-stake-form]').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('says every page in French, and why the room refuses, with its rule', async () => {
    await openAs('cashier', 'fr');
    for (const part of pages) {
      await open(part);
      expect(await screen.seriousFindings()).toEqual([]);
    }
    const name = await alias(1);
    await open('window');
    await page.getByRole('textbox', { name: 'Nom, ou table et siège' }).fill(name);
    await page.locator('.picker__who', { hasText: name }).first().click();
    await page.locator('[data-amount="amount"]').fill('50');
    const refusal = page.locator('.refusal[data-shown="true"]');
    await refusal.waitFor();
    expect(await refusal.innerText()).toMatch(/RRP-3\.1\.1/);
    await page.locator('[data-amount="amount"]').fill('1 250,50');
    expect(await page.locator('[data-sell]').innerText()).toMatch(/1\s250,50\s€/);
    await screen.picture('cage-window-fr');
  }, 60_000);

  it.each([
    ['listKeeper', ['fills']],
    ['floorSupervisor', ['window', 'money', 'fills', 'collections', 'counts', 'registers']],
    ['auditor', pages],
    ['tournamentDirector', ['entries']],
    ['dealer', ['fills']],
    ['administrator', []],
  ] as const)(
    'shows %s the pages of his role and no button that is not his',
    async (role, allowed) => {
      await openAs(role);
      await page.goto(`${room.url}/console/cage/fills`);
      await page
        .locator(allowed.length > 0 ? '.cage__way' : '.shell__nothing')
        .first()
        .waitFor();
      expect(await page.locator('.cage__way').count()).toBe(allowed.length);
      if (allowed.length > 0) {
        await open(allowed[0] ?? 'fills');
        for (const sale of ['[data-begin]', '[data-open-window]', '[data-count]'])
          expect(await page.locator(sale).count()).toBe(0);
      }
    },
    60_000,
  );
});
