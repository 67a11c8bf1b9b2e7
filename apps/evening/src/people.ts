import { type StaffCodeAnswer, type StaffSession } from '@cardroom/contracts';
import { type Caller, type RoomClient } from './room-client';

/** Somebody who works this evening, signed in, with the code that counts as a second person's. */
export interface Person extends Caller {
  readonly staffId: string;
  readonly code: string;
}

export interface People {
  readonly supervisor: Person;
  readonly shiftManager: Person;
  readonly cashiers: readonly [Person, ...Person[]];
}

/** Signs in as a program does; each session has an allowance of requests of its own. */
export const signIn = async (client: RoomClient, code: string): Promise<Caller> => {
  const session = await client.send<StaffSession>(null, '/session', { code, bearer: true });
  return { name: session.role, token: session.token ?? '' };
};

const hire = async (
  client: RoomClient,
  manager: Caller,
  added: { readonly name: string; readonly role: string },
): Promise<Person> => {
  const { staffId, code } = await client.send<StaffCodeAnswer>(manager, '/staff', added);
  return { ...(await signIn(client, code)), staffId, code };
};

/** Takes on who works for the evening: money and sanctions need two people who are not the same. */
export const hirePeople = async (client: RoomClient, manager: Caller): Promise<People> => {
  const supervisor = await hire(client, manager, { name: 'Evening supervisor', role: 'floorSupervisor' });
  const shiftManager = await hire(client, manager, { name: 'Evening shift manager', role: 'shiftManager' });
  const first = await hire(client, manager, { name: 'Evening cashier 1', role: 'cashier' });
  const second = await hire(client, manager, { name: 'Evening cashier 2', role: 'cashier' });
  return { supervisor, shiftManager, cashiers: [first, second] };
};

/** Their codes open nothing when the evening is over. */
export const letGo = async (client: RoomClient, manager: Caller, people: People): Promise<void> => {
  for (const { staffId } of [people.supervisor, people.shiftManager, ...people.cashiers])
    await client.change(manager, `/staff/${staffId}`, { active: false });
};
