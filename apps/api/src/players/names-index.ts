import { type RecordShape } from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import { id, type RoomId } from '@cardroom/kernel';
import { type Likeness } from '@cardroom/players';
import { playersBoard, type PlayersRow } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { STORE } from '../tokens';
import { PersonalData } from './personal-data';

/** A player as he is looked for and compared; his record is read while he is looked for and kept in memory alone. */
export interface NamedPerson {
  readonly row: PlayersRow;
  readonly record: RecordShape | null;
}

const recordsAtOnce = 8;

export const nameOf = ({ familyName, givenNames }: RecordShape): string =>
  [givenNames, familyName].filter((part) => part !== null).join(' ');

const documentOf = ({ document }: RecordShape): string | undefined =>
  document ? `${document.country}${document.number}` : undefined;

/** What two numbers are compared by. */
export const likenessOf = ({ row, record }: NamedPerson): Likeness => ({
  playerId: id(row.playerId),
  alias: row.alias,
  card: row.card,
  legalName: (record && nameOf(record)) || undefined,
  birthDate: record?.birthDate ?? undefined,
  document: record ? documentOf(record) : undefined,
  phone: record?.phone ?? undefined,
});

/**
 * Records by the key they are kept under, decrypted once and held in memory: nothing on disk can be searched for a
 * name. Whoever is erased, or whose record was replaced, is forgotten at the next look.
 */
@Injectable()
export class NamesIndex {
  private readonly records = new Map<string, RecordShape | null>();

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PersonalData) private readonly data: PersonalData,
  ) {}

  /** Whether the house has a key, and records can be read. */
  get isOpen(): boolean {
    return this.data.isOpen;
  }

  /** Everybody of the room under the number that counts, with records where they can be read. */
  async peopleOf(room: RoomId): Promise<readonly NamedPerson[]> {
    const stored = await this.store.board(room, playersBoard);
    const rows = stored
      .map(({ body }) => body as PlayersRow)
      .filter(({ mergedInto }) => mergedInto === undefined);
    if (this.data.isOpen) await this.load(rows.flatMap(({ record }) => record ?? []));
    return rows.map((row) => ({ row, record: (row.record && this.records.get(row.record)) || null }));
  }

  private async load(refs: readonly string[]): Promise<void> {
    const wanted = new Set(refs);
    for (const ref of this.records.keys()) if (!wanted.has(ref)) this.records.delete(ref);
    const missing = refs.filter((ref) => !this.records.has(ref));
    for (let i = 0; i < missing.length; i += recordsAtOnce) {
      const some = missing.slice(i, i + recordsAtOnce);
      const read = await Promise.all(some.map((ref) => this.data.record(ref)));
      for (const [at, ref] of some.entries()) this.records.set(ref, read[at] ?? null);
    }
  }
}
