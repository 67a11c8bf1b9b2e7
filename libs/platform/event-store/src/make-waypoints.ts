import { setImmediate } from 'node:timers/promises';
import { type AnyCategory, type KeptStates } from './category';
import { readOwnEvent } from './history';
import { execute, query, type Queryable } from './sql';
import { type Held, initialOf, lastVersion, type TailRow } from './states';
import { type EventStore } from './store';
import { heldFromWaypoint, keepWaypoint } from './waypoints';

/** So late is a waypoint of states with a memory looked for: until then it is likely to be whole again. */
const memoryFacts = 1_000;
/** So many facts are read at once, and so few folded before other work of the process gets its turn. */
const pageSize = 1_000;
const sliceSize = 100;

/** A stream that has grown by a spacing since its last waypoint. */
interface Behind {
  readonly category: AnyCategory;
  readonly kept: KeptStates<never, never>;
  readonly streamId: string;
  readonly version: number;
  /** Version of its last waypoint; 0 without any. */
  readonly last: number;
}

/** Those begun last first: somebody is likelier to ask about them. */
const behindStatement = `
  SELECT s.stream_id, s.version, coalesce(w.last, 0) AS last FROM streams AS s
  LEFT JOIN LATERAL (
    SELECT max(k.version) AS last FROM stream_waypoints AS k WHERE k.stream_id = s.stream_id AND k.made_by = $2
  ) AS w ON true
  WHERE s.category = $1 AND s.version >= $3 AND s.version >= $3 + coalesce(w.last, 0)
  ORDER BY (SELECT e.position FROM events AS e WHERE e.stream_id = s.stream_id AND e.version = 1) DESC`;

const streamsBehind = async (on: Queryable, category: AnyCategory): Promise<Behind[]> => {
  const kept = category.waypoints;
  if (!kept) return [];
  const rows = await query<{ stream_id: string; version: number; last: number }>(on, {
    text: behindStatement,
    values: [category.name, kept.madeBy(), kept.spacing + (kept.memory ? memoryFacts : 0)],
  });
  return rows.map(({ stream_id: streamId, version, last }) => ({ category, kept, streamId, version, last }));
};

/** Facts of a stream after a version, in order; others get their turn between them. */
async function* factsAfter(on: Queryable, streamId: string, after: number): AsyncGenerator<TailRow> {
  for (let reached = after; ; reached += pageSize) {
    const rows = await query<TailRow>(on, {
      text: `SELECT version, position, type, schema_version, data FROM events
             WHERE stream_id = $1 AND version > $2 AND version <= $3 ORDER BY version`,
      values: [streamId, reached, reached + pageSize],
    });
    for (const [i, row] of rows.entries()) {
      if (i % sliceSize === 0) await setImmediate();
      yield row;
    }
    if (rows.length < pageSize) return;
  }
}

/** A waypoint on its way: the state without its memory, and what becomes of it for whoever folds on from there. */
interface Begun {
  readonly at: Held;
  readonly since: Held;
}

const foldedOn = ({ category }: Behind, { state }: Held, { row, event }: { row: TailRow; event: never }) => ({
  state: category.decider.evolve(state as never, event),
  version: row.version,
  position: row.position,
});

const begunAt = ({ kept: { memory } }: Behind, held: Held): Begun => {
  const at = memory ? { ...held, state: memory.without(held.state as never) } : held;
  return { at, since: at };
};

const isWhole = ({ kept: { memory } }: Behind, { since }: Begun): boolean =>
  memory?.isWhole(since.state as never) ?? true;

/** The next fact cannot be folded on from there as it is folded on what was held before. */
const isBroken = (
  { kept: { memory } }: Behind,
  { at, since }: Begun,
  { held, event }: { held: Held; event: never },
): boolean => {
  if (!memory) return false;
  const isCut = held.version === at.version && memory.goesOn(held.state as never, event);
  return isCut || memory.reachesBack(since.state as never, event);
};

/** Folds a stream from its last waypoint on and keeps those that are missing; answers how many. */
const makeFor = async (on: Queryable, behind: Behind, signal?: AbortSignal): Promise<number> => {
  const { category, kept, streamId } = behind;
  const known = await heldFromWaypoint(on, { category, streamId }, { after: 0, upTo: lastVersion });
  let held = known ?? initialOf(category);
  let next = behind.last + kept.spacing;
  let begun = null as Begun | null;
  let made = 0;
  for await (const row of factsAfter(on, streamId, held.version)) {
    if (signal?.aborted) break;
    const { type, schema_version: schemaVersion, data } = row;
    const fact = { row, event: readOwnEvent<never>(category.history, { type, schemaVersion, data }) };
    if (begun && isBroken(behind, begun, { held, event: fact.event })) begun = null;
    if (begun) begun = { ...begun, since: foldedOn(behind, begun.since, fact) };
    held = foldedOn(behind, held, fact);
    if (!begun && row.version >= next) begun = begunAt(behind, held);
    if (!begun || !isWhole(behind, begun)) continue;
    const { at, since } = begun;
    await keepWaypoint(on, { streamId, madeBy: kept.madeBy(), held: at, holdsFrom: since.version });
    next = at.version + kept.spacing;
    begun = null;
    made += 1;
  }
  return made;
};

/** Those of other code are left for a day: the processes of a house do not change all at once. */
const forgetStale = (on: Queryable, categories: readonly AnyCategory[]): Promise<number> =>
  execute(on, {
    text: `DELETE FROM stream_waypoints WHERE made_by <> ALL ($1) AND made_at < now() - interval '1 day'`,
    values: [categories.flatMap(({ waypoints }) => waypoints?.madeBy() ?? [])],
  });

/** Keeps the waypoints of long streams in the database, beside the work. */
export interface WaypointMaker {
  /**
   * Makes those that are missing, all of them after the code that folds has changed. One process of a house does so at
   * a time. Answers how many it made.
   */
  make(signal?: AbortSignal): Promise<number>;
}

export const waypointMaker = (
  { connections: { pool } }: Pick<EventStore, 'connections'>,
  categories: readonly AnyCategory[],
): WaypointMaker => {
  /** Versions up to which a stream was looked through in vain. */
  const triedUpTo = new Map<string, number>();

  const makeAll = async (on: Queryable, signal?: AbortSignal): Promise<number> => {
    let made = 0;
    for (const category of categories) {
      for (const behind of await streamsBehind(on, category)) {
        const { streamId, version } = behind;
        if (signal?.aborted) return made;
        if (version < (triedUpTo.get(streamId) ?? 0) + memoryFacts && triedUpTo.has(streamId)) continue;
        const count = await makeFor(on, behind, signal);
        if (count === 0) triedUpTo.set(streamId, version);
        made += count;
      }
    }
    await forgetStale(on, categories);
    return made;
  };

  return {
    async make(signal) {
      const client = await pool.connect();
      try {
        const lock = ['cardroom waypoints'];
        const [row] = await query<{ mine: boolean }>(client, {
          text: 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine',
          values: lock,
        });
        const made = row?.mine ? await makeAll(client, signal) : 0;
        if (row?.mine) await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', lock);
        client.release();
        return made;
      } catch (error) {
        // With the connection the lock goes too.
        client.release(true);
        throw error;
      }
    },
  };
};
