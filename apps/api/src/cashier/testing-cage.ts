import { type CashierCommandName } from '@cardroom/contracts';
import { randomUUID } from 'node:crypto';
import { addStaff, type Answer, openEvening, type TestRoom } from '../testing';

/** Somebody who is signed in, and whose code can be given as the second person's. */
export interface Person {
  readonly token: string;
  readonly code: string;
}

export interface CageRoom {
  readonly room: TestRoom;
  readonly manager: Person;
  readonly supervisor: Person;
  readonly cora: Person;
  readonly carl: Person;
  readonly dealer: Person;
  readonly director: Person;
  readonly keeper: string;
  /** Gives a cage command under a key of its own. */
  give(by: Person | string, name: CashierCommandName, body: object): Promise<Answer>;
  /** Gives it under this key. */
  under(key: string): CageRoom['give'];
  ask(by: Person | string, name: CashierCommandName, body: object): Promise<Answer>;
  /** Like `give`, and throws when it is refused. */
  done(by: Person | string, name: CashierCommandName, body: object): Promise<Facts>;
  get(by: Person | string, url: string): Promise<Answer>;
  /** A player whom the room knows, in a seat. */
  seat(alias: string, seat: number): Promise<string>;
}

export type Facts = readonly Record<string, unknown>[];

const tokenOf = (by: Person | string): string => (typeof by === 'string' ? by : by.token);

export const factsIn = ({ body }: Answer): Facts => (body['facts'] ?? []) as Facts;

export const person = async (room: TestRoom, role: Parameters<typeof addStaff>[1]): Promise<Person> => {
  const code = await addStaff(room.people, role);
  const answer = await room.ask({ method: 'POST', url: 'session', body: { code, bearer: true } });
  return { code, token: String(answer.body['token']) };
};

/** A code that is nobody's: the staff number is right, the secret is not. */
export const wrongCodeOf = ({ code }: Person): string => `${code.slice(0, 4)}999111`;

const rack = { '1.00': 400, '5.00': 200, '25.00': 80, '100.00': 60 };
export const float = { cash: '5000.00', chips: rack };

/** A gaming day, the people of a cage, and the ways to ask it something. */
export const cageRoom = async (room: TestRoom): Promise<CageRoom> => {
  const { keeper } = await openEvening(room);
  const under: CageRoom['under'] = (key) => (by, name, body) =>
    room.ask({ method: 'POST', url: name, token: tokenOf(by), body, key });
  const give: CageRoom['give'] = (by, name, body) => under(randomUUID())(by, name, body);
  return {
    room,
    manager: await person(room, 'roomManager'),
    supervisor: await person(room, 'floorSupervisor'),
    cora: await person(room, 'cashier'),
    carl: await person(room, 'cashier'),
    dealer: await person(room, 'dealer'),
    director: await person(room, 'tournamentDirector'),
    keeper,
    give,
    under,
    ask: (by, name, body) => room.ask({ method: 'POST', url: `${name}?ask=true`, token: tokenOf(by), body }),
    done: async (by, name, body) => {
      const answer = await give(by, name, body);
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return factsIn(answer);
    },
    get: (by, url) => room.ask({ url, token: tokenOf(by) }),
    seat: async (alias, seat) => {
      const seated = await room.command(keeper, 'seat-player', {
        tableId: 't1',
        seat,
        alias,
        reason: 'direct',
      });
      if (seated.status !== 200) throw new Error(JSON.stringify(seated.body));
      return String(factsIn(seated).find(({ playerId }) => playerId)?.['playerId']);
    },
  };
};

/** The cage open, with stock in the vault and two windows, w1 Cora's and w2 Carl's. */
export const openCage = async (room: TestRoom, profile: 'generic' | 'fr-casino' = 'generic') => {
  const cage = await cageRoom(room);
  const { manager, supervisor, cora, carl, done } = cage;
  const second = { secondCode: supervisor.code };
  const denominations = ['1.00', '5.00', '25.00', '100.00'];
  await done(manager, 'cashier/open-cage', { denominations, profile });
  const stock = { cash: '50000.00', chips: { '1.00': 4000, '5.00': 2000, '25.00': 800, '100.00': 600 } };
  await done(manager, 'cashier/change-stock', {
    direction: 'in',
    holding: stock,
    reason: 'opening',
    ...second,
  });
  for (const [by, windowId] of [
    [cora, 'w1'],
    [carl, 'w2'],
  ] as const)
    await done(by, 'cashier/open-window', { windowId, issued: float, counted: float, ...second });
  return { ...cage, second };
};

export const rowsOf = async (
  { get }: CageRoom,
  by: Person,
  board: string,
): Promise<Record<string, Record<string, unknown>>> => {
  const { status, body } = await get(by, `boards/${board}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const rows = body['rows'] as { key: string; body: Record<string, unknown> }[];
  return Object.fromEntries(rows.map(({ key, body: row }) => [key, row]));
};
