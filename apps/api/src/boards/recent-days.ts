import { type EventStore } from '@cardroom/event-store';
import { afterMinutes, type Clock, isoOf } from '@cardroom/kernel';
import { floorCategory } from '@cardroom/read-models';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CLOCK, STORE } from '../tokens';

/** Days about which somebody is likely to ask. */
export const recentDayCount = 7;

const openedSince = `
  SELECT s.stream_id FROM streams s JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = 'floor' AND e.occurred_at >= $1 ORDER BY e.position DESC`;

/**
 * Folds the last days once the process has begun, beside its work: a question about any minute of them goes on from a
 * waypoint then, however many facts the day has. Latest first, a slice at a time; an older day is folded when somebody
 * first asks about it.
 */
@Injectable()
export class RecentDays implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('past');
  private isStopping = false;
  private folding: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.folding = this.fold().catch((error: unknown) =>
      this.log.warn(`the last days are folded when somebody asks: ${String(error)}`),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.folding;
  }

  /** Answers the streams that it folded. */
  async fold(): Promise<readonly string[]> {
    const since = isoOf(afterMinutes(this.clock.now(), -recentDayCount * 24 * 60));
    const { rows } = await this.store.connections.pool.query<{ stream_id: string }>(openedSince, [since]);
    const folded: string[] = [];
    for (const { stream_id: streamId } of rows) {
      if (this.isStopping) break;
      await this.store.state(floorCategory, streamId);
      folded.push(streamId);
    }
    return folded;
  }
}
