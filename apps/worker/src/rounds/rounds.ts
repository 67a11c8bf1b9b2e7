import { type EventStore } from '@cardroom/event-store';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { STORE } from '../tokens';
import { personalDataRound } from './personal-data';
import { registersRound } from './registers';
import { type Round } from './round';
import { waypointsRound } from './waypoints';

const rounds: readonly Round[] = [waypointsRound, personalDataRound, registersRound];

/**
 * Goes the house's rounds, each at its own pace. They begin with the worker and go by the facts, so that none needs a
 * queue; two workers that go the same round do it once.
 */
@Injectable()
export class Rounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('rounds');
  private readonly stopping = new AbortController();
  private going: Promise<unknown> = Promise.resolve();

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  onApplicationBootstrap(): void {
    this.going = Promise.all(rounds.map((round) => this.goOn(round)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.going;
  }

  private async goOn({ name, everyMs, begin }: Round): Promise<void> {
    const { signal } = this.stopping;
    const go = begin(this.store);
    while (!signal.aborted) {
      await go(signal).catch((error: unknown) => this.log.warn(`${name} later: ${String(error)}`));
      await sleep(everyMs, null, { signal, ref: false }).catch(() => null);
    }
  }
}
