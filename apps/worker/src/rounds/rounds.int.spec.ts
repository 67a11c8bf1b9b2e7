import { cashierStreamId, settingsOfProfile } from '@cardroom/cashier';
import {
  createEventStore,
  createPersonVault,
  type EventStore,
  openPool,
  type PersonVault,
} from '@cardroom/event-store';
import {
  type CommandId,
  gamingDay,
  id,
  type Instant,
  instant,
  instantFromIso,
  minor,
  type PlayerId,
  type RoomId,
  type StaffId,
} from '@cardroom/kernel';
import { cashierCategory, playerErasuresBoard } from '@cardroom/read-models';
import { freshDatabase, type FreshDatabase } from '@cardroom/testing';
import { randomBytes } from 'node:crypto';
import { type Pool } from 'pg';
import { sweepPersonalData } from './personal-data';
import { destroyOldPapers } from './registers';

const room = id<RoomId>('rounds-room');
const by = { kind: 'staff', id: id<StaffId>('s1'), role: 'roomManager' } as const;

describe('the rounds of the house', () => {
  let database: FreshDatabase;
  let pool: Pool;
  let store: EventStore;
  let vault: PersonVault;

  beforeAll(async () => {
    database = await freshDatabase();
    pool = openPool({ connectionString: database.url, max: 4 });
    store = createEventStore({ pool });
    vault = createPersonVault({ pool, houseKey: randomBytes(32) });
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const living = async (like: string): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM person_keys k JOIN personal_data USING (person_id)
       WHERE person_id LIKE $1 AND wrapped_key IS NOT NULL`,
      [like],
    );
    return rows[0]?.n ?? 0;
  };

  it('let go of a number to be called at after its day, and not before', async () => {
    const kept = instantFromIso('2026-11-28T19:00:00.000Z');
    const nextDay = instantFromIso('2026-11-29T19:00:00.000Z');
    await vault.keep('p1.phone-a', { phone: '06 11 22 33 44' });
    await pool.query(`UPDATE person_keys SET created_at = $1`, [new Date(kept)]);
    expect(await sweepPersonalData(store, nextDay)).toEqual({ phones: 0, keys: 0 });
    expect(await living('p1.phone-%')).toBe(1);
    expect(await sweepPersonalData(store, instant(nextDay + 1))).toEqual({ phones: 1, keys: 0 });
    expect(await vault.read('p1.phone-a')).toBeNull();
  });

  it('finish an erasure that a stop cut off between the fact and the keys', async () => {
    await vault.keep('p2.note-late', { text: 'still here' });
    await vault.keep('p3.note-other', { text: 'somebody else' });
    await pool.query(
      `INSERT INTO boards (room, board, key, body, position, updated_at) VALUES ($1, $2, 'CODE p2', $3, 1, now())`,
      [room, playerErasuresBoard, { playerId: 'p2' }],
    );
    expect((await sweepPersonalData(store, await store.timers.now())).keys).toBe(1);
    expect(await vault.read('p2.note-late')).toBeNull();
    expect(await vault.read('p3.note-other')).toEqual({ text: 'somebody else' });
  });

  describe('papers of the register', () => {
    const day = gamingDay('2026-11-28');
    const stream = cashierStreamId(room, day);
    const taken = instantFromIso('2026-11-28T20:00:00.000Z');
    const fiveYearsOn = instantFromIso('2031-11-28T20:00:00.000Z');
    const reference = 'p4.identity-1';

    const run = async (commandId: string, at: Instant, wish: object): Promise<void> => {
      const command = { ...wish, at, by, command: id<CommandId>(commandId) } as never;
      const context = { commandId, fingerprint: commandId, by, at, room, correlationId: commandId };
      const result = await store.run(cashierCategory, stream, command, context);
      if (result.outcome !== 'accepted') throw new Error(JSON.stringify(result));
    };

    beforeAll(async () => {
      await run('open', taken, {
        ...{ type: 'OpenCage', room, day, currency: 'EUR', currencyDecimals: 2, carried: null },
        ...{ denominations: [minor(100), minor(500)], settings: settingsOfProfile('fr-casino') },
      });
      await vault.keep(reference, { name: 'Ana Martin', birthDate: '1980-02-29' });
      await run('seen', taken, { type: 'TakeIdentity', playerId: id<PlayerId>('p4'), reference });
    });

    it('are kept five years to the instant, and then destroyed while lines and sums stay', async () => {
      const { state: before } = await store.state(cashierCategory, stream);
      expect(await destroyOldPapers(store, instant(fiveYearsOn - 1))).toBe(0);
      expect(await living('p4.identity-%')).toBe(1);
      expect(await destroyOldPapers(store, fiveYearsOn)).toBe(1);
      expect(await vault.read(reference)).toBeNull();
      const { state: after } = await store.state(cashierCategory, stream);
      expect([...after.record.registers.values()]).toEqual([...before.record.registers.values()]);
      expect(after.balances.equals(before.balances)).toBe(true);
      const facts = await store.load(stream);
      expect(facts.at(-1)).toMatchObject({
        type: 'PapersDestroyed',
        data: { registerDay: day, papers: 1, keptYears: 5, by: { kind: 'timer' } },
      });
    });

    it('are destroyed once, also after a stop between the fact and the keys', async () => {
      const facts = (await store.load(stream)).length;
      expect(await destroyOldPapers(store, fiveYearsOn)).toBe(0);
      await pool.query(
        `UPDATE person_keys SET wrapped_key = '\\x00', destroyed_at = NULL WHERE person_id = $1`,
        [reference],
      );
      expect(await destroyOldPapers(store, fiveYearsOn)).toBe(1);
      expect((await store.load(stream)).length).toBe(facts);
    });
  });
});
