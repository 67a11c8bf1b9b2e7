import { type FreshDatabase, freshDatabase } from '@cardroom/testing';
import { roomOn, settingsOn, type TestRoom } from '../testing';

let database: FreshDatabase;
let room: TestRoom;
let supervisor: string;
let gameId: string;

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const join = (token: string, happenedAt: string) =>
  room.ask({
    method: 'POST',
    url: `floor/join-list?happenedAt=${encodeURIComponent(happenedAt)}`,
    token,
    body: { gameId, alias: 'Ana', source: 'walk-in' },
  });

beforeAll(async () => {
  database = await freshDatabase();
  room = await roomOn(settingsOn(database.url));
  const manager = await room.staff('roomManager');
  supervisor = await room.staff('floorSupervisor');
  await room.command(manager, 'open-day', { day: '2026-11-28' });
  const offered = await room.command(manager, 'offer-game', {
    variant: 'holdem',
    structure: 'no-limit',
    stakes: ['1', '2'],
    minBuyIn: '100',
    maxBuyIn: null,
  });
  gameId = (offered.body as { facts: { game: { gameId: string } }[] }).facts[0]?.game.gameId ?? '';
});
afterAll(async () => {
  await room.close();
  await database.drop();
});

describe('what is keyed in from paper after a power cut', () => {
  it('carries when it happened, and the log when it was entered', async () => {
    const happenedAt = ago(42);
    expect((await join(supervisor, happenedAt)).status).toBe(200);
    const { rows } = await room.pool.query(
      `SELECT occurred_at, recorded_at FROM events WHERE type = 'PlayerListed'`,
    );
    expect(new Date(rows[0].occurred_at).toISOString()).toBe(happenedAt);
    expect(new Date(rows[0].recorded_at).getTime() - new Date(happenedAt).getTime()).toBeGreaterThan(
      41 * 60_000,
    );
    const { body } = await room.ask({ url: 'boards/lists', token: supervisor });
    const [list] = (body as { rows: { body: { entries: { joinedAt: string }[] } }[] }).rows;
    expect(list?.body.entries[0]?.joinedAt).toBe(happenedAt);
  });

  it('has happened, and not longer than a day ago', async () => {
    expect(await join(supervisor, ago(-1))).toMatchObject({
      status: 409,
      body: { code: 'api.not-happened-yet' },
    });
    expect(await join(supervisor, ago(24 * 60 + 1))).toMatchObject({
      status: 409,
      body: { code: 'api.too-long-ago' },
    });
    expect((await join(supervisor, 'yesterday')).status).toBe(400);
  });

  it('is keyed in by supervisors', async () => {
    expect((await join(await room.staff('listKeeper'), ago(5))).status).toBe(403);
  });
});
