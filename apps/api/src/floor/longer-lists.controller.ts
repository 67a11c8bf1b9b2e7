import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** More time for a call, places on other lists, and deposits. */
@ApiTags('Waiting lists')
@Controller('floor')
export class LongerListsController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('give-more-time')
  giveMoreTime(
    @CommandBody('give-more-time') body: FloorCommandBody<'give-more-time'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('give-more-time', body, asked);
  }

  @Command('transfer-entry')
  transferEntry(
    @CommandBody('transfer-entry') body: FloorCommandBody<'transfer-entry'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('transfer-entry', body, asked);
  }

  @Command('take-deposit')
  takeDeposit(@CommandBody('take-deposit') body: FloorCommandBody<'take-deposit'>, @AskedBy() asked: Asked) {
    return this.floor.answer('take-deposit', body, asked);
  }

  @Command('settle-deposit')
  settleDeposit(
    @CommandBody('settle-deposit') body: FloorCommandBody<'settle-deposit'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('settle-deposit', body, asked);
  }
}
