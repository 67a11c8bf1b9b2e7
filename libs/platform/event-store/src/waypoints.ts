import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { type AnyCategory } from './category';
import { execute, query, type Queryable } from './sql';
import { bytesOfState, stateOfBytes } from './state-codec';
import { foldTail, type Held } from './states';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** States are repetitive: the quickest level takes nine tenths off. */
const level = 1;

/** A state kept in the database, without its memory. */
export interface Waypoint {
  readonly streamId: string;
  readonly madeBy: string;
  readonly held: Held;
  /** The first version at which its memory is whole again: nothing before it is answered from here. */
  readonly holdsFrom: number;
}

export const keepWaypoint = async (on: Queryable, waypoint: Waypoint): Promise<void> => {
  const { streamId, madeBy, held, holdsFrom } = waypoint;
  await execute(on, {
    text: `INSERT INTO stream_waypoints (stream_id, made_by, version, holds_from, position, state)
           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (stream_id, made_by, version) DO NOTHING`,
    values: [
      streamId,
      madeBy,
      held.version,
      holdsFrom,
      held.position,
      await deflate(bytesOfState(held.state), { level }),
    ],
  });
};

interface WaypointRow extends Record<string, unknown> {
  version: number;
  holds_from: number;
  position: bigint;
  state: Buffer;
}

/** A waypoint of a log that was since restored from another copy does not lie on this one. */
const latestStatement = `
  SELECT w.version, w.holds_from, w.position, w.state FROM stream_waypoints AS w
  JOIN events AS e ON e.stream_id = w.stream_id AND e.version = w.version AND e.position = w.position
  WHERE w.stream_id = $1 AND w.made_by = $2 AND w.holds_from <= $3 AND w.version > $4
  ORDER BY w.version DESC LIMIT 1`;

/**
 * The state of a stream at the last waypoint kept between two versions, folded on to where its memory is whole; null
 * where there is none, or where it cannot be read.
 */
export const heldFromWaypoint = async (
  on: Queryable,
  { category, streamId }: { category: AnyCategory; streamId: string },
  { after, upTo }: { after: number; upTo: number },
): Promise<Held | null> => {
  const { waypoints } = category;
  if (!waypoints || upTo - after < waypoints.spacing) return null;
  const [row] = await query<WaypointRow>(on, {
    text: latestStatement,
    values: [streamId, waypoints.madeBy(), upTo, after],
  });
  if (!row) return null;
  const { version, position, holds_from: holdsFrom } = row;
  const state = await readable(row);
  if (!state) return null;
  return foldTail(on, { category, streamId, upTo: holdsFrom }, { from: { ...state, version, position } });
};

/** Written by a later Node than this one, say: then the stream is folded from further back. */
const readable = async ({ state }: WaypointRow): Promise<{ state: unknown } | null> => {
  try {
    return { state: stateOfBytes(await inflate(state)) };
  } catch {
    return null;
  }
};
