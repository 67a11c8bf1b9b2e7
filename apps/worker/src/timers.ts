import { type EventStore, follow } from '@cardroom/event-store';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  openRedis,
  prepareRedis,
  queueAddress,
  startWakeUps,
  UnsuitableRedis,
  type WakeUps,
} from '@cardroom/scheduling';
import { answerTimer } from './due-timer';
import { Metrics } from './metrics';
import { type WorkerSettings } from './settings';
import { SETTINGS, STORE } from './tokens';

/** Refuses a Redis that would lose jobs; one that is away is waited for. */
const checkRedis = async (url: string): Promise<void> => {
  const redis = openRedis(url);
  try {
    await redis.connect();
    await prepareRedis(redis);
  } catch (error) {
    if (error instanceof UnsuitableRedis) throw error;
  } finally {
    redis.disconnect();
  }
};

/** Wakes the room when a deadline comes: arms the queue from the facts, answers its knocks. */
@Injectable()
export class Timers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('timers');
  private readonly stopping = new AbortController();
  private wakeUps: WakeUps | null = null;
  private following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly metrics: Metrics,
  ) {}

  get areOnTime(): boolean {
    return this.wakeUps?.queueAnswers() ?? false;
  }

  async onApplicationBootstrap(): Promise<void> {
    const address = queueAddress(this.settings.queueUrl);
    if (address.kind === 'redis') await checkRedis(address.url);
    const { timers } = this.store;
    this.wakeUps = startWakeUps({
      address,
      prefix: this.settings.queuePrefix,
      facts: timers,
      knock: (timer, now) => answerTimer(this.store, timer, now),
      observe: (knock) => this.metrics.knocked(knock),
      onRearmed: (count) => this.metrics.rearmedTimers(count),
      onError: (error) => this.log.warn(`the queue: ${error.message}`),
    });
    this.following = this.followLog();
  }

  /** In-flight knocks end while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.wakeUps?.stop();
    await this.following;
  }

  private async followLog(): Promise<void> {
    await follow(this.store, {
      name: 'timers',
      after: await this.store.head(),
      signal: this.stopping.signal,
      onBatch: (_events, position) => this.wakeUps?.nudge(position),
    });
  }
}
