import { type EventStore, mendBoards } from '@cardroom/event-store';
import { type RoomId } from '@cardroom/kernel';
import { type FoldedBoards, foldedBoards } from '@cardroom/read-models';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { STORE } from '../tokens';
import { PastStreams } from './past-streams';

/** The last day of each room. */
const lastDays = `
  SELECT DISTINCT ON (s.room) s.room, s.stream_id FROM streams s
  JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = 'floor' ORDER BY s.room, e.position DESC`;

interface LastDay {
  readonly room: RoomId;
  readonly stream_id: string;
}

/** What was folded, and how many rows of its boards were stored otherwise than its facts say. */
export interface PresentDay {
  readonly streamId: string;
  readonly mended: number;
}

/**
 * Folds the day of each room before the process answers anybody, so that the first command does not wait for it, and
 * writes anew what its boards show otherwise: an upgrade in mid-day leaves rows as another version wrote them
 * (ADR 30). The floor comes first, then whatever else has boards: the day's tables, rulings and cage, and each
 * player's conduct. Earlier days are folded when somebody asks about them, from the waypoints that the worker keeps.
 */
@Injectable()
export class PresentDays implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('past');
  private isStopping = false;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PastStreams) private readonly streams: PastStreams,
  ) {}

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
    const { rows: days } = await this.store.connections.pool.query<LastDay>(lastDays);
    const folded: PresentDay[] = [];
    for (const fold of foldedBoards) for (const day of days) folded.push(...(await this.mended(fold, day)));
    return folded;
  }

  /** One after the other: the process has nothing else to do yet, and the database may have. */
  private async mended(fold: FoldedBoards, { room, stream_id: floorStream }: LastDay): Promise<PresentDay[]> {
    const streams = await this.streams.of(fold, { room, moment: null, floorStream });
    const { category, storedRows: rows } = fold;
    const found: PresentDay[] = [];
    for (const streamId of streams) {
      if (this.isStopping) break;
      found.push({ streamId, mended: await mendBoards(this.store, { category, streamId, rows }) });
    }
    return found;
  }
}
