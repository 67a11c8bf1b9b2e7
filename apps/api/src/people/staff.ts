import { type DealersAnswer, type StaffCodeAnswer, type StaffShape } from '@cardroom/contracts';
import { type PrismaClient } from '@cardroom/event-store/client';
import { type Clock, type Role } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { refusedBy } from '../problems/refused';
import { CLOCK, PEOPLE } from '../tokens';
import { AccessRecords } from './access-records';
import { drawId, drawSecret, hashOfSecret, staffNumberDigits } from './credentials';
import { aboveOwnAuthority, lastAdministrator, staffUnknown } from './refusals';
import { type SignedIn, subjectOf } from './signed-in';
import { type Doer } from './trace';

export interface NewStaff {
  readonly name: string;
  readonly role: Role;
  readonly secret?: string | undefined;
}

export interface StaffChange {
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly active?: boolean | undefined;
}

interface MemberRow {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
}

const shapeOf = (row: MemberRow): StaffShape => ({
  staffId: row.id,
  staffNumber: row.number,
  name: row.name,
  role: row.role as Role,
  active: row.active,
});

/** Prisma's code for a value that has to be unique and is not. */
const uniqueViolation = 'P2002';

/** Roles that can let others in; a room never loses the last of them. */
const keyHolders: readonly string[] = ['administrator', 'roomManager'];

/** Only an administrator makes, changes or recodes an administrator. */
const mayGive = (who: SignedIn, role: string): void => {
  const isAdministrator = who.kind === 'staff' && who.role === 'administrator';
  if (role === 'administrator' && !isAdministrator) throw refusedBy(aboveOwnAuthority({ role }));
};

/** Who works in a room: added, changed and given codes by its managers, each change on record. */
@Injectable()
export class Staff {
  constructor(
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(AccessRecords) private readonly records: AccessRecords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(who: SignedIn): Promise<StaffShape[]> {
    const rows = await this.people.staffMember.findMany({
      where: { roomId: who.room.roomId },
      orderBy: { number: 'asc' },
    });
    return rows.map(shapeOf);
  }

  /** Active dealers by name: all that whoever signs them in at a table needs to know. */
  async dealers(who: SignedIn): Promise<DealersAnswer['dealers']> {
    const rows = await this.people.staffMember.findMany({
      where: { roomId: who.room.roomId, role: 'dealer', active: true },
      select: { id: true, name: true },
      orderBy: { name: 'asc' },
    });
    return rows.map(({ id, name }) => ({ staffId: id, name }));
  }

  async add(doer: Doer, wanted: NewStaff): Promise<StaffCodeAnswer> {
    mayGive(doer.who, wanted.role);
    const { name, role, secret = drawSecret() } = wanted;
    const codeHash = await hashOfSecret(secret);
    const data = { id: drawId('s'), roomId: doer.who.room.roomId, name, role, codeHash };
    const row = await this.withFreeNumber(async (number) => {
      const [added] = await this.people.$transaction([
        this.people.staffMember.create({ data: { ...data, number } }),
        this.records.done('staff-added', data.id, doer),
      ]);
      return added;
    });
    return { ...shapeOf(row), code: row.number + secret };
  }

  /** Deactivating ends all sessions and tokens of the person in the same transaction. */
  async change(doer: Doer, staffId: string, change: StaffChange): Promise<StaffShape> {
    const member = await this.member(doer.who, staffId);
    mayGive(doer.who, member.role);
    mayGive(doer.who, change.role ?? member.role);
    await this.keepsKeyHolder(doer.who, member, change);
    const { name, role, active } = change;
    const data = {
      ...(name && { name }),
      ...(role && { role }),
      ...(active === undefined ? {} : { active }),
    };
    const [row] = await this.people.$transaction([
      this.people.staffMember.update({ where: { id: staffId }, data }),
      this.records.done('staff-changed', staffId, doer),
      ...(active === false ? this.endingsFor(staffId) : []),
    ]);
    return shapeOf(row);
  }

  /** A new code ends every session that was opened with the old one. */
  async changeCode(doer: Doer, staffId: string, secret = drawSecret()): Promise<StaffCodeAnswer> {
    const { who } = doer;
    const member = await this.member(who, staffId);
    if (subjectOf(who) !== staffId) mayGive(who, member.role);
    const codeHash = await hashOfSecret(secret);
    await this.people.$transaction([
      this.people.staffMember.update({ where: { id: staffId }, data: { codeHash } }),
      this.people.staffSession.deleteMany({ where: { staffId, tokenHash: { not: who.tokenHash } } }),
      this.records.done('code-changed', staffId, doer),
    ]);
    return { ...shapeOf(member), code: member.number + secret };
  }

  private endingsFor(staffId: string) {
    return [
      this.people.staffSession.deleteMany({ where: { staffId } }),
      this.people.programToken.updateMany({
        where: { staffId, revokedAt: null },
        data: { revokedAt: new Date(this.clock.now()) },
      }),
    ];
  }

  private async member(who: SignedIn, staffId: string): Promise<MemberRow> {
    const row = await this.people.staffMember.findFirst({ where: { id: staffId, roomId: who.room.roomId } });
    if (!row) throw refusedBy(staffUnknown({ staffId }));
    return row;
  }

  private async keepsKeyHolder(who: SignedIn, member: MemberRow, change: StaffChange): Promise<void> {
    const stays = (change.active ?? member.active) && keyHolders.includes(change.role ?? member.role);
    if (stays || !keyHolders.includes(member.role)) return;
    const others = await this.people.staffMember.count({
      where: { roomId: who.room.roomId, active: true, role: { in: [...keyHolders] }, id: { not: member.id } },
    });
    if (others === 0) throw refusedBy(lastAdministrator({ staffId: member.id }));
  }

  /** Takes the next number; again when somebody else took it at the same moment. */
  private async withFreeNumber<T>(add: (number: string) => Promise<T>, tries = 5): Promise<T> {
    try {
      return await add(await this.nextNumber());
    } catch (error) {
      if (tries <= 1 || (error as { code?: unknown }).code !== uniqueViolation) throw error;
      return this.withFreeNumber(add, tries - 1);
    }
  }

  private async nextNumber(): Promise<string> {
    const { _max } = await this.people.staffMember.aggregate({ _max: { number: true } });
    const next = Number(_max.number ?? '1000') + 1;
    return String(next).padStart(staffNumberDigits, '0');
  }
}
