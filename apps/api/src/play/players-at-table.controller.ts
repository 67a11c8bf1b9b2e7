import { type PlayCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { PlayDoor } from './play-door';

/** Players at the table: in and out of the hands, and their chips. */
@ApiTags('Play')
@Controller('play')
export class PlayersAtTableController {
  constructor(@Inject(PlayDoor) private readonly play: PlayDoor) {}

  @Command('play/sit-out')
  sitOut(@CommandBody('play/sit-out') body: PlayCommandBody<'play/sit-out'>, @AskedBy() asked: Asked) {
    return this.play.answer('play/sit-out', body, asked);
  }

  @Command('play/sit-in')
  sitIn(@CommandBody('play/sit-in') body: PlayCommandBody<'play/sit-in'>, @AskedBy() asked: Asked) {
    return this.play.answer('play/sit-in', body, asked);
  }

  @Command('play/post-to-play')
  postToPlay(
    @CommandBody('play/post-to-play') body: PlayCommandBody<'play/post-to-play'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/post-to-play', body, asked);
  }

  @Command('play/leave-table')
  leaveTable(
    @CommandBody('play/leave-table') body: PlayCommandBody<'play/leave-table'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/leave-table', body, asked);
  }

  @Command('play/add-chips')
  addChips(@CommandBody('play/add-chips') body: PlayCommandBody<'play/add-chips'>, @AskedBy() asked: Asked) {
    return this.play.answer('play/add-chips', body, asked);
  }

  @Command('play/pay-from-stack')
  payFromStack(
    @CommandBody('play/pay-from-stack') body: PlayCommandBody<'play/pay-from-stack'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/pay-from-stack', body, asked);
  }

  @Command('play/count-stacks')
  countStacks(
    @CommandBody('play/count-stacks') body: PlayCommandBody<'play/count-stacks'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/count-stacks', body, asked);
  }
}
