import { type EventStore } from '@cardroom/event-store';
import { floorCategory } from '@cardroom/read-models';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { STORE } from '../tokens';

/** The last day of each room. */
const lastDays = `
  SELECT DISTINCT ON (s.room) s.stream_id FROM streams s
  JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = 'floor' ORDER BY s.room, e.position DESC`;

/**
 * Folds the day of each room once the process has begun, beside its work, so that the first command does not wait for
 * it. Earlier days are folded when somebody asks about them, from the waypoints that the worker keeps.
 */
@Injectable()
export class PresentDays implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('past');
  private isStopping = false;
  private folding: Promise<unknown> = Promise.resolve();

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  onApplicationBootstrap(): void {
    this.folding = this.fold().catch((error: unknown) =>
      this.log.warn(`the present days are folded when somebody asks: ${String(error)}`),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.folding;
  }

  /** Answers the streams that it folded. */
  async fold(): Promise<readonly string[]> {
    const { rows } = await this.store.connections.pool.query<{ stream_id: string }>(lastDays);
    const folded: string[] = [];
    for (const { stream_id: streamId } of rows) {
      if (this.isStopping) break;
      await this.store.state(floorCategory, streamId);
      folded.push(streamId);
    }
    return folded;
  }
}
