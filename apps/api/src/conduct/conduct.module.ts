import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module';
import { StaffNames } from '../cashier/staff-names';
import { CommandsModule } from '../commands/commands.module';
import { FloorModule } from '../floor/floor.module';
import { LiveModule } from '../live/live.module';
import { PeopleModule } from '../people/people.module';
import { ConductDoor } from './conduct-door';
import { ConductLookups } from './conduct-lookups';
import { ConductPatterns } from './conduct-patterns';
import { ConductReader } from './conduct-reader';
import { ConductReports } from './conduct-reports';
import { ExclusionLetters } from './exclusion-letters';
import { HouseRulesController } from './house-rules.controller';
import { RecordsController } from './records.controller';
import { ConductReportsController } from './reports.controller';
import { ReportMoments } from './report-moments';
import { RulingDoor } from './ruling-door';
import { RulingsController } from './rulings.controller';
import { SanctionsController } from './sanctions.controller';

/** Rulings, sanctions and exclusions: their doors, records, reports and letters. */
@Module({
  imports: [CommandsModule, FloorModule, LiveModule, BoardsModule, PeopleModule],
  controllers: [
    RulingsController,
    SanctionsController,
    HouseRulesController,
    RecordsController,
    ConductReportsController,
  ],
  providers: [
    ConductDoor,
    RulingDoor,
    ConductLookups,
    ConductReader,
    ConductReports,
    ConductPatterns,
    ReportMoments,
    StaffNames,
    ExclusionLetters,
  ],
})
export class ConductModule {}
