import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module';
import { FloorModule } from '../floor/floor.module';
import { LiveModule } from '../live/live.module';
import { PeopleModule } from '../people/people.module';
import { AtTables } from './at-tables';
import { CageDayController } from './cage-day.controller';
import { CageBooks } from './cage-books';
import { CageEdges } from './cage-edges';
import { CageLookups } from './cage-lookups';
import { CagePapers } from './cage-papers';
import { CagePapersController } from './cage-papers.controller';
import { CageReportsController } from './cage-reports.controller';
import { CashierDays } from './cashier-days';
import { CashierDoor } from './cashier-door';
import { CollectionsController } from './collections.controller';
import { EntriesController } from './entries.controller';
import { Identities } from './identities';
import { IdentityController } from './identity.controller';
import { PlayersMoneyController } from './players-money.controller';
import { ReversalSteps } from './reversal-steps';
import { SalesController } from './sales.controller';
import { StaffNames } from './staff-names';
import { TableStakesController } from './table-stakes.controller';
import { TransfersController } from './transfers.controller';
import { WindowsController } from './windows.controller';

/** The cage's services, all behind one door. */
@Module({
  imports: [CommandsModule, FloorModule, LiveModule, PeopleModule],
  controllers: [
    CageDayController,
    WindowsController,
    TransfersController,
    SalesController,
    PlayersMoneyController,
    CollectionsController,
    TableStakesController,
    EntriesController,
    IdentityController,
    CageReportsController,
    CagePapersController,
  ],
  providers: [
    CashierDoor,
    CageEdges,
    CageLookups,
    CashierDays,
    AtTables,
    ReversalSteps,
    Identities,
    CageBooks,
    CagePapers,
    StaffNames,
  ],
  exports: [CashierDays, CageLookups],
})
export class CashierModule {}
