import { type ConductCommandBody, type ConductCommandName } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { ConductDoor } from './conduct-door';

type Body<N extends ConductCommandName> = ConductCommandBody<N>;

@ApiTags('Sanctions')
@Controller('conduct')
export class SanctionsController {
  constructor(@Inject(ConductDoor) private readonly conduct: ConductDoor) {}

  @Command('conduct/report-incident')
  reportIncident(
    @CommandBody('conduct/report-incident') body: Body<'conduct/report-incident'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.report(body, asked);
  }

  @Command('conduct/record-sanction')
  recordSanction(
    @CommandBody('conduct/record-sanction') body: Body<'conduct/record-sanction'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.record(body, asked);
  }

  @Command('conduct/decide-incident')
  decideIncident(
    @CommandBody('conduct/decide-incident') body: Body<'conduct/decide-incident'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.ofIncident('conduct/decide-incident', body, asked);
  }

  @Command('conduct/confirm-exclusion')
  confirmExclusion(
    @CommandBody('conduct/confirm-exclusion') body: Body<'conduct/confirm-exclusion'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.confirm(body, asked);
  }

  @Command('conduct/lift-sanction')
  liftSanction(
    @CommandBody('conduct/lift-sanction') body: Body<'conduct/lift-sanction'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.ofIncident('conduct/lift-sanction', body, asked);
  }

  @Command('conduct/withdraw-incident')
  withdrawIncident(
    @CommandBody('conduct/withdraw-incident') body: Body<'conduct/withdraw-incident'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.ofIncident('conduct/withdraw-incident', body, asked);
  }

  @Command('conduct/confiscate-chips')
  confiscateChips(
    @CommandBody('conduct/confiscate-chips') body: Body<'conduct/confiscate-chips'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.ofIncident('conduct/confiscate-chips', body, asked);
  }

  @Command('conduct/exclude-player')
  excludePlayer(
    @CommandBody('conduct/exclude-player') body: Body<'conduct/exclude-player'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.exclude(body, asked);
  }

  @Command('conduct/exclude-at-own-request')
  excludeAtOwnRequest(
    @CommandBody('conduct/exclude-at-own-request') body: Body<'conduct/exclude-at-own-request'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.excludeAtOwnRequest(body, asked);
  }

  @Command('conduct/end-own-request')
  endOwnRequest(
    @CommandBody('conduct/end-own-request') body: Body<'conduct/end-own-request'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.endOwnRequest(body, asked);
  }

  @Command('conduct/adopt-rule-set')
  adoptRuleSet(
    @CommandBody('conduct/adopt-rule-set') body: Body<'conduct/adopt-rule-set'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.adopt(body, asked);
  }

  @Command('conduct/change-conduct-setting')
  changeConductSetting(
    @CommandBody('conduct/change-conduct-setting') body: Body<'conduct/change-conduct-setting'>,
    @AskedBy() asked: Asked,
  ) {
    return this.conduct.change(body, asked);
  }
}
