import { type Heartbeat } from '@cardroom/contracts';
import { type EventStore, follow, type StoredEvent } from '@cardroom/event-store';
import { type Clock, isoOf } from '@cardroom/kernel';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK, STORE } from '../tokens';

/** Read again at start: an append with a lower position may still have been on its way to commit. */
const lookBackPositions = 1_000n;
const retryMs = 250;
/** How long a question whether all is told waits for the head of the log to be reached. */
const patienceMs = 2_000;

/** Hears of events in log order; `position` is safe: nothing at or below it is still to come. */
export type OnEvents = (events: readonly StoredEvent[], position: bigint) => void | Promise<void>;

/** Follows the log once for this process, from its head on, and tells whoever asked. */
@Injectable()
export class LogFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watchers = new Set<OnEvents>();
  private readonly ending = new AbortController();
  private following: Promise<void> = Promise.resolve();
  /** Everything up to here has been told. */
  private told = 0n;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PinoLogger) private readonly logger: PinoLogger,
  ) {
    logger.setContext('live');
  }

  get position(): bigint {
    return this.told;
  }

  /** Closing down: no more is told. */
  get isStopping(): boolean {
    return this.ending.signal.aborted;
  }

  /** The position up to which all has been told, and the house's clock. */
  standing(): Heartbeat {
    return { position: String(this.told), at: isoOf(this.clock.now()) };
  }

  onApplicationBootstrap(): void {
    this.following = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.following;
  }

  /** Calls back with every event from now on. The next events wait until all callbacks have ended. */
  onEvents(watcher: OnEvents): void {
    this.watchers.add(watcher);
  }

  /** Whether everything that stands in the log has been told, at the latest within two seconds. */
  async isInStep(): Promise<boolean> {
    try {
      const head = await this.store.head();
      const deadline = performance.now() + patienceMs;
      while (this.told < head && performance.now() < deadline && !this.isStopping) await sleep(5);
      return this.told >= head;
    } catch {
      return false;
    }
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    let isPlaced = false;
    while (!signal.aborted) {
      try {
        if (!isPlaced) this.told = lookedBack(await this.store.head());
        isPlaced = true;
        const onBatch: OnEvents = (events, position) => this.tell(events, position);
        await follow(this.store, { after: this.told, signal, onBatch, name: 'live' });
      } catch (error) {
        this.logger.warn({ err: error }, 'the follower starts again');
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async tell(events: readonly StoredEvent[], position: bigint): Promise<void> {
    for (const watcher of this.watchers) await watcher(events, position);
    this.told = position;
  }
}

const lookedBack = (head: bigint): bigint => (head > lookBackPositions ? head - lookBackPositions : 0n);
