import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('House settings')
@Controller('floor')
export class HouseSettingsController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('change-house-setting')
  changeHouseSetting(
    @CommandBody('change-house-setting') body: FloorCommandBody<'change-house-setting'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('change-house-setting', body, asked);
  }
}
