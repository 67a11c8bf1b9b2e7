import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** Players who walk, chips in custody, playing over, and stacks brought back. */
@ApiTags('Absence')
@Controller('floor')
export class AbsenceController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('mark-absent')
  markAbsent(@CommandBody('mark-absent') body: FloorCommandBody<'mark-absent'>, @AskedBy() asked: Asked) {
    return this.floor.answer('mark-absent', body, asked);
  }

  @Command('announce-absence')
  announceAbsence(
    @CommandBody('announce-absence') body: FloorCommandBody<'announce-absence'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('announce-absence', body, asked);
  }

  @Command('mark-present')
  markPresent(@CommandBody('mark-present') body: FloorCommandBody<'mark-present'>, @AskedBy() asked: Asked) {
    return this.floor.answer('mark-present', body, asked);
  }

  @Command('pick-up-chips')
  pickUpChips(
    @CommandBody('pick-up-chips') body: FloorCommandBody<'pick-up-chips'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('pick-up-chips', body, asked);
  }

  @Command('count-custody')
  countCustody(
    @CommandBody('count-custody') body: FloorCommandBody<'count-custody'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('count-custody', body, asked);
  }

  @Command('release-custody')
  releaseCustody(
    @CommandBody('release-custody') body: FloorCommandBody<'release-custody'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('release-custody', body, asked);
  }

  @Command('allow-play-over')
  allowPlayOver(
    @CommandBody('allow-play-over') body: FloorCommandBody<'allow-play-over'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('allow-play-over', body, asked);
  }

  @Command('end-play-over')
  endPlayOver(
    @CommandBody('end-play-over') body: FloorCommandBody<'end-play-over'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('end-play-over', body, asked);
  }

  @Command('confirm-stack')
  confirmStack(
    @CommandBody('confirm-stack') body: FloorCommandBody<'confirm-stack'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('confirm-stack', body, asked);
  }
}
