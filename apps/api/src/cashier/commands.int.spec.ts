import { boardRows, cashierCommandBodies, type CashierCommandName } from '@cardroom/contracts';
import { randomBytes } from 'node:crypto';
import { freshRoom, type FreshRoom } from '../testing';
import { type Facts, openCage, type Person, rowsOf } from './testing-cage';

type Cage = Awaited<ReturnType<typeof openCage>>;

describe('an evening at the cage, over HTTP', () => {
  let fresh: FreshRoom;
  let cage: Cage;
  const given = new Set<string>();
  let [ana, ben] = ['', ''];

  const done = (by: Person | string, name: CashierCommandName, body: object): Promise<Facts> => {
    given.add(name);
    return cage.done(by, name, body);
  };
  const row = async (board: string, key: string) => (await rowsOf(cage, cage.manager, board))[key];
  /** What a count of nothing at the window found missing: all that lies in its drawer. */
  const missingAt = async (windowId: string) => {
    const { difference } = (await row('cage-windows', windowId))?.['lastCount'] as {
      difference: { cash: string; chips: Record<string, number> };
    };
    const chips = Object.entries(difference.chips).map(([face, count]) => [face, -count] as const);
    return { cash: difference.cash.replace('-', ''), chips: Object.fromEntries(chips) };
  };

  beforeAll(async () => {
    fresh = await freshRoom({ houseKey: randomBytes(32) });
    cage = await openCage(fresh);
    for (const name of ['open-cage', 'change-stock', 'open-window']) given.add(`cashier/${name}`);
    ana = await cage.seat('Ana', 1);
    ben = await cage.seat('Ben', 2);
  });
  afterAll(() => fresh.close());

  it('sells a buy-in whose limits are the game’s, made up from the drawer', async () => {
    const [sold] = await done(cage.cora, 'cashier/sell-chips', {
      ...{ windowId: 'w1', playerId: ana, amount: '200.00', for: 'buy-in' },
    });
    expect(sold).toMatchObject({
      ...{ type: 'ChipsSold', purpose: 'buy-in', alias: 'Ana', amountMinor: 20_000, tableId: 't1' },
      chips: { '10000': 2 },
    });
    const window = await row('cage-windows', 'w1');
    expect(window).toMatchObject({ flows: { ChipsSold: { count: 1, amount: '200.00' } } });
    expect(window).not.toHaveProperty('drawer');
    expect(await row('cage-players', ana)).toMatchObject({ alias: 'Ana', cashIn: '200.00' });
  });

  it('refuses less than the minimum, with the amount as people write it', async () => {
    const body = { windowId: 'w1', playerId: ben, amount: '50.00', for: 'buy-in' };
    const { status, body: problem } = await cage.give(cage.cora, 'cashier/sell-chips', body);
    expect([status, problem['code'], problem['rule']]).toEqual([
      409,
      'cashier.below-minimum-buy-in',
      'RRP-3.1.1',
    ]);
    expect(problem['detail']).toContain('100.00');
    const short = await cage.ask(cage.cora, 'cashier/sell-chips', { ...body, short: true });
    expect(short.body).toMatchObject({ allowed: true });
  });

  it('needs the stack for a top-up where the table has a ceiling, and holds it', async () => {
    const body = { windowId: 'w1', playerId: ana, amount: '100.00', for: 'top-up', carriedBy: 'runner' };
    const unknown = await cage.give(cage.cora, 'cashier/sell-chips', body);
    expect(unknown.body['code']).toBe('cashier.stack-unknown');
    const over = await cage.give(cage.cora, 'cashier/sell-chips', { ...body, stack: '250.00' });
    expect(over.body['code']).toBe('cashier.above-maximum-buy-in');
    const [sold] = await done(cage.cora, 'cashier/sell-chips', { ...body, stack: '150.00' });
    const purchaseId = String(sold?.['purchaseId']);
    expect(await row('cage-purchases', purchaseId)).toMatchObject({ amount: '100.00', announcedAt: null });
    await done(cage.dealer, 'cashier/announce-behind', { purchaseId });
    await done(cage.dealer, 'cashier/deliver-chips', { purchaseId });
    expect(await row('cage-purchases', purchaseId)).toBeUndefined();
  });

  it('sells chips to carry to a walk-in with nothing but an alias, and changes colours', async () => {
    const [, sold] = await done(cage.carl, 'cashier/sell-chips', {
      ...{ windowId: 'w2', alias: 'Zoé', chips: { '5.00': 20 } },
    });
    expect(sold).toMatchObject({ type: 'ChipsSold', purpose: 'chips', alias: 'Zoé' });
    await done(cage.carl, 'cashier/change-colour', {
      ...{ windowId: 'w2', takes: { '5.00': 20 }, gives: { '100.00': 1 } },
    });
  });

  it('cashes out who is leaving, and nobody who plays on', async () => {
    const body = { windowId: 'w1', playerId: ana, chips: { '100.00': 1 } };
    const stays = await cage.give(cage.cora, 'cashier/cash-out', body);
    expect(stays.body).toMatchObject({ code: 'cashier.going-south', rule: 'RRP-2.2.5' });
    await done(cage.cora, 'cashier/cash-out', { ...body, leaving: true });
  });

  it('keeps players’ money, deposits and chips for them', async () => {
    const holding = { cash: '50.00' };
    await done(cage.cora, 'cashier/pay-in', { windowId: 'w1', playerId: ana, holding });
    await done(cage.cora, 'cashier/pay-out', { windowId: 'w1', playerId: ana, holding: { cash: '20.00' } });
    const [held] = await done(cage.cora, 'cashier/hold-deposit', { windowId: 'w1', playerId: ana, holding });
    const [other] = await done(cage.cora, 'cashier/hold-deposit', { windowId: 'w1', playerId: ben, holding });
    await done(cage.cora, 'cashier/return-deposit', {
      windowId: 'w1',
      depositId: held?.['depositId'],
      holding,
    });
    await done(cage.supervisor, 'cashier/forfeit-deposit', {
      ...{ depositId: other?.['depositId'], reason: 'never came', secondCode: cage.cora.code },
    });
    await done(cage.cora, 'cashier/take-into-custody', {
      ...{ playerId: ben, chips: { '5.00': 4 }, ...cage.second },
    });
    expect(await row('cage-players', ben)).toMatchObject({ custody: { total: '20.00' } });
    await done(cage.cora, 'cashier/return-from-custody', { playerId: ben, ...cage.second });
    expect(await row('cage-players', ana)).toMatchObject({ balance: '30.00', deposits: [] });
  });

  it('brings a fill to a table: asked, approved, sent, received', async () => {
    const [asked] = await done(cage.dealer, 'cashier/ask-transfer', {
      ...{ kind: 'fill', from: 'window:w1', to: 'tray:t1', holding: { chips: { '5.00': 20 } } },
    });
    const transferId = String(asked?.['transferId']);
    const itself = await cage.give(cage.dealer, 'cashier/approve-transfer', { transferId });
    expect(itself.status).toBe(403);
    await done(cage.cora, 'cashier/approve-transfer', { transferId, ...cage.second });
    await done(cage.cora, 'cashier/send-transfer', { transferId });
    await done(cage.dealer, 'cashier/receive-transfer', { transferId });
    expect(await row('cage-transfers', transferId)).toMatchObject({
      ...{ state: 'received', tableId: 't1', difference: '0.00' },
    });
    const [second] = await done(cage.dealer, 'cashier/ask-transfer', {
      ...{ kind: 'credit', from: 'tray:t1', to: 'vault', holding: { chips: { '5.00': 1 } } },
    });
    await done(cage.dealer, 'cashier/cancel-transfer', {
      ...{ transferId: second?.['transferId'], reason: 'not needed' },
    });
    await done(cage.supervisor, 'cashier/count-tray', {
      ...{ tableId: 't1', counted: { chips: { '5.00': 19 } }, secondCode: cage.dealer.code },
    });
    expect(await row('cage-places', 'tray:t1')).toMatchObject({ held: { total: '95.00' } });
  });

  it('places, removes and counts drop boxes, and traces funds', async () => {
    const [placed] = await done(cage.supervisor, 'cashier/place-box', { tableId: 't1', kind: 'jackpot' });
    const boxId = String(placed?.['boxId']);
    await done(cage.supervisor, 'cashier/remove-box', { boxId, secondCode: cage.dealer.code });
    await done(cage.supervisor, 'cashier/count-box', {
      ...{ boxId, chips: { '5.00': 10 }, expected: '55.00', secondCode: cage.cora.code },
    });
    expect(await row('cage-boxes', boxId)).toMatchObject({ counted: '50.00', difference: '-5.00' });
    await done(cage.manager, 'cashier/add-to-fund', {
      ...{ fund: 'jackpot', amount: '100.00', reason: 'seed', ...cage.second },
    });
    await done(cage.cora, 'cashier/pay-from-fund', {
      ...{ windowId: 'w1', fund: 'jackpot', playerId: ana, holding: { cash: '60.00' } },
      ...{ reason: 'bad beat', ...cage.second },
    });
    expect(await row('cage-funds', 'jackpot')).toMatchObject({ balance: '90.00' });
    expect(Object.values(await rowsOf(cage, cage.manager, 'cage-registers'))).toMatchObject([
      { register: 'jackpot', alias: 'Ana', amount: '60.00' },
    ]);
    await done(cage.supervisor, 'cashier/set-table-fee', { tableId: 't1', fee: 'rent' });
  });

  it('takes a period’s rent in against the floor’s sheet', async () => {
    const rate = { gameId: 'nlhe', kind: 'rent', amount: '5.00', periodMinutes: 30, when: 'dealer-change' };
    const set = await fresh.command(cage.manager.token, 'set-rate', rate);
    expect(set.status).toBe(200);
    expect((await fresh.command(cage.manager.token, 'apply-rate', { tableId: 't1' })).status).toBe(200);
    const nothing = await cage.give(cage.cora, 'cashier/collect-rent', {
      ...{ windowId: 'w1', tableId: 't1', period: 1 },
    });
    expect([nothing.status, nothing.body['code']]).toEqual([404, 'cashier.nothing-due']);
    const started = await fresh.command(cage.manager.token, 'start-collection', { tableId: 't1', period: 1 });
    expect(started.body).toMatchObject({ facts: [{ type: 'TimeCollectionDue' }] });
    await fresh.command(cage.manager.token, 'collect-time', { tableId: 't1', period: 1 });
    const [taken] = await done(cage.cora, 'cashier/collect-rent', {
      ...{ windowId: 'w1', tableId: 't1', period: 1 },
    });
    expect(taken).toMatchObject({ type: 'RentCollected', differenceMinor: 0 });
    const again = await cage.give(cage.cora, 'cashier/collect-rent', {
      ...{ windowId: 'w1', tableId: 't1', period: 1 },
    });
    expect(again.body['code']).toBe('cashier.already-collected');
  });

  it('notes what happens with stakes at a table', async () => {
    const settings = [
      ['chipsPayRefreshments', true],
      ['playerLoansAllowed', true],
      ['chipTransfersBetweenPlayers', 'unanimousConsent'],
    ] as const;
    for (const [setting, value] of settings)
      await done(cage.manager, 'cashier/change-cage-setting', { setting, value });
    const at = { tableId: 't1', playerId: ana };
    await fresh.command(cage.keeper, 'mark-absent', { tableId: 't1', seat: 1 });
    await done(cage.supervisor, 'cashier/take-for-safety', { ...at, amount: '50.00', stack: '150.00' });
    await done(cage.supervisor, 'cashier/bring-back', { ...at, amount: '50.00' });
    await done(cage.supervisor, 'cashier/pass-chips', {
      ...{ ...at, to: ben, amount: '5.00', stack: '150.00', consents: 2 },
    });
    await done(cage.cora, 'cashier/sell-chips', {
      ...{ windowId: 'w1', playerId: ben, amount: '100.00', for: 'buy-in', carriedBy: 'runner' },
    });
    const lend = { ...at, borrower: ben, amount: '20.00', stack: '145.00' };
    await done(cage.supervisor, 'cashier/lend-chips', lend);
    await done(cage.supervisor, 'cashier/repay-loan', { borrower: ben });
    await done(cage.dealer, 'cashier/pay-refreshments', { ...at, chips: { '5.00': 2 }, stack: '145.00' });
    const cleo = await cage.seat('Cleo', 3);
    await done(cage.dealer, 'cashier/mark-looked-at-cards', { tableId: 't1', playerId: cleo });
    await done(cage.dealer, 'cashier/let-cash-play', { ...at, handNumber: 3, objections: 1 });
    await done(cage.dealer, 'cashier/mark-cash-changed', at);
    await done(cage.manager, 'cashier/change-cage-setting', { setting: 'cashPlays', value: true });
    await done(cage.dealer, 'cashier/count-notes', { ...at, notes: { '100': 2 } });
  });

  it('sells entries of a tournament and pays them back', async () => {
    const [announced] = await done(cage.director, 'cashier/announce-event', {
      ...{ name: 'Cup', ruleSet: 'rtc', price: '100.00', fee: '10.00', stack: 5_000, paidPlaces: 1 },
    });
    const eventId = String(announced?.['eventId']);
    for (const playerId of [ana, ben])
      await done(cage.cora, 'cashier/sell-entry', { windowId: 'w1', eventId, playerId, present: true });
    await done(cage.director, 'cashier/place-entrant', { eventId, playerId: ana, place: 2 });
    await done(cage.cora, 'cashier/give-up-entry', { eventId, playerId: ben, stack: 4_000 });
    const body = { eventId, reason: 'fire alarm', stacks: [] };
    expect((await cage.give(cage.cora, 'cashier/cancel-event', body)).body['code']).toBe(
      'cashier.only-director-cancels',
    );
    await done(cage.director, 'cashier/cancel-event', body);
    expect(await row('cage-events', eventId)).toMatchObject({ state: 'cancelled', pool: '0.00' });
    expect(await row('cage-players', ben)).toMatchObject({ balance: '110.00' });
  });

  it('sells no entry of an event to whoever is out of it, and everything else', async () => {
    const cup = { ruleSet: 'rtc', price: '100.00', fee: '10.00', stack: 5_000, paidPlaces: 1 };
    const announce = async (name: string) => {
      const [announced] = await done(cage.director, 'cashier/announce-event', { name, ...cup });
      return String(announced?.['eventId']);
    };
    const [first, second] = [await announce('First'), await announce('Second')];
    const out = {
      playerId: ana,
      term: { kind: 'for-good' },
      rule: 'RTC-2.g',
      reason: 'took chips off the table',
    };
    const excluded = await fresh.ask({
      ...{ method: 'POST', url: 'conduct/exclude-player', token: cage.manager.token },
      body: { ...out, eventId: first },
    });
    expect(excluded.body['facts']).toContainEqual(
      expect.objectContaining({ type: 'PlayerShutOut', scope: 'event', eventId: first }),
    );
    const entry = { windowId: 'w1', playerId: ana, present: true };
    const refused = await cage.give(cage.cora, 'cashier/sell-entry', { ...entry, eventId: first });
    expect([refused.status, refused.body['code']]).toEqual([403, 'tournament.player-barred']);
    const asked = await cage.ask(cage.cora, 'cashier/sell-entry', { ...entry, eventId: first });
    expect(asked.body).toMatchObject({ allowed: false, problem: { code: 'tournament.player-barred' } });
    await done(cage.cora, 'cashier/sell-entry', { ...entry, eventId: second });
    for (const eventId of [first, second])
      await done(cage.director, 'cashier/cancel-event', { eventId, reason: 'test over', stacks: [] });
  });

  it('sees papers, and shows them to a manager who looks', async () => {
    const [taken] = await done(cage.cora, 'cashier/take-identity', {
      ...{ playerId: ana, name: 'Ana Martin', birthDate: '1980-02-29' },
      document: { kind: 'passport', number: '12AB34567', country: 'FR' },
    });
    expect(JSON.stringify(taken)).not.toContain('Martin');
    const url = `cashier/identity/${String(taken?.['reference'])}`;
    expect((await cage.get(cage.cora, url)).status).toBe(403);
    const { body } = await cage.get(cage.manager, url);
    expect(body).toMatchObject({ playerId: ana, papers: { name: 'Ana Martin' } });
    const looks = await fresh.people.accessRecord.count({ where: { kind: 'identity-read', subject: ana } });
    expect(looks).toBe(1);
  });

  it('takes an entry back once, with a second person who may', async () => {
    const sold = await done(cage.carl, 'cashier/sell-chips', {
      windowId: 'w2',
      playerId: ben,
      amount: '40.00',
    });
    const entryId = String(sold[0]?.['command']);
    const body = { entryId, reason: 'wrong player' };
    const other = await cage.give(cage.carl, 'cashier/reverse-entry', {
      ...body,
      secondCode: cage.cora.code,
    });
    expect(other.body['code']).toBe('people.second-person-not-entitled');
    await done(cage.carl, 'cashier/reverse-entry', { ...body, ...cage.second });
    expect(await row('cage-entries', entryId)).toMatchObject({ canBeReversed: false });
    const twice = await cage.give(cage.carl, 'cashier/reverse-entry', { ...body, ...cage.second });
    expect(twice.body['code']).toBe('cashier.already-reversed');
  });

  it('counts, resumes and closes windows, the vault and the day', async () => {
    for (const [by, windowId] of [
      [cage.cora, 'w1'],
      [cage.carl, 'w2'],
    ] as const) {
      await done(by, 'cashier/count-window', { windowId, counted: { cash: '0.00' } });
      expect(await row('cage-windows', windowId)).toMatchObject({ state: 'counted' });
      const counted = await missingAt(windowId);
      await done(by, 'cashier/resume-window', { windowId });
      await done(by, 'cashier/count-window', { windowId, counted });
      const drawerGoes = windowId === 'w1' ? 'kept' : 'to-vault';
      const facts = await done(by, 'cashier/close-window', { windowId, drawer: drawerGoes, ...cage.second });
      expect(facts).toMatchObject([{ type: 'WindowClosed', differenceMinor: 0 }]);
    }
    const vault = (await row('cage-places', 'vault'))?.['held'] as { cash: string; chips: object };
    const counted = { cash: vault.cash, chips: vault.chips };
    expect(await done(cage.manager, 'cashier/count-vault', { counted, ...cage.second })).toMatchObject([
      { differenceMinor: 0 },
    ]);
  });

  it('keeps every board to its contract, and to a fold of the log', async () => {
    for (const board of Object.keys(boardRows).filter((name) => name.startsWith('cage'))) {
      const now = await cage.get(cage.manager, `boards/${board}`);
      const rows = await rowsOf(cage, cage.manager, board);
      for (const body of Object.values(rows))
        expect((boardRows[board as 'cage'] as { parse(row: unknown): unknown }).parse(body)).toEqual(body);
      const position = String(now.body['position']);
      expect([board, await rowsOf(cage, cage.manager, `${board}?position=${position}`)]).toEqual([
        board,
        rows,
      ]);
    }
  });

  it('closes the day and goes on with it on the next', async () => {
    await done(cage.manager, 'cashier/close-cage', {});
    expect(await row('cage-entries', 'any')).toBeUndefined();
    const over = await cage.give(cage.cora, 'cashier/open-window', {
      ...{ windowId: 'w1', issued: {}, counted: {}, ...cage.second },
    });
    expect(over.body['code']).toBe('cashier.cage-closed');
    const before = await rowsOf(cage, cage.manager, 'cage-players');
    expect((await fresh.command(cage.manager.token, 'close-day', {})).status).toBe(200);
    expect((await fresh.command(cage.manager.token, 'open-day', { day: '2026-11-29' })).status).toBe(200);
    const [opened] = await done(cage.manager, 'cashier/open-cage', {});
    expect(opened).toMatchObject({ day: '2026-11-29', denominations: [100, 500, 2_500, 10_000] });
    expect(await rowsOf(cage, cage.manager, 'cage-players')).toEqual(before);
    const kept = (await row('cage-places', 'window:w1'))?.['held'] as { cash: string; chips: object };
    const reopened = await done(cage.carl, 'cashier/open-window', {
      ...{ windowId: 'w1', issued: {}, counted: { cash: kept.cash, chips: kept.chips }, ...cage.second },
    });
    expect(reopened).toMatchObject([{ differenceMinor: 0 }]);
    const twice = await cage.give(cage.manager, 'cashier/open-cage', {});
    expect(twice.body).toMatchObject({ code: 'cashier.cage-already-open', facts: { day: '2026-11-29' } });
  });

  it('tried every command', () => {
    expect([...given].sort()).toEqual(Object.keys(cashierCommandBodies).sort());
  });
});
