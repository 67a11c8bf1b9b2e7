import { type Clock } from '@cardroom/kernel';
import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { LiveModule } from '../live/live.module';
import { LogFollower } from '../live/log-follower';
import { CLOCK } from '../tokens';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { Readiness } from './readiness';

/** How the house is doing: health for whoever starts it, numbers for whoever watches it. */
@Module({ imports: [LiveModule], controllers: [HealthController, MetricsController], providers: [Readiness] })
export class WatchModule implements OnApplicationBootstrap {
  constructor(
    @Inject(LogFollower) private readonly follower: LogFollower,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.follower.onEvents((events) => {
      const last = events.at(-1);
      if (last) this.metrics.told(this.clock.now() - last.recordedAt);
    });
  }
}
