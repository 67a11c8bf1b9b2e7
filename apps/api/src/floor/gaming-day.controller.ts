import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('The gaming day')
@Controller('floor')
export class GamingDayController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('open-day')
  openDay(@CommandBody('open-day') body: FloorCommandBody<'open-day'>, @AskedBy() asked: Asked) {
    return this.floor.answer('open-day', body, asked);
  }

  @Command('close-day')
  closeDay(@CommandBody('close-day') body: FloorCommandBody<'close-day'>, @AskedBy() asked: Asked) {
    return this.floor.answer('close-day', body, asked);
  }
}
