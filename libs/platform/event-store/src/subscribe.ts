import { type Client, type ClientBase } from 'pg';
import { type Bell, bellOn } from './bell';
import { claim, FencedOff, moveOn, tryToLead } from './checkpoint';
import { isUnavailable } from './errors';
import { type StoredEvent } from './event';
import { gapPauseMs, pollMs, reconnectMs } from './follow';
import { type OwnConnection } from './own-connection';
import { pause } from './pause';
import { type SafeReader, safeReader } from './safe-reader';
import { type EventStore, type StoreConnections } from './store';

/** Rows that follow from the events, written on the client of the transaction: the checkpoint commits with them. */
export interface WritesRows {
  handler(client: ClientBase, events: readonly StoredEvent[]): Promise<void>;
}

/**
 * Commands that follow from the events. No transaction is open meanwhile, so they may take as long as they need; what
 * came after the last checkpoint is told again after a crash: give each an id made of the event's position.
 */
export interface GivesCommands {
  act(events: readonly StoredEvent[]): Promise<void>;
}

interface Subscribed {
  /** Names the checkpoint; one process at a time serves it, another takes over when that one ends. */
  readonly name: string;
  /** Most events from one checkpoint to the next (500). */
  readonly batchSize?: number;
  /** Once it has caught up, waits this long, so that events gather and are handled together (0). */
  readonly everyMs?: number;
  /** Where a subscription that has no checkpoint yet begins (0n: the beginning of the log). */
  readonly startAfter?: bigint;
  /** How often the handler may fail on an event before the subscription stops (5). */
  readonly mostFailures?: number;
}

export type SubscribeOptions = Subscribed & (WritesRows | GivesCommands);

export interface SubscriptionStatus {
  readonly name: string;
  /** `waiting` while another process serves it, or the database is away; `stopped` after too many failures. */
  readonly state: 'waiting' | 'running' | 'stopped' | 'closed';
  /** Every event up to here has been dealt with. */
  readonly position: bigint;
  /** Why it stopped. */
  readonly error?: Error;
}

export interface Subscription {
  status(): SubscriptionStatus;
  /** Ends after the batch in hand. */
  close(): Promise<void>;
}

/** The handler failed as often as it may. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The connection, and with it the right to serve the subscription, is gone. */
class SessionLost extends Error {
  override readonly name = 'SessionLost';
}

/** Deals with a batch and then has the checkpoint written. */
type Deal = (
  client: Client,
  events: readonly StoredEvent[],
  checkpoint: () => Promise<void>,
) => Promise<void>;

interface Served {
  readonly options: Subscribed & { readonly mostFailures: number };
  readonly deal: Deal;
  readonly connections: StoreConnections;
  readonly connection: OwnConnection;
  readonly reader: SafeReader;
  readonly bell: Bell;
  readonly signal: AbortSignal;
  status: SubscriptionStatus;
}

