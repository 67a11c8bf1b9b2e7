import { createEventStore, type EventStore, openPool } from '@cardroom/event-store';
import { boardViews } from '@cardroom/read-models';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { type Pool } from 'pg';
import { Hands } from './hands';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { type Reaction } from '@cardroom/reactions';
import { Reactions } from './reactions';
import { Rounds } from './rounds/rounds';
import { Seals } from './seals';
import { type WorkerSettings } from './settings';
import { Timers } from './timers';
import { POOL, REACTIONS, SETTINGS, STORE } from './tokens';
import { WorkerParts } from './worker-parts';

const openDatabase = ({ databaseUrl, databaseConnections }: WorkerSettings): Pool =>
  openPool({ connectionString: databaseUrl, max: databaseConnections, application_name: 'cardroom worker' });

@Module({})
export class WorkerModule implements OnApplicationShutdown {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(POOL) private readonly pool: Pool,
  ) {}

  static with(settings: WorkerSettings, reactions: readonly Reaction[] | null = null): DynamicModule {
    return {
      module: WorkerModule,
      imports: [LoggerModule.forRoot({ pinoHttp: { level: settings.logLevel, autoLogging: false } })],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: POOL, useFactory: () => openDatabase(settings) },
        {
          provide: STORE,
          useFactory: (pool: Pool, metrics: Metrics) =>
            createEventStore({ pool, observe: metrics.observe, views: boardViews }),
          inject: [POOL, Metrics],
        },
        Metrics,
        { provide: REACTIONS, useValue: reactions },
        Timers,
        Seals,
        Hands,
        Rounds,
        Reactions,
        WorkerParts,
      ],
    };
  }

  /** Last of all: whoever still worked needed the database. */
  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
    await this.pool.end();
  }
}
