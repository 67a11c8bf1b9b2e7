import { type PlayersCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { ErasureDoor } from './erasure-door';
import { MergeDoor } from './merge-door';

type Body<N extends 'merge-players' | 'erase-player'> = PlayersCommandBody<`players/${N}`>;

/** Two numbers that become one person, and a person who is no longer kept. */
@ApiTags('Players')
@Controller('players')
export class MergesController {
  constructor(
    @Inject(MergeDoor) private readonly merges: MergeDoor,
    @Inject(ErasureDoor) private readonly erasures: ErasureDoor,
  ) {}

  @Command('players/merge-players')
  merge(@CommandBody('players/merge-players') body: Body<'merge-players'>, @AskedBy() asked: Asked) {
    return this.merges.merge(body, asked);
  }

  @Command('players/erase-player')
  erase(@CommandBody('players/erase-player') body: Body<'erase-player'>, @AskedBy() asked: Asked) {
    return this.erasures.erase(body, asked);
  }
}
