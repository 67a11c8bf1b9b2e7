import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

/** Guests behind players, and what is to be settled at a seat. */
@ApiTags('Seats')
@Controller('floor')
export class SeatNotesController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('admit-guest')
  admitGuest(@CommandBody('admit-guest') body: FloorCommandBody<'admit-guest'>, @AskedBy() asked: Asked) {
    return this.floor.answer('admit-guest', body, asked);
  }

  @Command('end-guest')
  endGuest(@CommandBody('end-guest') body: FloorCommandBody<'end-guest'>, @AskedBy() asked: Asked) {
    return this.floor.answer('end-guest', body, asked);
  }

  @Command('object-to-guest')
  objectToGuest(
    @CommandBody('object-to-guest') body: FloorCommandBody<'object-to-guest'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('object-to-guest', body, asked);
  }

  @Command('flag-seat')
  flagSeat(@CommandBody('flag-seat') body: FloorCommandBody<'flag-seat'>, @AskedBy() asked: Asked) {
    return this.floor.answer('flag-seat', body, asked);
  }

  @Command('clear-seat-flag')
  clearSeatFlag(
    @CommandBody('clear-seat-flag') body: FloorCommandBody<'clear-seat-flag'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('clear-seat-flag', body, asked);
  }
}
