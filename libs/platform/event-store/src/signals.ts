import { type Pool } from 'pg';
import { type Observe } from './observe';
import { type OwnConnection, ownConnection } from './own-connection';

/** Light wake-up calls between processes: "something was committed". Losing one costs a second, never an event. */
export interface Signals {
  /** After a commit: wakes the followers of this process at once and those of others within the interval. */
  announce(): void;
  /** Calls back whenever there may be something new; answers how to stop. */
  onWake(listener: () => void): () => void;
  close(): Promise<void>;
}

const channel = 'cardroom_appended';
const intervalMs = 20;
const reopenMs = 500;

/** At most one NOTIFY an interval, the first at once: under load they would serialise the commits they tell of. */
const coalesced = (send: () => Promise<void>): { ask(): void; stop(): void } => {
  let isWaiting = false;
  let isAsked = false;
  let isStopped = false;

  const fire = (): void => {
    isAsked = false;
    isWaiting = true;
    void send().finally(() =>
      setTimeout(() => {
        isWaiting = false;
        if (isAsked && !isStopped) fire();
      }, intervalMs).unref(),
    );
  };

  return {
    ask() {
      isAsked = true;
      if (!isWaiting && !isStopped) fire();
    },
    stop() {
      isStopped = true;
    },
  };
};

interface Wakes {
  readonly listeners: Set<() => void>;
  readonly wakeAll: () => void;
}

/** The connection that hears and sends the signals; opened again after a loss, and then everybody is woken. */
const signalConnection = (
  { pool, observe }: { pool: Pool; observe: Observe },
  { listeners, wakeAll }: Wakes,
): { connection: OwnConnection; keepOpen(): void } => {
  const keepOpen = (): void => {
    if (listeners.size === 0) return;
    connection.client().catch(() => setTimeout(keepOpen, reopenMs).unref());
  };
  const connection = ownConnection({
    pool,
    use: 'cardroom signals',
    observe,
    async onOpen(client) {
      client.on('notification', wakeAll);
      await client.query(`LISTEN ${channel}`);
      wakeAll();
    },
    onLost: keepOpen,
  });
  return { connection, keepOpen };
};

export const createSignals = (options: { pool: Pool; observe: Observe }): Signals => {
  const listeners = new Set<() => void>();
  const wakeAll = (): void => {
    for (const listener of listeners) listener();
  };
  const { connection, keepOpen } = signalConnection(options, { listeners, wakeAll });
  const { ask, stop } = coalesced(async () => {
    try {
      await (await connection.client()).query(`NOTIFY ${channel}`);
    } catch {
      connection.drop();
    }
  });

  return {
    announce() {
      wakeAll();
      ask();
    },
    onWake(listener) {
      listeners.add(listener);
      keepOpen();
      return () => listeners.delete(listener);
    },
    async close() {
      stop();
      listeners.clear();
      await connection.close();
    },
  };
};
