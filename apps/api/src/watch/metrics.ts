import { type Observe } from '@cardroom/event-store';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What Prometheus reads: one registry for each application, so that several can live in one process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

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
    buckets: seconds,
    registers: [this.registry],
  });
  private readonly appendSeconds = new Histogram({
    name: 'cardroom_append_seconds',
    help: 'One append to the log, boards and timers included.',
    labelNames: ['outcome'],
    buckets: seconds,
    registers: [this.registry],
  });
  private readonly retries = new Counter({
    name: 'cardroom_command_retries_total',
    help: 'Decisions made again because somebody else came first, by category.',
    labelNames: ['category'],
    registers: [this.registry],
  });
  private readonly lag = new Gauge({
    name: 'cardroom_follower_lag_positions',
    help: 'Log positions between what a follower has delivered and the highest visible one.',
    labelNames: ['follower'],
    registers: [this.registry],
  });
  private readonly blocked = new Counter({
    name: 'cardroom_follower_blocked_total',
    help: 'Reports of a follower that a long write has held up for more than two seconds.',
    labelNames: ['follower'],
    registers: [this.registry],
  });
  private readonly lost = new Counter({
    name: 'cardroom_connections_lost_total',
    help: 'Connections to the database that broke, by use.',
    labelNames: ['use'],
    registers: [this.registry],
  });
  private readonly delaySeconds = new Histogram({
    name: 'cardroom_live_delay_seconds',
    help: 'From a fact written down by the database to its row sent to the screens.',
    buckets: seconds,
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
  readonly observe: Observe = (seen) => {
    if (seen.kind === 'append') this.appendSeconds.observe({ outcome: seen.outcome }, seen.durationMs / 1000);
    else if (seen.kind === 'command') this.retries.inc({ category: seen.category }, seen.retries);
    else if (seen.kind === 'follow') this.lag.set({ follower: seen.follower }, seen.lagPositions);
    else if (seen.kind === 'follower-blocked') this.blocked.inc({ follower: seen.follower });
    else if (seen.kind === 'connection-lost') this.lost.inc({ use: seen.use });
  };

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
