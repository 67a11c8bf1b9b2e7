import { type EventStore, type Moment, readEvent, type StoredEvent } from '@cardroom/event-store';
import { type CarriedFloor, type FloorEvent, floorStreamId, refusals } from '@cardroom/floor';
import { type GamingDay, isoOf, type RoomId } from '@cardroom/kernel';
import { floorCategory } from '@cardroom/read-models';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LogFollower } from '../live/log-follower';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';

const dayChanges: readonly string[] = ['DayOpened', 'DayClosed'];

const latestStatement = (bound: string): string => `
  SELECT s.stream_id FROM streams s JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = 'floor' AND s.room = $1 ${bound} ORDER BY e.position DESC LIMIT 1`;

/** Finds the stream of a room's gaming day: the present one, and the one of a moment of the past. */
@Injectable()
export class GamingDays implements OnApplicationBootstrap {
  private readonly present = new Map<RoomId, string>();

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  onApplicationBootstrap(): void {
    this.follower.onEvents((events) => this.notice(events));
  }

  /** The stream of the last day that was opened, whether it is still open or not; null before the first. */
  async latest(room: RoomId): Promise<string | null> {
    const known = this.present.get(room);
    if (known) return known;
    const found = await this.find(latestStatement(''), [room]);
    if (found) this.present.set(room, found);
    return found;
  }

  /** The stream of the day that was the latest at a moment. */
  at(room: RoomId, moment: Moment): Promise<string | null> {
    return typeof moment === 'number'
      ? this.find(latestStatement('AND e.occurred_at <= $2'), [room, isoOf(moment)])
      : this.find(latestStatement('AND e.position <= $2'), [room, String(moment.position)]);
  }

  /**
   * Runs the opening of a day while no other process opens one for the room, with what the day before hands over.
   * Refuses while an earlier day is still open.
   */
  async opening<T>(
    room: RoomId,
    day: GamingDay,
    open: (carried: CarriedFloor | null) => Promise<T>,
  ): Promise<T> {
    const client = await this.store.connections.pool.connect();
    const lock = [`gaming-day ${room}`];
    try {
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', lock);
      this.present.delete(room);
      return await open(await this.carriedInto(room, day));
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', lock).catch(() => undefined);
      this.present.delete(room);
      client.release();
    }
  }

  private async carriedInto(room: RoomId, day: GamingDay): Promise<CarriedFloor | null> {
    const before = await this.latest(room);
    if (!before || before === floorStreamId(room, day)) return null;
    const { state, version } = await this.store.state(floorCategory, before);
    if (state.day && !state.day.closed) throw refusedBy(refusals.dayAlreadyOpen({ day: state.day.day }));
    const [last] = await this.store.load(before, { from: version, limit: 1 });
    const event: FloorEvent | null = last ? readEvent(floorCategory.history, last) : null;
    return event?.type === 'DayClosed' ? event.carried : null;
  }

  private async find(text: string, values: readonly string[]): Promise<string | null> {
    const { pool } = this.store.connections;
    const { rows } = await pool.query<{ stream_id: string }>(text, [...values]);
    return rows[0]?.stream_id ?? null;
  }

  private notice(events: readonly StoredEvent[]): void {
    for (const { type, metadata } of events)
      if (dayChanges.includes(type)) this.present.delete(metadata.room);
  }
}
