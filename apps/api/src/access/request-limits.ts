import { type Clock } from '@cardroom/kernel';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { type SignedIn } from '../people/signed-in';
import { tooManyRequests } from '../problems/refused';
import { type ApiSettings } from '../settings';
import { CLOCK, SETTINGS } from '../tokens';
import { RateLimit } from './rate-limit';
import { openCounters, SharedRateLimit } from './shared-rate-limit';

const refuseFor = (seconds: number): void => {
  if (seconds > 0) throw tooManyRequests({ retryAfterSeconds: seconds });
};

/**
 * How often somebody may ask: each caller by his own session, strangers by their address. Counted in Redis for all
 * processes together; in this process alone where there is no Redis, and while it is away.
 */
@Injectable()
export class RequestLimits implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly perCaller: RateLimit | SharedRateLimit;
  private readonly perAddress: RateLimit | SharedRateLimit;

  constructor(@Inject(SETTINGS) settings: ApiSettings, @Inject(CLOCK) clock: Clock) {
    const { redisUrl, callerRequestsPerMinute, openRequestsPerMinute } = settings;
    this.redis = redisUrl ? openCounters(redisUrl) : null;
    const limitOf = (name: string, perMinute: number): RateLimit | SharedRateLimit => {
      const alone = new RateLimit(perMinute, clock);
      return this.redis
        ? new SharedRateLimit({ redis: this.redis, prefix: `cardroom-rate-${name}`, perMinute, alone })
        : alone;
    };
    this.perCaller = limitOf('caller', callerRequestsPerMinute);
    this.perAddress = limitOf('address', openRequestsPerMinute);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  async caller(who: SignedIn): Promise<void> {
    refuseFor(await this.perCaller.take(who.tokenHash));
  }

  async stranger(address: string): Promise<void> {
    refuseFor(await this.perAddress.take(address));
  }
}
