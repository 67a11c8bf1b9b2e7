import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** Draws for seats and button, tables imposed by the organiser, and an opening with a player too many. */
@ApiTags('Table openings')
@Controller('floor')
export class OpeningsController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('draw-seats')
  drawSeats(@CommandBody('draw-seats') body: FloorCommandBody<'draw-seats'>, @AskedBy() asked: Asked) {
    return this.floor.answer('draw-seats', body, asked);
  }

  @Command('draw-button')
  drawButton(@CommandBody('draw-button') body: FloorCommandBody<'draw-button'>, @AskedBy() asked: Asked) {
    return this.floor.answer('draw-button', body, asked);
  }

  @Command('impose-tables')
  imposeTables(
    @CommandBody('impose-tables') body: FloorCommandBody<'impose-tables'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('impose-tables', body, asked);
  }

  @Command('reveal-tables')
  revealTables(
    @CommandBody('reveal-tables') body: FloorCommandBody<'reveal-tables'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('reveal-tables', body, asked);
  }

  @Command('add-extra-seat')
  addExtraSeat(
    @CommandBody('add-extra-seat') body: FloorCommandBody<'add-extra-seat'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('add-extra-seat', body, asked);
  }
}
