import { type EventStore } from '@cardroom/event-store';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { Seals } from './seals';
import { Timers } from './timers';
import { STORE } from './tokens';

@Controller('health')
export class HealthController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    private readonly timers: Timers,
    private readonly seals: Seals,
  ) {}

  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const database = await this.store.timers.now().then(
      () => 'up',
      () => 'down',
    );
    const isReady = database === 'up' && this.seals.areGoingOn;
    void reply.status(isReady ? 200 : 503);
    return {
      status: isReady ? 'ready' : 'not-ready',
      database,
      timers: this.timers.areOnTime ? 'on-time' : 'late',
      seals: this.seals.areGoingOn ? 'going-on' : 'stopped',
    };
  }
}
