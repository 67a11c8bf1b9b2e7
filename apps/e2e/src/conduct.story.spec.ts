import { type Browser, type Page } from 'playwright-core';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, type Screen } from './screen';

interface Rows<B> {
  readonly rows: readonly { readonly body: B }[];
}

interface RulingBody {
  readonly rulingId: string;
  readonly outcome: string | null;
  readonly rules: readonly string[];
  readonly tableId: string | null;
  readonly state: string;
}

/** What the browser says of a refusal that belongs to the story. */
const belongsToStory = (text: string): boolean => /401|403|409/.test(text);

describe('rulings, sanctions and approvals', () => {
  let room: Room;
  let browser: Browser;
  let screen: Screen;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    room = await openRoom();
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !belongsToStory(text))).toEqual([]);
    await screen.close();
  });

  const openAs = async (role: string, path: string, language: 'en' | 'fr' = 'en') => {
    screen = await openConsole(browser, room, { role, path, language });
    page = screen.page;
  };
  const rulings = async (): Promise<readonly RulingBody[]> => {
    const { rows } = await room.ask<Rows<RulingBody>>('roomManager', '/boards/rulings');
    return rows.map(({ body }) => body);
  };
  const sanctions = async () => {
    const { rows } = await room.ask<Rows<{ step: string; state: string; alias: string }>>(
      'roomManager',
      '/boards/sanctions',
    );
    return rows.map(({ body }) => body);
  };
  const tile = () => page.locator('.ruling__tables [data-table="table-1"]');

  it('records a ruling in three taps and a word, found in French, and shows it next time', async () => {
    await openAs('floorSupervisor', 'rulings', 'fr');
    await screen.tap(tile());
    await page.locator('[data-rule-search]').fill('jeton unique');
    await page.locator('[data-rule]').first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    const rule = (await page.locator('[data-rule]').first().getAttribute('data-rule')) ?? '';
    await screen.tap(page.locator('[data-rule]').first());
    await screen.tap(page.locator('[data-outcome="stands"]'));
    await page.getByText('La décision est inscrite.').waitFor();
    expect(screen.taps()).toBe(3);
    expect(await rulings()).toMatchObject([{ outcome: 'stands', rules: [rule], tableId: 'table-1' }]);

    await page.locator('[data-rule-search]').fill('jeton unique');
    await page.locator(`[data-rule="${rule}"]`).click();
    await page.locator('.similar li').first().waitFor();
    expect(await page.locator('.similar li').first().innerText()).toMatch(/Maintenu/);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('rulings-fr');
  }, 60_000);

  it('lets a ruling be appealed, and the shift manager uphold it', async () => {
    await openAs('floorSupervisor', 'rulings?part=day');
    await screen.tap(page.locator('[data-appeal]').first());
    await page.locator('.conduct-card[data-state="appealed"]').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.close();
    await openAs('shiftManager', 'approvals');
    await screen.tap(page.locator('[data-uphold]').first());
    await page.locator('.conduct-card[data-ruling]').waitFor({ state: 'detached' });
    expect((await rulings())[0]?.state).toBe('final');
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('lets the shift manager overturn a ruling on appeal, by the rules that it cites', async () => {
    const ruling = { tableId: 'table-1', rules: ['RRP-3.2.1.b'], outcome: 'misdeal', words: 'flashed' };
    await room.ask('floorSupervisor', '/conduct/record-ruling', ruling);
    const { rulingId } = (await rulings()).find(({ state }) => state === 'decided') ?? {};
    await room.ask('floorSupervisor', '/conduct/appeal-ruling', { rulingId });
    await openAs('shiftManager', 'approvals');
    await screen.tap(page.locator('[data-overturn]').first());
    await screen.tap(page.getByRole('dialog').getByRole('button', { name: 'Stands', exact: true }));
    await page.locator('.conduct-card[data-ruling]').waitFor({ state: 'detached' });
    const after = (await rulings()).find((one) => one.rulingId === rulingId);
    expect(after).toMatchObject({ state: 'final', outcome: 'stands', rules: ruling.rules });
    expect(screen.taps()).toBe(2);
  }, 60_000);

  it('turns a dealer’s call into a ruling in three taps and a word', async () => {
    const call = { tableId: 'table-1', about: 'play', words: 'two cards exposed' };
    await room.ask('floorSupervisor', '/conduct/ask-for-ruling', call);
    await openAs('floorSupervisor', 'rulings?part=day');
    await page.locator('[data-take]').first().click();
    await page.getByText('Somebody is coming').first().waitFor();
    await page.goto(`${room.url}/console/rulings`);
    await page.locator('[data-asked]').first().waitFor();
    screen.countTaps();
    await screen.tap(page.locator('[data-asked]').first());
    await page.locator('[data-rule-search]').fill('two cards exposed');
    await screen.tap(page.locator('[data-rule]').first());
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.tap(page.locator('[data-outcome="misdeal"]'));
    await page.getByText('The ruling is recorded.').waitFor();
    expect(screen.taps()).toBe(3);
    await page.locator('[data-asked]').waitFor({ state: 'detached' });
    const decided = (await rulings()).find(({ outcome }) => outcome === 'misdeal');
    expect(decided).toMatchObject({ tableId: 'table-1', state: 'decided' });
  }, 60_000);

  it('keeps what is said about a ruling: a note, and good faith, each in one tap and a word', async () => {
    await openAs('shiftManager', 'rulings?part=day', 'fr');
    const say = async (kind: string, words: string) => {
      await screen.tap(page.locator(`[data-say="${kind}"]`).first());
      await page.getByRole('textbox', { name: 'En toutes lettres' }).fill(words);
      await page.keyboard.press('Enter');
      await page.locator('[data-said]', { hasText: words }).waitFor();
    };
    await say('note', 'Les caméras le montrent.');
    await say('goodFaith', 'La carte était collée.');
    expect(screen.taps()).toBe(2);
    expect(await page.locator('[data-said="noteOf"]').first().innerText()).toMatch(/^Note de (?!staff)/);
    expect(await screen.seriousFindings()).toEqual([]);
  }, 60_000);

  it('sets the ladder of sanctions step by step, by the room manager', async () => {
    await openAs('roomManager', 'house?part=conduct', 'fr');
    const ladder = page.locator('[data-setting="sanctionLadder"]');
    await ladder.locator('[data-add="warning"]').click();
    await ladder.getByRole('button', { name: 'Monter\u00a0: avertissement' }).click();
    expect(await screen.seriousFindings()).toEqual([]);
    await ladder.locator('[data-order="conduct/change-conduct-setting"]').click();
    await ladder.locator('[data-order]').waitFor({ state: 'detached' });
    const { settings } = await room.ask<{ settings: Record<string, string[]> }>('auditor', '/conduct/house');
    expect(settings['sanctionLadder']?.slice(-2)).toEqual(['warning', 'exclusion']);
  }, 60_000);

  it('reads the reports of conduct, with ways to sheet and paper', async () => {
    await openAs('roomManager', 'rulings?part=reports', 'fr');
    await page.locator('.conduct-reports tbody tr').first().waitFor();
    await page.locator('[data-answer="patterns"]').click();
    await page.getByRole('heading', { name: 'À regarder' }).waitFor();
    for (const file of ['csv', 'xlsx'])
      expect(await page.locator(`[data-file="${file}"]`).getAttribute('href')).toContain(`format=${file}`);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('conduct-reports-fr');
  }, 60_000);

  it('records a sanction in three taps and a word, with the proposed step and the record in sight', async () => {
    await openAs('floorSupervisor', 'rulings?part=sanction');
    await page.locator('[data-player-search]').fill('Étoile');
    await screen.tap(page.locator('.sanction [data-player]').first());
    await page.locator('[data-offence-search]').fill('insult');
    const offence = page.locator('[data-offence="RRP-1.1.3"]');
    await screen.tap(offence.first());
    await page.locator('[data-proposed]').waitFor();
    expect(await page.getByText('Nothing that counts.').count()).toBe(1);
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('sanction');
    await screen.tap(page.locator('[data-proposed]'));
    await page.getByText('The sanction is recorded.').waitFor();
    expect(screen.taps()).toBe(3);
  }, 60_000);

  it('asks for what a rule needs to be judged, and what is only reported is decided from its list', async () => {
    await openAs('floorSupervisor', 'rulings?part=sanction', 'fr');
    await page.locator('[data-player-search]').fill('Étoile');
    await page.locator('.sanction [data-player]').first().click();
    await page.locator('[data-offence-search]').fill('menaces');
    await page.locator('[data-offence="RRP-1.1.2"]').first().click();
    expect(await page.locator('[data-report]').isDisabled()).toBe(true);
    await page.locator('[data-answer="employee"]').click();
    await page.locator('[data-answer="verbal"]').click();
    await page.locator('[data-proposed]').waitFor();
    await page.locator('[data-report]').click();
    await page.getByText('C’est signalé').waitFor();
    await page.goto(`${room.url}/console/rulings?part=reported`);
    await page.locator('[data-decide]').first().waitFor();
    screen.countTaps();
    await screen.tap(page.locator('[data-decide]').first());
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.tap(page.locator('[data-proposed]').first());
    await page.locator('[data-incident]').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(2);
    expect((await sanctions()).some(({ step }) => step === 'suspension')).toBe(true);
  }, 60_000);

  it('lets a shift manager agree to a supervisor’s exclusion in two taps, with a code of his own', async () => {
    const { rows } = await room.ask<Rows<{ seats: { playerId: string | null; alias: string | null }[] }>>(
      'floorSupervisor',
      '/boards/tables',
    );
    const seated = rows.flatMap(({ body }) => body.seats).filter(({ playerId }) => playerId !== null);
    const playerId = seated.at(-1)?.playerId ?? '';
    await openAs('floorSupervisor', `players/${playerId}`);
    await screen.tap(page.locator('[data-exclude]'));
    await screen.tap(page.locator('[data-answer="good"]'));
    await page.locator('[data-exclude-reason]').fill('Struck a dealer');
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.tap(page.locator('[data-keep-out]'));
    await page.locator('.conduct-cards [data-state="pending"]').waitFor();
    expect(screen.taps()).toBe(3);
    await screen.close();
    expect((await sanctions()).some(({ state }) => state === 'pending')).toBe(true);
    await openAs('shiftManager', 'approvals');
    await screen.tap(page.locator('[data-approve]'));
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('approvals');
    await page.locator('[data-second-code]').fill(room.codeOf('shiftManager'));
    await screen.tap(page.locator('.second-person button[type="submit"]'));
    await page.locator('.approvals [data-sanction]').waitFor({ state: 'detached' });
    expect(screen.taps()).toBe(2);
    expect((await sanctions()).some(({ state }) => state === 'running')).toBe(true);
  }, 60_000);

  it.each([
    ['listKeeper', false, false],
    ['cashier', false, false],
    ['auditor', true, false],
    ['roomManager', true, true],
  ] as const)(
    'shows %s what his role has to do with',
    async (role, readsRulings, approves) => {
      await openAs(role, 'approvals');
      await page.locator(approves ? '.approvals' : '.shell__nothing').waitFor();
      expect(await page.getByRole('link', { name: 'Rulings', exact: true }).count()).toBe(
        readsRulings ? 1 : 0,
      );
      await page.goto(`${room.url}/console/rulings`);
      await page.locator(readsRulings ? '.conduct' : '.shell__nothing').waitFor();
      expect(await page.locator('[data-outcome]').count()).toBe(0);
      expect(await screen.seriousFindings()).toEqual([]);
    },
    60_000,
  );
});
