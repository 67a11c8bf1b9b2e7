import { type Seed } from '@cardroom/kernel';
import { type BreakCardsDrawn, type SeatsDrawn, verifyLots, verifySeatDraw } from '@cardroom/floor';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

type Facts = readonly (Record<string, unknown> & { readonly type: string })[];
const factsOf = ({ body }: Answer): Facts => (body['facts'] ?? []) as Facts;
const factOf = (answer: Answer, type: string) => factsOf(answer).find((fact) => fact.type === type);

describe('openings, breaks, stakes, decks and dealers over HTTP', () => {
  let room: FreshRoom;
  let keeper: string;
  let manager: string;
  let supervisor: string;
  let dealer: string;

  const ok = async (name: string, body: unknown, token = supervisor): Promise<Answer> => {
    const answer = await room.command(token, name, body);
    expect([name, answer.status, answer.body['code']]).toEqual([name, 200, undefined]);
    return answer;
  };
  const no = async (name: string, body: unknown, token = supervisor) => {
    const { status, body: problem } = await room.command(token, name, body);
    return { status, code: problem['code'], rule: problem['rule'] };
  };
  const rows = async (board: string, token = supervisor) =>
    (await room.ask({ url: `boards/${board}`, token })).body['rows'] as {
      readonly key: string;
      readonly body: Record<string, unknown>;
    }[];
  const join = (alias: string) => ok('join-list', { gameId: 'nlhe', source: 'walk-in', alias }, keeper);
  const sit = (alias: string, tableId: string, seat: number) =>
    ok('seat-player', { alias, tableId, seat, reason: 'first game' });

  beforeAll(async () => {
    room = await freshRoom();
    ({ keeper, manager } = await openEvening(room));
    supervisor = await room.staff('floorSupervisor');
    dealer = await room.staff('dealer');
    await ok('place-table', { tableId: 't2', number: 2, section: 'A', seats: 9 });
    const stakes = { variant: 'holdem', structure: 'no-limit', stakes: ['2', '5'] };
    await ok('offer-game', { gameId: 'bigger', ...stakes, minBuyIn: '200', maxBuyIn: null }, manager);
  });
  afterAll(() => room.close());

  it('draws the seats from a seed of its own, which anybody can verify', async () => {
    for (const alias of ['Ana', 'Ben', 'Cid']) await join(alias);
    expect(await no('draw-seats', { tableId: 't1' }, keeper)).toMatchObject({ status: 403 });
    const drawn = factOf(await ok('draw-seats', { tableId: 't1' }), 'SeatsDrawn') as unknown as SeatsDrawn;
    expect(drawn.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(verifySeatDraw(drawn)).toBe(true);
    expect(verifySeatDraw({ ...drawn, seed: '00'.repeat(32) as Seed })).toBe(false);
    expect(await no('draw-seats', { tableId: 't1' })).toEqual({
      status: 409,
      code: 'floor.already-drawn',
      rule: 'THR-1.1',
    });
    for (const { entryId } of drawn.draws) await ok('seat-called', { entryId }, keeper);
    await ok('draw-button', { tableId: 't1' }, dealer);
    const board = await room.device('publicBoard');
    const [row] = await rows('opening-draws', board);
    expect(row?.body).toMatchObject({ seats: { isVerified: true }, button: { isVerified: true } });
    expect(JSON.stringify(row)).not.toContain('playerId');
  });

  it('adds one extra seat at an opening, by a supervisor', async () => {
    expect(await no('add-extra-seat', { tableId: 't1' }, dealer)).toEqual({
      status: 403,
      code: 'floor.supervisor-required',
      rule: 'RRP-2.3.8',
    });
    expect(factOf(await ok('add-extra-seat', { tableId: 't1' }), 'ExtraSeatAdded')).toMatchObject({
      seat: 10,
    });
    expect(await no('add-extra-seat', { tableId: 't1' })).toMatchObject({ code: 'floor.extra-player-limit' });
  });

  it('changes the stakes unless two object', async () => {
    const tables = await rows('tables');
    const seats = tables.find(({ key }) => key === 't1')?.body['seats'] as Record<string, string>[];
    const [one, two] = seats.flatMap(({ playerId }) => (playerId ? [playerId] : []));
    await ok('propose-stakes', { tableId: 't1', gameId: 'bigger' }, dealer);
    await ok('object-to-stakes', { tableId: 't1', playerId: one }, dealer);
    expect(await no('confirm-stakes', { tableId: 't1' }, dealer)).toMatchObject({
      status: 403,
      code: 'floor.approval-required',
    });
    await ok('object-to-stakes', { tableId: 't1', playerId: two }, dealer);
    expect(await no('confirm-stakes', { tableId: 't1' })).toEqual({
      status: 409,
      code: 'floor.stakes-change-objected',
      rule: 'RRP-2.2.16',
    });
    await ok('withdraw-stakes', { tableId: 't1' }, dealer);
  });

  it('refuses a second setup within the hour', async () => {
    const change = { tableId: 't1', what: 'setup', cause: 'request' };
    await ok('change-deck', change, dealer);
    expect(await no('change-deck', change, dealer)).toMatchObject({ code: 'floor.setup-too-new' });
    expect(await no('change-deck', { ...change, cause: 'damaged' }, dealer)).toMatchObject({
      code: 'floor.defect-required',
    });
    await ok('change-deck', { ...change, cause: 'damaged', defect: 'wet', bagged: true }, dealer);
  });

  it('signs dealers in, pushes them on, and lets them have their breaks', async () => {
    const at = (dealerId: string, tableId: string | null) => ({
      dealerId,
      name: dealerId,
      tableId,
      section: 'A',
    });
    await ok('open-table', { tableId: 't2', gameId: 'nlhe' });
    await ok('sign-in-dealer', at('d1', 't1'));
    expect(await no('sign-in-dealer', at('d2', 't1'))).toMatchObject({ code: 'floor.table-has-dealer' });
    expect(await no('sign-in-dealer', at('d2', null), dealer)).toMatchObject({ code: 'floor.other-dealer' });
    await ok('sign-in-dealer', at('d2', null));
    await ok('push-dealers', { section: 'A' });
    const board = await rows('dealers');
    expect(board.map(({ key, body }) => [key, body['tableNumber']])).toEqual([
      ['d1', 2],
      ['d2', 1],
    ]);
    await ok('start-dealer-break', { dealerId: 'd1' });
    await ok('end-dealer-break', { dealerId: 'd1' });
    await ok('sign-out-dealer', { dealerId: 'd1' });
  });

  it('breaks a table in two taps', async () => {
    await sit('Dan', 't2', 1);
    await sit('Eva', 't2', 2);
    await ok('announce-break', { tableId: 't1' });
    await ok('call-off-break', { tableId: 't1' });
    const before = await rows('tables');
    const seats = before.find(({ key }) => key === 't1')?.body['seats'] as Record<string, string>[];
    const away = seats.find(({ playerId }) => playerId)?.['playerId'];
    await ok('draw-for-break', { tableId: 't1', absent: [away] });
    const [cards] = await rows('table-breaks');
    expect(cards?.body['order']).toHaveLength(3);
    expect(await no('draw-for-break', { tableId: 't1' })).toMatchObject({ code: 'floor.cards-drawn' });
    const broken = await ok('break-table', { tableId: 't1' });
    const fact = factOf(broken, 'TableBroken') as unknown as {
      moved: { playerId: string; tableId: string; seat: number; kept: boolean }[];
    };
    expect(fact.moved).toHaveLength(3);
    expect(factOf(broken, 'TableClosed')).toMatchObject({ owed: [{ kind: 'dealer-to-send-on' }] });
    const kept = fact.moved.find((each) => each.kept);
    expect(kept?.playerId).toBe(away);
    const at = { tableId: kept?.tableId, seat: kept?.seat };
    await ok('give-up-break-seat', at, keeper);
    expect(await no('give-up-break-seat', at, keeper)).toMatchObject({ code: 'floor.not-kept-by-break' });
  });

  it('opens, closes and breaks tables as the house has it', async () => {
    const roomManager = await room.staff('roomManager');
    const set = (setting: string, value: unknown) =>
      ok('change-house-setting', { setting, value }, roomManager);
    await set('tableBreakSeatMethod', 'emptySeats');
    const undrawn = { code: 'floor.break-without-draw', rule: 'RRP-2.3.14' };
    expect(await no('draw-for-break', { tableId: 't2' })).toMatchObject(undrawn);
    await set('tableBreakSeatMethod', 'randomDraw');
    await ok('open-table', { tableId: 't1', gameId: 'nlhe' });
    await set('tableOpenCloseRole', 'management');
    const forManagers = { status: 403, code: 'floor.not-authorised', rule: 'RRP-2.2.1' };
    expect(await no('close-table', { tableId: 't1' })).toEqual(forManagers);
    const drawn = factOf(await ok('draw-for-break', { tableId: 't2' }, roomManager), 'BreakCardsDrawn');
    const { seed, seats } = drawn as unknown as Required<BreakCardsDrawn>;
    expect(seats.length).toBeGreaterThan(1);
    expect(verifyLots(seed, seats)).toBe(true);
    expect(await rows('table-breaks')).toMatchObject([{ key: 't2', body: { byLot: true } }]);
    await ok('undo-action', { action: drawn?.['command'] }, roomManager);
    await set('tableOpenCloseRole', 'floorSupervisor');
    await set('tableBreakSeatMethod', 'drawnCard');
    await ok('close-table', { tableId: 't1' });
  });

  it('says no in both languages', async () => {
    const refused = await room.command(supervisor, 'break-table', { tableId: 't2' });
    expect(refused.body).toMatchObject({
      code: 'floor.cards-not-drawn',
      texts: {
        en: 'The players of table 2 have not drawn their cards yet.',
        fr: 'Les joueurs de la table 2 n’ont pas encore tiré leurs cartes.',
      },
    });
  });
});
