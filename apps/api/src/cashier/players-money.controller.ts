import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Players’ money')
@Controller('cashier')
export class PlayersMoneyController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/pay-in')
  payIn(@CommandBody('cashier/pay-in') body: BodyOf<'cashier/pay-in'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/pay-in', body, asked);
  }

  @Command('cashier/pay-out')
  payOut(@CommandBody('cashier/pay-out') body: BodyOf<'cashier/pay-out'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/pay-out', body, asked);
  }

  @Command('cashier/hold-deposit')
  holdDeposit(
    @CommandBody('cashier/hold-deposit') body: BodyOf<'cashier/hold-deposit'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/hold-deposit', body, asked);
  }

  @Command('cashier/return-deposit')
  returnDeposit(
    @CommandBody('cashier/return-deposit') body: BodyOf<'cashier/return-deposit'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/return-deposit', body, asked);
  }

  @Command('cashier/forfeit-deposit')
  forfeitDeposit(
    @CommandBody('cashier/forfeit-deposit') body: BodyOf<'cashier/forfeit-deposit'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/forfeit-deposit', body, asked);
  }

  @Command('cashier/take-into-custody')
  takeIntoCustody(
    @CommandBody('cashier/take-into-custody') body: BodyOf<'cashier/take-into-custody'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/take-into-custody', body, asked);
  }

  @Command('cashier/return-from-custody')
  returnFromCustody(
    @CommandBody('cashier/return-from-custody') body: BodyOf<'cashier/return-from-custody'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/return-from-custody', body, asked);
  }
}
