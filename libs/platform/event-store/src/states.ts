import { setImmediate } from 'node:timers/promises';
import { type AnyCategory } from './category';
import { type Cache, leastRecentlyUsed } from './cache';
import { readOwnEvent } from './history';
import { query, type Queryable } from './sql';

/** A folded state and how far it goes. */
export interface Held {
  readonly state: unknown;
  readonly version: number;
  readonly position: bigint;
}

/** A row as the loading statements answer it. */
export interface TailRow extends Record<string, unknown> {
  stream_id: string;
  version: number;
  position: bigint;
  type: string;
  schema_version: number;
  data: unknown;
}

export const initialOf = (category: AnyCategory): Held => ({
  state: category.decider.initialState,
  version: 0,
  position: 0n,
});

/** Folds stored rows of one stream, in version order, over what is held. */
export const foldRows = (category: AnyCategory, held: Held, rows: readonly TailRow[]): Held => {
  const last = rows.at(-1);
  if (!last) return held;
  let state = held.state;
  for (const { type, schema_version: schemaVersion, data } of rows) {
    const event = readOwnEvent(category.history, { type, schemaVersion, data });
    state = category.decider.evolve(state as never, event);
  }
  return { state, version: last.version, position: last.position };
};

const pageSize = 5_000;

/** A page of a stream as three texts: one row an event would cost the client more than reading the events does. */
interface StreamPage extends Record<string, unknown> {
  /** `Counted 1`, one line an event. */
  kinds: string;
  /** The data of the events as one JSON array. */
  facts: string;
  version: number;
  position: bigint;
}

/** The bounds keep a page small for whatever plan the server makes of it. */
const readStreamPage = async (
  on: Queryable,
  streamId: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<StreamPage | null> => {
  const [page] = await query<StreamPage>(on, {
    text: `SELECT string_agg(type || ' ' || schema_version, E'\\n') AS kinds,
                  '[' || string_agg(data::text, ',') || ']' AS facts,
                  max(version) AS version, max(position) AS position
           FROM (
             SELECT type, schema_version, data, version, position FROM events
             WHERE stream_id = $1 AND version > $2 AND version <= $3 ORDER BY version
           ) AS page`,
    values: [streamId, after, Math.min(after + pageSize, upTo)],
  });
  return page?.facts ? page : null;
};

/** So many events are folded before other work of the process gets its turn. */
const sliceSize = 500;

const foldPage = async (
  category: AnyCategory,
  held: Held,
  { kinds, facts, version, position }: StreamPage,
): Promise<Held> => {
  const kindOf = kinds.split('\n');
  const data: unknown[] = JSON.parse(facts);
  let { state } = held;
  for (const [i, fact] of data.entries()) {
    const [type = '', schemaVersion] = kindOf[i]?.split(' ') ?? [];
    const event = readOwnEvent(category.history, { type, schemaVersion: Number(schemaVersion), data: fact });
    state = category.decider.evolve(state as never, event);
    if (i % sliceSize === sliceSize - 1) await setImmediate();
  }
  return { state, version, position };
};

export const lastVersion = 2 ** 31 - 1;

/** Pages asked for while one is folded. */
const pagesAhead = 2;

/** Pages of a stream in order; once a page was full, the next ones are on their way before they are needed. */
async function* pagesOf(
  on: Queryable,
  streamId: string,
  { after, upTo }: { after: number; upTo: number },
): AsyncGenerator<StreamPage> {
  const coming: Promise<StreamPage | null>[] = [];
  let asked = after;
  const ask = (): void => {
    if (asked >= upTo) return;
    const page = readStreamPage(on, streamId, { after: asked, upTo });
    page.catch(() => undefined);
    coming.push(page);
    asked += pageSize;
  };
  ask();
  for (let reached = after; coming.length > 0;) {
    const page = await coming.shift();
    if (!page) return;
    const isFull = page.version === reached + pageSize;
    while (isFull && coming.length < pagesAhead && asked < upTo) ask();
    yield page;
    if (!isFull) return;
    reached = page.version;
  }
}

/**
 * Folds the stream from what is held up to a version, page by page; `onPage` sees each state on the way.
 */
export const foldTail = async (
  on: Queryable,
  { category, streamId, upTo = lastVersion }: { category: AnyCategory; streamId: string; upTo?: number },
  { from, onPage }: { from: Held; onPage?: (held: Held) => void },
): Promise<Held> => {
  let held = from;
  for await (const page of pagesOf(on, streamId, { after: held.version, upTo })) {
    held = await foldPage(category, held, page);
    onPage?.(held);
  }
  return held;
};

/** The last states of the streams in use, so that only what came since has to be loaded. */
export interface States {
  /** What this process knows of a stream; undefined when it knows nothing. */
  known(streamId: string): Held | undefined;
  /** Keeps a state unless a later one is kept already. */
  keep(streamId: string, held: Held): void;
  forget(streamId: string): void;
  /** The state with everything committed until now. */
  fresh(on: Queryable, category: AnyCategory, streamId: string): Promise<Held>;
  /** The states of many streams, with everything committed until now: only those that moved on are read. */
  freshOnes(on: Queryable, streams: ReadonlyMap<string, AnyCategory>): Promise<ReadonlyMap<string, Held>>;
}

/** How far each of these streams goes; those that nothing was appended to are left out. */
const versionsOf = async (on: Queryable, streamIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await query<{ stream_id: string; version: number }>(on, {
    name: 'log_versions',
    text: 'SELECT stream_id, version FROM streams WHERE stream_id = ANY($1)',
    values: [streamIds],
  });
  return new Map(rows.map(({ stream_id: streamId, version }) => [streamId, version]));
};

export interface RememberedStates {
  /** How many streams keep their last state. */
  readonly capacity: number;
  /** A state of a stream that this process has not met, from which it may be folded on; null for the beginning. */
  begin?(on: Queryable, category: AnyCategory, streamId: string): Promise<Held | null>;
  /** Sees each state that is kept, and those met while a stream is folded. */
  onState?(streamId: string, held: Held): void;
  /** What was known of a stream turned out not to be what the log holds. */
  onForget?(streamId: string): void;
}

export const rememberedStates = (options: RememberedStates): States => {
  const { capacity, begin = () => Promise.resolve(null), onState, onForget } = options;
  const cache: Cache<Held> = leastRecentlyUsed(capacity);
  const keep = (streamId: string, held: Held): void => {
    const kept = cache.get(streamId);
    if (kept && kept.version >= held.version) return;
    cache.set(streamId, held);
    onState?.(streamId, held);
  };
  const fresh: States['fresh'] = async (on, category, streamId) => {
    const from = cache.get(streamId) ?? (await begin(on, category, streamId)) ?? initialOf(category);
    const onPage = (held: Held): void => onState?.(streamId, held);
    const held = await foldTail(on, { category, streamId }, { from, onPage });
    keep(streamId, held);
    return held;
  };
  return {
    known: (streamId) => cache.get(streamId),
    keep,
    forget(streamId) {
      cache.delete(streamId);
      onForget?.(streamId);
    },
    fresh,
    async freshOnes(on, streams) {
      const versions = await versionsOf(on, [...streams.keys()]);
      const held = new Map<string, Held>();
      for (const [streamId, category] of streams) {
        const known = cache.get(streamId) ?? initialOf(category);
        const isFresh = known.version >= (versions.get(streamId) ?? 0);
        held.set(streamId, isFresh ? known : await fresh(on, category, streamId));
      }
      return held;
    },
  };
};
