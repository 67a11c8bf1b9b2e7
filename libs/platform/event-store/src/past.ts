import { type Instant, isoOf } from '@cardroom/kernel';
import { type Pool } from 'pg';
import { type Cache, leastRecentlyUsed } from './cache';
import { type AnyCategory } from './category';
import { inTurn } from './in-turn';
import { query } from './sql';
import { foldTail, type Held, initialOf } from './states';
import { heldFromWaypoint } from './waypoints';

/** A moment of the past: when it was in the room, or a position of the log. */
export type Moment = Instant | { readonly position: bigint };

/**
 * Reads states of the past. States met on the way are remembered as waypoints, from which the next question goes on:
 * leafing through a day folds it once, and a day that this process has lived through or loaded is not folded anew at
 * all. A day that it has not met is folded on from the waypoints in the database.
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

/** States of a stream from one waypoint of the database on, in order. */
interface Stretch {
  readonly streamId: string;
  readonly points: Held[];
}

/** They share nothing with each other, unlike states that followed one another in this process. */
const stretchesKept = 4;

const latestUpTo = (points: readonly Held[] | undefined, version: number): Held | undefined =>
  points?.findLast((held) => held.version <= version);

/** Puts a state among others where it is far enough from both its neighbours. */
const putAmong = (points: Held[], held: Held): void => {
  const i = points.findLastIndex(({ version }) => version <= held.version);
  const [before, after] = [points[i]?.version ?? 0, points[i + 1]?.version ?? Infinity];
  if (held.version >= before + waypointSpacing && held.version <= after - waypointSpacing)
    points.splice(i + 1, 0, held);
};

interface Asked {
  readonly category: AnyCategory;
  readonly streamId: string;
  /** What the process knows of the stream anyway, and what it is asked for. */
  readonly after: number;
  readonly upTo: number;
}

/** The stretches that were looked at last. */
const rememberedStretches = (pool: Pool) => {
  let stretches: readonly Stretch[] = [];

  const around = async ({ category, streamId, after, upTo }: Asked): Promise<Stretch | null> => {
    const spacing = category.waypoints?.spacing ?? Infinity;
    const isAround = ({ streamId: other, points: [first] }: Stretch): boolean =>
      other === streamId && first !== undefined && first.version <= upTo && upTo < first.version + spacing;
    const known = stretches.find(isAround);
    if (known) return known;
    const kept = await heldFromWaypoint(pool, { category, streamId }, { after, upTo });
    const first = kept ?? (upTo < spacing ? initialOf(category) : null);
    if (!first) return null;
    const stretch = { streamId, points: [first] };
    stretches = [...stretches.slice(1 - stretchesKept), stretch];
    return stretch;
  };

  const forget = (streamId: string): void => {
    stretches = stretches.filter((stretch) => stretch.streamId !== streamId);
  };
  return { around, forget };
};

export const rememberedPast = (pool: Pool, streamCount: number): Past => {
  const lived: Cache<Held[]> = leastRecentlyUsed(streamCount);
  const stretches = rememberedStretches(pool);
  const oneByOne = inTurn();

  const pass = (streamId: string, held: Held): void => {
    const points = lived.get(streamId);
    if (held.version < (points?.at(-1)?.version ?? 0) + waypointSpacing) return;
    if (points) points.push(held);
    else lived.set(streamId, [held]);
  };

  const stateAt = async (category: AnyCategory, streamId: string, at: Moment): Promise<Held> => {
    const version = await versionAt(pool, streamId, at);
    const fold = (from: Held, onPage: (held: Held) => void): Promise<Held> =>
      foldTail(pool, { category, streamId, upTo: version }, { from, onPage });
    // Two questions about a day that is not folded yet fold it once.
    return oneByOne([streamId], async () => {
      const points = lived.get(streamId);
      const met = latestUpTo(points, version) ?? initialOf(category);
      const spacing = category.waypoints?.spacing ?? Infinity;
      // What lies before all that this process lived through is not remembered with it.
      const isElsewhere = version - met.version >= spacing || (met.version === 0 && points !== undefined);
      const stretch =
        isElsewhere && (await stretches.around({ category, streamId, after: met.version, upTo: version }));
      const from = stretch && latestUpTo(stretch.points, version);
      return from
        ? fold(from, (held) => putAmong(stretch.points, held))
        : fold(met, (held) => pass(streamId, held));
    });
  };

  const forget = (streamId: string): void => {
    lived.delete(streamId);
    stretches.forget(streamId);
  };

  return { stateAt, pass, forget };
};
