import { type EventStore, mendBoards } from '@cardroom/event-store';
import { floorCategory, storedRows } from '@cardroom/read-models';
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

/** A day that was folded, and how many rows of its boards were stored otherwise than its facts say. */
export interface PresentDay {
  readonly streamId: string;
  readonly mended: number;
}

/**
 * Folds the day of each room before the process answers anybody, so that the first command does not wait for it, and
 * writes anew what its boards show otherwise: an upgrade in mid-day leaves rows as another version wrote them
 * (ADR 30). Earlier days are folded when somebody asks about them, from the waypoints that the worker keeps.
 */
@Injectable()
export class PresentDays implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('past');
  private isStopping = false;

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      for (const { streamId, mended } of await this.fold())
        if (mended > 0) this.log.log(`${mended} rows of the boards of ${streamId} were written anew`);
    } catch (error) {
      this.log.warn(`the present days are folded when somebody asks: ${String(error)}`);
    }
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  async fold(): Promise<readonly PresentDay[]> {
    const { rows } = await this.store.connections.pool.query<{ stream_id: string }>(lastDays);
    const folded: PresentDay[] = [];
    for (const { stream_id: streamId } of rows) {
      if (this.isStopping) break;
      const boards = { category: floorCategory, streamId, rows: storedRows };
      folded.push({ streamId, mended: await mendBoards(this.store, boards) });
    }
    return folded;
  }
}
