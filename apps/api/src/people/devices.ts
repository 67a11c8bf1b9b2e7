import { type DeviceKind, type DeviceShape, type EnrolmentAnswer } from '@cardroom/contracts';
import { afterMinutes, type Clock, id } from '@cardroom/kernel';
import { type PrismaClient } from '@cardroom/event-store/client';
import { Inject, Injectable } from '@nestjs/common';
import { refusedBy } from '../problems/refused';
import { CLOCK, PEOPLE } from '../tokens';
import { AccessRecords } from './access-records';
import { csrfOfToken, drawId, drawLetters, hashOfToken, newToken } from './credentials';
import { deviceUnknown, enrolmentUnknown } from './refusals';
import { type SignedIn, type SignedInDevice } from './signed-in';
import { type Doer, type Trace } from './trace';

export const enrolmentHours = 24;
/** Browsers keep a cookie for 400 days at most. */
const tokenDays = 400;
const enrolmentLetters = 12;

const pageOf: Readonly<Record<DeviceKind, string>> = { kiosk: '/kiosk/', publicBoard: '/boards/' };

interface DeviceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly tokenHash: string | null;
  readonly revokedAt: Date | null;
  readonly lastSeenAt: Date | null;
}

const stateOf = (row: DeviceRow): DeviceShape['state'] => {
  if (row.revokedAt) return 'revoked';
  return row.tokenHash ? 'enrolled' : 'waiting';
};

const shapeOf = (row: DeviceRow): DeviceShape => ({
  deviceId: row.id,
  name: row.name,
  kind: row.kind as DeviceKind,
  state: stateOf(row),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});

/** As it is compared: typed by hand in any case, with or without dashes. */
const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export interface EnrolledDevice {
  readonly who: SignedInDevice;
  readonly token: string;
}

/** Kiosks and public boards: a manager names one, the device enrols once with the code, and acts until revoked. */
@Injectable()
export class Devices {
  constructor(
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(AccessRecords) private readonly records: AccessRecords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(who: SignedIn): Promise<DeviceShape[]> {
    const rows = await this.people.device.findMany({
      where: { roomId: who.room.roomId },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(shapeOf);
  }

  async add(doer: Doer, wanted: { name: string; kind: DeviceKind }): Promise<EnrolmentAnswer> {
    const now = this.clock.now();
    const code = drawLetters(enrolmentLetters);
    const expiresAt = new Date(afterMinutes(now, enrolmentHours * 60));
    const data = {
      ...wanted,
      id: drawId('d'),
      roomId: doer.who.room.roomId,
      createdAt: new Date(now),
      enrolmentHash: hashOfToken(code),
      enrolmentExpiresAt: expiresAt,
    };
    const [row] = await this.people.$transaction([
      this.people.device.create({ data }),
      this.records.done('device-added', data.id, doer),
    ]);
    const enrolPath = `${pageOf[wanted.kind]}?enrol=${code}`;
    return { ...shapeOf(row), enrolmentCode: code, enrolPath, expiresAt: expiresAt.toISOString() };
  }

  /** Exchanges an enrolment code for a token, once: the second who comes with the same code is refused. */
  async enrol(code: string, bearer: boolean, trace: Trace): Promise<EnrolledDevice> {
    const now = this.clock.now();
    const token = newToken('device');
    const tokenExpiresAt = new Date(afterMinutes(now, tokenDays * 24 * 60));
    const enrolmentHash = hashOfToken(plainCode(code));
    const waiting = { enrolmentHash, revokedAt: null, enrolmentExpiresAt: { gt: new Date(now) } };
    const [row] = await this.people.device.updateManyAndReturn({
      where: waiting,
      data: {
        enrolmentHash: null,
        enrolmentExpiresAt: null,
        tokenHash: hashOfToken(token),
        tokenExpiresAt,
        lastSeenAt: new Date(now),
      },
      include: { room: true },
    });
    if (!row) throw refusedBy(enrolmentUnknown());
    const roomId = id<SignedIn['room']['roomId']>(row.roomId);
    await this.records.note({ roomId, kind: 'device-enrolled', by: row.id, subject: row.id }, trace);
    const who: SignedInDevice = {
      kind: 'device',
      deviceId: id(row.id),
      device: row.kind as DeviceKind,
      name: row.name,
      room: { roomId, name: row.room.name, currency: row.room.currency, timeZone: row.room.timeZone },
      tokenHash: hashOfToken(token),
      csrf: bearer ? null : csrfOfToken(token),
      expiresAt: tokenExpiresAt,
    };
    return { who, token };
  }

  async revoke(doer: Doer, deviceId: string): Promise<void> {
    const { count } = await this.people.device.updateMany({
      where: { id: deviceId, roomId: doer.who.room.roomId, revokedAt: null },
      data: { revokedAt: new Date(this.clock.now()), enrolmentHash: null },
    });
    if (count === 0) throw refusedBy(deviceUnknown({ deviceId }));
    await this.records.done('device-revoked', deviceId, doer);
  }
}
