import { freshDatabase } from '@cardroom/testing';
import { type Pool } from 'pg';
import { type Observation } from '../observe';
import { openPool } from '../pool';
import { createEventStore, type EventStore, type EventStoreOptions } from '../store';

/** A store on a database of its own, for one spec file. */
export interface Workbench {
  readonly url: string;
  readonly pool: Pool;
  readonly store: EventStore;
  readonly observations: Observation[];
  /** Another store on the same database, as another process would have. */
  another(options?: Partial<EventStoreOptions>): EventStore;
  close(): Promise<void>;
}

export const workbench = async ({ max = 20 } = {}): Promise<Workbench> => {
  const database = await freshDatabase();
  const pool = openPool({ connectionString: database.url, max });
  const observations: Observation[] = [];
  const stores: EventStore[] = [];
  const another = (options: Partial<EventStoreOptions> = {}): EventStore => {
    const store = createEventStore({ pool, observe: (one) => observations.push(one), ...options });
    stores.push(store);
    return store;
  };
  return {
    url: database.url,
    pool,
    store: another(),
    observations,
    another,
    async close() {
      await Promise.all(stores.map((store) => store.close()));
      await pool.end();
      await database.drop();
    },
  };
};

/** Waits until something holds; fails after the time given. */
export const until = async (holds: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> => {
  const startedAt = Date.now();
  while (!(await holds())) {
    if (Date.now() - startedAt > withinMs)
      throw new Error(`did not come about within ${withinMs} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
