import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** Tables that break: cards drawn, seats and list places by their order. */
@ApiTags('Table breaks')
@Controller('floor')
export class TableBreaksController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('announce-break')
  announceBreak(
    @CommandBody('announce-break') body: FloorCommandBody<'announce-break'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('announce-break', body, asked);
  }

  @Command('call-off-break')
  callOffBreak(
    @CommandBody('call-off-break') body: FloorCommandBody<'call-off-break'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('call-off-break', body, asked);
  }

  @Command('draw-for-break')
  drawForBreak(
    @CommandBody('draw-for-break') body: FloorCommandBody<'draw-for-break'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('draw-for-break', body, asked);
  }

  @Command('break-table')
  breakTable(@CommandBody('break-table') body: FloorCommandBody<'break-table'>, @AskedBy() asked: Asked) {
    return this.floor.answer('break-table', body, asked);
  }

  @Command('give-up-break-seat')
  giveUpBreakSeat(
    @CommandBody('give-up-break-seat') body: FloorCommandBody<'give-up-break-seat'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('give-up-break-seat', body, asked);
  }
}
