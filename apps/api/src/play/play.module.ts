import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module';
import { FloorModule } from '../floor/floor.module';
import { LiveModule } from '../live/live.module';
import { PeopleModule } from '../people/people.module';
import { HandRulingsController } from './hand-rulings.controller';
import { HandsController } from './hands.controller';
import { Heartbeat } from './heartbeat';
import { PastHands } from './past-hands';
import { PastHandsController } from './past-hands.controller';
import { PlayDoor } from './play-door';
import { PlayTables } from './play-tables';
import { PlayersAtTableController } from './players-at-table.controller';
import { SeatTokens } from './seat-tokens';
import { SeatTokensController } from './seat-tokens.controller';
import { Secrets } from './secrets';
import { TableFeeds } from './table-feeds';
import { TablePlayController } from './table-play.controller';
import { TableViews } from './table-views';
import { TableViewsController } from './table-views.controller';

/** The play of the tables: hands, players at the table, what the floor decides there, and what may be seen of it. */
@Module({
  imports: [CommandsModule, FloorModule, LiveModule, PeopleModule],
  controllers: [
    HandsController,
    HandRulingsController,
    TablePlayController,
    PlayersAtTableController,
    SeatTokensController,
    TableViewsController,
    PastHandsController,
  ],
  providers: [PlayDoor, PlayTables, SeatTokens, TableViews, TableFeeds, PastHands, Secrets, Heartbeat],
  exports: [Secrets, PlayTables],
})
export class PlayModule {}
