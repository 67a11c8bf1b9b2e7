import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Collections')
@Controller('cashier')
export class CollectionsController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/collect-rent')
  collectRent(
    @CommandBody('cashier/collect-rent') body: BodyOf<'cashier/collect-rent'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/collect-rent', body, asked);
  }

  @Command('cashier/set-table-fee')
  setTableFee(
    @CommandBody('cashier/set-table-fee') body: BodyOf<'cashier/set-table-fee'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/set-table-fee', body, asked);
  }

  @Command('cashier/place-box')
  placeBox(@CommandBody('cashier/place-box') body: BodyOf<'cashier/place-box'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/place-box', body, asked);
  }

  @Command('cashier/remove-box')
  removeBox(@CommandBody('cashier/remove-box') body: BodyOf<'cashier/remove-box'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/remove-box', body, asked);
  }

  @Command('cashier/count-box')
  countBox(@CommandBody('cashier/count-box') body: BodyOf<'cashier/count-box'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/count-box', body, asked);
  }

  @Command('cashier/add-to-fund')
  addToFund(
    @CommandBody('cashier/add-to-fund') body: BodyOf<'cashier/add-to-fund'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/add-to-fund', body, asked);
  }

  @Command('cashier/pay-from-fund')
  payFromFund(
    @CommandBody('cashier/pay-from-fund') body: BodyOf<'cashier/pay-from-fund'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/pay-from-fund', body, asked);
  }
}
