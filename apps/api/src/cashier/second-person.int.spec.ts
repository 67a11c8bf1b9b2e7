import { attemptLimits } from '../people/attempts';
import { freshRoom, type FreshRoom } from '../testing';
import { openCage, person, type Person, wrongCodeOf } from './testing-cage';

type Cage = Awaited<ReturnType<typeof openCage>>;

describe('the second person at the cage', () => {
  let fresh: FreshRoom;
  let cage: Cage;
  beforeAll(async () => {
    fresh = await freshRoom();
    cage = await openCage(fresh);
  });
  afterAll(() => fresh.close());

  const countVault = (by: Person, secondCode?: string) =>
    cage.give(by, 'cashier/count-vault', { counted: {}, ...(secondCode ? { secondCode } : {}) });
  const facts = async (): Promise<number> => {
    const { rows } = await fresh.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM events');
    return rows[0]?.n ?? 0;
  };

  it('is somebody else, who is there', async () => {
    const before = await facts();
    expect((await countVault(cage.manager)).body['code']).toBe('people.code-required');
    expect((await countVault(cage.manager, cage.manager.code)).body['code']).toBe(
      'cashier.second-person-required',
    );
    expect((await countVault(cage.manager, cage.dealer.code)).body['code']).toBe(
      'people.second-person-not-entitled',
    );
    const own = await cage.give(cage.supervisor, 'cashier/count-tray', {
      ...{ tableId: 't1', counted: {}, secondCode: cage.supervisor.code },
    });
    expect([own.status, own.body['code']]).toEqual([403, 'cashier.second-person-required']);
    expect(await facts()).toBe(before);
  });

  it('approves with his own code, on his own screen too', async () => {
    const [asked] = await cage.done(cage.dealer, 'cashier/ask-transfer', {
      ...{ kind: 'fill', from: 'window:w1', to: 'tray:t1', holding: { chips: { '5.00': 1 } } },
    });
    const transferId = String(asked?.['transferId']);
    const approve = (secondCode?: string) =>
      cage.give(cage.supervisor, 'cashier/approve-transfer', {
        transferId,
        ...(secondCode ? { secondCode } : {}),
      });
    expect((await approve()).body['code']).toBe('people.code-required');
    expect((await approve(wrongCodeOf(cage.supervisor))).body['code']).toBe('people.second-code-wrong');
    expect((await cage.ask(cage.supervisor, 'cashier/approve-transfer', { transferId })).body).toMatchObject({
      allowed: true,
    });
    expect((await approve(cage.supervisor.code)).status).toBe(200);
    const other = cage.done(cage.dealer, 'cashier/cancel-transfer', { transferId, reason: 'test over' });
    expect(await other).toHaveLength(1);
  });

  it('is recorded beside who acts, by id', async () => {
    const [counted] = await cage.done(cage.supervisor, 'cashier/count-tray', {
      ...{ tableId: 't1', counted: {}, secondCode: cage.dealer.code },
    });
    const { rows } = await fresh.pool.query(
      "SELECT data ->> 'witness' AS witness, metadata -> 'by' ->> 'id' AS by FROM events WHERE type = 'TrayCounted'",
    );
    expect(rows).toEqual([{ witness: counted?.['witness'], by: (counted?.['by'] as { id: string }).id }]);
    expect(rows[0].witness).toBe(`s-${cage.dealer.code.slice(0, 4)}`);
  });

  it('gives a code of this room: nobody’s, a stranger’s and that of somebody who left are wrong', async () => {
    const elsewhere = await fresh.people.staffMember.findFirst({ where: { roomId: 'r2' } });
    expect(elsewhere).toBeNull();
    await fresh.people.staffMember.update({
      where: { number: cage.director.code.slice(0, 4) },
      data: { active: false },
    });
    for (const code of [wrongCodeOf(cage.supervisor), '0000123456', cage.director.code]) {
      const answer = await countVault(cage.manager, code);
      expect([answer.status, answer.body['code']]).toEqual([403, 'people.second-code-wrong']);
    }
  });

  it('is asked "may I?" without having come to the window yet', async () => {
    const asked = await cage.ask(cage.manager, 'cashier/count-vault', { counted: {} });
    expect(asked.body).toMatchObject({ allowed: true });
  });

  it('is locked after too many wrong codes at this window, also for who signs in anew', async () => {
    const cashier = await person(fresh, 'cashier');
    const tray = (secondCode: string) =>
      cage.give(cashier, 'cashier/count-tray', { tableId: 't1', counted: {}, secondCode });
    for (let i = 0; i < attemptLimits.personAtPlace; i++)
      expect((await tray(wrongCodeOf(cage.dealer))).status).toBe(403);
    expect((await tray(cage.dealer.code)).status).toBe(429);
    const anew = await fresh.ask({
      ...{ method: 'POST', url: 'session', body: { code: cashier.code, bearer: true } },
    });
    const again = await cage.give(String(anew.body['token']), 'cashier/count-tray', {
      ...{ tableId: 't1', counted: {}, secondCode: cage.dealer.code },
    });
    expect(again.body['code']).toBe('api.too-many-attempts');
  });
});
