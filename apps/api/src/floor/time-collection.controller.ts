import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('Time collection')
@Controller('floor')
export class TimeCollectionController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('set-rate')
  setRate(@CommandBody('set-rate') body: FloorCommandBody<'set-rate'>, @AskedBy() asked: Asked) {
    return this.floor.answer('set-rate', body, asked);
  }

  @Command('apply-rate')
  applyRate(@CommandBody('apply-rate') body: FloorCommandBody<'apply-rate'>, @AskedBy() asked: Asked) {
    return this.floor.answer('apply-rate', body, asked);
  }

  @Command('start-collection')
  startCollection(
    @CommandBody('start-collection') body: FloorCommandBody<'start-collection'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('start-collection', body, asked);
  }

  @Command('collect-time')
  collectTime(@CommandBody('collect-time') body: FloorCommandBody<'collect-time'>, @AskedBy() asked: Asked) {
    return this.floor.answer('collect-time', body, asked);
  }

  @Command('pay-time')
  payTime(@CommandBody('pay-time') body: FloorCommandBody<'pay-time'>, @AskedBy() asked: Asked) {
    return this.floor.answer('pay-time', body, asked);
  }

  @Command('decline-time')
  declineTime(@CommandBody('decline-time') body: FloorCommandBody<'decline-time'>, @AskedBy() asked: Asked) {
    return this.floor.answer('decline-time', body, asked);
  }

  @Command('waive-time')
  waiveTime(@CommandBody('waive-time') body: FloorCommandBody<'waive-time'>, @AskedBy() asked: Asked) {
    return this.floor.answer('waive-time', body, asked);
  }

  @Command('refund-time')
  refundTime(@CommandBody('refund-time') body: FloorCommandBody<'refund-time'>, @AskedBy() asked: Asked) {
    return this.floor.answer('refund-time', body, asked);
  }

  @Command('pause-collection')
  pauseCollection(
    @CommandBody('pause-collection') body: FloorCommandBody<'pause-collection'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('pause-collection', body, asked);
  }

  @Command('resume-collection')
  resumeCollection(
    @CommandBody('resume-collection') body: FloorCommandBody<'resume-collection'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('resume-collection', body, asked);
  }

  @Command('sell-package')
  sellPackage(@CommandBody('sell-package') body: FloorCommandBody<'sell-package'>, @AskedBy() asked: Asked) {
    return this.floor.answer('sell-package', body, asked);
  }

  @Command('deal-hand')
  dealHand(@CommandBody('deal-hand') body: FloorCommandBody<'deal-hand'>, @AskedBy() asked: Asked) {
    return this.floor.answer('deal-hand', body, asked);
  }
}
