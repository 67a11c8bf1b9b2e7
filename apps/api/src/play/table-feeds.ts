import { heartbeatSeconds } from '@cardroom/contracts';
import { type StoredEvent } from '@cardroom/event-store';
import { type Viewer } from '@cardroom/play';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Listener, type LiveMessage } from '../live/listener';
import { LogFollower } from '../live/log-follower';
import { Callers } from '../people/callers';
import { type FoundTable, PlayTables } from './play-tables';
import { TableViews, viewerOf } from './table-views';

interface Onlooker {
  readonly listener: Listener;
  readonly found: FoundTable;
}

const keyOf = (viewer: Viewer, { listener: { who } }: Onlooker): string =>
  `${who.room.roomId} ${viewer.kind} ${viewer.kind === 'seat' ? viewer.seat : ''}`;

/** Tells everybody who looks on at a table how it stands, as he may see it, after every change. */
@Injectable()
export class TableFeeds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly onlookers = new Map<string, Set<Onlooker>>();
  private heartbeats: NodeJS.Timeout | null = null;

  constructor(
    @Inject(TableViews) private readonly views: TableViews,
    @Inject(PlayTables) private readonly tables: PlayTables,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  @Inject(Callers) private readonly callers!: Callers;

  onApplicationBootstrap(): void {
    this.follower.onEvents((events) => this.tell(events));
    this.heartbeats = setInterval(() => void this.beat(), heartbeatSeconds * 1000);
  }

  beforeApplicationShutdown(): void {
    if (this.heartbeats) clearInterval(this.heartbeats);
    for (const { listener } of this.everybody()) listener.end();
  }

  /** Lets somebody look on: the table as it stands, then after each change. */
  async admit(listener: Listener, tableName: string): Promise<void> {
    const found = await this.tables.find(listener.who.room.roomId, tableName);
    const onlooker = { listener, found };
    const others = this.onlookers.get(found.streamId) ?? new Set();
    this.onlookers.set(found.streamId, others.add(onlooker));
    try {
      listener.caughtUp([this.heartbeat()]);
      await this.tellStream(found.streamId, [onlooker]);
    } catch (error) {
      this.dismiss(listener);
      throw error;
    }
  }

  dismiss(listener: Listener): void {
    for (const [streamId, others] of this.onlookers) {
      for (const onlooker of others) if (onlooker.listener === listener) others.delete(onlooker);
      if (others.size === 0) this.onlookers.delete(streamId);
    }
    listener.end();
  }

  private everybody(): readonly Onlooker[] {
    return [...this.onlookers.values()].flatMap((others) => [...others]);
  }

  private async tell(events: readonly StoredEvent[]): Promise<void> {
    const streams = new Set(events.map(({ streamId }) => streamId));
    await Promise.all(
      [...streams].map((streamId) => {
        const others = this.onlookers.get(streamId);
        return others ? this.tellStream(streamId, [...others]) : undefined;
      }),
    );
  }

  /** One view for each kind of viewer, however many look on. */
  private async tellStream(streamId: string, onlookers: readonly Onlooker[]): Promise<void> {
    const { state: table, position } = await this.tables.play({ streamId });
    const made = new Map<string, LiveMessage>();
    for (const onlooker of onlookers) {
      const { listener, found } = onlooker;
      try {
        const viewer = viewerOf(listener.who, found, table);
        const key = keyOf(viewer, onlooker);
        const shown = { found, table, position };
        const message = made.get(key) ?? {
          event: 'view',
          id: String(position),
          data: this.views.shown(listener.who, viewer, shown),
        };
        made.set(key, message);
        listener.send(message);
      } catch {
        // He may look no more: his seat is another's, or the table was never opened.
        this.dismiss(listener);
      }
    }
  }

  private heartbeat(): LiveMessage {
    return { event: 'heartbeat', data: this.follower.standing() };
  }

  /** Lets go of those whose session or token has ended, and takes the floor as it is now for who deals. */
  private async beat(): Promise<void> {
    await Promise.all(
      this.everybody().map(async ({ listener }) => {
        const counts = await this.callers.stillCounts(listener.who).catch(() => true);
        if (!listener.isOpen || !counts) this.dismiss(listener);
        else listener.send(this.heartbeat());
      }),
    );
  }
}
