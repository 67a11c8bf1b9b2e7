import { type ConductCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { RulingDoor } from './ruling-door';

type Body<N extends Parameters<RulingDoor['answer']>[0]> = ConductCommandBody<N>;

@ApiTags('Rulings')
@Controller('conduct')
export class RulingsController {
  constructor(@Inject(RulingDoor) private readonly rulings: RulingDoor) {}

  @Command('conduct/ask-for-ruling')
  askForRuling(
    @CommandBody('conduct/ask-for-ruling') body: Body<'conduct/ask-for-ruling'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/ask-for-ruling', body, asked);
  }

  @Command('conduct/record-ruling')
  recordRuling(
    @CommandBody('conduct/record-ruling') body: Body<'conduct/record-ruling'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/record-ruling', body, asked);
  }

  @Command('conduct/take-ruling')
  takeRuling(@CommandBody('conduct/take-ruling') body: Body<'conduct/take-ruling'>, @AskedBy() asked: Asked) {
    return this.rulings.answer('conduct/take-ruling', body, asked);
  }

  @Command('conduct/advise-on-ruling')
  adviseOnRuling(
    @CommandBody('conduct/advise-on-ruling') body: Body<'conduct/advise-on-ruling'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/advise-on-ruling', body, asked);
  }

  @Command('conduct/confirm-ruling')
  confirmRuling(
    @CommandBody('conduct/confirm-ruling') body: Body<'conduct/confirm-ruling'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/confirm-ruling', body, asked);
  }

  @Command('conduct/play-on')
  playOn(@CommandBody('conduct/play-on') body: Body<'conduct/play-on'>, @AskedBy() asked: Asked) {
    return this.rulings.answer('conduct/play-on', body, asked);
  }

  @Command('conduct/release-held-pot')
  releaseHeldPot(
    @CommandBody('conduct/release-held-pot') body: Body<'conduct/release-held-pot'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/release-held-pot', body, asked);
  }

  @Command('conduct/appeal-ruling')
  appealRuling(
    @CommandBody('conduct/appeal-ruling') body: Body<'conduct/appeal-ruling'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/appeal-ruling', body, asked);
  }

  @Command('conduct/decide-appeal')
  decideAppeal(
    @CommandBody('conduct/decide-appeal') body: Body<'conduct/decide-appeal'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/decide-appeal', body, asked);
  }

  @Command('conduct/annul-ruling')
  annulRuling(
    @CommandBody('conduct/annul-ruling') body: Body<'conduct/annul-ruling'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/annul-ruling', body, asked);
  }

  @Command('conduct/note-on-ruling')
  noteOnRuling(
    @CommandBody('conduct/note-on-ruling') body: Body<'conduct/note-on-ruling'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/note-on-ruling', body, asked);
  }

  @Command('conduct/mark-good-faith-error')
  markGoodFaithError(
    @CommandBody('conduct/mark-good-faith-error') body: Body<'conduct/mark-good-faith-error'>,
    @AskedBy() asked: Asked,
  ) {
    return this.rulings.answer('conduct/mark-good-faith-error', body, asked);
  }
}
