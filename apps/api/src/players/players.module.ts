import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module';
import { FloorModule } from '../floor/floor.module';
import { AuditController } from './audit.controller';
import { Duplicates } from './duplicates';
import { ErasureDoor } from './erasure-door';
import { Erasures } from './erasures';
import { IdentityController } from './identity.controller';
import { LawfulKeeping } from './kept-by-law';
import { Looks } from './looks';
import { MergeDoor } from './merge-door';
import { MergesController } from './merges.controller';
import { NamesDoor } from './names-door';
import { NamesIndex } from './names-index';
import { NotesDoor } from './notes-door';
import { PersonalData } from './personal-data';
import { PlayedHours } from './played-hours';
import { PlayerFiles } from './player-files';
import { PlayerReader } from './player-reader';
import { PlayersController } from './players.controller';
import { PlayersDoor } from './players-door';
import { RecordDoor } from './record-door';
import { RecordsController } from './records.controller';
import { RoomTies } from './room-ties';
import { SamePersonController } from './same-person.controller';

/** Players' records: an alias for everybody, the rest apart, and no look at it without a fact. */
@Module({
  imports: [CommandsModule, FloorModule],
  controllers: [
    IdentityController,
    RecordsController,
    MergesController,
    SamePersonController,
    AuditController,
    PlayersController,
  ],
  providers: [
    PersonalData,
    PlayerFiles,
    RoomTies,
    LawfulKeeping,
    NamesIndex,
    Duplicates,
    PlayedHours,
    PlayerReader,
    Looks,
    Erasures,
    PlayersDoor,
    RecordDoor,
    NamesDoor,
    NotesDoor,
    MergeDoor,
    ErasureDoor,
  ],
  exports: [PersonalData, PlayerFiles, RoomTies],
})
export class PlayersModule {}
