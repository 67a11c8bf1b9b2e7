import { type PrismaClient } from '@cardroom/event-store/client';
import { drawId, drawSecret, hashOfSecret } from './credentials';

export interface NewRoom {
  readonly roomId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly administrator: string;
  readonly secret?: string;
}

const firstNumber = '1001';

const freeNumber = async (people: PrismaClient): Promise<string> => {
  const { _max } = await people.staffMember.aggregate({ _max: { number: true } });
  return _max.number === null ? firstNumber : String(Number(_max.number) + 1);
};

/** A room and the administrator who lets everybody else in; answers his personal code, which is shown once. */
export const makeRoom = async (people: PrismaClient, wanted: NewRoom): Promise<string> => {
  const { roomId, name, currency, timeZone, administrator, secret = drawSecret() } = wanted;
  const number = await freeNumber(people);
  const codeHash = await hashOfSecret(secret);
  const first = { id: drawId('s'), roomId, number, name: administrator, role: 'administrator', codeHash };
  await people.$transaction([
    people.room.create({ data: { id: roomId, name, currency, timeZone } }),
    people.staffMember.create({ data: first }),
  ]);
  return number + secret;
};
