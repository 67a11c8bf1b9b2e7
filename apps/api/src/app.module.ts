import { type Clock } from '@cardroom/kernel';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AccessGuard } from './access/access.guard';
import { RequestLimits } from './access/request-limits';
import { BoardsModule } from './boards/boards.module';
import { CashierModule } from './cashier/cashier.module';
import { ConductModule } from './conduct/conduct.module';
import { FloorModule } from './floor/floor.module';
import { LiveModule } from './live/live.module';
import { loggingFor } from './logging';
import { MachineryModule } from './machinery.module';
import { MovingInModule } from './moving-in/moving-in.module';
import { PapersModule } from './papers/papers.module';
import { PeopleModule } from './people/people.module';
import { PlayModule } from './play/play.module';
import { PlayersModule } from './players/players.module';
import { ProblemFilter } from './problems/problem-filter';
import { type ApiSettings } from './settings';
import { CommandWatch } from './watch/command-watch';
import { WatchModule } from './watch/watch.module';

@Module({})
export class AppModule {
  static with(settings: ApiSettings, clock?: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LoggerModule.forRoot(loggingFor(settings)),
        MachineryModule.with(settings, clock),
        PeopleModule,
        LiveModule,
        FloorModule,
        CashierModule,
        ConductModule,
        BoardsModule,
        MovingInModule,
        PapersModule,
        PlayModule,
        PlayersModule,
        WatchModule,
      ],
      providers: [
        RequestLimits,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: CommandWatch },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
