import { callerHeader, type CallerKind, callerKinds, type DeviceKind } from '@cardroom/contracts';
import { type Clock, id, isoOf, type Role } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Pool } from 'pg';
import { CLOCK, POOL } from '../tokens';
import { cookieIn } from './cookies';
import { csrfOfToken, hashOfToken, kindOfToken } from './credentials';
import {
  type SessionRoom,
  type SignedIn,
  type SignedInDevice,
  type SignedInPlayer,
  type SignedInStaff,
} from './signed-in';

export const cookieNames: Readonly<Record<CallerKind, string>> = {
  staff: 'cardroom_session',
  kiosk: 'cardroom_kiosk',
  publicBoard: 'cardroom_board',
};

/** A console left alone is signed out after this long. */
export const idleMinutes = 120;

interface RoomColumns {
  readonly room_id: string;
  readonly room_name: string;
  readonly currency: string;
  readonly time_zone: string;
}
interface StaffColumns extends RoomColumns {
  readonly staff_id: string;
  readonly name: string;
  readonly role: string;
  readonly expires_at: Date;
}
interface SeatColumns extends RoomColumns {
  readonly token_id: string;
  readonly player_id: string;
  readonly alias: string;
  readonly table_id: string;
  readonly seat: number;
  readonly expires_at: Date;
}
interface DeviceColumns extends RoomColumns {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly expires_at: Date;
}

const room = 'r.id AS room_id, r.name AS room_name, r.currency, r.time_zone';

/** Reads and notes in one round trip that the session is in use, at most once a minute. */
const sessionStatement = `
  WITH seen AS (
    UPDATE staff_sessions SET last_seen_at = $2
    WHERE token_hash = $1 AND last_seen_at < $2::timestamptz - interval '1 minute'
      AND last_seen_at > $2::timestamptz - interval '${idleMinutes} minutes' AND expires_at > $2 AND $3
  )
  SELECT s.staff_id, m.name, m.role, s.expires_at, ${room}
  FROM staff_sessions s JOIN staff m ON m.id = s.staff_id JOIN rooms r ON r.id = m.room_id
  WHERE s.token_hash = $1 AND s.expires_at > $2 AND m.active
    AND s.last_seen_at > $2::timestamptz - interval '${idleMinutes} minutes'`;

const programStatement = `
  SELECT t.staff_id, m.name, m.role, t.expires_at, ${room}
  FROM program_tokens t JOIN staff m ON m.id = t.staff_id JOIN rooms r ON r.id = m.room_id
  WHERE t.token_hash = $1 AND t.expires_at > $2 AND t.revoked_at IS NULL AND m.active`;

const deviceStatement = `
  WITH seen AS (
    UPDATE devices SET last_seen_at = $2
    WHERE token_hash = $1 AND (last_seen_at IS NULL OR last_seen_at < $2::timestamptz - interval '1 minute') AND $3
  )
  SELECT d.id, d.name, d.kind, d.token_expires_at AS expires_at, ${room}
  FROM devices d JOIN rooms r ON r.id = d.room_id
  WHERE d.token_hash = $1 AND d.token_expires_at > $2 AND d.revoked_at IS NULL`;

/** A seat's token counts while it is neither over nor withdrawn; that he still sits there is asked at the table. */
const seatStatement = `
  SELECT t.id AS token_id, t.player_id, t.alias, t.table_id, t.seat, t.expires_at, ${room}
  FROM seat_tokens t JOIN rooms r ON r.id = t.room_id
  WHERE t.token_hash = $1 AND t.expires_at > $2 AND t.revoked_at IS NULL`;

const roomOf = (row: RoomColumns): SessionRoom => ({
  roomId: id(row.room_id),
  name: row.room_name,
  currency: row.currency,
  timeZone: row.time_zone,
});

interface Presented {
  readonly token: string;
  readonly bearer: boolean;
}

const askedFor = (request: FastifyRequest): CallerKind | null => {
  const query = request.query as Record<string, unknown> | undefined;
  const named = request.headers[callerHeader] ?? query?.['as'];
  return callerKinds.find((kind) => kind === named) ?? null;
};

