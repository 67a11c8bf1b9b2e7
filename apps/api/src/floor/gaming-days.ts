import { type EventStore, type Moment, readEvent } from '@cardroom/event-store';
import { type CarriedFloor, type FloorEvent, floorStreamId, refusals } from '@cardroom/floor';
import { type GamingDay, type RoomId } from '@cardroom/kernel';
import { floorCategory } from '@cardroom/read-models';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LatestStreams } from '../live/latest-streams';
import { LogFollower } from '../live/log-follower';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';

/** Finds the stream of a room's gaming day: the present one, and the one of a moment of the past. */
@Injectable()
export class GamingDays implements OnApplicationBootstrap {
  private readonly streams: LatestStreams;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {
    this.streams = new LatestStreams(store, { category: 'floor', changedBy: ['DayOpened', 'DayClosed'] });
  }

  onApplicationBootstrap(): void {
    this.streams.follow(this.follower);
  }

  /** The stream of the last day that was opened, whether it is still open or not; null before the first. */
  latest(room: RoomId): Promise<string | null> {
    return this.streams.latest(room);
  }

  /** The stream of the day that was the latest at a moment. */
  at(room: RoomId, moment: Moment): Promise<string | null> {
    return this.streams.at(room, moment);
  }

  /**
   * Runs the opening of a day while no other process opens one for the room, with what the day before hands over.
   * Refuses while an earlier day is still open. The lock has a connection of its own: whoever waits for it keeps none
   * from those who are to give it up.
   */
  async opening<T>(
    room: RoomId,
    day: GamingDay,
    open: (carried: CarriedFloor | null) => Promise<T>,
  ): Promise<T> {
    const connection = this.store.connections.ownConnection('cardroom gaming-day');
    try {
      const client = await connection.client();
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`gaming-day ${room}`]);
      this.streams.forget(room);
      return await open(await this.carriedInto(room, day));
    } finally {
      await connection.close();
      this.streams.forget(room);
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
}
