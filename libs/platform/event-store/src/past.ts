import { type Instant, isoOf } from '@cardroom/kernel';
import { type Pool } from 'pg';
import { type Cache, leastRecentlyUsed } from './cache';
import { type AnyCategory } from './category';
import { inTurn } from './in-turn';
import { query } from './sql';
import { foldTail, type Held, initialOf } from './states';

/** A moment of the past: when it was in the room, or a position of the log. */
export type Moment = Instant | { readonly position: bigint };

/**
 * Reads states of the past. States met on the way are kept as waypoints, from which the next question goes on: leafing
 * through a day folds it once, and a day that this process has lived through or loaded is not folded anew at all.
 * Waypoints are folded states of this process and never stored, so none can be older than the code that folds.
 */
export interface Past {
  stateAt(category: AnyCategory, streamId: string, at: Moment): Promise<Held>;
  /** Takes a state that the process came by anyway as a waypoint, where the last one is far enough behind. */
  pass(streamId: string, held: Held): void;
  /** Drops the waypoints of a stream: the log was restored from an older copy, say. */
  forget(streamId: string): void;
}

/** Versions from one waypoint to the next: what a question folds at most is less than a page. */
const waypointSpacing = 1_000;

const versionAt = async (pool: Pool, streamId: string, at: Moment): Promise<number> => {
  const [instant, position] = typeof at === 'number' ? [isoOf(at), null] : [null, at.position];
  const [row] = await query<{ version: number }>(pool, {
    text: 'SELECT log_version_at($1, $2, $3) AS version',
    values: [streamId, instant, position],
  });
  return row?.version ?? 0;
};

export const rememberedPast = (pool: Pool, streamCount: number): Past => {
  const waypoints: Cache<Held[]> = leastRecentlyUsed(streamCount);
  const oneByOne = inTurn();

  const pass = (streamId: string, held: Held): void => {
    const points = waypoints.get(streamId);
    if (held.version < (points?.at(-1)?.version ?? 0) + waypointSpacing) return;
    if (points) points.push(held);
    else waypoints.set(streamId, [held]);
  };

  const stateAt = async (category: AnyCategory, streamId: string, at: Moment): Promise<Held> => {
    const version = await versionAt(pool, streamId, at);
    // Two questions about a day that is not folded yet fold it once.
    return oneByOne([streamId], () => {
      const point = waypoints.get(streamId)?.findLast((held) => held.version <= version);
      return foldTail(
        pool,
        { category, streamId, upTo: version },
        { from: point ?? initialOf(category), onPage: (held) => pass(streamId, held) },
      );
    });
  };

  return { stateAt, pass, forget: (streamId) => waypoints.delete(streamId) };
};
