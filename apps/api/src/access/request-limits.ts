import { type Clock } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { type SignedIn } from '../people/signed-in';
import { tooManyRequests } from '../problems/refused';
import { type ApiSettings } from '../settings';
import { CLOCK, SETTINGS } from '../tokens';
import { RateLimit } from './rate-limit';

const refuseFor = (seconds: number): void => {
  if (seconds > 0) throw tooManyRequests({ retryAfterSeconds: seconds });
};

/** How often somebody may ask: each caller by his own session, strangers by their address. */
@Injectable()
export class RequestLimits {
  private readonly perCaller: RateLimit;
  private readonly perAddress: RateLimit;

  constructor(@Inject(SETTINGS) settings: ApiSettings, @Inject(CLOCK) clock: Clock) {
    this.perCaller = new RateLimit(settings.callerRequestsPerMinute, clock);
    this.perAddress = new RateLimit(settings.openRequestsPerMinute, clock);
  }

  caller(who: SignedIn): void {
    refuseFor(this.perCaller.take(who.tokenHash));
  }

  stranger(address: string): void {
    refuseFor(this.perAddress.take(address));
  }
}
