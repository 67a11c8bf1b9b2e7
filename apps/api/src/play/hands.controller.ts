import { type PlayCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { PlayDoor } from './play-door';

/** The hand in progress, and hands counted. */
@ApiTags('Play')
@Controller('play')
export class HandsController {
  constructor(@Inject(PlayDoor) private readonly play: PlayDoor) {}

  @Command('play/start-hand')
  startHand(
    @CommandBody('play/start-hand') body: PlayCommandBody<'play/start-hand'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/start-hand', body, asked);
  }

  @Command('play/hand-done')
  handDone(@CommandBody('play/hand-done') body: PlayCommandBody<'play/hand-done'>, @AskedBy() asked: Asked) {
    return this.play.answer('play/hand-done', body, asked);
  }

  @Command('play/play-hand')
  playHand(@CommandBody('play/play-hand') body: PlayCommandBody<'play/play-hand'>, @AskedBy() asked: Asked) {
    return this.play.answer('play/play-hand', body, asked);
  }

  @Command('play/report-error')
  reportError(
    @CommandBody('play/report-error') body: PlayCommandBody<'play/report-error'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/report-error', body, asked);
  }

  @Command('play/undo-entry')
  undoEntry(
    @CommandBody('play/undo-entry') body: PlayCommandBody<'play/undo-entry'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/undo-entry', body, asked);
  }
}
