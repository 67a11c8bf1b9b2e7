import { type AbsenceRow, type CustodyRow, type ReceiptRow, type TableRow } from '@cardroom/contracts';
import { type CommandId, id, type Instant, instant, type RoomId } from '@cardroom/kernel';
import { type EventStore } from '@cardroom/event-store';
import { commandForTimer, type FloorCommand } from '@cardroom/floor';
import { floorCategory } from '@cardroom/read-models';
import { STORE } from '../tokens';
import { randomUUID } from 'node:crypto';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

type Fact = Readonly<Record<string, unknown>> & { readonly type: string };
const factsOf = ({ body }: Answer): readonly Fact[] => (body['facts'] ?? []) as Fact[];
/** What the floor says; that somebody new is registered is another module's. */
const typesOf = (answer: Answer): readonly string[] =>
  factsOf(answer).flatMap(({ type }) => (type === 'PlayerRegistered' ? [] : [type]));
const factOf = (answer: Answer, type: string): Fact | undefined =>
  factsOf(answer).find((fact) => fact.type === type);

/** The evening of 28 November 2026 in Paris, an hour before that of UTC. */
const at = (time: string): Instant => instant(Date.parse(`2026-11-28T${time}Z`));
const isoAt = (time: string): string => `2026-11-28T${time}.000Z`;
const seatOf = (seat: number) => ({ tableId: 't1', seat });

