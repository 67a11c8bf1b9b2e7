import { type Pool, type PoolClient } from 'pg';
import { type StoredEvent } from './event';
import { genesisHash, hashOf, leafBytes, leafOf, type SealBody } from './seal';
import { query } from './sql';
import { eventColumns, type EventRow, storedEventOf } from './stored-event';

/** The first thing found wrong. */
export interface Fault {
  readonly kind: 'altered' | 'removed' | 'inserted' | 'seal-broken' | 'head-missing';
  /** Position of the fact concerned, where it is known. */
  readonly position: bigint | null;
  readonly streamId: string | null;
  readonly why: string;
}

export interface Verification {
  /** Hash of the last seal, 64 hexadecimal digits; publish it to make later tampering visible to outsiders. */
  readonly head: string;
  readonly sealedTo: bigint;
  /** Facts compared with their seals. */
  readonly factCount: number;
  /** Facts recorded after the last seal: checked for missing versions, not yet proved unaltered. */
  readonly unsealedCount: number;
  readonly fault: Fault | null;
}

export interface VerifyOptions {
  /** A head value published earlier: it must be part of the chain. */
  readonly expectedHead?: string;
  onProgress?(factCount: number): void;
}

interface Seal extends SealBody {
  readonly hash: string;
}

const readSeal = async (client: PoolClient, after: bigint): Promise<Seal | null> => {
  const [row] = await query<{
    from_position: bigint;
    to_position: bigint;
    fact_count: number;
    leaves: Buffer;
    hash: string;
    previous_hash: string;
  }>(client, {
    text: `SELECT from_position, to_position, fact_count, leaves, hash, previous_hash FROM seals
           WHERE to_position > $1 ORDER BY to_position LIMIT 1`,
    values: [after],
  });
  return row
    ? {
        fromPosition: row.from_position,
        toPosition: row.to_position,
        factCount: row.fact_count,
        leaves: row.leaves,
        hash: row.hash,
        previousHash: row.previous_hash,
      }
    : null;
};

const beforeEverything = -(2n ** 63n);

const readFacts = async (client: PoolClient, after: bigint, upTo: bigint): Promise<StoredEvent[]> => {
  const rows = await query<EventRow>(client, {
    text: `SELECT ${eventColumns} FROM events WHERE position > $1 AND position <= $2 ORDER BY position`,
    values: [after, upTo],
  });
  return rows.map(storedEventOf);
};

const sealBroken = (seal: Seal, why: string): Fault => ({
  kind: 'seal-broken',
  position: seal.toPosition,
  streamId: null,
  why: `the seal of positions ${seal.fromPosition} to ${seal.toPosition} ${why}`,
});

/** Whether a seal follows from the one before it and says what its hash says. */
const faultOfSeal = (seal: Seal, previous: Seal | null): Fault | null => {
  if (seal.previousHash !== (previous?.hash ?? genesisHash))
    return sealBroken(seal, 'does not follow from the one before it');
  if (seal.fromPosition !== (previous?.toPosition ?? 0n) + 1n)
    return sealBroken(seal, 'does not begin where the one before it ends');
  if (seal.leaves.length !== seal.factCount * leafBytes || seal.hash !== hashOf(seal))
    return sealBroken(seal, 'was altered');
  return null;
};

const factFault = (
  kind: 'altered' | 'inserted',
  { position, streamId, version, type }: StoredEvent,
): Fault => ({
  kind,
  position,
  streamId,
  why: `${type}, version ${version} of ${streamId}, was ${kind} after it could have been sealed`,
});

const removedFault = (position: bigint): Fault => ({
  kind: 'removed',
  position,
  streamId: null,
  why: `the fact at position ${position} was sealed and is gone`,
});

