import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type Observe, troubleIn } from './observe';

/** Upper bounds of what is measured in seconds. */
export const metricSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const ofCommands = (registers: [Registry]) => ({
  append: new Histogram({
    name: 'cardroom_append_seconds',
    help: 'One append to the log, boards and timers included.',
    labelNames: ['outcome'],
    buckets: metricSeconds,
    registers,
  }),
  retries: new Counter({
    name: 'cardroom_command_retries_total',
    help: 'Decisions made again because somebody else came first, by category.',
    labelNames: ['category'],
    registers,
  }),
});

const ofFollowers = (registers: [Registry]) => ({
  lag: new Gauge({
    name: 'cardroom_follower_lag_positions',
    help: 'Log positions between what a follower has delivered and the highest visible one.',
    labelNames: ['follower'],
    registers,
  }),
  blocked: new Counter({
    name: 'cardroom_follower_blocked_total',
    help: 'Reports of a follower that a long write has held up for more than two seconds.',
    labelNames: ['follower'],
    registers,
  }),
  lost: new Counter({
    name: 'cardroom_connections_lost_total',
    help: 'Connections to the database that broke, by use.',
    labelNames: ['use'],
    registers,
  }),
  failures: new Counter({
    name: 'cardroom_subscription_failures_total',
    help: 'Failed attempts of a subscription, by its name.',
    labelNames: ['subscription'],
    registers,
  }),
});

/**
 * What Prometheus reads of the log in one process: the ear for `createEventStore`. What somebody should look into is told
 * in words too.
 */
export const logMetrics = (registry: Registry, tell: (trouble: string) => void): Observe => {
  const { append, retries, lag, blocked, lost, failures } = {
    ...ofCommands([registry]),
    ...ofFollowers([registry]),
  };
  return (seen) => {
    const trouble = troubleIn(seen);
    if (trouble) tell(trouble);
    if (seen.kind === 'append') append.observe({ outcome: seen.outcome }, seen.durationMs / 1000);
    else if (seen.kind === 'command') retries.inc({ category: seen.category }, seen.retries);
    else if (seen.kind === 'follow') lag.set({ follower: seen.follower }, seen.lagPositions);
    else if (seen.kind === 'follower-blocked') blocked.inc({ follower: seen.follower });
    else if (seen.kind === 'connection-lost') lost.inc({ use: seen.use });
    else if (seen.kind === 'subscription-failed') failures.inc({ subscription: seen.subscription });
  };
};
