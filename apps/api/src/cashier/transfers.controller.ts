import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Fills and credits')
@Controller('cashier')
export class TransfersController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/ask-transfer')
  askTransfer(
    @CommandBody('cashier/ask-transfer') body: BodyOf<'cashier/ask-transfer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/ask-transfer', body, asked);
  }

  @Command('cashier/approve-transfer')
  approveTransfer(
    @CommandBody('cashier/approve-transfer') body: BodyOf<'cashier/approve-transfer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/approve-transfer', body, asked);
  }

  @Command('cashier/send-transfer')
  sendTransfer(
    @CommandBody('cashier/send-transfer') body: BodyOf<'cashier/send-transfer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/send-transfer', body, asked);
  }

  @Command('cashier/receive-transfer')
  receiveTransfer(
    @CommandBody('cashier/receive-transfer') body: BodyOf<'cashier/receive-transfer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/receive-transfer', body, asked);
  }

  @Command('cashier/cancel-transfer')
  cancelTransfer(
    @CommandBody('cashier/cancel-transfer') body: BodyOf<'cashier/cancel-transfer'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/cancel-transfer', body, asked);
  }

  @Command('cashier/count-tray')
  countTray(@CommandBody('cashier/count-tray') body: BodyOf<'cashier/count-tray'>, @AskedBy() asked: Asked) {
    return this.cage.answer('cashier/count-tray', body, asked);
  }
}
