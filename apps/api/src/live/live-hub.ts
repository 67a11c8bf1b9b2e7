import { type BoardName, heartbeatSeconds } from '@cardroom/contracts';
import { type EventStore, type StoredBoardRow, type StoredEvent } from '@cardroom/event-store';
import { type RoomId } from '@cardroom/kernel';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Callers } from '../people/callers';
import { seesAliasesOnly } from '../people/signed-in';
import { STORE } from '../tokens';
import { type Listener, type LiveMessage } from './listener';
import { rowMessages } from './live-rows';
import { LogFollower } from './log-follower';

const isDevice = ({ who }: Listener): boolean => seesAliasesOnly(who);

/** Staff, who see rows whole, and devices, which see aliases only: each is told in the same words. */
const audiencesOf = (listeners: readonly Listener[]): readonly (readonly Listener[])[] => [
  listeners.filter((listener) => !isDevice(listener)),
  listeners.filter(isDevice),
];

/** Words each row once, however many look on. */
const tellAudience = (
  audience: readonly Listener[],
  rows: readonly StoredBoardRow[],
  position: bigint,
): void => {
  const [first] = audience;
  if (!first) return;
  const shown = new Set<string>(audience.flatMap(({ boards }) => boards));
  const ofTheirs = rows.filter(({ board }) => shown.has(board));
  for (const message of rowMessages(first.who, ofTheirs, position))
    for (const listener of audience) if (listener.boards.includes(message.data.board)) listener.send(message);
};

/** Tells every screen that looks on what has changed on its boards: one query for all of them. */
@Injectable()
export class LiveHub implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private heartbeats: NodeJS.Timeout | null = null;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogFollower) private readonly follower: LogFollower,
    @Inject(Callers) private readonly callers: Callers,
  ) {}

  get listenerCount(): number {
    return this.listeners.size;
  }

  onApplicationBootstrap(): void {
    this.follower.onEvents((events, position) => this.tell(events, position));
    this.heartbeats = setInterval(() => void this.beat(), heartbeatSeconds * 1000);
  }

  beforeApplicationShutdown(): void {
    if (this.heartbeats) clearInterval(this.heartbeats);
    for (const listener of this.listeners) listener.end();
  }

  /** Lets a screen look on: first what it missed since `after` (or everything), then each change as it comes. */
  async admit(listener: Listener, after: bigint | null): Promise<void> {
    this.listeners.add(listener);
    const safe = this.follower.position;
    try {
      const isForeign = after !== null && after > safe && after > (await this.store.head());
      const since = after === null || isForeign ? null : after - 1n;
      const rows = await this.rowsOf(listener.room, listener.boards, since);
      const reset: LiveMessage[] = isForeign ? [{ event: 'reset', data: { position: String(safe) } }] : [];
      listener.caughtUp([...reset, ...rowMessages(listener.who, rows, safe)]);
      if (await this.follower.isInStep()) listener.send(this.heartbeat());
    } catch (error) {
      this.dismiss(listener);
      throw error;
    }
  }

  dismiss(listener: Listener): void {
    this.listeners.delete(listener);
    listener.end();
  }

  private async tell(events: readonly StoredEvent[], position: bigint): Promise<void> {
    const rooms = new Set(events.map(({ metadata }) => metadata.room));
    await Promise.all([...rooms].map((room) => this.tellRoom(room, position)));
  }

  private async tellRoom(room: RoomId, position: bigint): Promise<void> {
    const listeners = [...this.listeners].filter((listener) => listener.room === room);
    const boards = [...new Set(listeners.flatMap((listener) => listener.boards))];
    const changed = await this.rowsOf(room, boards, this.follower.position);
    const ready = changed.filter((row) => row.position <= position);
    for (const audience of audiencesOf(listeners)) tellAudience(audience, ready, position);
    const changes = new Set<string>(ready.map(({ board }) => board));
    const unchanged = listeners.filter(({ boards: theirs }) => !theirs.some((board) => changes.has(board)));
    const reached = { event: 'heartbeat', data: { ...this.follower.standing(), position: String(position) } };
    // Who gave the command waits for its place in the log, also where nothing changes on his boards.
    for (const listener of unchanged) if (!isDevice(listener)) listener.send(reached);
  }

  private rowsOf(
    room: RoomId,
    boards: readonly BoardName[],
    since: bigint | null,
  ): Promise<StoredBoardRow[]> {
    return this.store.boards(room, boards, since === null ? {} : { since });
  }

  private heartbeat(): LiveMessage {
    return { event: 'heartbeat', data: this.follower.standing() };
  }

  /** Says "in step" only where it is true, and lets go of screens whose session has ended meanwhile. */
  private async beat(): Promise<void> {
    if (this.listeners.size === 0) return;
    const message = (await this.follower.isInStep()) ? this.heartbeat() : null;
    await Promise.all([...this.listeners].map((listener) => this.beatOne(listener, message)));
  }

  private async beatOne(listener: Listener, message: LiveMessage | null): Promise<void> {
    // While the database is away nobody can be asked for; the streams stay, without a heartbeat.
    const counts = await this.callers.stillCounts(listener.who).catch(() => true);
    if (!listener.isOpen || !counts) this.dismiss(listener);
    else if (message && !listener.isCatchingUp) listener.send(message);
  }
}
