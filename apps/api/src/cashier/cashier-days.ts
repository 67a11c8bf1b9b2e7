import { type Carried, type CashierEvent, cashierStreamId, refusals } from '@cardroom/cashier';
import { type EventStore, type Moment, readEvent, type StoredEvent } from '@cardroom/event-store';
import { type GamingDay, isoOf, type RoomId } from '@cardroom/kernel';
import { cashierCategory } from '@cardroom/read-models';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LogFollower } from '../live/log-follower';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';

const latestStatement = (bound: string): string => `
  SELECT s.stream_id FROM streams s JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = 'cashier' AND s.room = $1 ${bound} ORDER BY e.position DESC LIMIT 1`;

/** Finds the stream of a room's cage: the present one, and the one of a moment or a day of the past. */
@Injectable()
export class CashierDays implements OnApplicationBootstrap {
  private readonly present = new Map<RoomId, string>();

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  onApplicationBootstrap(): void {
    this.follower.onEvents((events) => this.notice(events));
  }

  /** The stream of the last day on which the cage opened; null before the first. */
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

  /** The stream of a gaming day; null when the cage did not open on it. */
  async of(room: RoomId, day: GamingDay): Promise<string | null> {
    const streamId = cashierStreamId(room, day);
    return this.find('SELECT stream_id FROM streams WHERE stream_id = $1', [streamId]);
  }

  /** The cage as the last closing left it; null for a room's first day. Refuses while an earlier day is open. */
  async before(room: RoomId, day: GamingDay): Promise<{ carried: Carried; streamId: string } | null> {
    this.present.delete(room);
    const streamId = await this.latest(room);
    if (!streamId || streamId === cashierStreamId(room, day)) return null;
    const { state, version } = await this.store.state(cashierCategory, streamId);
    if (state.day && !state.day.isClosed) throw refusedBy(refusals.cageAlreadyOpen({ day: state.day.day }));
    const [last] = await this.store.load(streamId, { from: version, limit: 1 });
    const event: CashierEvent | null = last ? readEvent(cashierCategory.history, last) : null;
    return event?.type === 'CageClosed' ? { carried: event.carried, streamId } : null;
  }

  /** To be called once a day was opened here: the next request finds it without waiting for the log's follower. */
  forget(room: RoomId): void {
    this.present.delete(room);
  }

  private async find(text: string, values: readonly string[]): Promise<string | null> {
    const { pool } = this.store.connections;
    const { rows } = await pool.query<{ stream_id: string }>(text, [...values]);
    return rows[0]?.stream_id ?? null;
  }

  private notice(events: readonly StoredEvent[]): void {
    for (const { type, metadata } of events) if (type === 'CageOpened') this.present.delete(metadata.room);
  }
}
