import { type CommandName, secondPersons } from '@cardroom/contracts';
import { type PrismaClient } from '@cardroom/event-store/client';
import { type Actor, id, type Role, type StaffId } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { refusedBy } from '../problems/refused';
import { PEOPLE } from '../tokens';
import { Attempts } from './attempts';
import { isSecretOf, staffNumberDigits } from './credentials';
import { codeRequired, secondCodeWrong, secondNotEntitled } from './refusals';
import { subjectOf } from './signed-in';

/** Stands for somebody who may, where a question is asked before he has come. */
const anybody: StaffId = id('second-person');

export interface SecondPerson {
  readonly staffId: StaffId;
  readonly actor: Actor;
}

interface Typed {
  readonly name: CommandName;
  readonly code: string | undefined;
}

const namesSecond = (name: CommandName): boolean => Object.hasOwn(secondPersons, name);

/**
 * Commands that are given without one where the second person acts on a screen of his own. Approving is none of them: a
 * session that was left open approves nothing, on whoever's screen.
 */
const onOwnScreen: readonly CommandName[] = ['cashier/receive-transfer'];

/**
 * The second person (product, section 6), and whoever approves something: he gives his own code, which is verified as at
 * sign-in and counted when it is wrong. Wrong codes are counted for each pair of whose screen it is and whose code,
 * so that signing in anew gives no new tries.
 */
@Injectable()
export class SecondPersons {
  constructor(
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(Attempts) private readonly attempts: Attempts,
  ) {}

  /** Null where the command needs none. Throws when the code is wrong, is somebody's who may not, or is missing. */
  async of({ name, code }: Typed, asked: Asked): Promise<SecondPerson | null> {
    if (!namesSecond(name)) return null;
    if (code !== undefined) return this.verified({ name, code }, asked);
    if (onOwnScreen.includes(name)) return null;
    if (!asked.isQuestion) throw refusedBy(codeRequired());
    return { staffId: anybody, actor: { kind: 'staff', id: anybody, role: 'roomManager' } };
  }

  private async verified(
    { name, code }: { readonly name: CommandName; readonly code: string },
    { who }: Asked,
  ): Promise<SecondPerson> {
    const [staffNumber, secret] = [code.slice(0, staffNumberDigits), code.slice(staffNumberDigits)];
    const place = `second-${subjectOf(who)}`;
    const attempt = await this.attempts.begin({ staffNumber, place, address: place });
    const member = await this.people.staffMember.findUnique({ where: { number: staffNumber } });
    const isHere = member?.active === true && member.roomId === who.room.roomId;
    const isRight = await isSecretOf(secret, isHere ? member.codeHash : null);
    if (!member || !isRight) throw refusedBy(secondCodeWrong());
    await this.attempts.passed(attempt);
    const role = member.role as Role;
    if (!secondPersons[name]?.includes(role)) throw refusedBy(secondNotEntitled({ role }));
    const staffId = id<StaffId>(member.id);
    return { staffId, actor: { kind: 'staff', id: staffId, role } };
  }
}

/** A code is its person's secret: neither the log nor the digest beside the key may hold it. */
export const withoutCode = (body: object, second: SecondPerson | null): object => {
  const rest = Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'secondCode'));
  return second ? { ...rest, second: second.staffId } : rest;
};
