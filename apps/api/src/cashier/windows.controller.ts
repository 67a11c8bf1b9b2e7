import { type CommandBody as BodyOf } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { CashierDoor } from './cashier-door';

@ApiTags('Windows')
@Controller('cashier')
export class WindowsController {
  constructor(@Inject(CashierDoor) private readonly cage: CashierDoor) {}

  @Command('cashier/open-window')
  openWindow(
    @CommandBody('cashier/open-window') body: BodyOf<'cashier/open-window'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/open-window', body, asked);
  }

  @Command('cashier/count-window')
  countWindow(
    @CommandBody('cashier/count-window') body: BodyOf<'cashier/count-window'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/count-window', body, asked);
  }

  @Command('cashier/resume-window')
  resumeWindow(
    @CommandBody('cashier/resume-window') body: BodyOf<'cashier/resume-window'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/resume-window', body, asked);
  }

  @Command('cashier/close-window')
  closeWindow(
    @CommandBody('cashier/close-window') body: BodyOf<'cashier/close-window'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/close-window', body, asked);
  }

  @Command('cashier/reverse-entry')
  reverseEntry(
    @CommandBody('cashier/reverse-entry') body: BodyOf<'cashier/reverse-entry'>,
    @AskedBy() asked: Asked,
  ) {
    return this.cage.answer('cashier/reverse-entry', body, asked);
  }
}
