import { depths, type HandAnswer, type HandsAnswer } from '@cardroom/contracts';
import { createEventStore, openPool, readEvent } from '@cardroom/event-store';
import {
  accountOf,
  chanceFrom,
  isSound,
  makeEvening,
  openDealtTables,
  parseEvening,
  type PatientDoor,
  patientDoor,
  playEvening,
  playTable,
  reportOf,
} from '@cardroom/evening';
import { type PlayEvent } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { type Pool } from 'pg';
import { type House, openHouse } from './house';

const isNightly = process.env['CARDROOM_PROFILE'] === 'nightly';
const tables = isNightly ? 200 : 3;
const playingMs = isNightly ? 120_000 : 12_000;
const seed = Number(process.env['CARDROOM_SEED'] ?? Date.now() % 1_000_000);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Fault = (house: House) => Promise<void>;

/** Redis stays away for a minute once, and then for a moment. */
const redisAway = [...(isNightly ? [60_000] : []), 1_000];

/** At night a second worker goes on while the first is down, and both answer the same knocks while neither is. */
const parts = isNightly ? (['api', 'worker', 'second'] as const) : (['api', 'worker'] as const);

/** Every part of the house ends without warning, and comes back a while later. */
const faults: Readonly<Record<string, Fault>> = {
  worker: async (house) => {
    await house.kill('worker');
    await house.start('worker');
  },
  api: async (house) => {
    await house.kill('api');
    await house.start('api');
  },
  redis: async ({ servers }) => {
    await servers.kill('redis');
    await pause(redisAway.length > 1 ? (redisAway.shift() ?? 0) : 1_000);
    await servers.start('redis');
  },
  postgres: async ({ servers }) => {
    await servers.kill('postgres');
    await servers.start('postgres');
  },
};

/** Facts of every dealt table by its stream. */
const factsByTable = async (pool: Pool): Promise<ReadonlyMap<string, readonly PlayEvent[]>> => {
  const { rows } = await pool.query<{ stream_id: string }>(
    `SELECT stream_id FROM streams WHERE category = 'table' AND stream_id LIKE '%-dealt-%'`,
  );
  const store = createEventStore({ pool });
  const found = new Map<string, readonly PlayEvent[]>();
  for (const { stream_id: streamId } of rows) {
    const stored = await store.load(streamId);
    found.set(
      streamId,
      stored.map((event) => readEvent<PlayEvent>(tableCategory.history, event)),
    );
  }
  await store.close();
  return found;
};

