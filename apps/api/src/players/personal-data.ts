import { type RecordShape, recordShape } from '@cardroom/contracts';
import { type JsonObject, PersonErased, type PersonVault } from '@cardroom/event-store';
import { type PlayerId } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { type Pool } from 'pg';
import { refusedBy } from '../problems/refused';
import { type ApiSettings } from '../settings';
import { POOL, SETTINGS, VAULT } from '../tokens';
import { noHouseKey } from './refusals';

type Kept = 'record' | 'note' | 'phone';

const keysOfPeople = `
  WITH destroyed AS (
    UPDATE person_keys SET wrapped_key = NULL, destroyed_at = clock_timestamp()
    WHERE wrapped_key IS NOT NULL AND split_part(person_id, '.', 1) = ANY($1) RETURNING person_id
  ), gone AS (
    DELETE FROM personal_data WHERE split_part(person_id, '.', 1) = ANY($1)
  )
  SELECT count(*)::int AS count FROM destroyed`;

const keysLeftOfPeople = `
  SELECT count(*) FILTER (WHERE wrapped_key IS NOT NULL)::int AS left,
         count(*) FILTER (WHERE wrapped_key IS NULL)::int AS destroyed
  FROM person_keys WHERE split_part(person_id, '.', 1) = ANY($1)`;

/**
 * What is kept of a player beside the facts: his record, notes about him, a number for the day. Each has a key of its
 * own, named `<player>.<what>-…`, so that one of them can be destroyed alone, and a person by all that begin with his
 * number. A fact names the key; where the fact is refused, the key is destroyed again.
 */
@Injectable()
export class PersonalData {
  constructor(
    @Inject(VAULT) private readonly vault: PersonVault | null,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /** Whether the house has a key. */
  get isOpen(): boolean {
    return this.vault !== null;
  }

  /** Stands for what is kept in the digest of a request: the same for the same data, and telling nothing of it. */
  markOf(data: unknown): string {
    const { houseKey } = this.settings;
    if (!houseKey) throw refusedBy(noHouseKey());
    return createHmac('sha256', houseKey).update(JSON.stringify(data)).digest('hex').slice(0, 16);
  }

  /** The same command with the same data has the same key, so that sent twice it keeps one thing. */
  refFor(playerId: PlayerId, what: Kept, { command, mark }: { command: string; mark: string }): string {
    return `${playerId}.${what}-${command.slice(0, 24)}-${mark}`;
  }

  async keep(ref: string, data: JsonObject): Promise<void> {
    if (!this.vault) throw refusedBy(noHouseKey());
    try {
      await this.vault.keep(ref, data);
    } catch (error) {
      // The command came a second time, and what it kept was destroyed since: the log answers it as before.
      if (!(error instanceof PersonErased)) throw error;
    }
  }

  async read(ref: string): Promise<JsonObject | null> {
    if (!this.vault) throw refusedBy(noHouseKey());
    return this.vault.read(ref);
  }

  /** Null where it can no longer be read. */
  async record(ref: string): Promise<RecordShape | null> {
    const read = recordShape.safeParse(await this.read(ref));
    return read.success ? read.data : null;
  }

  async text(ref: string, field: 'text' | 'phone'): Promise<string | null> {
    const value = this.vault ? (await this.vault.read(ref))?.[field] : null;
    return typeof value === 'string' ? value : null;
  }

  async destroy(ref: string): Promise<void> {
    await this.vault?.erase(ref);
  }

  /** Everything that is kept of these numbers; answers how many keys were destroyed. No key of the house is needed. */
  async destroyPeople(ids: readonly string[]): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(keysOfPeople, [[...ids]]);
    return rows[0]?.count ?? 0;
  }

  async keysOf(ids: readonly string[]): Promise<{ readonly left: number; readonly destroyed: number }> {
    const { rows } = await this.pool.query<{ left: number; destroyed: number }>(keysLeftOfPeople, [[...ids]]);
    return rows[0] ?? { left: 0, destroyed: 0 };
  }
}
