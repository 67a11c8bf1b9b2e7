import { createSealer, type EventStore, type Subscription } from '@cardroom/event-store';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { STORE } from './tokens';

/** Seals the log into its hash chain, one process at a time, beside the work. */
@Injectable()
export class Seals implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private sealer: Subscription | null = null;

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  get areGoingOn(): boolean {
    return this.sealer?.status().state !== 'stopped';
  }

  onApplicationBootstrap(): void {
    this.sealer = createSealer(this.store);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sealer?.close();
  }
}
