import { type CommandAnswer, type EnrolmentAnswer } from '@cardroom/contracts';
import { type Browser, type Page } from 'playwright-core';
import { openConsole } from './console';
import { clearAway } from './devices';
import { openRoom, type Room } from './room';
import { openBrowser, openScreen, type Screen } from './screen';

/** The house's key for this room, as `npm start` makes one. */
const houseKey = '5c'.repeat(32);

const record = {
  familyName: 'Vasseur',
  givenNames: 'Odile',
  birthDate: '1978-03-09',
  document: { kind: 'identity-card', number: 'AX 4471', country: 'FR', validUntil: '2031-05-01' },
  photo: null,
  phone: null,
};

const belongsToStory = (text: string): boolean =>
  text.includes('401') || text.includes('409') || text.includes('404');

describe('players’ records, at the desk and at the kiosk', () => {
  let room: Room;
  let browser: Browser;
  let screen: Screen;
  let page: Page;

  beforeAll(async () => {
    process.env['HOUSE_KEY'] = houseKey;
    [room, browser] = await Promise.all([openRoom(), openBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await clearAway(browser);
    await room?.close();
  }, 30_000);
  afterEach(async () => {
    expect(screen.complaints.filter((text) => !belongsToStory(text))).toEqual([]);
    await screen.close();
  });

  const openAs = async (role: string, size: 'console' | 'tablet', language: 'en' | 'fr' = 'en') => {
    screen = await openConsole(browser, room, { role, size, language });
    page = screen.page;
  };
  const openKiosk = async (language: 'en' | 'fr' = 'en') => {
    const device = await room.ask<EnrolmentAnswer>('roomManager', '/devices', {
      name: 'Cards',
      kind: 'kiosk',
    });
    screen = await openScreen(browser, { url: `${room.url}${device.enrolPath}`, size: 'kiosk', language });
    page = screen.page;
    await page.locator('.home__games button').first().waitFor();
    screen.countTaps();
  };
  const register = async (alias: string, more: object = {}): Promise<string> => {
    const { facts } = await room.ask<CommandAnswer>('listKeeper', '/players/register-player', {
      alias,
      ...more,
    });
    return String(facts[0]?.['playerId']);
  };

  it('a supervisor finds somebody, looks at the name with a reason, and everything else is by the alias', async () => {
    const odile = await register('Odile', { cardNumber: 'CARD4471' });
    await room.ask('floorSupervisor', '/players/keep-record', { playerId: odile, revision: 0, record });
    const other = await register('Lili');
    const typedWrong = { ...record, familyName: 'VASSEUR', givenNames: 'Odiel', document: null };
    await room.ask('floorSupervisor', '/players/keep-record', {
      playerId: other,
      revision: 0,
      record: typedWrong,
    });
    await openAs('floorSupervisor', 'console');
    await page.goto(`${room.url}/console/people`);
    await page.getByRole('searchbox', { name: 'Alias or card number' }).fill('card44');
    await page.getByRole('link', { name: /^Odile/ }).click();
    await page.getByRole('heading', { name: 'Odile', level: 1 }).waitFor();
    expect(await page.getByText('Vasseur').count()).toBe(0);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('button', { name: 'Identity to be checked' }).click();
    await page.getByText('Vasseur').waitFor();
    await page
      .getByRole('region', { name: 'Perhaps the same person' })
      .getByRole('link', { name: /^Lili/ })
      .waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('player');
    await screen.useTheme('light');
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('player-light');
    await screen.useTheme('dark');
    await page.getByRole('textbox', { name: 'New note' }).fill('Likes seat three');
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await page.getByText('Likes seat three').waitFor();
    const { looks } = await room.ask<{ looks: { why: string; playerId: string }[] }>(
      'auditor',
      '/players/looks',
    );
    expect(looks[0]).toMatchObject({ playerId: odile, why: 'Identity to be checked' });
  }, 90_000);

  it('fills in a record; an alias that tells the name asks for another', async () => {
    const playerId = await register('Mercier');
    await openAs('cashier', 'tablet', 'fr');
    await page.goto(`${room.url}/console/players/${playerId}`);
    await page.getByRole('button', { name: 'Remplir' }).click();
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Mercier');
    await page.getByRole('textbox', { name: 'Prénoms' }).fill('Ève');
    await page.getByLabel('Date de naissance').fill('1991-06-30');
    expect(await screen.seriousFindings()).toEqual([]);
    await page.getByRole('button', { name: 'Conserver la fiche' }).click();
    await page.getByRole('textbox', { name: /^Nouveau pseudonyme/ }).fill('Ève');
    await page.getByRole('button', { name: 'Conserver la fiche' }).click();
    await page.getByRole('heading', { name: 'Ève', level: 1 }).waitFor();
    await page.getByText(/nom légal, date de naissance/).waitFor();
    await screen.picture('player-fr');
  }, 90_000);

  it('a manager makes two numbers one and erases somebody, with a receipt', async () => {
    await register('Zacharie');
    await register('zacharié');
    const leaver = await register('Quitterie');
    await openAs('roomManager', 'tablet');
    await page.goto(`${room.url}/console/people?part=same`);
    const pair = page.getByRole('listitem').filter({ hasText: 'Zacharie' });
    await pair.getByRole('button', { name: /^One person/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep Zacharie', exact: true }).click();
    await page.getByRole('dialog').locator('.reason__ready button').first().click();
    await pair.waitFor({ state: 'detached' });
    await page.goto(`${room.url}/console/people?part=rules`);
    await page.getByRole('textbox', { name: /^Words that no alias/ }).waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await page.goto(`${room.url}/console/players/${leaver}`);
    await page.getByRole('button', { name: 'Erase personal data' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText(/Code of the receipt: [A-Z2-9]{8}/).waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('erasures');
    await page.goto(`${room.url}/console/players/${leaver}`);
    await page.getByText('This player is not known here').waitFor();
  }, 90_000);

  it('the auditor reads who looked at whose name', async () => {
    await openAs('auditor', 'console');
    await page.goto(`${room.url}/console/people?part=looks`);
    await page.getByRole('cell', { name: 'Identity to be checked' }).first().waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('looks');
  }, 60_000);

  it('joins a list with a card in three taps: scan, game, confirm', async () => {
    await register('Carole', { cardNumber: 'CARD9001', language: 'fr' });
    await openKiosk();
    await page.keyboard.type('CARD9001');
    await page.keyboard.press('Enter');
    const scans = 1;
    await page.getByRole('heading', { name: 'Hello Carole' }).waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('kiosk-card');
    await screen.tap(page.locator('.card-page .game-card').first());
    await screen.tap(page.getByRole('button', { name: 'Put me on the list' }));
    await page.locator('.receipt__code').waitFor();
    expect(screen.taps() + scans).toBe(3);
    await page.getByRole('button', { name: 'Leave a phone number' }).click();
    for (const digit of '0611223344')
      await page.getByRole('button', { name: digit, exact: true }).first().click();
    expect(await screen.seriousFindings()).toEqual([]);
    await page.getByRole('button', { name: 'Leave this number' }).click();
    await page.getByText('kept until tomorrow').waitFor();
    await screen.picture('kiosk-phone');
  }, 60_000);

  it('says that he has arrived by showing his card, where he had called in', async () => {
    const playerId = await register('Denise', { cardNumber: 'CARD9002' });
    await room.ask('roomManager', '/floor/change-house-setting', { setting: 'callInAllowed', value: true });
    const called = { gameId: 'plo-2-5', source: 'call-in', playerId };
    await room.ask('listKeeper', '/floor/join-list', called);
    await openKiosk();
    await page.keyboard.type('CARD9002');
    await page.keyboard.press('Enter');
    await page.getByText('The room knows that you are here.').waitFor();
    await page.locator('.card-page__places').getByText('on the waiting list').waitFor();
    expect(screen.taps()).toBe(0);
    expect(await screen.seriousFindings()).toEqual([]);
  }, 60_000);

  it('takes the card of who wants to say that he has arrived, whatever its number looks like', async () => {
    const playerId = await register('Edmond', { cardNumber: '70010012' });
    const called = { gameId: 'plo-2-5', source: 'call-in', playerId };
    await room.ask('listKeeper', '/floor/join-list', called);
    await openKiosk();
    await screen.tap(page.getByRole('button', { name: 'I have arrived' }));
    await page.keyboard.type('70019999');
    await page.keyboard.press('Enter');
    await page.getByText('This card is not known here').waitFor();
    await page.keyboard.type('70010012');
    await page.keyboard.press('Enter');
    await page.getByText('The room knows that you are here.').waitFor();
    expect(screen.taps()).toBe(1);
  }, 60_000);

  it('finds one’s place by card, and says when a card is not known', async () => {
    await openKiosk('fr');
    await screen.tap(page.getByRole('button', { name: 'J’ai une carte' }));
    await page.getByRole('textbox').fill('CARD0000');
    await page.keyboard.press('Enter');
    await page.getByText('Cette carte n’est pas connue ici').waitFor();
    expect(await screen.seriousFindings()).toEqual([]);
    await screen.picture('kiosk-card-fr');
    await page.getByRole('textbox').fill('CARD9001');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bonjour Carole' }).waitFor();
    await page.locator('.card-page__places button').first().click();
    await page.getByRole('heading', { name: 'Carole' }).waitFor();
  }, 60_000);
});
