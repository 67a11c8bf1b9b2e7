import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';

/** Whether the queue lives on Redis (production, and what the tests use) or on BullMQ's own PostgreSQL back end. */
export type QueueKind = 'redis' | 'postgres';

export interface QueueAddress {
  readonly url: string;
  readonly kind: QueueKind;
}

export const queueAddress = (url: string): QueueAddress => ({
  url,
  kind: url.startsWith('postgres') ? 'postgres' : 'redis',
});

const redisOptions = (url: string): ConnectionOptions => {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 6379),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
  };
};

/** How BullMQ reaches its queue. Call it before any queue or worker is made: the back end is chosen for the process. */
export const queueConnection = ({ url, kind }: QueueAddress): ConnectionOptions => {
  if (kind === 'redis') return redisOptions(url);
  setDefaultBackendFactory(createPostgresBackend as never);
  return { connectionString: url, migrate: true } as unknown as ConnectionOptions;
};
