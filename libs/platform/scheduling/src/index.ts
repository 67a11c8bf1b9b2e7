export * from './armed-timer';
export { armMissing, armSince } from './arming';
export type { KnockObserved } from './knocking';
export * from './queue-connection';
export { openRedis, prepareRedis, UnsuitableRedis } from './redis-health';
export { openWakeUpQueue, type WakeUpQueue } from './wake-up-queue';
export * from './wake-ups';
