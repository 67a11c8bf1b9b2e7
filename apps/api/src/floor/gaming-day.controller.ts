import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from './asked';
import { CommandBody, FloorCommand } from './floor-command';
import { FloorDoor } from './floor-door';

@ApiTags('The gaming day')
@Controller('floor')
export class GamingDayController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @FloorCommand('open-day')
  openDay(@CommandBody('open-day') body: FloorCommandBody<'open-day'>, @AskedBy() asked: Asked) {
    return this.floor.answer('open-day', body, asked);
  }

  @FloorCommand('close-day')
  closeDay(@CommandBody('close-day') body: FloorCommandBody<'close-day'>, @AskedBy() asked: Asked) {
    return this.floor.answer('close-day', body, asked);
  }
}