/** The first fact of a seal's range that is not what was sealed. */
const faultOfFacts = (seal: Seal, facts: readonly StoredEvent[]): Fault | null => {
  let next = 0;
  for (let offset = 0; offset < seal.leaves.length; offset += leafBytes) {
    const leaf = seal.leaves.subarray(offset, offset + leafBytes);
    const position = leaf.readBigInt64BE();
    const fact = facts[next];
    if (!fact || fact.position > position) return removedFault(position);
    if (fact.position < position) return factFault('inserted', fact);
    if (!leafOf(fact).equals(leaf)) return factFault('altered', fact);
    next += 1;
  }
  const more = facts[next];
  return more ? factFault('inserted', more) : null;
};

interface Walk {
  last: Seal | null;
  factCount: number;
  hasExpectedHead: boolean;
  fault: Fault | null;
}

const walkSeals = async (client: PoolClient, { expectedHead, onProgress }: VerifyOptions): Promise<Walk> => {
  const walk: Walk = { last: null, factCount: 0, hasExpectedHead: expectedHead === undefined, fault: null };
  for (;;) {
    const seal = await readSeal(client, walk.last?.toPosition ?? 0n);
    if (!seal) return walk;
    const facts = await readFacts(client, walk.last?.toPosition ?? beforeEverything, seal.toPosition);
    walk.fault = faultOfSeal(seal, walk.last) ?? faultOfFacts(seal, facts);
    if (walk.fault) return walk;
    walk.last = seal;
    walk.factCount += facts.length;
    walk.hasExpectedHead ||= seal.hash === expectedHead;
    onProgress?.(walk.factCount);
  }
};

/** A stream whose versions are not 1, 2, 3 … up to the version that its row says. */
const faultOfStreams = async (client: PoolClient): Promise<Fault | null> => {
  const [row] = await query<{ stream_id: string; version: number | null; count: bigint; last: number }>(
    client,
    {
      text: `SELECT stream_id, s.version, coalesce(e.count, 0) AS count, coalesce(e.last, 0) AS last
           FROM streams AS s FULL JOIN (
             SELECT stream_id, count(*) AS count, max(version) AS last FROM events GROUP BY stream_id
           ) AS e USING (stream_id)
           WHERE s.version IS DISTINCT FROM coalesce(e.last, 0) OR coalesce(e.count, 0) <> coalesce(e.last, 0)
           ORDER BY stream_id LIMIT 1`,
    },
  );
  if (!row) return null;
  const kind = row.version === null || row.count >= BigInt(row.version) ? 'inserted' : 'removed';
  return {
    kind,
    position: null,
    streamId: row.stream_id,
    why: `${row.stream_id} is at version ${row.version ?? 0} and has ${row.count} facts, the last of them version ${row.last}`,
  };
};

const headMissing = (expectedHead: string): Fault => ({
  kind: 'head-missing',
  position: null,
  streamId: null,
  why: `no seal of the chain has the published head ${expectedHead}`,
});

const verifyOn = async (client: PoolClient, options: VerifyOptions): Promise<Verification> => {
  const { last, factCount, hasExpectedHead, fault } = await walkSeals(client, options);
  const sealedTo = last?.toPosition ?? 0n;
  const [unsealed] = await query<{ count: bigint }>(client, {
    text: 'SELECT count(*) AS count FROM events WHERE position > $1',
    values: [sealedTo],
  });
  const missing = hasExpectedHead ? null : headMissing(options.expectedHead ?? '');
  return {
    head: last?.hash ?? genesisHash,
    sealedTo,
    factCount,
    unsealedCount: Number(unsealed?.count ?? 0n),
    fault: fault ?? missing ?? (await faultOfStreams(client)),
  };
};

/** Walks the sealed chain of one snapshot of the log and recomputes every hash in it; stops at the first fault. */
export const verifyLog = async (pool: Pool, options: VerifyOptions = {}): Promise<Verification> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Walking a year of facts is no request that somebody waits for.
    await client.query('SET LOCAL statement_timeout = 0');
    const verification = await verifyOn(client, options);
    await client.query('COMMIT');
    client.release();
    return verification;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
