import { createEventStore, type EventStore, openPool, step } from '@cardroom/event-store';
import { type CommandId, gamingDay, id, instant, type RoomId, type TableId } from '@cardroom/kernel';
import { floorCategory, tableCategory } from '@cardroom/read-models';
import { freshDatabase } from '@cardroom/testing';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { type Pool } from 'pg';
import { built, type Running, start } from './programs';
import { openings, type Setting, streamOf } from './stage';

const by = { kind: 'timer' } as const;

/** The whole house on a database of its own: the API, workers as they are wanted, and tables put there at once. */
export interface DealtRoom {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly setting: Setting;
  readonly api: () => Running;
  readonly token: string;
  /** Those started so far, in order. */
  workers(): readonly Running[];
  addWorker(): Promise<Running>;
  /** Ends the API as a power cut would, and starts it again. */
  killApi(): Promise<void>;
  /** Places tables on the floor and opens their play. */
  openTables(names: readonly string[], setting: Setting, isDealt?: boolean): Promise<void>;
  close(): Promise<void>;
}

const contextOf = (commandId: string, room: RoomId) => ({
  ...{ commandId, fingerprint: 'bench', by, at: instant(Date.now()), room, correlationId: commandId },
});

let placed = 0;

/** Opens some at a time, each table's play in one append. */
const openPlay = async (
  store: EventStore,
  names: readonly string[],
  { setting, isDealt }: { readonly setting: Setting; readonly isDealt: boolean },
): Promise<void> => {
  const left = [...names];
  const opener = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const streamId = streamOf(name, setting);
      const steps = openings(name, setting, isDealt).map((command) => step(tableCategory, streamId, command));
      const result = await store.runTogether(steps, contextOf(`open-${name}`, setting.room));
      if (result.outcome !== 'accepted') throw new Error(`${name}: ${JSON.stringify(result)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, opener));
};

const placeOnFloor = async (store: EventStore, names: readonly string[], setting: Setting): Promise<void> => {
  const { room, day } = setting;
  const streamId = `floor-${room}-${day}`;
  for (let i = 0; i < names.length; i += 100) {
    const steps = names.slice(i, i + 100).map((name) => {
      placed += 1;
      const stamp = { at: instant(Date.now()), by: { kind: 'staff', id: 'bench', role: 'roomManager' } };
      const place = { tableId: id<TableId>(name), number: 100 + placed, section: 'bench', seats: 9 };
      const command = { type: 'PlaceTable', ...stamp, command: id<CommandId>(`place-${name}`), ...place };
      return step(floorCategory, streamId, command as never);
    });
    const result = await store.runTogether(steps, contextOf(`place-${names[i]}`, room));
    if (result.outcome !== 'accepted') throw new Error(JSON.stringify(result));
  }
};

const tokenFrom = async (url: string, code: string): Promise<string> => {
  const response = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, bearer: true }),
  });
  return ((await response.json()) as { token: string }).token;
};

/** The demo room: its gaming day is open, and nobody is at its tables but who sits there. */
const demoRoom = (env: Readonly<Record<string, string>>): string => {
  const made = JSON.parse(
    execFileSync(process.execPath, [built('api', 'demo-room.js')], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    }),
  ) as { codes: { role: string; code: string }[] };
  return made.codes.find(({ role }) => role === 'floorSupervisor')?.code ?? '';
};

const openDayIn = async (pool: Pool): Promise<Pick<Setting, 'room' | 'day'>> => {
  const { rows } = await pool.query<{ stream_id: string; room: string }>(
    "SELECT stream_id, room FROM streams WHERE category = 'floor' LIMIT 1",
  );
  const [{ stream_id: stream = '', room = '' } = {}] = rows;
  return { room: id<RoomId>(room), day: gamingDay(stream.slice(-'YYYY-MM-DD'.length)) };
};

export const openDealtRoom = async (): Promise<DealtRoom> => {
  const database = await freshDatabase();
  const prefix = `bench-${randomBytes(4).toString('hex')}`;
  const env = {
    ...{ DATABASE_URL: database.url, QUEUE_PREFIX: prefix, LOG_LEVEL: 'error' },
    // All players of all tables tap through one session here.
    CALLER_REQUESTS_PER_MINUTE: '10000000',
  };
  const code = demoRoom(env);
  const pool = openPool({ connectionString: database.url, max: 12 });
  const store = createEventStore({ pool, cachedStreams: 3_000 });
  let api = await start('api', env);
  const workers: Running[] = [];
  const setting = { ...(await openDayIn(pool)), actSeconds: 30, nextHandSeconds: 0 };
  return {
    ...{ pool, store, setting, token: await tokenFrom(api.url, code) },
    api: () => api,
    workers: () => workers,
    addWorker: async () => {
      const worker = await start('worker', env);
      workers.push(worker);
      return worker;
    },
    killApi: async () => {
      await api.end('SIGKILL');
      api = await start('api', env);
    },
    openTables: async (names, wanted, isDealt = true) => {
      await placeOnFloor(store, names, wanted);
      await openPlay(store, names, { setting: wanted, isDealt });
    },
    close: async () => {
      await Promise.all([api, ...workers].map((one) => one.end('SIGTERM')));
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
};