const missingOf = async (pool: Pool, { acknowledged }: PatientDoor): Promise<string[]> => {
  const ids = acknowledged.map(({ commandId }) => commandId);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT DISTINCT metadata ->> 'commandId' AS id FROM events WHERE metadata ->> 'commandId' = ANY ($1)`,
    [ids],
  );
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
};

const shortEvening = parseEvening(
  makeEvening({ tables: 2, visits: 10, minutes: 14, seed: 'short' })
    .map((line) => JSON.stringify(line))
    .join('\n'),
);

describe('dealt tables while parts of the house are killed', () => {
  let house: House;
  let pool: Pool;

  beforeAll(async () => {
    house = await openHouse(parts);
    pool = openPool({ connectionString: house.servers.databaseUrl, max: 2 });
  }, 240_000);
  afterAll(async () => {
    await pool?.end();
    await house?.end();
  }, 60_000);

  it.each(depths)(
    'before that, a short evening of %s hands keeps all it promises',
    async (depth) => {
      const code = house.codeOf('roomManager');
      const urls: [string] = [house.url];
      const account = await playEvening({ evening: shortEvening, urls, code, speed: 160, depth });
      if (!isSound(account.evidence)) throw new Error(reportOf(account));
      expect(account.evidence.play.handsByTable.length).toBeGreaterThan(0);
    },
    180_000,
  );

  it('lose no acknowledged action, no chip and no clock, and every hand can be dealt again', async () => {
    const door = patientDoor(house.url);
    const signedIn = await door.post('', 'session', { code: house.codeOf('roomManager'), bearer: true });
    const manager = String(signedIn.body['token']);
    const opened = await openDealtTables({
      door,
      manager,
      gameId: 'nlhe-1-2',
      tables,
      seats: 4,
      buyIn: '200',
      clocks: { actSeconds: 1.5, nextHandSeconds: 0.2, timeoutsBeforeSittingOut: null },
      from: 301,
    });
    const stopping = new AbortController();
    const chance = chanceFrom(seed);
    const playing = { door, manager, chance, thinkMs: 60, sleepy: 0.02, signal: stopping.signal };
    const played = Promise.all(opened.map((table) => playTable(table, playing)));
    const end = Date.now() + playingMs;
    const order = Object.keys(faults).sort(() => chance() - 0.5);
    for (let i = 0; i < order.length || Date.now() < end; i += 1) {
      await pause(500 + chance() * 1_500);
      const name = order[i % order.length] ?? 'worker';
      await faults[name]?.(house);
    }
    const acknowledgedBefore = door.acknowledged.length;
    await pause(3_000);
    stopping.abort();
    await played;
    const facts = await factsByTable(pool);
    const accounts = [...facts].map(([streamId, events]) => ({ streamId, ...accountOf(events) }));
    const hands = accounts.reduce((sum, account) => sum + account.hands, 0);
    const chips = accounts.reduce((sum, { table }) => sum + table.inMinor - table.outMinor, 0);
    console.info(
      `seed ${seed}: ${tables} tables, ${order.join(', ')} killed; ${hands} hands, ${door.acknowledged.length} commands ` +
        `acknowledged (${door.sentAgain()} sent again), ` +
        `${accounts.reduce((sum, { clocksRunOut }) => sum + clocksRunOut, 0)} clocks ran out, ` +
        `${accounts.reduce((sum, { timesGivenBack }) => sum + timesGivenBack, 0)} times given back`,
    );
    expect(house.fallen()).toEqual([]);
    expect(accounts.map(({ streamId, faults: found }) => [streamId, found])).toEqual(
      accounts.map(({ streamId }) => [streamId, []]),
    );
    expect(accounts).toHaveLength(tables);
    expect(chips).toBe(tables * 4 * 20_000);
    expect(hands).toBeGreaterThan(tables);
    expect(door.acknowledged.length).toBeGreaterThan(acknowledgedBefore);
    expect(await missingOf(pool, door)).toEqual([]);
  }, 600_000);

  it('file every finished hand once, to be found, told again and checked over HTTP', async () => {
    const facts = await factsByTable(pool);
    const finished = [...facts.values()]
      .flat()
      .flatMap((event) => (event.type === 'HandFinished' ? [event] : []));
    const door = patientDoor(house.url);
    const { body: session } = await door.post('', 'session', {
      code: house.codeOf('shiftManager'),
      bearer: true,
    });
    const manager = String(session['token']);
    const filed = new Set<string>();
    const isMissing = () => finished.some(({ handId }) => !filed.has(String(handId)));
    for (let tries = 0; tries < 100 && isMissing(); tries += 1) {
      filed.clear();
      let before = '';
      do {
        const { body } = await door.get(manager, `play/hands?limit=20${before && `&before=${before}`}`);
        const page = body as unknown as HandsAnswer;
        for (const { handId } of page.hands) {
          expect(filed).not.toContain(handId);
          filed.add(handId);
        }
        before = page.next ?? '';
      } while (before);
      if (isMissing()) await pause(100);
    }
    expect([...filed]).toEqual(expect.arrayContaining(finished.map(({ handId }) => String(handId))));
    const [hand] = finished;
    const { body } = await door.get(manager, `play/hands/${hand?.handId}`);
    const { row, verify, steps } = body as unknown as HandAnswer;
    expect([row.handId, verify?.isRight, row.won.length > 0]).toEqual([hand?.handId, true, true]);
    expect(steps.map(({ type }) => type)).toEqual(expect.arrayContaining(['HandStarted', 'HandFinished']));
    const player = row.players[0]?.playerId;
    const { body: his } = await door.get(
      manager,
      `play/hands?player=${player}&table=${row.tableId}&potFrom=0.01`,
    );
    expect((his as unknown as HandsAnswer).hands.map(({ handId }) => handId)).toContain(row.handId);
    const text = await fetch(`${house.url}/api/v1/play/hands/${row.handId}/text?language=fr`, {
      headers: { authorization: `Bearer ${manager}` },
    });
    expect([text.status, await text.text()]).toEqual([200, expect.stringMatching(/gagne [\d,]+\s€/)]);
    const phh = await fetch(`${house.url}/api/v1/play/hands/${row.handId}/phh`, {
      headers: { authorization: `Bearer ${manager}` },
    });
    expect([phh.status, await phh.text()]).toEqual([200, expect.stringContaining("variant = 'NT'")]);
  }, 60_000);
});
