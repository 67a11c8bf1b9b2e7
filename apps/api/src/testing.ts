import { type SessionAnswer } from '@cardroom/contracts';
import { openClient, type PrismaClient } from '@cardroom/event-store/client';
import { openPool } from '@cardroom/event-store';
import { type Role } from '@cardroom/kernel';
import { type FreshDatabase, freshDatabase } from '@cardroom/testing';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { type AppParts, createApp } from './app';
import { hashOfSecret } from './people/credentials';
import { type ApiSettings, settingsFrom } from './settings';

// Databases are made and applications started in hooks, beside other work.
jest.setTimeout(60_000);

/** One secret for everybody in a spec: hashing one is the slow part. */
export const secret = '482913';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown>;
}

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  readonly url: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** Idempotency key of a command. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An application on a database of its own, spoken to over HTTP. */
export interface TestRoom {
  readonly app: NestFastifyApplication;
  readonly pool: Pool;
  readonly people: PrismaClient;
  readonly settings: ApiSettings;
  ask(what: Ask): Promise<Answer>;
  /** Sends a floor command under a key of its own. */
  command(token: string, name: string, body: unknown): Promise<Answer>;
  /** A member of staff signed in as a program: his bearer token. */
  staff(role: Role, roomId?: string): Promise<string>;
  device(kind: 'kiosk' | 'publicBoard', roomId?: string): Promise<string>;
  close(): Promise<void>;
}

const urlOf = (url: string): string => (url.startsWith('/') ? url : `/api/v1/${url}`);

const contentOf = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
};

const askOf =
  (app: NestFastifyApplication) =>
  async ({ method = 'GET', url, body, token, key, headers = {} }: Ask): Promise<Answer> => {
    const reply = await app.inject({
      method,
      url: urlOf(url),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: contentOf(reply.body) };
  };

/** Downwards, so that the numbers the API gives (the highest and one) are never among them. */
let lastNumber = 2000;

export const addRoom = (people: PrismaClient, roomId: string) =>
  people.room.upsert({
    where: { id: roomId },
    update: {},
    create: { id: roomId, name: `Salle ${roomId}`, currency: 'EUR', timeZone: 'Europe/Paris' },
  });

/** Puts a member of staff straight into the database; answers his whole code. */
export const addStaff = async (people: PrismaClient, role: Role, roomId = 'r1'): Promise<string> => {
  await addRoom(people, roomId);
  const number = String((lastNumber -= 1));
  const data = { id: `s-${number}`, roomId, number, name: role, role, codeHash: await hashOfSecret(secret) };
  await people.staffMember.create({ data });
  return number + secret;
};

export const settingsOn = (databaseUrl: string, more: Partial<ApiSettings> = {}): ApiSettings => ({
  ...settingsFrom({ DATABASE_URL: databaseUrl, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' }),
  databaseConnections: 8,
  openRequestsPerMinute: 100_000,
  ...more,
});

/** The application over a given database, with people and devices made on demand. */
export const roomOn = async (settings: ApiSettings, parts: AppParts = {}): Promise<TestRoom> => {
  const pool = openPool({ connectionString: settings.databaseUrl, max: 4 });
  const people = openClient(pool);
  const app = await createApp(settings, parts);
  const ask = askOf(app);
  const tokenOf = (answer: Answer): string => (answer.body as unknown as SessionAnswer).token ?? '';
  const staff = async (role: Role, roomId = 'r1'): Promise<string> => {
    const code = await addStaff(people, role, roomId);
    return tokenOf(await ask({ method: 'POST', url: 'session', body: { code, bearer: true } }));
  };
  return {
    app,
    pool,
    people,
    settings,
    ask,
    staff,
    command: (token, name, body) =>
      ask({ method: 'POST', url: `floor/${name}`, body, token, key: randomUUID() }),
    device: async (kind, roomId = 'r1') => {
      const manager = await staff('roomManager', roomId);
      const added = await ask({ method: 'POST', url: 'devices', token: manager, body: { name: kind, kind } });
      const { enrolmentCode } = added.body;
      return tokenOf(
        await ask({ method: 'POST', url: 'devices/enrol', body: { code: enrolmentCode, bearer: true } }),
      );
    },
    close: async () => {
      await app.close();
      await people.$disconnect();
      await pool.end();
    },
  };
};

export interface FreshRoom extends TestRoom {
  readonly database: FreshDatabase;
}

export const freshRoom = async (
  more: Partial<ApiSettings> = {},
  parts: AppParts = {},
): Promise<FreshRoom> => {
  const database = await freshDatabase();
  const room = await roomOn(settingsOn(database.url, more), parts);
  return {
    ...room,
    database,
    close: async () => {
      await room.close();
      await database.drop();
    },
  };
};

/** A gaming day with one game and one table, opened through the API; answers a list keeper's token. */
export const openEvening = async (room: TestRoom, roomId = 'r1') => {
  const manager = await room.staff('roomManager', roomId);
  const game = { gameId: 'nlhe', variant: 'holdem', structure: 'no-limit', stakes: ['1', '2'] };
  const steps: readonly [string, unknown][] = [
    ['open-day', { day: '2026-11-28' }],
    ['offer-game', { ...game, minBuyIn: '100', maxBuyIn: '300' }],
    ['place-table', { tableId: 't1', number: 1, section: 'A', seats: 9 }],
    ['open-table', { tableId: 't1', gameId: 'nlhe' }],
  ];
  for (const [name, body] of steps) {
    const answer = await room.command(manager, name, body);
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
  }
  return { manager, keeper: await room.staff('listKeeper', roomId) };
};
