import { type TimeCollectionRow } from '@cardroom/contracts';
import { instant } from '@cardroom/kernel';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

const typesOf = ({ body }: Answer): string[] =>
  (body['facts'] as readonly { readonly type: string }[]).map(({ type }) => type);

/** The evening of 28 November 2026 in Paris, an hour before that of UTC. */
const at = (time: string) => instant(Date.parse(`2026-11-28T${time}Z`));

describe('time collection over HTTP', () => {
  let room: FreshRoom;
  let manager: string;
  let keeper: string;
  let dealer: string;
  let now = at('18:00:00');

  beforeAll(async () => {
    room = await freshRoom({}, { clock: { now: () => now } });
    ({ manager, keeper } = await openEvening(room));
    dealer = await room.staff('dealer');
  });
  afterAll(() => room.close());

  const rows = async (query = ''): Promise<readonly TimeCollectionRow[]> => {
    const answer = await room.ask({
      url: `boards/time-collections${query}`,
      token: await room.staff('cashier'),
    });
    expect(answer.status).toBe(200);
    return (answer.body['rows'] as readonly { readonly body: TimeCollectionRow }[]).map(({ body }) => body);
  };
  const seat = (alias: string, number: number) =>
    room.command(keeper, 'seat-player', { tableId: 't1', seat: number, alias, reason: 'first game' });

  it('a rate is set by managers, with the amounts of the room’s currency', async () => {
    const body = { gameId: 'nlhe', kind: 'rent', amount: '6.00', periodMinutes: 30, when: 'house-clock' };
    expect(await room.command(keeper, 'set-rate', body)).toMatchObject({ status: 403 });
    expect(await room.command(manager, 'set-rate', { ...body, amount: '6.001' })).toMatchObject({
      status: 400,
    });
    expect(await room.command(manager, 'set-rate', { ...body, amount: undefined })).toMatchObject({
      status: 409,
      body: { code: 'floor.rate-invalid', facts: { field: 'amount' } },
    });
    expect(typesOf(await room.command(manager, 'set-rate', body))).toEqual(['RateSet']);
    expect(typesOf(await room.command(manager, 'apply-rate', { tableId: 't1' }))).toEqual(['TableFeeSet']);
  });

  it('what fell due is settled before the next command, and no deal goes before it is paid', async () => {
    for (const [i, alias] of ['Ana', 'Ben', 'Cleo'].entries())
      expect((await seat(alias, i + 1)).status).toBe(200);
    now = at('19:01:00');
    const deal = { tableId: 't1' };
    const refused = await room.command(dealer, 'deal-hand', deal);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'floor.collection-due', rule: 'RRP-2.2.2', facts: { period: 2, seats: [1, 2, 3] } },
    });
    const french = await room.ask({
      method: 'POST',
      url: 'floor/deal-hand',
      body: deal,
      token: dealer,
      headers: { 'accept-language': 'fr' },
    });
    expect(french.body['detail']).toContain('siège 1, 2, 3');
    const may = await room.ask({
      method: 'POST',
      url: 'floor/collect-time?ask=true',
      body: { tableId: 't1', period: 2 },
      token: dealer,
    });
    expect(may.body).toMatchObject({ allowed: true });
  });

  it('the whole table pays in one pass but one, who declines while nobody waits', async () => {
    const declined = await room.command(dealer, 'decline-time', {
      tableId: 't1',
      period: 2,
      seat: 2,
      then: 'courtesy',
    });
    expect(typesOf(declined).at(-1)).toBe('TimeDeclined');
    const passed = await room.command(dealer, 'collect-time', { tableId: 't1', period: 2 });
    expect(passed.body).toMatchObject({ facts: [{ type: 'TimeCollected', amountMinor: 1200 }] });
    const answer = await room.command(dealer, 'deal-hand', { tableId: 't1', bigBlind: 1 });
    expect(answer).toMatchObject({ status: 200, body: { facts: [] } });
    expect(await room.command(dealer, 'deal-hand', { tableId: 't1', bigBlind: 2 })).toMatchObject({
      body: { code: 'floor.collection-due', facts: { seats: [2] } },
    });
  });

  it('the board is the cashier’s sheet, now and in the past, and the seat is marked', async () => {
    const [row] = await rows();
    expect(row).toMatchObject({
      tableNumber: 1,
      fee: { kind: 'rent', version: 1, amount: '6.00' },
      lastPeriod: 2,
      nextDueAt: '2026-11-28T19:30:00.000Z',
      totals: { due: '18.00', paid: '12.00', declined: '6.00', open: '0.00' },
      missed: [],
    });
    const [before] = await rows('?at=2026-11-28T18:10:00Z');
    expect(before).toMatchObject({ lastPeriod: 0, totals: { due: '0.00' } });
  });

  it('F11 a missed collection is listed, and waived only with a reason by a supervisor', async () => {
    now = at('19:30:10');
    await room.command(keeper, 'leave-seat', { tableId: 't1', seat: 3 });
    const [row] = await rows();
    expect(row?.missed).toMatchObject([
      { period: 2, seat: 2, alias: 'Ben', amount: '6.00', seatedHere: true },
    ]);
    const tables = await room.ask({ url: 'boards/tables', token: keeper });
    expect(JSON.stringify(tables.body)).toContain('"rentDue":"12.00"');
    const waiver = { tableId: 't1', period: 2, seat: 2 };
    expect(await room.command(manager, 'waive-time', waiver)).toMatchObject({ status: 400 });
    const reasoned = { ...waiver, reason: 'promised by the host' };
    expect(await room.command(dealer, 'waive-time', reasoned)).toMatchObject({ status: 403 });
    expect(typesOf(await room.command(manager, 'waive-time', reasoned))).toEqual(['TimeWaived']);
    expect((await rows())[0]?.missed).toEqual([]);
  });

  it('refund, pause, resume, package and a single payment are taken, or refused for a reason', async () => {
    const of3 = { tableId: 't1', period: 3 };
    const none = { status: 409, body: { code: 'floor.collection-nothing-owed' } };
    expect(await room.command(dealer, 'pay-time', { ...of3, seat: 9 })).toMatchObject(none);
    expect((await room.command(dealer, 'pay-time', { ...of3, seat: 1 })).status).toBe(200);
    const back = await room.command(manager, 'refund-time', { ...of3, seat: 1, reason: 'game broke' });
    expect(typesOf(back)).toEqual(['TimeRefunded']);
    const pause = { tableId: 't1', reason: 'fire alarm' };
    expect(typesOf(await room.command(manager, 'pause-collection', pause))).toEqual(['CollectionPaused']);
    expect((await rows())[0]?.paused).toMatchObject({ reason: 'fire alarm' });
    const resumed = await room.command(manager, 'resume-collection', { tableId: 't1' });
    expect(typesOf(resumed)).toEqual(['CollectionResumed']);
    const start = await room.command(dealer, 'start-collection', { tableId: 't1', period: 4 });
    expect(start).toMatchObject({ status: 409, body: { code: 'floor.collection-by-the-clock' } });
    const sale = await room.command(keeper, 'sell-package', { tableId: 't1', seat: 1, periods: 5 });
    expect(sale).toMatchObject({ status: 404, body: { code: 'floor.package-unknown' } });
  });

  it('a raked game says its share of the pot', async () => {
    const rake = { percent: 4.5, most: '3.00', noFlopNoDrop: true };
    const body = { gameId: 'nlhe', kind: 'rake', rake };
    const tooMuch = { ...body, rake: { ...rake, percent: 20.1 } };
    expect(await room.command(manager, 'set-rate', tooMuch)).toMatchObject({ status: 400 });
    expect(typesOf(await room.command(manager, 'set-rate', body))).toEqual(['RateSet']);
    const { body: board } = await room.ask({ url: 'boards/rates', token: manager });
    const [row] = board['rows'] as readonly { readonly body: { versions: readonly object[] } }[];
    expect(row?.body.versions.at(-1)).toMatchObject({ kind: 'rake', rake });
  });
});
