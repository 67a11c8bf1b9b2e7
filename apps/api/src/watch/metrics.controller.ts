import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Needs } from '../access/access';
import { LiveHub } from '../live/live-hub';
import { isSameText } from '../people/credentials';
import { notFound } from '../problems/refused';
import { type ApiSettings } from '../settings';
import { SETTINGS } from '../tokens';
import { Metrics } from './metrics';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** With a token: whoever has it. Without: this machine alone, and nobody through a proxy on it. */
const mayRead = (request: FastifyRequest, token: string | null): boolean =>
  token === null
    ? loopback.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
    : isSameText(request.headers.authorization ?? '', `Bearer ${token}`);

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(LiveHub) private readonly hub: LiveHub,
    @Inject(SETTINGS) private readonly settings: ApiSettings,
  ) {}

  @Get()
  @Needs({ open: 'read-health' })
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!mayRead(request, this.settings.metricsToken)) throw notFound();
    this.metrics.listening(this.hub.listenerCount);
    const text = await this.metrics.registry.metrics();
    await reply.header('content-type', this.metrics.registry.contentType).send(text);
  }
}
