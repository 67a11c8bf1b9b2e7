import { type Observe } from '@cardroom/event-store';
import { logMetrics, metricSeconds } from '@cardroom/event-store/metrics';
import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads: one registry for each application, so that several can live in one process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly log = new Logger('event-store');

  private readonly commands = new Counter({
    name: 'cardroom_commands_total',
    help: 'Commands answered, by command and outcome (accepted, repeated, refused, key-reused, failed).',
    labelNames: ['command', 'outcome'],
    registers: [this.registry],
  });
  private readonly commandSeconds = new Histogram({
    name: 'cardroom_command_seconds',
    help: 'From the request understood to the answer known.',
    labelNames: ['command'],
    buckets: metricSeconds,
    registers: [this.registry],
  });
  private readonly delaySeconds = new Histogram({
    name: 'cardroom_live_delay_seconds',
    help: 'From a fact written down by the database to its row sent to the screens.',
    buckets: metricSeconds,
    registers: [this.registry],
  });
  private readonly listeners = new Gauge({
    name: 'cardroom_live_listeners',
    help: 'Screens that follow boards live from this process.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'cardroom_' });
  }

  /** Hears what the log says of itself. */
  readonly observe: Observe = logMetrics(this.registry, (trouble) => this.log.warn(trouble));

  command(command: string, outcome: string, durationMs: number): void {
    this.commands.inc({ command, outcome });
    this.commandSeconds.observe({ command }, durationMs / 1000);
  }

  told(delayMs: number): void {
    this.delaySeconds.observe(Math.max(0, delayMs) / 1000);
  }

  listening(count: number): void {
    this.listeners.set(count);
  }
}
