import { Module } from '@nestjs/common';
import { FloorModule } from '../floor/floor.module';
import { LiveModule } from '../live/live.module';
import { BoardsController } from './boards.controller';
import { HandoverController } from './handover.controller';
import { LogController } from './log.controller';
import { Past } from './past';
import { PastStreams } from './past-streams';
import { PlayersController } from './players.controller';
import { ReceiptsController } from './receipts.controller';
import { RulesController } from './rules.controller';

@Module({
  imports: [FloorModule, LiveModule],
  controllers: [
    BoardsController,
    HandoverController,
    ReceiptsController,
    PlayersController,
    LogController,
    RulesController,
  ],
  providers: [Past, PastStreams],
})
export class BoardsModule {}
