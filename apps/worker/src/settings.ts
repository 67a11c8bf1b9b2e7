import { z } from 'zod';

/** What the process is told from outside. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  /** The queue: Redis, or the database itself when no Redis is given. */
  readonly queueUrl: string;
  /** What every key on Redis begins with. */
  readonly queuePrefix: string;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly databaseConnections: number;
}

const environment = z.object({
  DATABASE_URL: z.string({ error: 'DATABASE_URL must name the PostgreSQL database' }).min(1),
  REDIS_URL: z.string().optional(),
  QUEUE_PREFIX: z
    .string()
    .regex(/^(?:[a-z0-9-]+|\{[a-z0-9-]+\})$/)
    .default('cardroom'),
  WORKER_HOST: z.string().default('127.0.0.1'),
  WORKER_PORT: z.coerce.number().int().min(0).max(65535).default(3100),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).default(10),
});

/** Reads the environment; throws with every faulty variable named. */
export const settingsFrom = (variables: Readonly<Record<string, string | undefined>>): WorkerSettings => {
  const read = environment.safeParse(variables);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment is not right:\n  ${faults.join('\n  ')}`);
  }
  const env = read.data;
  return {
    databaseUrl: env.DATABASE_URL,
    queueUrl: env.REDIS_URL || env.DATABASE_URL,
    queuePrefix: env.QUEUE_PREFIX,
    host: env.WORKER_HOST,
    port: env.WORKER_PORT,
    logLevel: env.LOG_LEVEL,
    databaseConnections: env.DATABASE_CONNECTIONS,
  };
};
