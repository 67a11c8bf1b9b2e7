import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** Main and feeder games, and who refuses to move up. */
@ApiTags('Must-move')
@Controller('floor')
export class MustMoveController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('link-feeder')
  linkFeeder(@CommandBody('link-feeder') body: FloorCommandBody<'link-feeder'>, @AskedBy() asked: Asked) {
    return this.floor.answer('link-feeder', body, asked);
  }

  @Command('unlink-feeder')
  unlinkFeeder(
    @CommandBody('unlink-feeder') body: FloorCommandBody<'unlink-feeder'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('unlink-feeder', body, asked);
  }

  @Command('refuse-must-move')
  refuseMustMove(
    @CommandBody('refuse-must-move') body: FloorCommandBody<'refuse-must-move'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('refuse-must-move', body, asked);
  }

  @Command('lift-cooldown')
  liftCooldown(
    @CommandBody('lift-cooldown') body: FloorCommandBody<'lift-cooldown'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('lift-cooldown', body, asked);
  }
}
