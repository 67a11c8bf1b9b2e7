import { type CashierCommandBody } from '@cardroom/contracts';
import { type JsonObject, PersonErased, type PersonVault } from '@cardroom/event-store';
import { type RoomId } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Pool } from 'pg';
import { refusedBy } from '../problems/refused';
import { POOL, VAULT } from '../tokens';
import { identityCannotBeKept, identityUnknown } from './refusals';

type Papers = CashierCommandBody<'cashier/take-identity'>;

/** Of whom the papers are, and where they were taken. */
interface Seen {
  readonly playerId: string;
  readonly at: Date;
}

/** Papers whose key lives, by the gaming day on which they were seen. Sought from the keys: they are the fewest. */
const livingPapers = `
  SELECT e.metadata ->> 'room' AS room, e.stream_id AS "streamId", max(e.occurred_at) AS last,
    array_agg(k.person_id ORDER BY k.person_id) AS "references"
  FROM person_keys k
  JOIN events e ON e.data ->> 'playerId' = split_part(k.person_id, '.', 1) AND e.type = 'IdentityTaken'
    AND e.data ->> 'reference' = k.person_id
  WHERE k.wrapped_key IS NOT NULL AND k.person_id LIKE '%.identity-%'
  GROUP BY 1, 2 ORDER BY 3`;

/** Papers that were seen on one gaming day of a room and are kept still. */
export interface PapersOfDay {
  readonly room: RoomId;
  readonly streamId: string;
  readonly last: Date | number;
  readonly references: readonly string[];
}

/**
 * Made of the command's id and the papers, so that papers sent twice are kept once and no others overwrite them. It
 * begins with the person's number: who erases him in time erases these, too.
 */
export const referenceFor = (room: RoomId, commandId: string, body: object): string => {
  const { playerId = '' } = body as { readonly playerId?: string };
  const digest = createHash('sha256')
    .update(`${room} ${commandId} ${JSON.stringify(body)}`)
    .digest('hex');
  return `${playerId}.identity-${digest.slice(0, 24)}`;
};

const seenStatement = `
  SELECT data ->> 'playerId' AS "playerId", occurred_at AS at FROM events
  WHERE type = 'IdentityTaken' AND metadata ->> 'room' = $1 AND data ->> 'reference' = $2 LIMIT 1`;

/**
 * Papers seen at a window, under a key of their own for each time: the law has them kept for its term, also when
 * everything else of the person is erased. Facts hold the reference only.
 */
@Injectable()
export class Identities {
  constructor(
    @Inject(VAULT) private readonly vault: PersonVault | null,
    @Inject(POOL) private readonly pool: Pool,
  ) {}

  /** Refuses in a house without its key: papers that cannot be kept are not taken. */
  async keep(reference: string, { name, birthDate, document }: Papers): Promise<void> {
    if (!this.vault) throw refusedBy(identityCannotBeKept());
    try {
      await this.vault.keep(reference, { name, birthDate, document } as unknown as JsonObject);
    } catch (error) {
      if (!(error instanceof PersonErased)) throw error;
    }
  }

  /** Destroys their key: where the cage refused what the papers were seen for, or the law's term is over. */
  async drop(reference: string): Promise<void> {
    await this.vault?.erase(reference);
  }

  /** Everything that is still kept, in every room; nothing in a house without its key. */
  async living(): Promise<readonly PapersOfDay[]> {
    return this.vault ? (await this.pool.query<PapersOfDay>(livingPapers)).rows : [];
  }

  /** Papers taken in this room, with whose they are. */
  async read(room: RoomId, reference: string): Promise<Seen & { readonly papers: JsonObject }> {
    const { rows } = await this.pool.query<Seen>(seenStatement, [room, reference]);
    const [seen] = rows;
    const papers = seen && this.vault ? await this.vault.read(reference) : null;
    if (!seen || !papers) throw refusedBy(identityUnknown());
    return { ...seen, papers };
  }
}
