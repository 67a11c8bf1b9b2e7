import { type PlayCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { PlayDoor } from './play-door';

/** What the floor decides of a hand: rulings, corrections, pots in dispute, tables that stand still. */
@ApiTags('Play')
@Controller('play')
export class HandRulingsController {
  constructor(@Inject(PlayDoor) private readonly play: PlayDoor) {}

  @Command('play/rule-on-hand')
  ruleOnHand(
    @CommandBody('play/rule-on-hand') body: PlayCommandBody<'play/rule-on-hand'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/rule-on-hand', body, asked);
  }

  @Command('play/correct-hand')
  correctHand(
    @CommandBody('play/correct-hand') body: PlayCommandBody<'play/correct-hand'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/correct-hand', body, asked);
  }

  @Command('play/stop-table')
  stopTable(
    @CommandBody('play/stop-table') body: PlayCommandBody<'play/stop-table'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/stop-table', body, asked);
  }

  @Command('play/release-table')
  releaseTable(
    @CommandBody('play/release-table') body: PlayCommandBody<'play/release-table'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/release-table', body, asked);
  }

  @Command('play/set-pot-aside')
  setPotAside(
    @CommandBody('play/set-pot-aside') body: PlayCommandBody<'play/set-pot-aside'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/set-pot-aside', body, asked);
  }

  @Command('play/award-aside')
  awardAside(
    @CommandBody('play/award-aside') body: PlayCommandBody<'play/award-aside'>,
    @AskedBy() asked: Asked,
  ) {
    return this.play.answer('play/award-aside', body, asked);
  }

  @Command('play/move-pot')
  movePot(@CommandBody('play/move-pot') body: PlayCommandBody<'play/move-pot'>, @AskedBy() asked: Asked) {
    return this.play.answer('play/move-pot', body, asked);
  }
}
