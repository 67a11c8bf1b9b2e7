import { handoverAnswer, receiptRow } from '@cardroom/contracts';
import { type Clock, instant } from '@cardroom/kernel';
import { type Answer, type FreshRoom, freshRoom, openEvening } from '../testing';

type Facts = readonly Record<string, unknown>[];
const factOf = ({ body }: Answer, type: string): Record<string, unknown> => {
  const fact = (body['facts'] as Facts).find((each) => each['type'] === type);
  if (!fact) throw new Error(`no ${type} in ${JSON.stringify(body)}`);
  return fact;
};

describe('waiting lists over HTTP', () => {
  let aheadMs = 0;
  const clock: Clock = { now: () => instant(Date.now() + aheadMs) };
  let room: FreshRoom;
  let keeper: string;
  let manager: string;
  let supervisor: string;
  let cashier: string;
  let dealer: string;

  beforeAll(async () => {
    room = await freshRoom({}, { clock });
    ({ keeper, manager } = await openEvening(room));
    supervisor = await room.staff('floorSupervisor');
    cashier = await room.staff('cashier');
    dealer = await room.staff('dealer');
    await room.command(manager, 'offer-game', {
      gameId: 'plo',
      variant: 'omaha',
      structure: 'pot-limit',
      stakes: ['2', '5'],
      minBuyIn: '200',
      maxBuyIn: null,
    });
  });
  afterAll(() => room.close());

  const join = async (alias: string, gameId = 'nlhe') => {
    const fact = factOf(
      await room.command(keeper, 'join-list', { gameId, source: 'walk-in', alias }),
      'PlayerListed',
    );
    return fact as Record<'entryId' | 'receiptCode' | 'playerId', string>;
  };
  const receipt = async (code: string) =>
    receiptRow.parse((await room.ask({ url: `receipts/${code}` })).body);
  const setting = (name: string, value: unknown) =>
    room.command(manager, 'change-house-setting', { setting: name, value });
  const rows = async (board: string, token = keeper) =>
    (await room.ask({ url: `boards/${board}`, token })).body['rows'] as { key: string; body: never }[];

  it('F03 a receipt reads its place off the list, and follows when somebody ahead leaves', async () => {
    const first = await join('Ana');
    const second = await join('Bea');
    expect(await receipt(second.receiptCode)).toMatchObject({
      state: 'waiting',
      position: 2,
      expected: null,
    });
    await room.command(keeper, 'leave-list', { entryId: first.entryId });
    expect(await receipt(second.receiptCode)).toMatchObject({ position: 1, overtakings: [] });
    await room.command(keeper, 'leave-list', { entryId: second.entryId });
    expect(await receipt(second.receiptCode)).toMatchObject({ state: 'left', position: null });
  });

  it('gives a called player more time, within the house’s limit, in both languages', async () => {
    const { entryId } = await join('Cid');
    await room.command(keeper, 'call-player', { entryId, tableId: 't1', seat: 1 });
    const given = await room.command(keeper, 'give-more-time', { entryId });
    expect(given.status).toBe(200);
    expect(factOf(given, 'CallExtended')).toMatchObject({ times: 1 });
    const refused = await room.command(keeper, 'give-more-time', { entryId });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'floor.no-more-time', rule: 'RRP-2.3.2' },
    });
    expect((await room.command(dealer, 'give-more-time', { entryId })).status).toBe(403);
    const may = await room.ask({
      method: 'POST',
      url: 'floor/give-more-time?ask=true',
      body: { entryId },
      token: keeper,
    });
    expect(may.body).toMatchObject({ allowed: false, problem: { code: 'floor.no-more-time' } });
    await room.command(keeper, 'seat-called', { entryId });
  });

  it('a player who leaves the room says when he will be back, and stands among what is due', async () => {
    const { entryId } = await join('Dan');
    await room.command(keeper, 'mark-out', { entryId, minutes: 20 });
    const due = (await rows('due')).find(({ key }) => key === `entry-${entryId}`);
    expect(due?.body).toMatchObject({ kind: 'out', alias: 'Dan', gameId: 'nlhe' });
    await room.command(keeper, 'mark-back', { entryId });
    expect((await rows('due')).some(({ key }) => key === `entry-${entryId}`)).toBe(false);
    await room.command(keeper, 'leave-list', { entryId });
  });

  it('transfers an entry to another list, receipt and all', async () => {
    const earlier = await join('Eve');
    aheadMs += 1_000;
    const other = await join('Fay', 'plo');
    const body = {
      entryId: earlier.entryId,
      toGameId: 'plo',
      place: 'arrival',
      reason: 'wants the bigger game',
    };
    expect((await room.command(keeper, 'transfer-entry', body)).status).toBe(200);
    expect(await receipt(earlier.receiptCode)).toMatchObject({ game: { gameId: 'plo' }, position: 1 });
    expect(await receipt(other.receiptCode)).toMatchObject({
      position: 2,
      overtakings: [{ kind: 'transferred', reason: 'wants the bigger game' }],
    });
    expect(await room.command(keeper, 'transfer-entry', body)).toMatchObject({
      status: 409,
      body: { code: 'floor.already-there' },
    });
  });

  it('asks what becomes of the other places where the house wants it asked', async () => {
    await setting('otherListsWhenSeated', 'ask');
    const { entryId, playerId } = await join('Gus');
    await room.command(keeper, 'join-list', { gameId: 'plo', source: 'walk-in', playerId });
    await room.command(keeper, 'call-player', { entryId, tableId: 't1', seat: 2 });
    expect(await room.command(keeper, 'seat-called', { entryId })).toMatchObject({
      status: 409,
      body: { code: 'floor.others-not-chosen' },
    });
    const seated = await room.command(keeper, 'seat-called', { entryId, others: 'drop' });
    expect(factOf(seated, 'EntryRemoved')).toMatchObject({ cause: 'seated-elsewhere', gameId: 'plo' });
    await setting('otherListsWhenSeated', 'keep');
  });

  it('takes a deposit for a held place, which the cashier gives back and only those in charge keep', async () => {
    const { entryId } = await join('Hal');
    await room.command(keeper, 'hold-place', { entryId });
    const none = await room.command(keeper, 'take-deposit', { entryId });
    expect(none).toMatchObject({ status: 409, body: { code: 'floor.deposits-not-taken' } });
    await setting('lockUpDepositMinor', 2_000);
    const taken = factOf(await room.command(keeper, 'take-deposit', { entryId }), 'DepositTaken');
    expect(taken).toMatchObject({ amountMinor: 2_000, alias: 'Hal' });
    expect(await rows('deposits', cashier)).toMatchObject([{ body: { amount: '20.00', lockUp: 'lasts' } }]);
    const { depositId } = taken;
    const keep = { depositId, outcome: 'forfeited', reason: 'never came' };
    expect(await room.command(keeper, 'settle-deposit', keep)).toMatchObject({
      status: 403,
      body: { code: 'floor.forfeit-not-authorised' },
    });
    const mute = await room.command(supervisor, 'settle-deposit', { depositId, outcome: 'forfeited' });
    expect(mute.status).toBe(400);
    const back = await room.command(cashier, 'settle-deposit', { depositId, outcome: 'returned' });
    expect(factOf(back, 'DepositReturned')).toMatchObject({ amountMinor: 2_000 });
    expect(await rows('deposits')).toEqual([]);
    await room.command(keeper, 'leave-list', { entryId });
  });

  it('F04 the handover tells decisions out of order, now and as it was at any position', async () => {
    const passed = await join('Ivo');
    const { entryId } = await join('Jan');
    const call = await room.command(supervisor, 'call-player', {
      entryId,
      tableId: 't1',
      seat: 5,
      reason: 'table agreed',
    });
    const read = async (query = '', token = keeper) => room.ask({ url: `handover${query}`, token });
    const now = handoverAnswer.parse((await read()).body);
    expect(now.outOfOrder.at(-1)).toMatchObject({
      alias: 'Jan',
      by: 'floorSupervisor',
      reason: 'table agreed',
      seat: 5,
      tableNumber: 1,
      undone: false,
    });
    expect(now.outOfOrder.at(-1)?.passed.map((each) => each.entryId)).toContain(passed.entryId);
    expect(now.due.map(({ kind, alias }) => [kind, alias])).toContainEqual(['call', 'Jan']);
    const undo = await room.command(supervisor, 'undo-action', { action: call.body['commandId'] });
    expect(undo.status).toBe(200);
    const later = handoverAnswer.parse((await read()).body);
    expect(later.outOfOrder.at(-1)).toMatchObject({ alias: 'Jan', undone: true });
    expect(later.undone.at(-1)).toMatchObject({ type: 'PlayerCalled', by: 'floorSupervisor' });
    const then = handoverAnswer.parse((await read(`?position=${String(call.body['position'])}`)).body);
    expect({ ...then, position: '' }).toEqual({ ...now, position: '' });
    expect((await read('', dealer)).status).toBe(403);
  });

  it('hands over nothing of a time before the first gaming day, rather than zeros', async () => {
    const answer = await room.ask({ url: 'handover?at=2020-01-01T00:00:00Z', token: keeper });
    expect(answer).toMatchObject({ status: 404, body: { code: 'api.no-gaming-day' } });
  });
});
