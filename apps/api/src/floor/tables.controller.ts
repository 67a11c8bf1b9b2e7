import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('Tables')
@Controller('floor')
export class TablesController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('place-table')
  placeTable(@CommandBody('place-table') body: FloorCommandBody<'place-table'>, @AskedBy() asked: Asked) {
    return this.floor.answer('place-table', body, asked);
  }

  @Command('open-table')
  openTable(@CommandBody('open-table') body: FloorCommandBody<'open-table'>, @AskedBy() asked: Asked) {
    return this.floor.answer('open-table', body, asked);
  }

  @Command('freeze-table')
  freezeTable(@CommandBody('freeze-table') body: FloorCommandBody<'freeze-table'>, @AskedBy() asked: Asked) {
    return this.floor.answer('freeze-table', body, asked);
  }

  @Command('thaw-table')
  thawTable(@CommandBody('thaw-table') body: FloorCommandBody<'thaw-table'>, @AskedBy() asked: Asked) {
    return this.floor.answer('thaw-table', body, asked);
  }

  @Command('close-table')
  closeTable(@CommandBody('close-table') body: FloorCommandBody<'close-table'>, @AskedBy() asked: Asked) {
    return this.floor.answer('close-table', body, asked);
  }
}
