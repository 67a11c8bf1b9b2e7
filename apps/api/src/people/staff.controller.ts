import {
  addStaffBody,
  changeStaffBody,
  dealersAnswer,
  newCodeBody,
  staffAnswer,
  staffCodeAnswer,
  staffShape,
  subjectId,
} from '@cardroom/contracts';
import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { shape } from '../shape-pipe';
import { type SignedIn, subjectOf } from './signed-in';
import { Staff } from './staff';
import { DoneBy, type Doer } from './trace';

const byId = shape(subjectId);

@ApiTags('People and devices')
@Controller('staff')
export class StaffController {
  constructor(@Inject(Staff) private readonly staff: Staff) {}

  @Get()
  @Route({ summary: 'Who works here', need: { operation: 'list-staff' }, answer: staffAnswer })
  async list(@Who() who: SignedIn) {
    return { staff: await this.staff.list(who) };
  }

  @Get('dealers')
  @Route({ summary: 'Who deals here', need: { operation: 'list-dealers' }, answer: dealersAnswer })
  async listDealers(@Who() who: SignedIn) {
    return { dealers: await this.staff.dealers(who) };
  }

  @Post()
  @Route({
    summary: 'Add a member of staff',
    description: 'The answer shows the personal code once.',
    need: { operation: 'add-staff' },
    body: addStaffBody,
    answer: staffCodeAnswer,
    status: 201,
  })
  add(@DoneBy() doer: Doer, @Body(shape(addStaffBody)) body: z.infer<typeof addStaffBody>) {
    return this.staff.add(doer, body);
  }

  @Post('me/code')
  @HttpCode(200)
  @Route({
    summary: 'Change my own code',
    need: { operation: 'change-own-code' },
    body: newCodeBody,
    answer: staffCodeAnswer,
  })
  changeOwnCode(@DoneBy() doer: Doer, @Body(shape(newCodeBody)) { secret }: z.infer<typeof newCodeBody>) {
    return this.staff.changeCode(doer, subjectOf(doer.who), secret);
  }

  @Post(':staffId/code')
  @HttpCode(200)
  @Route({
    summary: 'Give a member of staff a new code',
    need: { operation: 'change-code' },
    body: newCodeBody,
    answer: staffCodeAnswer,
  })
  changeCode(
    @DoneBy() doer: Doer,
    @Param('staffId', byId) staffId: string,
    @Body(shape(newCodeBody)) { secret }: z.infer<typeof newCodeBody>,
  ) {
    return this.staff.changeCode(doer, staffId, secret);
  }

  @Patch(':staffId')
  @Route({
    summary: 'Change name or role, deactivate or reactivate',
    need: { operation: 'change-staff' },
    body: changeStaffBody,
    answer: staffShape,
  })
  change(
    @DoneBy() doer: Doer,
    @Param('staffId', byId) staffId: string,
    @Body(shape(changeStaffBody)) change: z.infer<typeof changeStaffBody>,
  ) {
    return this.staff.change(doer, staffId, change);
  }
}
