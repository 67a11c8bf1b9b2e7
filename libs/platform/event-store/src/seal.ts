import { createHash } from 'node:crypto';
import { type ClientBase } from 'pg';
import { canonicalJson } from './canonical-json';
import { type StoredEvent } from './event';
import { execute, query } from './sql';
import { type EventStore } from './store';
import { subscribe, type Subscription } from './subscribe';

/** What comes before the first seal. */
export const genesisHash = '0'.repeat(64);

/** What is written for each fact in a seal: eight bytes of position, thirty-two of hash. */
export const leafBytes = 40;

/** The part of a seal that its hash covers. */
export interface SealBody {
  readonly fromPosition: bigint;
  readonly toPosition: bigint;
  readonly factCount: number;
  readonly leaves: Buffer;
  readonly previousHash: string;
}

/** Position and hash of one fact, of everything that is stored about it. */
export const leafOf = (event: StoredEvent): Buffer => {
  const leaf = Buffer.alloc(leafBytes);
  leaf.writeBigInt64BE(event.position);
  createHash('sha256').update(canonicalJson(event)).digest().copy(leaf, 8);
  return leaf;
};

/** The hash that links a seal to the one before it. */
export const hashOf = ({ fromPosition, toPosition, factCount, leaves, previousHash }: SealBody): string =>
  createHash('sha256')
    .update(canonicalJson({ fromPosition, toPosition, factCount, previousHash }))
    .update(leaves)
    .digest('hex');

/** The seal that follows the last one and covers these facts, and every position between that holds none. */
const nextSeal = async (client: ClientBase, events: readonly StoredEvent[]): Promise<SealBody> => {
  const [last] = await query<{ to_position: bigint; hash: string }>(client, {
    text: 'SELECT to_position, hash FROM seals ORDER BY to_position DESC LIMIT 1',
  });
  return {
    fromPosition: (last?.to_position ?? 0n) + 1n,
    toPosition: events.at(-1)?.position ?? 0n,
    factCount: events.length,
    leaves: Buffer.concat(events.map(leafOf)),
    previousHash: last?.hash ?? genesisHash,
  };
};

const seal = async (client: ClientBase, events: readonly StoredEvent[]): Promise<void> => {
  const body = await nextSeal(client, events);
  await execute(client, {
    text: `INSERT INTO seals (from_position, to_position, fact_count, leaves, hash, previous_hash)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      body.fromPosition,
      body.toPosition,
      body.factCount,
      body.leaves,
      hashOf(body),
      body.previousHash,
    ],
  });
};

export interface SealerOptions {
  /** Seal at most this often (2,000). */
  readonly everyMs?: number;
  /** Most facts a seal (1,000). */
  readonly batchSize?: number;
}

/**
 * Seals what was recorded, in position order and beside the work, as a subscription like any other: one process at a
 * time, never a seal without its checkpoint. Facts of the last seconds are not sealed yet.
 */
export const createSealer = (
  store: EventStore,
  { everyMs = 2_000, batchSize = 1_000 }: SealerOptions = {},
): Subscription => subscribe(store, { name: 'seals', batchSize, everyMs, handler: seal });
