import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Cage')
@Controller('cashier')
export class CageDayController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/open-cage')
  openCage(@CommandBody('cashier/open-cage') body: BodyOf<'cashier/open-cage'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/open-cage', body, asked);
  }

  @Command('cashier/close-cage')
  closeCage(@CommandBody('cashier/close-cage') body: BodyOf<'cashier/close-cage'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/close-cage', body, asked);
  }

  @Command('cashier/change-cage-setting')
  changeCageSetting(
    @CommandBody('cashier/change-cage-setting') body: BodyOf<'cashier/change-cage-setting'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/change-cage-setting', body, asked);
  }

  @Command('cashier/change-stock')
  changeStock(
    @CommandBody('cashier/change-stock') body: BodyOf<'cashier/change-stock'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/change-stock', body, asked);
  }

  @Command('cashier/count-vault')
  countVault(
    @CommandBody('cashier/count-vault') body: BodyOf<'cashier/count-vault'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/count-vault', body, asked);
  }
}
