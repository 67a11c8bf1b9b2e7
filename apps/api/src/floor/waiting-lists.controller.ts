import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('Waiting lists')
@Controller('floor')
export class WaitingListsController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('join-list')
  joinList(@CommandBody('join-list') body: FloorCommandBody<'join-list'>, @AskedBy() asked: Asked) {
    return this.floor.answer('join-list', body, asked);
  }

  @Command('leave-list')
  leaveList(@CommandBody('leave-list') body: FloorCommandBody<'leave-list'>, @AskedBy() asked: Asked) {
    return this.floor.answer('leave-list', body, asked);
  }

  @Command('remove-entry')
  removeEntry(@CommandBody('remove-entry') body: FloorCommandBody<'remove-entry'>, @AskedBy() asked: Asked) {
    return this.floor.answer('remove-entry', body, asked);
  }

  @Command('call-player')
  callPlayer(@CommandBody('call-player') body: FloorCommandBody<'call-player'>, @AskedBy() asked: Asked) {
    return this.floor.answer('call-player', body, asked);
  }

  @Command('answer-call')
  answerCall(@CommandBody('answer-call') body: FloorCommandBody<'answer-call'>, @AskedBy() asked: Asked) {
    return this.floor.answer('answer-call', body, asked);
  }

  @Command('decline-call')
  declineCall(@CommandBody('decline-call') body: FloorCommandBody<'decline-call'>, @AskedBy() asked: Asked) {
    return this.floor.answer('decline-call', body, asked);
  }

  @Command('call-again')
  callAgain(@CommandBody('call-again') body: FloorCommandBody<'call-again'>, @AskedBy() asked: Asked) {
    return this.floor.answer('call-again', body, asked);
  }

  @Command('expire-call')
  expireCall(@CommandBody('expire-call') body: FloorCommandBody<'expire-call'>, @AskedBy() asked: Asked) {
    return this.floor.answer('expire-call', body, asked);
  }

  @Command('hold-place')
  holdPlace(@CommandBody('hold-place') body: FloorCommandBody<'hold-place'>, @AskedBy() asked: Asked) {
    return this.floor.answer('hold-place', body, asked);
  }

  @Command('end-hold')
  endHold(@CommandBody('end-hold') body: FloorCommandBody<'end-hold'>, @AskedBy() asked: Asked) {
    return this.floor.answer('end-hold', body, asked);
  }

  @Command('mark-out')
  markOut(@CommandBody('mark-out') body: FloorCommandBody<'mark-out'>, @AskedBy() asked: Asked) {
    return this.floor.answer('mark-out', body, asked);
  }

  @Command('mark-back')
  markBack(@CommandBody('mark-back') body: FloorCommandBody<'mark-back'>, @AskedBy() asked: Asked) {
    return this.floor.answer('mark-back', body, asked);
  }

  @Command('confirm-arrival')
  confirmArrival(
    @CommandBody('confirm-arrival') body: FloorCommandBody<'confirm-arrival'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('confirm-arrival', body, asked);
  }

  @Command('restore-entry')
  restoreEntry(
    @CommandBody('restore-entry') body: FloorCommandBody<'restore-entry'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('restore-entry', body, asked);
  }

  @Command('reorder-entry')
  reorderEntry(
    @CommandBody('reorder-entry') body: FloorCommandBody<'reorder-entry'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('reorder-entry', body, asked);
  }
}
