import { type PlayersCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { type PlainCommand, PlayersDoor } from './players-door';

type Body<N extends PlainCommand> = PlayersCommandBody<N>;

/** Who a player is on the boards: alias, card, language and needs. */
@ApiTags('Players')
@Controller('players')
export class IdentityController {
  constructor(@Inject(PlayersDoor) private readonly players: PlayersDoor) {}

  @Command('players/register-player')
  register(
    @CommandBody('players/register-player') body: Body<'players/register-player'>,
    @AskedBy() asked: Asked,
  ) {
    return this.players.answer('players/register-player', body, asked);
  }

  @Command('players/change-alias')
  changeAlias(
    @CommandBody('players/change-alias') body: Body<'players/change-alias'>,
    @AskedBy() asked: Asked,
  ) {
    return this.players.answer('players/change-alias', body, asked);
  }

  @Command('players/issue-card')
  issueCard(@CommandBody('players/issue-card') body: Body<'players/issue-card'>, @AskedBy() asked: Asked) {
    return this.players.answer('players/issue-card', body, asked);
  }

  @Command('players/withdraw-card')
  withdrawCard(
    @CommandBody('players/withdraw-card') body: Body<'players/withdraw-card'>,
    @AskedBy() asked: Asked,
  ) {
    return this.players.answer('players/withdraw-card', body, asked);
  }

  @Command('players/set-language')
  setLanguage(
    @CommandBody('players/set-language') body: Body<'players/set-language'>,
    @AskedBy() asked: Asked,
  ) {
    return this.players.answer('players/set-language', body, asked);
  }

  @Command('players/set-needs')
  setNeeds(@CommandBody('players/set-needs') body: Body<'players/set-needs'>, @AskedBy() asked: Asked) {
    return this.players.answer('players/set-needs', body, asked);
  }

  @Command('players/change-rule')
  changeRule(@CommandBody('players/change-rule') body: Body<'players/change-rule'>, @AskedBy() asked: Asked) {
    return this.players.answer('players/change-rule', body, asked);
  }
}
