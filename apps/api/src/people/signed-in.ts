import {
  type Actor,
  type DeviceId,
  type PlayerId,
  type Role,
  type RoomId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
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

/** A player at a dealt table, by the token of his seat: he acts for that seat and sees what it sees. */
export interface SignedInPlayer extends Credential {
  readonly kind: 'player';
  readonly tokenId: string;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly tableId: TableId;
  readonly seat: number;
}

/** Who stands behind a request, once the edge has made sure of it. */
export type SignedIn = SignedInStaff | SignedInDevice | SignedInPlayer;

/** The caller's column of the access table. */
export const callerOf = (who: SignedIn): Caller => {
  if (who.kind === 'staff') return who.role;
  return who.kind === 'device' ? who.device : 'player';
};

export const subjectOf = (who: SignedIn): string => {
  if (who.kind === 'staff') return who.staffId;
  return who.kind === 'device' ? who.deviceId : who.tokenId;
};

export const actorOf = (who: SignedIn): Actor => {
  if (who.kind === 'staff') return { kind: 'staff', id: who.staffId, role: who.role };
  if (who.kind === 'device') return { kind: 'device', id: who.deviceId };
  return { kind: 'player', id: who.playerId };
};

/** Devices, all who look on through them, and players are shown aliases and nothing more of a person (F19). */
export const seesAliasesOnly = (who: SignedIn): boolean => who.kind !== 'staff';

export const sessionAnswerOf = (who: SignedInStaff | SignedInDevice, token?: string): SessionAnswer => {
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
