import { type Instant, isoOf } from '@cardroom/kernel';
import { type Pool } from 'pg';
import { type Cache, leastRecentlyUsed } from './cache';
import { type AnyCategory } from './category';
import { query } from './sql';
import { foldTail, type Held, initialOf } from './states';

/** A moment of the past: when it was in the room, or a position of the log. */
export type Moment = Instant | { readonly position: bigint };

/** Reads states of the past. States met on the way are kept, so that leafing through a day folds it once. */
export interface Past {
  stateAt(category: AnyCategory, streamId: string, at: Moment): Promise<Held>;
}

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

  const remember = (streamId: string, held: Held): void => {
    const points = waypoints.get(streamId) ?? [];
    if ((points.at(-1)?.version ?? 0) < held.version) points.push(held);
    waypoints.set(streamId, points);
  };

  const stateAt = async (category: AnyCategory, streamId: string, at: Moment): Promise<Held> => {
    const version = await versionAt(pool, streamId, at);
    const point = waypoints.get(streamId)?.findLast((held) => held.version <= version);
    return foldTail(
      pool,
      { category, streamId, upTo: version },
      { from: point ?? initialOf(category), onPage: (held) => remember(streamId, held) },
    );
  };

  return { stateAt };
};
