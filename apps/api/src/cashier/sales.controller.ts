import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Sales')
@Controller('cashier')
export class SalesController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/sell-chips')
  sellChips(@CommandBody('cashier/sell-chips') body: BodyOf<'cashier/sell-chips'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/sell-chips', body, asked);
  }

  @Command('cashier/announce-behind')
  announceBehind(
    @CommandBody('cashier/announce-behind') body: BodyOf<'cashier/announce-behind'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/announce-behind', body, asked);
  }

  @Command('cashier/deliver-chips')
  deliverChips(
    @CommandBody('cashier/deliver-chips') body: BodyOf<'cashier/deliver-chips'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/deliver-chips', body, asked);
  }

  @Command('cashier/cash-out')
  cashOut(@CommandBody('cashier/cash-out') body: BodyOf<'cashier/cash-out'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/cash-out', body, asked);
  }

  @Command('cashier/change-colour')
  changeColour(
    @CommandBody('cashier/change-colour') body: BodyOf<'cashier/change-colour'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/change-colour', body, asked);
  }
}
