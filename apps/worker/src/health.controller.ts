import { type EventStore, waitedMs } from '@cardroom/event-store';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { STORE } from './tokens';
import { WorkerParts } from './worker-parts';

/** Facts this old have not yet had their consequences: moves, chips and sanctions come late. */
const behindMs = 10_000;

const goingOn = (isGoingOn: boolean): string => (isGoingOn ? 'going-on' : 'stopped');

@Controller('health')
export class HealthController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(WorkerParts) private readonly parts: WorkerParts,
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
    const { timers, seals, reactions } = this.parts;
    const isReady = database === 'up' && seals.areGoingOn && reactions.areGoingOn;
    void reply.status(isReady ? 200 : 503);
    return {
      status: isReady ? 'ready' : 'not-ready',
      database,
      timers: timers.areOnTime ? 'on-time' : 'late',
      seals: goingOn(seals.areGoingOn),
      reactions: reactions.areGoingOn && (await this.areBehind()) ? 'behind' : goingOn(reactions.areGoingOn),
    };
  }

  private areBehind(): Promise<boolean> {
    const waited = waitedMs(this.store.connections.pool, 'reactions');
    return waited.then(
      (ms) => (ms ?? 0) > behindMs,
      () => false,
    );
  }
}
