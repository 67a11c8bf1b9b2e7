import { type EventStore, waypointMaker } from '@cardroom/event-store';
import { foldedCategories } from '@cardroom/read-models';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { STORE } from './tokens';

const everyMs = 60_000;

/**
 * Keeps waypoints of long streams: as they grow, and all of them anew once the code that folds has changed. Nobody waits
 * for them; without them a long day of the past is folded from its beginning.
 */
@Injectable()
export class Waypoints implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('waypoints');
  private readonly stopping = new AbortController();
  private going: Promise<void> = Promise.resolve();

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  onApplicationBootstrap(): void {
    this.going = this.goOn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.going;
  }

  private async goOn(): Promise<void> {
    const { signal } = this.stopping;
    const maker = waypointMaker(this.store, foldedCategories);
    while (!signal.aborted) {
      await maker.make(signal).catch((error: unknown) => this.log.warn(`made later: ${String(error)}`));
      await sleep(everyMs, null, { signal, ref: false }).catch(() => null);
    }
  }
}