describe('absences, custody, playing over, guests and seat notes over HTTP', () => {
  let room: FreshRoom;
  let manager: string;
  let keeper: string;
  let supervisor: string;
  let dealer: string;
  let now = at('18:00:00');

  /** What is allowed when asked is done when told. */
  const done = async (name: string, body: unknown, token = dealer): Promise<Answer> => {
    const may = await room.ask({ method: 'POST', url: `floor/${name}?ask=true`, body, token });
    expect([name, may.status, may.body['allowed'] ?? may.body]).toEqual([name, 200, true]);
    const answer = await room.command(token, name, body);
    expect([name, answer.status, answer.body['code']]).toEqual([name, 200, undefined]);
    expect(typesOf(answer)).toEqual(typesOf(may));
    return answer;
  };

  /** Refused when asked and when told, in words of either language. */
  const refused = async (name: string, body: unknown, token = dealer) => {
    const may = await room.ask({ method: 'POST', url: `floor/${name}?ask=true`, body, token });
    const said = await Promise.all(
      ['en', 'fr'].map((language) =>
        room.ask({
          ...{ method: 'POST', url: `floor/${name}`, body, token, key: randomUUID() },
          headers: { 'accept-language': language },
        }),
      ),
    );
    const [english, french] = said.map((answer) => answer.body);
    expect(english?.['detail']).toEqual(expect.stringMatching(/\w/));
    expect(french?.['detail']).not.toEqual(english?.['detail']);
    expect(JSON.stringify([english?.['detail'], french?.['detail']])).not.toMatch(/[{}]/);
    const { code, rule } = english ?? {};
    expect(french).toMatchObject({ code });
    if (may.status === 200) expect(may.body).toMatchObject({ allowed: false, problem: { code } });
    return { status: said[0]?.status, code, rule };
  };

  const rows = async <R>(board: string, token = supervisor): Promise<readonly R[]> => {
    const { status, body } = await room.ask({ url: `boards/${board}`, token });
    expect([board, status]).toEqual([board, 200]);
    return (body['rows'] as readonly { readonly body: R }[]).map((row) => row.body);
  };
  const seatRow = async (seat: number) => (await rows<TableRow>('tables'))[0]?.seats[seat - 1];
  const seat = (alias: string, number: number) =>
    done('seat-player', { ...seatOf(number), alias, reason: 'first game' }, keeper);
  const set = (setting: string, value: unknown) => done('change-house-setting', { setting, value }, manager);
  const join = async (alias: string): Promise<string> => {
    const listed = await done('join-list', { gameId: 'nlhe', source: 'walk-in', alias }, keeper);
    return String(factOf(listed, 'PlayerListed')?.['entryId']);
  };

  /** What the worker does with a timer that the commands above armed: it knocks, and the floor decides. */
  const knock = async (kind: string): Promise<readonly string[]> => {
    const store = room.app.get<EventStore>(STORE);
    const [armed] = (await store.timers.armed()).filter((timer) => timer.kind === kind);
    if (!armed) throw new Error(`no timer of the kind ${kind} is armed`);
    const wish = commandForTimer(armed.kind, armed.payload as Readonly<Record<string, unknown>>);
    const by = { kind: 'timer' as const };
    const commandId = id<CommandId>(randomUUID());
    const command = { ...wish, at: now, by, command: commandId } as FloorCommand;
    const context = { commandId, fingerprint: kind, by, at: now, correlationId: commandId };
    const of = { ...context, room: id<RoomId>(armed.room) };
    const result = await store.run(floorCategory, armed.streamId, command, of);
    return result.outcome === 'accepted' ? result.events.map(({ type }) => type) : [result.outcome];
  };
  const log = async (type: string): Promise<number> => {
    const text = 'SELECT count(*)::int AS n FROM events WHERE type = $1';
    return (await room.pool.query<{ n: number }>(text, [type])).rows[0]?.n ?? 0;
  };

  beforeAll(async () => {
    room = await freshRoom({}, { clock: { now: () => now } });
    ({ manager, keeper } = await openEvening(room));
    supervisor = await room.staff('floorSupervisor');
    dealer = await room.staff('dealer');
    for (const [i, alias] of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].entries()) await seat(alias, i + 1);
  });
  afterAll(() => room.close());

  it('the dealer says who walked, and the board says until when', async () => {
    now = at('19:00:00');
    expect(typesOf(await done('mark-absent', seatOf(1)))).toEqual(['PlayerWalked']);
    expect(await rows<AbsenceRow>('absences')).toMatchObject([
      { alias: 'Ana', tableNumber: 1, seat: 1, dueAt: isoAt('19:30:01'), isDue: false, count: 1 },
    ]);
    expect(await seatRow(1)).toMatchObject({ state: 'absent', until: isoAt('19:30:01') });
    expect(await refused('mark-absent', seatOf(1))).toMatchObject({
      ...{ status: 409, code: 'floor.already-absent' },
    });
    expect(await refused('mark-present', seatOf(2))).toMatchObject({ code: 'floor.not-absent' });
    expect(await refused('mark-absent', seatOf(9))).toMatchObject({ code: 'floor.seat-empty' });
  });

  it('and who is back in his seat', async () => {
    now = at('19:10:00');
    const back = await done('mark-present', seatOf(1));
    expect(factOf(back, 'PlayerBackInSeat')).toMatchObject({ awaySeconds: 600 });
    expect(await rows('absences')).toEqual([]);
    expect(await seatRow(1)).toMatchObject({ state: 'seated' });
  });

  it('the floor grants a longer absence while the time runs, and nobody else does', async () => {
    now = at('19:20:00');
    await done('mark-absent', seatOf(1), keeper);
    const until = (time: string) => ({ ...seatOf(1), until: isoAt(time) });
    expect(await refused('announce-absence', until('20:20:00'))).toMatchObject({ status: 403 });
    expect(await refused('announce-absence', until('19:40:00'), supervisor)).toEqual({
      ...{ status: 409, code: 'floor.absence-not-longer', rule: 'RRP-2.2.19' },
    });
    await set('absenceAnnouncedMaxMinutes', 90);
    expect(await refused('announce-absence', until('21:00:00'), supervisor)).toMatchObject({
      ...{ code: 'floor.absence-too-long', rule: 'RRP-2.2.19' },
    });
    await done('announce-absence', until('20:20:00'), supervisor);
    expect(await rows<AbsenceRow>('absences')).toMatchObject([
      { announcedUntil: isoAt('20:20:00'), dueAt: isoAt('20:20:01'), count: 2, awaySeconds: 600 },
    ]);
  });

  it('somebody on the list plays over with the floor’s permission, and keeps his place', async () => {
    now = at('19:30:00');
    const [finn, gus] = [await join('Finn'), await join('Gus')];
    const over = { ...seatOf(1), entryId: finn };
    for (const token of [dealer, keeper])
      expect(await refused('allow-play-over', over, token)).toEqual({
        ...{ status: 403, code: 'floor.supervisor-required', rule: 'RRP-2.2.11' },
      });
    expect(typesOf(await done('allow-play-over', over, supervisor))).toEqual(['PlayOverAllowed']);
    expect(await refused('allow-play-over', { ...over, entryId: gus }, supervisor)).toEqual({
      ...{ status: 409, code: 'floor.already-played-over', rule: 'RRP-2.2.11' },
    });
    expect(await seatRow(1)).toMatchObject({ alias: 'Ana', playedOver: { alias: 'Finn', isEnding: false } });
    expect(factOf(await done('end-play-over', seatOf(1)), 'PlayOverEnded')).toMatchObject({ cause: 'ended' });
    expect(await refused('end-play-over', seatOf(1))).toMatchObject({ code: 'floor.not-played-over' });
  });

  it('chips stay where they are until the time is over', async () => {
    now = at('20:20:00');
    expect(await refused('pick-up-chips', seatOf(1), supervisor)).toEqual({
      ...{ status: 409, code: 'floor.absence-not-due', rule: 'RRP-2.2.19' },
    });
    expect((await rows<AbsenceRow>('absences'))[0]).toMatchObject({ isDue: false });
  });

  it('the timer knocks when the time is over, once counts, and the seat stays taken', async () => {
    expect(await knock('absence')).toEqual([]);
    now = at('20:20:01');
    expect(await knock('absence')).toEqual(['AbsenceDue']);
    expect(await knock('absence')).toEqual([]);
    expect((await rows<AbsenceRow>('absences'))[0]).toMatchObject({ isDue: true });
    expect(await seatRow(1)).toMatchObject({ state: 'absent', alias: 'Ana', absent: { isDue: true } });
    expect(await log('AbsenceDue')).toBe(1);
    expect(await refused('announce-absence', { ...seatOf(1), until: isoAt('21:00:00') }, supervisor)).toEqual(
      { status: 409, code: 'floor.absence-expired', rule: 'RRP-2.2.19' },
    );
  });

  it('a supervisor picks the chips up; the player reads his place by his receipt', async () => {
    expect(await refused('pick-up-chips', seatOf(1))).toMatchObject({ status: 403 });
    const picked = await done('pick-up-chips', seatOf(1), supervisor);
    expect(typesOf(picked)).toEqual([
      ...['ChipsPickedUp', 'SeatLeft', 'PlayerListed', 'PlayerWentOut', 'EntryMoved'],
    ]);
    expect(await seatRow(1)).toMatchObject({ state: 'free' });
    const [row] = await rows<CustodyRow>('custody', await room.staff('cashier'));
    expect(row).toMatchObject({ alias: 'Ana', amount: null, bringBackUntil: isoAt('21:20:01') });
    expect((await room.ask({ url: 'boards/custody', token: dealer })).status).toBe(403);
    const receipt = await room.ask({ url: `receipts/${row?.receiptCode ?? ''}` });
    expect(receipt).toMatchObject({
      status: 200,
      body: { alias: 'Ana', state: 'out', position: 1, custody: { amount: null } },
    });
    expect((receipt.body as unknown as ReceiptRow).entryId).toBe(row?.entryId);
  });

  it('what is in custody is counted once and handed out once', async () => {
    const [row] = await rows<CustodyRow>('custody');
    const custodyId = row?.custodyId ?? '';
    const [cashier, other] = [
      await room.staff('cashier'),
      await room.people.staffMember.findFirstOrThrow({ where: { role: 'floorSupervisor' } }),
    ];
    const count = { custodyId, amount: '184.00', countedBy: other.id };
    expect(await refused('count-custody', count)).toMatchObject({ status: 403 });
    const own = await room.people.staffMember.findFirstOrThrow({
      where: { role: 'cashier' },
      orderBy: { number: 'asc' },
    });
    expect(await refused('count-custody', { ...count, countedBy: own.id }, cashier)).toEqual({
      ...{ status: 409, code: 'floor.second-person-required', rule: 'RRP-2.2.19' },
    });
    await done('count-custody', count, cashier);
    expect(await refused('count-custody', count, cashier)).toMatchObject({ code: 'floor.custody-counted' });
    expect((await rows<CustodyRow>('custody'))[0]).toMatchObject({
      ...{ amount: '184.00', countedBy: [expect.any(String), other.id] },
    });
    const receipt = await room.ask({ url: `receipts/${row?.receiptCode ?? ''}` });
    expect(receipt.body).toMatchObject({ custody: { amount: '184.00' } });
    const release = { custodyId, to: 'player' };
    expect(factOf(await done('release-custody', release, cashier), 'CustodyReleased')).toMatchObject({
      amountMinor: 18400,
    });
    expect(await rows('custody')).toEqual([]);
    const after = await room.ask({ url: `receipts/${row?.receiptCode ?? ''}` });
    expect(after.body).not.toHaveProperty('custody');
    expect(await refused('release-custody', release, cashier)).toMatchObject({
      ...{ status: 404, code: 'floor.custody-unknown' },
    });
  });

  it('who comes back in time brings what was picked up', async () => {
    now = at('20:40:00');
    const cashier = await room.staff('cashier');
    const [list] = await rows<{ entries: readonly { entryId: string; alias: string }[] }>('lists');
    const entryId = list?.entries.find(({ alias }) => alias === 'Ana')?.entryId;
    await done('mark-back', { entryId }, keeper);
    await done('call-player', { entryId, ...seatOf(1) }, keeper);
    expect(await refused('seat-called', { entryId, stack: '183.99' }, keeper)).toEqual({
      ...{ status: 409, code: 'cashier.return-stack-required', rule: 'RRP-2.2.5' },
    });
    const seated = await done('seat-called', { entryId }, keeper);
    expect(factOf(seated, 'PlayerSeated')).toMatchObject({ mustBringBackMinor: 18400 });
    expect(await seatRow(1)).toMatchObject({ mustBringBack: { amount: '184.00' } });
    expect(await refused('confirm-stack', { ...seatOf(1), stack: '100' }, cashier)).toMatchObject({
      ...{ code: 'cashier.return-stack-required', rule: 'RRP-2.2.5' },
    });
    await done('confirm-stack', { ...seatOf(1), stack: '184' }, cashier);
    expect(await seatRow(1)).not.toHaveProperty('mustBringBack');
    expect(await refused('confirm-stack', { ...seatOf(1), stack: '184' }, dealer)).toMatchObject({
      code: 'floor.nothing-to-bring-back',
    });
  });

  it('who leaves with his stack has it asked for at a seat given directly', async () => {
    now = at('20:50:00');
    const eva = await seatRow(5);
    expect(factOf(await done('leave-seat', { ...seatOf(5), amount: '90.00' }), 'SeatLeft')).toMatchObject({
      amountMinor: 9000,
    });
    const direct = { ...seatOf(5), playerId: eva?.playerId, reason: 'back again' };
    expect(await refused('seat-player', { ...direct, stack: '89.99' }, keeper)).toEqual({
      ...{ status: 409, code: 'cashier.return-stack-required', rule: 'RRP-2.2.5' },
    });
    await done('seat-player', { ...direct, stack: '90.00' }, keeper);
    expect(await seatRow(5)).not.toHaveProperty('mustBringBack');
  });

  it('frequent absences are picked up earlier, with a reason', async () => {
    now = at('21:00:00');
    await set('absenceFrequentCount', 2);
    for (const name of ['mark-absent', 'mark-present', 'mark-absent']) await done(name, seatOf(2));
    expect((await rows<AbsenceRow>('absences'))[0]).toMatchObject({ alias: 'Ben', isFrequent: true });
    const early = { ...seatOf(2), amount: '55.00' };
    expect(await refused('pick-up-chips', early, supervisor)).toMatchObject({ rule: 'RRP-2.2.19' });
    const picked = await done('pick-up-chips', { ...early, reason: 'frequent absence' }, supervisor);
    expect(factOf(picked, 'ChipsPickedUp')).toMatchObject({ amountMinor: 5500, reason: 'frequent absence' });
    await done('undo-action', { action: factOf(picked, 'ChipsPickedUp')?.['command'] }, supervisor);
    expect(await rows('custody')).toEqual([]);
    expect(await seatRow(2)).toMatchObject({ state: 'absent', alias: 'Ben' });
  });

  it('guests sit behind a player until somebody objects', async () => {
    await set('guestsPerPlayer', 1);
    const guest = { ...seatOf(3), guestName: 'Zoe' };
    await done('admit-guest', guest);
    expect(await seatRow(3)).toMatchObject({ guests: [{ name: 'Zoe' }] });
    expect(await refused('admit-guest', guest)).toMatchObject({
      ...{ code: 'floor.guests-full', rule: 'RRP-2.2.26' },
    });
    await done('end-guest', seatOf(3));
    expect(await refused('end-guest', seatOf(3))).toMatchObject({ code: 'floor.no-guest' });
    await done('object-to-guest', seatOf(3));
    expect(await seatRow(3)).toMatchObject({ guestObjected: true });
    expect(await refused('admit-guest', guest)).toMatchObject({
      ...{ code: 'floor.guest-objected', rule: 'RRP-2.2.26' },
    });
    await set('guestsPerPlayer', 0);
    expect(await refused('admit-guest', { ...guest, seat: 4 })).toMatchObject({
      code: 'floor.guests-not-allowed',
    });
  });

  it('what is to be settled at a seat is noted and cleared', async () => {
    for (const flag of ['no-chips', 'racked', 'leaving']) await done('flag-seat', { ...seatOf(4), flag });
    await done('flag-seat', { ...seatOf(9), flag: 'non-player' });
    expect(await seatRow(4)).toMatchObject({ state: 'leaving', flags: ['no-chips', 'racked', 'leaving'] });
    expect(await seatRow(9)).toMatchObject({ state: 'free', flags: ['non-player'] });
    const racked = { ...seatOf(4), flag: 'racked' };
    expect(await refused('flag-seat', racked)).toMatchObject({ code: 'floor.already-flagged' });
    await done('clear-seat-flag', racked);
    expect(await refused('clear-seat-flag', racked)).toMatchObject({ code: 'floor.not-flagged' });
    await set('racksAtTable', true);
    expect(await refused('flag-seat', racked)).toMatchObject({ code: 'floor.racks-allowed' });
  });

  it('nothing of it is open to kiosks or to anybody without a session', async () => {
    const kiosk = await room.device('kiosk');
    for (const name of ['mark-absent', 'pick-up-chips', 'admit-guest', 'flag-seat', 'allow-play-over']) {
      expect((await room.command(kiosk, name, seatOf(1))).status).toBe(403);
      const open = await room.ask({ method: 'POST', url: `floor/${name}`, body: seatOf(1), key: name });
      expect(open.status).toBe(401);
    }
    expect((await room.ask({ url: 'boards/absences', token: kiosk })).status).toBe(403);
  });
});
