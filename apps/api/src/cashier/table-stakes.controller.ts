import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Table stakes')
@Controller('cashier')
export class TableStakesController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/take-for-safety')
  takeForSafety(
    @CommandBody('cashier/take-for-safety') body: BodyOf<'cashier/take-for-safety'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/take-for-safety', body, asked);
  }

  @Command('cashier/bring-back')
  bringBack(@CommandBody('cashier/bring-back') body: BodyOf<'cashier/bring-back'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/bring-back', body, asked);
  }

  @Command('cashier/pass-chips')
  passChips(@CommandBody('cashier/pass-chips') body: BodyOf<'cashier/pass-chips'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/pass-chips', body, asked);
  }

  @Command('cashier/lend-chips')
  lendChips(@CommandBody('cashier/lend-chips') body: BodyOf<'cashier/lend-chips'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/lend-chips', body, asked);
  }

  @Command('cashier/repay-loan')
  repayLoan(@CommandBody('cashier/repay-loan') body: BodyOf<'cashier/repay-loan'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/repay-loan', body, asked);
  }

  @Command('cashier/pay-refreshments')
  payRefreshments(
    @CommandBody('cashier/pay-refreshments') body: BodyOf<'cashier/pay-refreshments'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/pay-refreshments', body, asked);
  }

  @Command('cashier/mark-looked-at-cards')
  markLookedAtCards(
    @CommandBody('cashier/mark-looked-at-cards') body: BodyOf<'cashier/mark-looked-at-cards'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/mark-looked-at-cards', body, asked);
  }

  @Command('cashier/count-notes')
  countNotes(
    @CommandBody('cashier/count-notes') body: BodyOf<'cashier/count-notes'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/count-notes', body, asked);
  }

  @Command('cashier/let-cash-play')
  letCashPlay(
    @CommandBody('cashier/let-cash-play') body: BodyOf<'cashier/let-cash-play'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/let-cash-play', body, asked);
  }

  @Command('cashier/mark-cash-changed')
  markCashChanged(
    @CommandBody('cashier/mark-cash-changed') body: BodyOf<'cashier/mark-cash-changed'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/mark-cash-changed', body, asked);
  }
}