const presented = (request: FastifyRequest): Presented | null => {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, bearer: true };
  const named = askedFor(request);
  const kinds = named ? [named] : callerKinds;
  const token = kinds.map((kind) => cookieIn(request, cookieNames[kind])).find((cookie) => cookie);
  return token ? { token, bearer: false } : null;
};

/** Finds out who stands behind a request, by its bearer token or cookie, with one query. */
@Injectable()
export class Callers {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null when nobody is signed in or enrolled under what the request carries. */
  async of(request: FastifyRequest): Promise<SignedIn | null> {
    const credential = presented(request);
    return credential && this.holder(credential, true);
  }

  /** The enrolled device that a request comes from, whoever is signed in on it. */
  async deviceOf(request: FastifyRequest): Promise<SignedIn | null> {
    const names = [cookieNames.kiosk, cookieNames.publicBoard];
    const token = names.map((name) => cookieIn(request, name)).find((cookie) => cookie);
    return token ? this.holder({ token, bearer: false }, false) : null;
  }

  /** Whether a caller's session, token or enrolment still counts; for streams that stay open. */
  async stillCounts(who: SignedIn): Promise<boolean> {
    const kinds = statementsFor[who.kind];
    const found = await Promise.all(kinds.map((text) => this.rows(text, who.tokenHash, false)));
    return found.some((rows) => rows.length > 0);
  }

  private async holder({ token, bearer }: Presented, noteSeen: boolean): Promise<SignedIn | null> {
    const kind = kindOfToken(token);
    const tokenHash = hashOfToken(token);
    const csrf = bearer ? null : csrfOfToken(token);
    if (kind === 'device') {
      const [row] = await this.rows<DeviceColumns>(deviceStatement, tokenHash, noteSeen);
      return row ? deviceOf(row, { tokenHash, csrf }) : null;
    }
    if (kind === 'seat' && bearer) {
      const [row] = await this.rows<SeatColumns>(seatStatement, tokenHash, noteSeen);
      return row ? playerOf(row, { tokenHash, csrf }) : null;
    }
    if (!kind || kind === 'seat' || (kind === 'program' && !bearer)) return null;
    const statement = kind === 'session' ? sessionStatement : programStatement;
    const [row] = await this.rows<StaffColumns>(statement, tokenHash, noteSeen);
    return row ? staffOf(row, { tokenHash, csrf }) : null;
  }

  private async rows<R extends object>(text: string, tokenHash: string, noteSeen: boolean): Promise<R[]> {
    const now = isoOf(this.clock.now());
    const notes = text === sessionStatement || text === deviceStatement;
    const values = notes ? [tokenHash, now, noteSeen] : [tokenHash, now];
    const { rows } = await this.pool.query<R>({ name: nameOf(text), text, values });
    return rows;
  }
}

const statementsFor: Readonly<Record<SignedIn['kind'], readonly string[]>> = {
  staff: [sessionStatement, programStatement],
  device: [deviceStatement],
  player: [seatStatement],
};

const nameOf = (text: string): string =>
  `caller-${[sessionStatement, programStatement, deviceStatement, seatStatement].indexOf(text)}`;

type Key = { readonly tokenHash: string; readonly csrf: string | null };

const staffOf = (row: StaffColumns, key: Key): SignedInStaff => ({
  kind: 'staff',
  staffId: id(row.staff_id),
  name: row.name,
  role: row.role as Role,
  room: roomOf(row),
  expiresAt: row.expires_at,
  ...key,
});

const deviceOf = (row: DeviceColumns, key: Key): SignedInDevice => ({
  kind: 'device',
  deviceId: id(row.id),
  device: row.kind as DeviceKind,
  name: row.name,
  room: roomOf(row),
  expiresAt: row.expires_at,
  ...key,
});

const playerOf = (row: SeatColumns, key: Key): SignedInPlayer => ({
  kind: 'player',
  tokenId: row.token_id,
  playerId: id(row.player_id),
  name: row.alias,
  tableId: id(row.table_id),
  seat: row.seat,
  room: roomOf(row),
  expiresAt: row.expires_at,
  ...key,
});
