import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('Games')
@Controller('floor')
export class GamesController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('offer-game')
  offerGame(@CommandBody('offer-game') body: FloorCommandBody<'offer-game'>, @AskedBy() asked: Asked) {
    return this.floor.answer('offer-game', body, asked);
  }

  @Command('withdraw-game')
  withdrawGame(
    @CommandBody('withdraw-game') body: FloorCommandBody<'withdraw-game'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('withdraw-game', body, asked);
  }
}
