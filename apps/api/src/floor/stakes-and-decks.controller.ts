import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** What a table asks for: another game or limit, another deck or setup. */
@ApiTags('Stakes and decks')
@Controller('floor')
export class StakesAndDecksController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('propose-stakes')
  proposeStakes(
    @CommandBody('propose-stakes') body: FloorCommandBody<'propose-stakes'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('propose-stakes', body, asked);
  }

  @Command('object-to-stakes')
  objectToStakes(
    @CommandBody('object-to-stakes') body: FloorCommandBody<'object-to-stakes'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('object-to-stakes', body, asked);
  }

  @Command('confirm-stakes')
  confirmStakes(
    @CommandBody('confirm-stakes') body: FloorCommandBody<'confirm-stakes'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('confirm-stakes', body, asked);
  }

  @Command('withdraw-stakes')
  withdrawStakes(
    @CommandBody('withdraw-stakes') body: FloorCommandBody<'withdraw-stakes'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('withdraw-stakes', body, asked);
  }

  @Command('change-deck')
  changeDeck(@CommandBody('change-deck') body: FloorCommandBody<'change-deck'>, @AskedBy() asked: Asked) {
    return this.floor.answer('change-deck', body, asked);
  }
}
