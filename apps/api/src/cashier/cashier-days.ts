import { type Carried, type CashierEvent, cashierStreamId, refusals } from '@cardroom/cashier';
import { type EventStore, type Moment, readEvent } from '@cardroom/event-store';
import { type GamingDay, type RoomId } from '@cardroom/kernel';
import { cashierCategory } from '@cardroom/read-models';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LatestStreams } from '../live/latest-streams';
import { LogFollower } from '../live/log-follower';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';

/** Finds the stream of a room's cage: the present one, and the one of a moment or a day of the past. */
@Injectable()
export class CashierDays implements OnApplicationBootstrap {
  private readonly streams: LatestStreams;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {
    this.streams = new LatestStreams(store, { category: 'cashier', changedBy: ['CageOpened'] });
  }

  onApplicationBootstrap(): void {
    this.streams.follow(this.follower);
  }

  /** The stream of the last day on which the cage opened; null before the first. */
  latest(room: RoomId): Promise<string | null> {
    return this.streams.latest(room);
  }

  /** The stream of the day that was the latest at a moment. */
  at(room: RoomId, moment: Moment): Promise<string | null> {
    return this.streams.at(room, moment);
  }

  /** The stream of a gaming day; null when the cage did not open on it. */
  async of(room: RoomId, day: GamingDay): Promise<string | null> {
    const streamId = cashierStreamId(room, day);
    const [first] = await this.store.load(streamId, { limit: 1 });
    return first ? streamId : null;
  }

  /** The cage as the last closing left it; null for a room's first day. Refuses while an earlier day is open. */
  async before(room: RoomId, day: GamingDay): Promise<{ carried: Carried; streamId: string } | null> {
    this.forget(room);
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
    this.streams.forget(room);
  }
}
