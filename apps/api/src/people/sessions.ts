import { type SignInBody } from '@cardroom/contracts';
import { type PrismaClient } from '@cardroom/event-store/client';
import { afterMinutes, id, type Instant, type Role } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { wrongCode } from '../problems/refused';
import { PEOPLE } from '../tokens';
import { AccessRecords } from './access-records';
import { Attempts } from './attempts';
import { csrfOfToken, hashOfToken, isSecretOf, newToken, staffNumberDigits } from './credentials';
import { type SignedInStaff } from './signed-in';
import { type Doer, type Trace } from './trace';

/** A shift and a bit: then the code is asked for again. */
export const sessionHours = 12;

export interface NewSession {
  readonly who: SignedInStaff;
  readonly token: string;
}

/** Where a code is typed: on an enrolled device, or somewhere that only has an address. */
export interface SignInPlace {
  readonly trace: Trace;
  readonly deviceId: string | null;
}

/** A code is the staff number and the secret in one. */
const partsOf = (body: SignInBody): { readonly staffNumber: string; readonly secret: string } =>
  'staffNumber' in body
    ? { staffNumber: body.staffNumber, secret: body.code }
    : { staffNumber: body.code.slice(0, staffNumberDigits), secret: body.code.slice(staffNumberDigits) };

/** Signs staff in and out. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(Attempts) private readonly attempts: Attempts,
    @Inject(AccessRecords) private readonly records: AccessRecords,
  ) {}

  /** Throws 401 for a wrong code, and 429 without looking at it after too many. */
  async signIn(body: SignInBody, { trace, deviceId }: SignInPlace): Promise<NewSession> {
    const { staffNumber, secret } = partsOf(body);
    const place = deviceId ?? trace.address;
    const attempt = await this.attempts.begin({ staffNumber, place, address: trace.address });
    const member = await this.people.staffMember.findUnique({
      where: { number: staffNumber },
      include: { room: true },
    });
    const isRight = await isSecretOf(secret, member?.active ? member.codeHash : null);
    if (!member || !isRight) throw wrongCode();
    await this.attempts.passed(attempt);
    const token = newToken('session');
    const { id: roomId, name, currency, timeZone } = member.room;
    const who: SignedInStaff = {
      kind: 'staff',
      staffId: id(member.id),
      name: member.name,
      role: member.role as Role,
      room: { roomId: id(roomId), name, currency, timeZone },
      tokenHash: hashOfToken(token),
      csrf: body.bearer ? null : csrfOfToken(token),
      expiresAt: new Date(afterMinutes(attempt.at, sessionHours * 60)),
    };
    await this.open({ who, trace }, attempt.at);
    return { who, token };
  }

  async signOut({ who, trace }: Doer): Promise<void> {
    if (who.kind !== 'staff') return;
    await this.people.$transaction([
      this.people.staffSession.deleteMany({ where: { tokenHash: who.tokenHash } }),
      this.records.note({ roomId: who.room.roomId, kind: 'signed-out', by: who.staffId }, trace),
    ]);
  }

  private async open(
    { who, trace }: { readonly who: SignedInStaff; readonly trace: Trace },
    now: Instant,
  ): Promise<void> {
    const { staffId, tokenHash, expiresAt } = who;
    const at = new Date(now);
    await this.people.$transaction([
      this.people.staffSession.deleteMany({ where: { staffId, expiresAt: { lt: at } } }),
      this.people.staffSession.create({
        data: { tokenHash, staffId, createdAt: at, lastSeenAt: at, expiresAt },
      }),
      this.records.note({ roomId: who.room.roomId, kind: 'signed-in', by: staffId }, trace),
    ]);
  }
}
