import { type EventStore, type Moment } from '@cardroom/event-store';
import { isoOf, type RoomId } from '@cardroom/kernel';
import { type LogFollower } from './log-follower';

const latestStatement = `
  SELECT s.stream_id FROM streams s JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = $1 AND s.room = $2
    AND e.occurred_at <= coalesce($3::timestamptz, 'infinity')
    AND e.position <= coalesce($4::bigint, 9223372036854775807)
  ORDER BY e.position DESC LIMIT 1`;

/** Which streams of a room are meant: a category that begins one for each day, and the facts that change which it is. */
export interface DayStreams {
  readonly category: string;
  readonly changedBy: readonly string[];
}

/** Finds the stream that a room began last, now and at any moment of the past. */
export class LatestStreams {
  private readonly present = new Map<RoomId, string>();

  constructor(
    private readonly store: EventStore,
    private readonly of: DayStreams,
  ) {}

  /** To be called once the process has begun: what others begin is heard of. */
  follow(follower: LogFollower): void {
    follower.onEvents((events) => {
      for (const { type, metadata } of events)
        if (this.of.changedBy.includes(type)) this.present.delete(metadata.room);
    });
  }

  /** The stream begun last, whether it still goes on or not; null before the first. */
  async latest(room: RoomId): Promise<string | null> {
    const known = this.present.get(room);
    if (known) return known;
    const found = await this.find(room, null, null);
    if (found) this.present.set(room, found);
    return found;
  }

  /** The stream that was the latest at a moment. */
  at(room: RoomId, moment: Moment): Promise<string | null> {
    return typeof moment === 'number'
      ? this.find(room, isoOf(moment), null)
      : this.find(room, null, String(moment.position));
  }

  /** The next request looks again. */
  forget(room: RoomId): void {
    this.present.delete(room);
  }

  private async find(room: RoomId, at: string | null, position: string | null): Promise<string | null> {
    const { pool } = this.store.connections;
    const { rows } = await pool.query<{ stream_id: string }>(latestStatement, [
      this.of.category,
      room,
      at,
      position,
    ]);
    return rows[0]?.stream_id ?? null;
  }
}
