import { liveHealth, type ReadyHealth, readyHealth } from '@cardroom/contracts';
import { Controller, Get, Res, Inject } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { Route } from '../documents/route';
import { Readiness } from './readiness';

@Controller('health')
export class HealthController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  @Get('live')
  @Route({ summary: 'The process is alive', need: { open: 'read-health' }, answer: liveHealth })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Route({
    summary: 'The room can decide',
    description: '503 while the database is away. Says whether timers are on time.',
    need: { open: 'read-health' },
    answer: readyHealth,
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyHealth> {
    const health = await this.readiness.read();
    void reply.status(health.status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
    return health;
  }
}
