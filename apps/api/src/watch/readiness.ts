import { type ReadyHealth } from '@cardroom/contracts';
import { type EventStore, waitedMs } from '@cardroom/event-store';
import { afterSeconds, type Instant } from '@cardroom/kernel';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Redis } from 'ioredis';
import { LogFollower } from '../live/log-follower';
import { type ApiSettings } from '../settings';
import { SETTINGS, STORE } from '../tokens';

/** A timer this late has not been knocked for. */
const lateSeconds = 5;
const pingMs = 500;

/** A fact this old whose consequences have not come. */
const behindMs = 10_000;

type Timers = ReadyHealth['timers'];
type Reactions = ReadyHealth['reactions'];

const notKnown: Reactions = { status: 'unknown', waitedMs: 0 };

/** Asks the servers behind this process how they are, each within half a second or so. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private isStopping = false;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogFollower) private readonly follower: LogFollower,
    @Inject(SETTINGS) settings: ApiSettings,
  ) {
    this.redis = settings.redisUrl ? connectTo(settings.redisUrl) : null;
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  async read(): Promise<ReadyHealth> {
    const now = await this.databaseTime();
    const isUp = now !== null;
    const inStep = isUp && (await this.follower.isInStep());
    return {
      status: isUp && !this.isStopping ? 'ready' : 'not-ready',
      database: isUp ? 'up' : 'down',
      live: { status: inStep ? 'in-step' : 'behind', position: String(this.follower.position) },
      timers: await this.timers(now),
      reactions: isUp ? await this.reactions() : notKnown,
    };
  }

  private async reactions(): Promise<Reactions> {
    const waited = await waitedMs(this.store.connections.pool, 'reactions').catch(() => null);
    if (waited === null) return notKnown;
    return { status: waited > behindMs ? 'behind' : 'in-step', waitedMs: Math.round(waited) };
  }

  private async databaseTime(): Promise<Instant | null> {
    try {
      return await within(this.store.timers.now(), pingMs * 4);
    } catch {
      return null;
    }
  }

  private async timers(now: Instant | null): Promise<Timers> {
    const redis = await this.redisState();
    if (now === null) return { status: 'unknown', redis, overdue: 0, why: 'the database is away' };
    const overdue = (await this.store.timers.dueBefore(afterSeconds(now, -lateSeconds), 1_000)).length;
    if (redis === 'down') {
      const why = 'Redis is away: timers are late; the room goes on deciding';
      return { status: 'late', redis, overdue, why };
    }
    if (overdue > 0) return { status: 'late', redis, overdue, why: 'timers are due that no worker has run' };
    return { status: 'on-time', redis, overdue };
  }

  private async redisState(): Promise<Timers['redis']> {
    if (!this.redis) return 'not-used';
    try {
      await within(this.redis.ping(), pingMs);
      return 'up';
    } catch {
      return 'down';
    }
  }
}

/** Commands fail at once while Redis is away, and it is looked for again every second. */
const connectTo = (url: string): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: pingMs,
    retryStrategy: () => 1_000,
  });
  redis.on('error', () => undefined);
  return redis;
};

const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
