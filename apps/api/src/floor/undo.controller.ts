import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('Undo')
@Controller('floor')
export class UndoController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('undo-action')
  undoAction(@CommandBody('undo-action') body: FloorCommandBody<'undo-action'>, @AskedBy() asked: Asked) {
    return this.floor.answer('undo-action', body, asked);
  }
}
