import { type Clock, instant, instantFromIso, type Role } from '@cardroom/kernel';
import { randomUUID } from 'node:crypto';
import { type Answer, freshRoom, type FreshRoom, openEvening } from '../testing';

export const houseKey = Buffer.alloc(32, 9);
const minuteMs = 60_000;

/** What is written down of somebody in these specs. */
export const record = {
  familyName: 'Poquelin',
  givenNames: 'Jean-Baptiste',
  birthDate: '1990-01-15',
  document: { kind: 'passport', number: '17 FR 4242', country: 'FR', validUntil: '2030-01-01' },
  photo: 'cabinet/17',
  phone: '+33 6 12 34 56 78',
};

const staff = [
  'listKeeper',
  'roomManager',
  'cashier',
  'floorSupervisor',
  'auditor',
] as const satisfies Role[];
export type Asker = (typeof staff)[number] | 'kiosk';

/** A room with a house key, a clock that is set by hand, and somebody of each role. */
export interface PlayersRoom extends FreshRoom {
  now(): number;
  /** Lets time pass; sessions do not outlive a day, so everybody signs in again after one. */
  pass(minutes: number): Promise<void>;
  give(who: Asker, name: string, body: unknown): Promise<Answer>;
  /** The same request twice under one key. */
  giveTwice(who: Asker, name: string, body: unknown): Promise<readonly [Answer, Answer]>;
  mayI(who: Asker, name: string, body: unknown): Promise<Answer>;
  read(who: Asker, url: string): Promise<Answer>;
  onFloor(who: Asker, name: string, body: unknown): Promise<Answer>;
  register(alias: string, more?: object): Promise<string>;
  seat(playerId: string, seat: number): Promise<void>;
  leave(seat: number): Promise<void>;
  eventCount(): Promise<number>;
}

export const factsOf = ({ body }: Answer): Record<string, unknown>[] =>
  body['facts'] as Record<string, unknown>[];

/** A refusal says its code and records nothing. */
export const refused = async (
  room: PlayersRoom,
  asking: () => Promise<Answer>,
  wanted: readonly [number, string],
): Promise<Answer> => {
  const before = await room.eventCount();
  const said = await asking();
  expect([said.status, said.body['code']]).toEqual(wanted);
  expect(await room.eventCount()).toBe(before);
  return said;
};

const handsOf = (room: FreshRoom, tokens: ReadonlyMap<Asker, string>) => {
  const post = (who: Asker, url: string, sent: { readonly body: unknown; readonly key?: string }) =>
    room.ask({ method: 'POST', url, token: tokens.get(who), key: randomUUID(), ...sent });
  const give: PlayersRoom['give'] = (who, name, body) => post(who, `players/${name}`, { body });
  const onFloor: PlayersRoom['onFloor'] = (who, name, body) => post(who, `floor/${name}`, { body });
  const done = async (answer: Promise<Answer>): Promise<Answer> => {
    const said = await answer;
    if (said.status !== 200) throw new Error(JSON.stringify(said.body));
    return said;
  };
  return {
    give,
    onFloor,
    giveTwice: async (who: Asker, name: string, body: unknown) => {
      const key = randomUUID();
      const first = await post(who, `players/${name}`, { body, key });
      return [first, await post(who, `players/${name}`, { body, key })] as const;
    },
    mayI: (who: Asker, name: string, body: unknown) => post(who, `players/${name}?ask=true`, { body }),
    read: (who: Asker, url: string) => room.ask({ url: `players${url}`, token: tokens.get(who) }),
    register: async (alias: string, more: object = {}) => {
      const answer = await done(give('listKeeper', 'register-player', { alias, ...more }));
      return String(factsOf(answer)[0]?.['playerId']);
    },
    seat: async (playerId: string, seat: number) => {
      const body = { tableId: 't1', seat, playerId, reason: 'the host asked' };
      await done(onFloor('listKeeper', 'seat-player', body));
    },
    leave: async (seat: number) => {
      await done(onFloor('listKeeper', 'leave-seat', { tableId: 't1', seat }));
    },
    eventCount: async () => {
      const { rows } = await room.pool.query<{ count: string }>('SELECT count(*) FROM events');
      return Number(rows[0]?.count);
    },
  };
};

export const openPlayersRoom = async (): Promise<PlayersRoom> => {
  let now = instantFromIso('2026-11-28T18:00:00.000Z');
  const clock: Clock = { now: () => now };
  const room = await freshRoom({ houseKey }, { clock });
  const tokens = new Map<Asker, string>();
  const signIn = async (): Promise<void> => {
    for (const role of staff) tokens.set(role, await room.staff(role));
  };
  await openEvening(room);
  await signIn();
  tokens.set('kiosk', await room.device('kiosk'));
  return {
    ...room,
    ...handsOf(room, tokens),
    now: () => now,
    pass: async (minutes) => {
      now = instant(now + minutes * minuteMs);
      if (minutes >= 60) await signIn();
    },
  };
};
