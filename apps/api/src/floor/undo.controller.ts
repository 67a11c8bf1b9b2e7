import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from './asked';
import { CommandBody, FloorCommand } from './floor-command';
import { FloorDoor } from './floor-door';

@ApiTags('Undo')
@Controller('floor')
export class UndoController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @FloorCommand('undo-action')
  undoAction(@CommandBody('undo-action') body: FloorCommandBody<'undo-action'>, @AskedBy() asked: Asked) {
    return this.floor.answer('undo-action', body, asked);
  }
}
