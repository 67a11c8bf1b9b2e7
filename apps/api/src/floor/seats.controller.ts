import { type FloorCommandBody } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { FloorDoor } from './floor-door';

@ApiTags('Seats')
@Controller('floor')
export class SeatsController {
  constructor(@Inject(FloorDoor) private readonly floor: FloorDoor) {}

  @Command('seat-called')
  seatCalled(@CommandBody('seat-called') body: FloorCommandBody<'seat-called'>, @AskedBy() asked: Asked) {
    return this.floor.answer('seat-called', body, asked);
  }

  @Command('seat-together')
  seatTogether(
    @CommandBody('seat-together') body: FloorCommandBody<'seat-together'>,
    @AskedBy() asked: Asked,
  ) {
    return this.floor.answer('seat-together', body, asked);
  }

  @Command('seat-player')
  seatPlayer(@CommandBody('seat-player') body: FloorCommandBody<'seat-player'>, @AskedBy() asked: Asked) {
    return this.floor.answer('seat-player', body, asked);
  }

  @Command('check-in')
  checkIn(@CommandBody('check-in') body: FloorCommandBody<'check-in'>, @AskedBy() asked: Asked) {
    return this.floor.answer('check-in', body, asked);
  }

  @Command('leave-seat')
  leaveSeat(@CommandBody('leave-seat') body: FloorCommandBody<'leave-seat'>, @AskedBy() asked: Asked) {
    return this.floor.answer('leave-seat', body, asked);
  }

  @Command('reserve-seat')
  reserveSeat(@CommandBody('reserve-seat') body: FloorCommandBody<'reserve-seat'>, @AskedBy() asked: Asked) {
    return this.floor.answer('reserve-seat', body, asked);
  }

  @Command('release-seat')
  releaseSeat(@CommandBody('release-seat') body: FloorCommandBody<'release-seat'>, @AskedBy() asked: Asked) {
    return this.floor.answer('release-seat', body, asked);
  }
}
