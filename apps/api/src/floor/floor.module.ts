import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module';
import { LiveModule } from '../live/live.module';
import { AbsenceController } from './absence.controller';
import { MovesController } from './moves.controller';
import { MustMoveController } from './must-move.controller';
import { SeatNotesController } from './seat-notes.controller';
import { TimeCollectionController } from './time-collection.controller';
import { FloorDoor } from './floor-door';
import { GamesController } from './games.controller';
import { GamingDayController } from './gaming-day.controller';
import { GamingDays } from './gaming-days';
import { HouseSettingsController } from './house-settings.controller';
import { LongerListsController } from './longer-lists.controller';
import { SeatsController } from './seats.controller';
import { DealersController } from './dealers.controller';
import { OpeningsController } from './openings.controller';
import { StakesAndDecksController } from './stakes-and-decks.controller';
import { TableBreaksController } from './table-breaks.controller';
import { TablesController } from './tables.controller';
import { UndoController } from './undo.controller';
import { WaitingListsController } from './waiting-lists.controller';

/** The floor's services, each under the name that the room knows, all behind one door. */
@Module({
  imports: [CommandsModule, LiveModule],
  controllers: [
    WaitingListsController,
    LongerListsController,
    SeatsController,
    AbsenceController,
    MovesController,
    MustMoveController,
    TimeCollectionController,
    SeatNotesController,
    TablesController,
    OpeningsController,
    TableBreaksController,
    StakesAndDecksController,
    DealersController,
    GamesController,
    GamingDayController,
    HouseSettingsController,
    UndoController,
  ],
  providers: [FloorDoor, GamingDays],
  exports: [GamingDays],
})
export class FloorModule {}
