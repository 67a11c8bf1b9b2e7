import { type EventStore, readEvent } from '@cardroom/event-store';
import { playCategory, type PlayEvent, type Table, withheld } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { STORE } from '../tokens';

/** A fact of the log, with what may be read of it in `data`. */
export interface ReadFact {
  readonly stream: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: Record<string, unknown>;
}

const isOfTable = ({ stream }: ReadFact): boolean => stream.startsWith(`${playCategory}-`);

const withoutType = (event: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));

/** What nobody may read yet: cards and seeds of hands that are not over, wherever the log is shown. */
@Injectable()
export class Secrets {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** The same facts, each as anybody may read it now. */
  async told<F extends ReadFact>(facts: readonly F[]): Promise<F[]> {
    const streams = [...new Set(facts.filter(isOfTable).map(({ stream }) => stream))];
    const tables = await this.store.states(
      streams.map((streamId) => ({ category: tableCategory, streamId })),
    );
    return facts.map((fact) => {
      const table = tables.get(fact.stream) as Table | undefined;
      if (!table) return fact;
      const event = readEvent<PlayEvent>(tableCategory.history, fact);
      const told = withheld(event, table);
      if (told === event) return fact;
      return { ...fact, data: withoutType(told) };
    });
  }
}
