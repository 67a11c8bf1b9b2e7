import { Module } from '@nestjs/common';
import { AccessRecords } from './access-records';
import { Attempts } from './attempts';
import { Callers } from './callers';
import { Devices } from './devices';
import { DevicesController } from './devices.controller';
import { ProgramTokens } from './program-tokens';
import { SessionController } from './session.controller';
import { SecondPersons } from './second-persons';
import { Sessions } from './sessions';
import { Staff } from './staff';
import { StaffController } from './staff.controller';
import { TokensController } from './tokens.controller';

/** Who may come in: staff, devices, programs. */
@Module({
  controllers: [SessionController, StaffController, DevicesController, TokensController],
  providers: [AccessRecords, Attempts, Callers, Devices, ProgramTokens, SecondPersons, Sessions, Staff],
  exports: [AccessRecords, Attempts, Callers, SecondPersons],
})
export class PeopleModule {}
