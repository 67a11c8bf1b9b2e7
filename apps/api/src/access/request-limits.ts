import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { type RateLimiterAbstract } from 'rate-limiter-flexible';
import { type SignedIn } from '../people/signed-in';
import { tooManyRequests } from '../problems/refused';
import { type ApiSettings } from '../settings';
import { SETTINGS } from '../tokens';
import { openCounters, rateLimit, take } from './rate-limit';

const refuseFor = (seconds: number): void => {
  if (seconds > 0) throw tooManyRequests({ retryAfterSeconds: seconds });
};

/** How often somebody may ask: each caller by his own session, strangers by their address. */
@Injectable()
export class RequestLimits implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly perCaller: RateLimiterAbstract;
  private readonly perAddress: RateLimiterAbstract;

  constructor(@Inject(SETTINGS) settings: ApiSettings) {
    const { redisUrl, callerRequestsPerMinute, openRequestsPerMinute } = settings;
    this.redis = redisUrl ? openCounters(redisUrl) : null;
    this.perCaller = rateLimit({ name: 'caller', perMinute: callerRequestsPerMinute }, this.redis);
    this.perAddress = rateLimit({ name: 'address', perMinute: openRequestsPerMinute }, this.redis);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  async caller(who: SignedIn): Promise<void> {
    refuseFor(await take(this.perCaller, who.tokenHash));
  }

  async stranger(address: string): Promise<void> {
    refuseFor(await take(this.perAddress, address));
  }
}
