import { type Cage, type CashierEvent } from '@cardroom/cashier';
import { type EventStore, type Moment, readEvent, type StoredEvent } from '@cardroom/event-store';
import { type Floor, type FloorEvent, floorStreamId } from '@cardroom/floor';
import { gamingDay, isoOf, type RoomId } from '@cardroom/kernel';
import {
  cashierCategory,
  floorCategory,
  sessionFacts,
  type SessionsByTable,
  tableSessions,
} from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { GamingDays } from '../floor/gaming-days';
import { Moments } from '../moments';
import { type SignedIn } from '../people/signed-in';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { CashierDays } from './cashier-days';
import { factUnknown, noCageDay } from './refusals';

/** Of which gaming day, as it stood when. */
export interface BooksWanted {
  readonly at?: string | undefined;
  readonly day?: string | undefined;
}

/** A fact of the cage with its place in the log. */
export interface StoredEntry {
  readonly stored: StoredEvent;
  readonly event: CashierEvent;
}

/** The facts of one gaming day at the cage up to a moment, and what they fold to. */
export interface Books {
  readonly streamId: string;
  readonly entries: readonly StoredEntry[];
  readonly cage: Cage;
  readonly floor: Floor | null;
  /** When each table was open on that day, up to the moment. */
  readonly sessions: SessionsByTable;
  readonly at: string;
  readonly position: string;
}

const entryOf = (stored: StoredEvent): StoredEntry => ({
  stored,
  event: readEvent(cashierCategory.history, stored),
});

interface OpeningRow {
  readonly type: string;
  readonly schema_version: number;
  readonly data: object;
}

/** Opens the cage's books. What is not there is refused, and never passed off as empty. */
@Injectable()
export class CageBooks {
  @Inject(Moments) private readonly moments!: Moments;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly floorDays: GamingDays,
    @Inject(CashierDays) private readonly days: CashierDays,
  ) {}

  async open(room: SignedIn['room'], { at, day }: BooksWanted): Promise<Books> {
    const moment = this.moments.at(at, room);
    const streamId = await this.streamOf(room.roomId, moment, day);
    const facts = streamId === null ? [] : await this.store.load(streamId);
    const upTo = moment === null ? facts : facts.filter(({ occurredAt }) => occurredAt <= moment);
    const last = upTo.at(-1);
    if (!streamId || !last) throw refusedBy(noCageDay());
    const entries = upTo.map(entryOf);
    const { decider } = cashierCategory;
    const cage = entries.reduce((now, { event }) => decider.evolve(now, event), decider.initialState);
    return {
      streamId,
      entries,
      cage,
      ...(await this.floor(room.roomId, moment, cage)),
      at: isoOf(moment ?? last.occurredAt),
      position: String(last.position),
    };
  }

  /** The fact under a code from a paper: a command's id, or a place in the log. */
  async fact(room: RoomId, code: string): Promise<StoredEntry> {
    const { pool } = this.store.connections;
    const { rows } = /^\d{1,18}$/.test(code)
      ? await pool.query<{ stream_id: string; version: number }>(
          'SELECT stream_id, version FROM events WHERE position = $1',
          [code],
        )
      : await pool.query<{ stream_id: string; version: number }>(
          `SELECT s ->> 'streamId' AS stream_id, (s ->> 'from')::int AS version
           FROM commands, jsonb_array_elements(answer -> 'steps') AS s
           WHERE command_id = $1 AND s ->> 'streamId' LIKE 'cashier-%'`,
          [code],
        );
    const [found] = rows;
    const [stored] = found ? await this.store.load(found.stream_id, { from: found.version, limit: 1 }) : [];
    const isHere = stored?.metadata.room === room && stored.streamId.startsWith('cashier-');
    if (!stored || !isHere) throw refusedBy(factUnknown({ code }));
    return entryOf(stored);
  }

  private streamOf(room: RoomId, moment: Moment | null, day: string | undefined): Promise<string | null> {
    if (day !== undefined) return this.days.of(room, gamingDay(day));
    return moment === null ? this.days.latest(room) : this.days.at(room, moment);
  }

  /** The floor of the same moment, or as the day stands by now; what it cannot say a report leaves open. */
  private async floor(
    room: RoomId,
    moment: Moment | null,
    { day }: Cage,
  ): Promise<Pick<Books, 'floor' | 'sessions'>> {
    const present = day && floorStreamId(room, day.day);
    const streamId = moment === null ? present : await this.floorDays.at(room, moment);
    if (streamId === null) return { floor: null, sessions: new Map() };
    const { state, version } = await (moment === null
      ? this.store.state(floorCategory, streamId)
      : this.store.stateAt(floorCategory, streamId, moment));
    return { floor: state, sessions: tableSessions(await this.openings(streamId, version), state) };
  }

  /** The floor's facts by which tables opened and closed, up to a version of its day. */
  private async openings(streamId: string, version: number): Promise<readonly FloorEvent[]> {
    const { rows } = await this.store.connections.pool.query<OpeningRow>(
      `SELECT type, schema_version, data FROM events
       WHERE stream_id = $1 AND version <= $2 AND type = ANY ($3) ORDER BY version`,
      [streamId, version, [...sessionFacts]],
    );
    return rows.map(({ type, schema_version: schemaVersion, data }) =>
      readEvent(floorCategory.history, { type, schemaVersion, data }),
    );
  }
}
