import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Entries of tournaments')
@Controller('cashier')
export class EntriesController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/announce-event')
  announceEvent(
    @CommandBody('cashier/announce-event') body: BodyOf<'cashier/announce-event'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/announce-event', body, asked);
  }

  @Command('cashier/sell-entry')
  sellEntry(@CommandBody('cashier/sell-entry') body: BodyOf<'cashier/sell-entry'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/sell-entry', body, asked);
  }

  @Command('cashier/place-entrant')
  placeEntrant(
    @CommandBody('cashier/place-entrant') body: BodyOf<'cashier/place-entrant'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/place-entrant', body, asked);
  }

  @Command('cashier/give-up-entry')
  giveUpEntry(
    @CommandBody('cashier/give-up-entry') body: BodyOf<'cashier/give-up-entry'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/give-up-entry', body, asked);
  }

  @Command('cashier/cancel-event')
  cancelEvent(
    @CommandBody('cashier/cancel-event') body: BodyOf<'cashier/cancel-event'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/cancel-event', body, asked);
  }
}
