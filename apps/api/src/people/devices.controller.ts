import {
  addDeviceBody,
  devicesAnswer,
  enrolBody,
  enrolmentAnswer,
  type SessionAnswer,
  sessionAnswer,
  subjectId,
} from '@cardroom/contracts';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type ApiSettings } from '../settings';
import { shape } from '../shape-pipe';
import { SETTINGS } from '../tokens';
import { cookieNames } from './callers';
import { setCookie } from './cookies';
import { Devices } from './devices';
import { sessionAnswerOf, type SignedIn } from './signed-in';
import { DoneBy, type Doer, traceOf } from './trace';

@ApiTags('People and devices')
@Controller('devices')
export class DevicesController {
  constructor(
    @Inject(Devices) private readonly devices: Devices,
    @Inject(SETTINGS) private readonly settings: ApiSettings,
  ) {}

  @Get()
  @Route({ summary: 'Kiosks and boards', need: { operation: 'list-devices' }, answer: devicesAnswer })
  async list(@Who() who: SignedIn) {
    return { devices: await this.devices.list(who) };
  }

  @Post()
  @Route({
    summary: 'Add a kiosk or a public board',
    description: 'The answer shows its enrolment code, which works once and within a day.',
    need: { operation: 'add-device' },
    body: addDeviceBody,
    answer: enrolmentAnswer,
    status: 201,
  })
  add(@DoneBy() doer: Doer, @Body(shape(addDeviceBody)) body: z.infer<typeof addDeviceBody>) {
    return this.devices.add(doer, body);
  }

  @Post('enrol')
  @HttpCode(200)
  @Route({
    summary: 'Enrol this device',
    description: 'Exchanges an enrolment code for the device’s own narrow token, as a cookie or as `token`.',
    need: { open: 'enrol-device' },
    body: enrolBody,
    answer: sessionAnswer,
  })
  async enrol(
    @Body(shape(enrolBody)) { code, bearer = false }: z.infer<typeof enrolBody>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { who, token } = await this.devices.enrol(code, bearer, traceOf(reply.request));
    if (bearer) return sessionAnswerOf(who, token);
    setCookie(reply, { name: cookieNames[who.device], token, until: who.expiresAt }, this.settings);
    return sessionAnswerOf(who);
  }

  @Delete(':deviceId')
  @HttpCode(204)
  @Route({ summary: 'Revoke a device', need: { operation: 'revoke-device' }, status: 204 })
  revoke(@DoneBy() doer: Doer, @Param('deviceId', shape(subjectId)) deviceId: string): Promise<void> {
    return this.devices.revoke(doer, deviceId);
  }
}
