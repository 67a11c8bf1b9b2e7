import { type EventStore } from '@cardroom/event-store';
import { type Clock, type CommandId, id, type Instant, instant, isoOf, type RoomId } from '@cardroom/kernel';
import { tableCategory } from '@cardroom/read-models';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CLOCK, STORE } from '../tokens';

const everyMs = 1_000;
/** Longer than a beat can be late on a busy machine: players could not act meanwhile. */
const awayMs = 3_000;

const beatStatement = `
  INSERT INTO heartbeats (part, at) VALUES ('api', $1)
  ON CONFLICT (part) DO UPDATE SET at = GREATEST(heartbeats.at, EXCLUDED.at)`;

const theHouse = { kind: 'timer' } as const;

/**
 * Says every second that players can act. After a time in which nobody could, running clocks get back what they lost:
 * each command names that absence, so that several processes coming back give it once.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private beats: NodeJS.Timeout | null = null;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PinoLogger) private readonly logger: PinoLogger,
  ) {
    logger.setContext('heartbeat');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.beats = setInterval(() => void this.beat(), everyMs);
  }

  beforeApplicationShutdown(): void {
    if (this.beats) clearInterval(this.beats);
  }

  private async beat(): Promise<void> {
    try {
      const now = this.clock.now();
      const { pool } = this.store.connections;
      const { rows } = await pool.query<{ at: Date }>(`SELECT at FROM heartbeats WHERE part = 'api'`);
      const last = rows[0]?.at;
      // First the time is given back, then the beat is told: a clock that is answered in between is not taken for lost.
      if (last && now - last.getTime() > awayMs) await this.giveBack(instant(last.getTime()), now);
      await pool.query({ name: 'heartbeat', text: beatStatement, values: [isoOf(now)] });
    } catch (error) {
      // While the database is away nobody can act either; the next beat that reaches it gives the time back.
      this.logger.debug({ err: error }, 'no heartbeat');
    }
  }

  private async giveBack(awayFrom: Instant, awayUntil: Instant): Promise<void> {
    this.logger.warn({ awayFrom: isoOf(awayFrom), awayUntil: isoOf(awayUntil) }, 'nobody could act');
    const { rows } = await this.store.connections.pool.query<{ stream_id: string; room: string }>(
      `SELECT DISTINCT stream_id, room FROM timers WHERE state = 'armed' AND kind = 'play.clock'`,
    );
    for (const { stream_id: streamId, room } of rows) {
      const commandId = id<CommandId>(`time-back-${awayFrom}-${streamId}`);
      const context = { commandId, fingerprint: 'time-back', by: theHouse, at: awayUntil };
      const wish = { type: 'GiveTimeBack', awayFrom, awayUntil } as const;
      await this.store.run(
        tableCategory,
        streamId,
        { ...wish, at: awayUntil, by: theHouse, command: commandId },
        { ...context, room: id<RoomId>(room), correlationId: commandId },
      );
    }
  }
}
