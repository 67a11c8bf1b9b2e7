import { bellOn } from './bell';
import { isUnavailable } from './errors';
import { type StoredEvent } from './event';
import { pause } from './pause';
import { safeReader } from './safe-reader';
import { type EventStore } from './store';

export interface FollowOptions {
  /** Deliver what comes after this position. */
  readonly after: bigint;
  readonly signal: AbortSignal;
  /** Called with events in position order, one call at a time; `position` is where to resume from. */
  onBatch(events: readonly StoredEvent[], position: bigint): void | Promise<void>;
  /** Named in observations (`follower`). */
  readonly name?: string;
  /** Most events a batch (500). */
  readonly batchSize?: number;
}

export const pollMs = 1_000;
export const gapPauseMs = 3;
export const reconnectMs = 250;

/**
 * Follows the whole log from a position on and never skips an event, however appends overtake each other on their
 * way to commit. Signals wake it; without them it looks once a second. Outlives the database being away.
 * Resolves when the signal aborts, rejects when `onBatch` throws.
 */
export const follow = async (store: EventStore, options: FollowOptions): Promise<void> => {
  const { signal, onBatch, name = 'follower', batchSize = 500 } = options;
  const { observe, signals, ownConnection } = store.connections;
  const reader = safeReader({ name, batchSize, observe });
  const connection = ownConnection(`cardroom ${name}`);
  const bell = bellOn(signals, signal);
  let after = options.after;

  const readOrWait = async () => {
    try {
      return await reader.read(await connection.client(), after);
    } catch (error) {
      connection.drop();
      if (signal.aborted) return null;
      if (!isUnavailable(error)) throw error;
      await pause(reconnectMs, signal);
      return null;
    }
  };

  try {
    while (!signal.aborted) {
      const batch = await readOrWait();
      if (!batch || signal.aborted) continue;
      const last = batch.events.at(-1);
      if (last) {
        await onBatch(batch.events, last.position);
        after = last.position;
      }
      if (batch.isBlocked) await pause(gapPauseMs, signal);
      else if (!batch.hasMore) await bell.wait(pollMs);
    }
  } finally {
    bell.close();
    await connection.close();
  }
};
