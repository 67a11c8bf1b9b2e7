import { Module } from '@nestjs/common';
import { CommandDoor } from './command-door';
import { Edges } from './edge';
import { Standings } from '../conduct/standings';
import { PlayerLookup } from '../players/player-lookup';
import { KnownPlayers } from './known-players';

/** The way from a request to decided and recorded facts, the same for every module of the room. */
@Module({
  providers: [CommandDoor, Edges, KnownPlayers, PlayerLookup, Standings],
  exports: [CommandDoor, Edges, KnownPlayers, PlayerLookup],
})
export class CommandsModule {}
