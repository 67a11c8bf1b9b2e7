import { type Actor, type DeviceId, type Role, type RoomId, type StaffId } from '@cardroom/kernel';
import { type Caller, type DeviceKind, type SessionAnswer, mayDo } from '@cardroom/contracts';

/** The room that a session acts in, and no other (floor case F16). */
export interface SessionRoom {
  readonly roomId: RoomId;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
}

interface Credential {
  readonly room: SessionRoom;
  readonly tokenHash: string;
  /** Null for a bearer token, which no browser sends by itself. */
  readonly csrf: string | null;
  readonly expiresAt: Date;
}

export interface SignedInStaff extends Credential {
  readonly kind: 'staff';
  readonly staffId: StaffId;
  readonly name: string;
  readonly role: Role;
}

export interface SignedInDevice extends Credential {
  readonly kind: 'device';
  readonly deviceId: DeviceId;
  readonly device: DeviceKind;
  readonly name: string;
}

/** Who stands behind a request, once the edge has made sure of it. */
export type SignedIn = SignedInStaff | SignedInDevice;

/** The caller's column of the access table. */
export const callerOf = (who: SignedIn): Caller => (who.kind === 'staff' ? who.role : who.device);

export const subjectOf = (who: SignedIn): string => (who.kind === 'staff' ? who.staffId : who.deviceId);

export const actorOf = (who: SignedIn): Actor =>
  who.kind === 'staff'
    ? { kind: 'staff', id: who.staffId, role: who.role }
    : { kind: 'device', id: who.deviceId };

/** Devices, and all who look on through them, are shown aliases and nothing more of a person (F19). */
export const seesAliasesOnly = (who: SignedIn): boolean => who.kind === 'device';

export const sessionAnswerOf = (who: SignedIn, token?: string): SessionAnswer => {
  const rest = {
    name: who.name,
    room: { ...who.room },
    csrf: who.csrf,
    expiresAt: who.expiresAt.toISOString(),
    may: mayDo(callerOf(who)),
    ...(token === undefined ? {} : { token }),
  };
  return who.kind === 'staff'
    ? { kind: 'staff', staffId: who.staffId, role: who.role, ...rest }
    : { kind: 'device', deviceId: who.deviceId, device: who.device, ...rest };
};
