import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** Seat and table changes, and players kept apart. */
@ApiTags('Moves')
@Controller('floor')
export class MovesController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('request-seat-change')
  requestSeatChange(
    @CommandBody('request-seat-change') body: FloorCommandBody<'request-seat-change'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('request-seat-change', body, asked);
  }

  @Command('request-table-change')
  requestTableChange(
    @CommandBody('request-table-change') body: FloorCommandBody<'request-table-change'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('request-table-change', body, asked);
  }

  @Command('cancel-request')
  cancelRequest(
    @CommandBody('cancel-request') body: FloorCommandBody<'cancel-request'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('cancel-request', body, asked);
  }

  @Command('decline-offer')
  declineOffer(
    @CommandBody('decline-offer') body: FloorCommandBody<'decline-offer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('decline-offer', body, asked);
  }

  @Command('move-player')
  movePlayer(@CommandBody('move-player') body: FloorCommandBody<'move-player'>, @AskedBy() asked: Asked) {
    return this.floor.answer('move-player', body, asked);
  }

  @Command('announce-move')
  announceMove(
    @CommandBody('announce-move') body: FloorCommandBody<'announce-move'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('announce-move', body, asked);
  }

  @Command('big-blind-passed')
  bigBlindPassed(
    @CommandBody('big-blind-passed') body: FloorCommandBody<'big-blind-passed'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('big-blind-passed', body, asked);
  }

  @Command('hand-passed')
  handPassed(@CommandBody('hand-passed') body: FloorCommandBody<'hand-passed'>, @AskedBy() asked: Asked) {
    return this.floor.answer('hand-passed', body, asked);
  }

  @Command('carry-pot')
  carryPot(@CommandBody('carry-pot') body: FloorCommandBody<'carry-pot'>, @AskedBy() asked: Asked) {
    return this.floor.answer('carry-pot', body, asked);
  }

  @Command('carried-pot-won')
  carriedPotWon(
    @CommandBody('carried-pot-won') body: FloorCommandBody<'carried-pot-won'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('carried-pot-won', body, asked);
  }

  @Command('complete-move')
  completeMove(
    @CommandBody('complete-move') body: FloorCommandBody<'complete-move'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('complete-move', body, asked);
  }

  @Command('cancel-move')
  cancelMove(@CommandBody('cancel-move') body: FloorCommandBody<'cancel-move'>, @AskedBy() asked: Asked) {
    return this.floor.answer('cancel-move', body, asked);
  }

  @Command('keep-apart')
  keepApart(@CommandBody('keep-apart') body: FloorCommandBody<'keep-apart'>, @AskedBy() asked: Asked) {
    return this.floor.answer('keep-apart', body, asked);
  }

  @Command('end-keep-apart')
  endKeepApart(
    @CommandBody('end-keep-apart') body: FloorCommandBody<'end-keep-apart'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('end-keep-apart', body, asked);
  }
}
