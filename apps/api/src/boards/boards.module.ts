import { Module } from '@nestjs/common';
import { StaffNames } from '../cashier/staff-names';
import { FloorModule } from '../floor/floor.module';
import { LiveModule } from '../live/live.module';
import { PlayModule } from '../play/play.module';
import { BoardsController } from './boards.controller';
import { HandoverController } from './handover.controller';
import { LogController } from './log.controller';
import { Past } from './past';
import { PastStreams } from './past-streams';
import { PresentDays } from './present-days';
import { ReceiptsController } from './receipts.controller';
import { RulesController } from './rules.controller';

@Module({
  imports: [FloorModule, LiveModule, PlayModule],
  controllers: [BoardsController, HandoverController, ReceiptsController, LogController, RulesController],
  providers: [Past, PastStreams, PresentDays, StaffNames],
  exports: [Past],
})
export class BoardsModule {}
