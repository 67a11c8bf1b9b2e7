import { type PlayCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { PlayDoor } from './play-door';

/** How a table is followed, and when its hands go on. */
@ApiTags('Play')
@Controller('play')
export class TablePlayController {
  constructor(@Inject(PlayDoor) private readonly play: PlayDoor) {}

  @Command('play/change-depth')
  changeDepth(
    @CommandBody('play/change-depth') body: PlayCommandBody<'play/change-depth'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/change-depth', body, asked);
  }

  @Command('play/change-clocks')
  changeClocks(
    @CommandBody('play/change-clocks') body: PlayCommandBody<'play/change-clocks'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/change-clocks', body, asked);
  }

  @Command('play/announce-last-hand')
  announceLastHand(
    @CommandBody('play/announce-last-hand') body: PlayCommandBody<'play/announce-last-hand'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/announce-last-hand', body, asked);
  }

  @Command('play/go-on')
  goOn(@CommandBody('play/go-on') body: PlayCommandBody<'play/go-on'>, @AskedBy() asked: Asked) {
    return this.play.answer('play/go-on', body, asked);
  }

  @Command('play/pause-table')
  pauseTable(
    @CommandBody('play/pause-table') body: PlayCommandBody<'play/pause-table'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/pause-table', body, asked);
  }

  @Command('play/resume-table')
  resumeTable(
    @CommandBody('play/resume-table') body: PlayCommandBody<'play/resume-table'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/resume-table', body, asked);
  }

  @Command('play/draw-for-button')
  drawForButton(
    @CommandBody('play/draw-for-button') body: PlayCommandBody<'play/draw-for-button'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/draw-for-button', body, asked);
  }

  @Command('play/place-button')
  placeButton(
    @CommandBody('play/place-button') body: PlayCommandBody<'play/place-button'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/place-button', body, asked);
  }
}
