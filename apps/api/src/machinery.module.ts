import {
  createEventStore,
  createPersonVault,
  type EventStore,
  openPool,
  type PersonVault,
} from '@cardroom/event-store';
import { openClient, type PrismaClient } from '@cardroom/event-store/client';
import { type Clock, instant } from '@cardroom/kernel';
import { boardViews } from '@cardroom/read-models';
import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Pool } from 'pg';
import { type ApiSettings } from './settings';
import { Moments } from './moments';
import { CLOCK, PEOPLE, POOL, SETTINGS, STORE, VAULT } from './tokens';
import { Metrics } from './watch/metrics';

const machineClock: Clock = { now: () => instant(Date.now()) };

const openDatabase = ({ databaseUrl, databaseConnections }: ApiSettings): Pool =>
  openPool({ connectionString: databaseUrl, max: databaseConnections, application_name: 'cardroom api' });

const vaultOn = (pool: Pool, { houseKey }: ApiSettings): PersonVault | null =>
  houseKey && createPersonVault({ pool, houseKey });

/** The machines behind the doors: the clock, the database's connections, the log on them, the numbers to watch. */
@Global()
@Module({})
export class MachineryModule implements OnApplicationShutdown {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(POOL) private readonly pool: Pool,
  ) {}

  static with(settings: ApiSettings, clock: Clock = machineClock): DynamicModule {
    return {
      module: MachineryModule,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: CLOCK, useValue: clock },
        { provide: POOL, useFactory: () => openDatabase(settings) },
        { provide: VAULT, useFactory: (pool: Pool) => vaultOn(pool, settings), inject: [POOL] },
        { provide: PEOPLE, useFactory: openClient, inject: [POOL] },
        {
          provide: STORE,
          useFactory: (pool: Pool, metrics: Metrics) =>
            createEventStore({ pool, observe: metrics.observe, views: boardViews }),
          inject: [POOL, Metrics],
        },
        Metrics,
        Moments,
      ],
      exports: [SETTINGS, CLOCK, POOL, PEOPLE, STORE, VAULT, Metrics, Moments],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
    await this.people.$disconnect();
    await this.pool.end();
  }
}