/** The time in which this process serves the subscription, over one connection. */
interface Session {
  readonly client: Client;
  readonly fence: number;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Waits until no other process serves the subscription, then takes the fence and the checkpoint. */
const takeOver = async (served: Served): Promise<Session | null> => {
  const { options, signal } = served;
  const client = await served.connection.client();
  while (!(await tryToLead(client, options.name))) {
    await pause(pollMs, signal);
    if (signal.aborted) return null;
  }
  const { fence, position } = await claim(client, options.name, options.startAfter ?? 0n);
  served.status = { name: options.name, state: 'running', position };
  return { client, fence };
};

const dealOf = (options: WritesRows | GivesCommands): Deal =>
  'act' in options
    ? async (_client, events, checkpoint) => {
        await options.act(events);
        await checkpoint();
      }
    : async (client, events, checkpoint) => {
        await client.query('BEGIN');
        await options.handler(client, events);
        await checkpoint();
        await client.query('COMMIT');
      };

/** Events dealt with, and the checkpoint moved behind them. */
const apply = async (
  { options: { name }, deal }: Served,
  { client, fence }: Session,
  events: readonly StoredEvent[],
): Promise<void> => {
  const position = events.at(-1)?.position ?? 0n;
  try {
    await deal(client, events, () => moveOn(client, { name, position, fence }));
  } catch (cause) {
    const isClean = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    if (!isClean || isUnavailable(cause) || cause instanceof FencedOff)
      throw new SessionLost(asError(cause).message, { cause });
    throw cause;
  }
};

/** Tells of a failure, waits a little longer each time, and gives up after the last. */
const bear = async (
  { options, connections, signal }: Served,
  { error, attempt, position }: { error: Error; attempt: number; position: bigint },
): Promise<void> => {
  const { name: subscription, mostFailures } = options;
  const stopped = attempt >= mostFailures;
  connections.observe({ kind: 'subscription-failed', subscription, position, attempt, stopped, error });
  if (stopped)
    throw new Stopped(`${subscription} failed ${attempt} times at position ${position}`, { cause: error });
  await pause(50 * 2 ** attempt, signal);
};

/** Tries a batch whole; once it has failed, its events one by one, so that the ones before a bad one get through. */
const applyPatiently = async (
  served: Served,
  session: Session,
  events: readonly StoredEvent[],
): Promise<void> => {
  let rest = events;
  let hasFailed = false;
  let failures = 0;
  while (rest.length > 0 && !served.signal.aborted) {
    const part = hasFailed ? rest.slice(0, 1) : rest;
    const { position = 0n } = part.at(-1) ?? {};
    try {
      await apply(served, session, part);
      served.status = { ...served.status, position };
      rest = rest.slice(part.length);
      failures = 0;
    } catch (cause) {
      if (cause instanceof SessionLost) throw cause;
      hasFailed = true;
      failures += 1;
      await bear(served, { error: asError(cause), attempt: failures, position });
    }
  }
};

const serveSession = async (served: Served, session: Session): Promise<void> => {
  const { options, reader, bell, signal } = served;
  while (!signal.aborted) {
    const batch = await reader.read(session.client, served.status.position);
    await applyPatiently(served, session, batch.events);
    if (batch.isBlocked) await pause(gapPauseMs, signal);
    else if (!batch.hasMore) await bell.wait(pollMs);
    if (options.everyMs && !batch.hasMore) await pause(options.everyMs, signal);
  }
};

const serve = async (served: Served): Promise<void> => {
  const { connection, connections, signal } = served;
  while (!signal.aborted) {
    try {
      const session = await takeOver(served);
      if (session) await serveSession(served, session);
    } catch (cause) {
      const error = asError(cause);
      if (cause instanceof Stopped) {
        served.status = { ...served.status, state: 'stopped', error };
        return;
      }
      connection.drop();
      served.status = { ...served.status, state: 'waiting' };
      if (!signal.aborted)
        connections.observe({ kind: 'connection-lost', use: `subscription ${served.status.name}`, error });
      await pause(reconnectMs, signal);
    }
  }
};

/**
 * Hands the whole log on, in order and without skipping: to a handler whose writes commit together with how far it has
 * come, so that after a crash between any two statements every event has been applied exactly once; or to one that gives
 * commands, each under an id that makes it happen once. A session lock on the subscription's own connection lets one
 * process serve at a time; the fence keeps one that was thought dead from writing. A handler that keeps failing stops its subscription, visibly, until the process is started again.
 */
export const subscribe = (store: EventStore, options: SubscribeOptions): Subscription => {
  const { name, batchSize = 500, startAfter = 0n, mostFailures = 5 } = options;
  const { observe, signals, ownConnection } = store.connections;
  const closing = new AbortController();
  const served: Served = {
    options: { ...options, mostFailures },
    deal: dealOf(options),
    connections: store.connections,
    connection: ownConnection(`cardroom ${name}`),
    reader: safeReader({ name, batchSize, observe }),
    bell: bellOn(signals, closing.signal),
    signal: closing.signal,
    status: { name, state: 'waiting', position: startAfter },
  };
  const ended = serve(served);

  return {
    status: () => served.status,
    async close() {
      closing.abort();
      await ended;
      served.bell.close();
      await served.connection.close();
      served.status = { ...served.status, state: 'closed' };
    },
  };
};
