import { invariant } from '@cardroom/kernel';
import { type Client } from 'pg';
import { type StoredEvent } from './event';
import { gapProof, type LogPage } from './gap-proof';
import { type Observe } from './observe';
import { query } from './sql';
import { type EventRow, storedEventOf } from './stored-event';

/** What could be read without skipping anything. */
export interface SafeBatch {
  readonly events: readonly StoredEvent[];
  /** True when an append on its way to commit stands before what follows: ask again in a moment. */
  readonly isBlocked: boolean;
  /** True when there is more to read at once. */
  readonly hasMore: boolean;
}

export interface SafeReader {
  /** Events after a position, in position order and without a hole that could still be filled. */
  read(client: Client, after: bigint): Promise<SafeBatch>;
}

export interface SafeReaderOptions {
  readonly name: string;
  readonly batchSize: number;
  readonly observe: Observe;
}

interface Bounds {
  xmin: bigint;
  highest: bigint | null;
}

/** Rows and the bounds of the same snapshot. */
const readPage = async (client: Client, after: bigint, limit: number): Promise<LogPage<EventRow>> => {
  const rows = await query<EventRow & Bounds>(client, {
    name: 'log_page',
    text: 'SELECT * FROM log_page($1, $2)',
    values: [after, limit],
  });
  const [first] = rows;
  invariant(first, 'the bounds of the snapshot are always answered');
  const hasRows = first.stream_id !== null;
  return { rows: hasRows ? rows : [], xmin: first.xmin, highest: first.highest ?? 0n };
};

const drawNumber = async (client: Client): Promise<bigint> => {
  const [row] = await query<{ number: bigint }>(client, { text: 'SELECT pg_current_xact_id() AS number' });
  invariant(row, 'the server numbers transactions');
  return row.number;
};

/** The backend that has been writing longest: the first suspect when a gap does not close. */
const oldestWriter = async (client: Client) => {
  const [row] = await query<{ pid: number; name: string; query: string }>(client, {
    text: `SELECT pid, application_name AS name, left(query, 200) AS query FROM pg_stat_activity
           WHERE backend_xid IS NOT NULL AND pid <> pg_backend_pid() ORDER BY age(backend_xid) DESC LIMIT 1`,
  });
  return row ? { pid: row.pid, applicationName: row.name, query: row.query } : null;
};

const alarmAfterMs = 2_000;

/** Tells of a reader that stands at one place for long, once every two seconds. */
const blockageAlarm = ({ name, observe }: SafeReaderOptions) => {
  let blockedSince: number | null = null;
  let toldAt = 0;
  return async (client: Client, isBlocked: boolean): Promise<void> => {
    const now = performance.now();
    if (!isBlocked) blockedSince = null;
    else blockedSince ??= now;
    if (blockedSince === null || now - blockedSince < alarmAfterMs || now - toldAt < alarmAfterMs) return;
    toldAt = now;
    const writer = await oldestWriter(client);
    observe({ kind: 'follower-blocked', follower: name, blockedMs: now - blockedSince, writer });
  };
};

export const safeReader = (options: SafeReaderOptions): SafeReader => {
  const { name, batchSize, observe } = options;
  const proof = gapProof();
  const watch = blockageAlarm(options);

  return {
    async read(client, after) {
      const page = await readPage(client, after, batchSize);
      const { rows, passedPositions, isBlocked, wantsNumber } = proof.examine(after, page);
      if (wantsNumber) proof.drew(await drawNumber(client), page.highest);
      if (passedPositions > 0n)
        observe({ kind: 'gap-passed', follower: name, positions: Number(passedPositions) });
      await watch(client, isBlocked && rows.length === 0);
      const last = rows.at(-1)?.position ?? after;
      observe({
        kind: 'follow',
        follower: name,
        events: rows.length,
        lagPositions: Number(page.highest - last),
      });
      return {
        events: rows.map(storedEventOf),
        isBlocked,
        hasMore: !isBlocked && page.rows.length === batchSize,
      };
    },
  };
};
