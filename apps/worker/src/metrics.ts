import { type Observe } from '@cardroom/event-store';
import { logMetrics } from '@cardroom/event-store/metrics';
import { type KnockObserved } from '@cardroom/scheduling';
import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What Prometheus reads of a worker. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly log = new Logger('event-store');

  private readonly drift = new Histogram({
    name: 'cardroom_timer_drift_seconds',
    help: 'From the instant a timer was due to its knock being answered.',
    labelNames: ['by'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly rearmed = new Counter({
    name: 'cardroom_timers_rearmed_total',
    help: 'Armed timers that the queue did not hold and that were added again.',
    registers: [this.registry],
  });
  private readonly reactions = new Counter({
    name: 'cardroom_reactions_total',
    help: 'What followed elsewhere from facts, by reaction and how it ended.',
    labelNames: ['reaction', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Hears what the log says of itself. */
  readonly observe: Observe = logMetrics(this.registry, (trouble) => this.log.warn(trouble));

  knocked({ driftMs, by }: KnockObserved): void {
    this.drift.observe({ by }, driftMs / 1000);
  }

  reacted(reaction: string, outcome: string): void {
    this.reactions.inc({ reaction, outcome });
  }

  rearmedTimers(count: number): void {
    this.rearmed.inc(count);
  }
}
