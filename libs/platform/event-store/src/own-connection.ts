import { Client, type Pool } from 'pg';
import { type Observe } from './observe';

/** One connection outside the pool, opened when first needed and again after it was lost. */
export interface OwnConnection {
  /** The open client; rejects when the database cannot be had. */
  client(): Promise<Client>;
  /** Ends a connection that can no longer be trusted; the next `client()` opens another. */
  drop(): void;
  close(): Promise<void>;
}

export interface OwnConnectionOptions {
  readonly pool: Pool;
  /** What it is for, as `application_name` and in observations. */
  readonly use: string;
  readonly observe: Observe;
  /** Prepares a new connection, before anybody uses it. */
  onOpen?(client: Client): Promise<void>;
  onLost?(): void;
}

const goodbyeMs = 1_000;

const end = (client: Client): Promise<void> => {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, goodbyeMs).unref());
  return Promise.race([client.end().catch(() => undefined), timeout]);
};

const openClient = async (
  { pool, use, onOpen }: OwnConnectionOptions,
  onEnd: (client: Client, error?: Error) => void,
): Promise<Client> => {
  const client = new Client({ ...pool.options, password: pool.options.password, application_name: use });
  client.on('error', (error) => onEnd(client, error));
  client.on('end', () => onEnd(client));
  try {
    await client.connect();
    await onOpen?.(client);
    return client;
  } catch (error) {
    void end(client);
    throw error;
  }
};

/**
 * Followers, subscriptions and signals have connections of their own: they must not wait behind a full pool, and
 * LISTEN and session locks belong to one connection. The pool only lends its settings.
 */
export const ownConnection = (options: OwnConnectionOptions): OwnConnection => {
  const { use, observe, onLost } = options;
  let current: Client | null = null;
  let opening: Promise<Client> | null = null;
  let isClosed = false;

  const lose = (client: Client, error = new Error('the server ended the connection')): void => {
    if (current !== client) return;
    current = null;
    observe({ kind: 'connection-lost', use, error });
    onLost?.();
  };

  const open = async (): Promise<Client> => {
    try {
      current = await openClient(options, lose);
      return current;
    } finally {
      opening = null;
    }
  };

  const letGo = async (): Promise<void> => {
    const client = current;
    current = null;
    if (client) await end(client);
  };

  return {
    async client() {
      if (isClosed) throw new Error(`the connection for ${use} is closed`);
      if (current) return current;
      opening ??= open();
      return opening;
    },
    drop: () => void letGo(),
    async close() {
      isClosed = true;
      await opening?.catch(() => undefined);
      await letGo();
    },
  };
};
