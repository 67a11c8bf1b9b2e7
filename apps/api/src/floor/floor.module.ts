import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module';
import { FloorDoor } from './floor-door';
import { FloorEdge } from './floor-edge';
import { GamesController } from './games.controller';
import { GamingDayController } from './gaming-day.controller';
import { GamingDays } from './gaming-days';
import { HouseSettingsController } from './house-settings.controller';
import { KnownPlayers } from './known-players';
import { SeatsController } from './seats.controller';
import { TablesController } from './tables.controller';
import { UndoController } from './undo.controller';
import { WaitingListsController } from './waiting-lists.controller';

/** The floor's services, each under the name that the room knows, all behind one door. */
@Module({
  imports: [LiveModule],
  controllers: [
    WaitingListsController,
    SeatsController,
    TablesController,
    GamesController,
    GamingDayController,
    HouseSettingsController,
    UndoController,
  ],
  providers: [FloorDoor, FloorEdge, GamingDays, KnownPlayers],
  exports: [GamingDays],
})
export class FloorModule {}
