import { type Clock } from '@cardroom/kernel';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CLOCK } from '../tokens';
import { PersonalData } from './personal-data';

const sweepMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Keeps the promises that time makes: numbers of yesterday go, and so do keys of people erased. */
@Injectable()
export class PersonalDataSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(PersonalData) private readonly data: PersonalData,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PinoLogger) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    void this.sweepQuietly();
    this.timer = setInterval(() => void this.sweepQuietly(), sweepMs).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<{ readonly phones: number; readonly keys: number }> {
    const phones = await this.data.destroyPhonesBefore(new Date(this.clock.now() - dayMs));
    const keys = await this.data.destroyErased();
    return { phones, keys };
  }

  /** The next round tries again. */
  private async sweepQuietly(): Promise<void> {
    try {
      await this.sweep();
    } catch (error) {
      this.logger.warn({ err: error }, 'personal data could not be swept');
    }
  }
}
