import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** Dealers at their tables, their breaks, and the push. */
@ApiTags('Dealers')
@Controller('floor')
export class DealersController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('sign-in-dealer')
  signInDealer(
    @CommandBody('sign-in-dealer') body: FloorCommandBody<'sign-in-dealer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('sign-in-dealer', body, asked);
  }

  @Command('sign-out-dealer')
  signOutDealer(
    @CommandBody('sign-out-dealer') body: FloorCommandBody<'sign-out-dealer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('sign-out-dealer', body, asked);
  }

  @Command('start-dealer-break')
  startDealerBreak(
    @CommandBody('start-dealer-break') body: FloorCommandBody<'start-dealer-break'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('start-dealer-break', body, asked);
  }

  @Command('end-dealer-break')
  endDealerBreak(
    @CommandBody('end-dealer-break') body: FloorCommandBody<'end-dealer-break'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('end-dealer-break', body, asked);
  }

  @Command('push-dealers')
  pushDealers(@CommandBody('push-dealers') body: FloorCommandBody<'push-dealers'>, @AskedBy() asked: Asked) {
    return this.floor.answer('push-dealers', body, asked);
  }
}
