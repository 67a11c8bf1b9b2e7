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

  /** Destroys their key, where the cage refused what the papers were seen for. */
  async drop(reference: string): Promise<void> {
    await this.vault?.erase(reference);
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
