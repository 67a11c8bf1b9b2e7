import { join } from 'node:path';
import { z } from 'zod';

/** What the process is told from outside; every variable has a default but the database. */
export interface ApiSettings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Only asked whether it is there, so that `/health/ready` can say that timers are late. */
  readonly redisUrl: string | null;
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-For` is believed: addresses or ranges, separated by commas. */
  readonly trustedProxies: readonly string[];
  /** Cookies carry `Secure` when the room is reached over TLS. */
  readonly secureCookies: boolean;
  /** With a token `/metrics` wants it as bearer token; without one it answers only this machine. */
  readonly metricsToken: string | null;
  /** 32 bytes under which each person's own key is kept; without one no personal data can be kept. */
  readonly houseKey: Buffer | null;
  /** Folder that holds `console/dist` and `kiosk/dist`. */
  readonly webRoot: string;
  /** Requests a minute for one signed-in caller. */
  readonly callerRequestsPerMinute: number;
  /** Requests a minute for one address without a session: sign-in, enrolment, receipts. */
  readonly openRequestsPerMinute: number;
  /** Connections to PostgreSQL in this process. */
  readonly databaseConnections: number;
  /** With a file's path, an empty database gets a demo room at the start, and the file what can be opened there. */
  readonly demoReport: string | null;
}

const count = (standard: number, least = 1) => z.coerce.number().int().min(least).default(standard);
const optionalText = z
  .string()
  .optional()
  .transform((text) => (text ? text : null));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string({ error: 'DATABASE_URL must name the PostgreSQL database' }).min(1),
  REDIS_URL: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: z.string().default(''),
  SECURE_COOKIES: z.enum(['true', 'false']).default('false'),
  METRICS_TOKEN: optionalText,
  HOUSE_KEY: z
    .string()
    .regex(/^([0-9a-fA-F]{64})?$/, '64 hexadecimal digits')
    .default(''),
  WEB_ROOT: z.string().default(join(__dirname, '..', '..')),
  CALLER_REQUESTS_PER_MINUTE: count(12_000),
  OPEN_REQUESTS_PER_MINUTE: count(120),
  DATABASE_CONNECTIONS: count(20, 4),
  DEMO_REPORT: optionalText,
});

/** Reads the environment; throws with every faulty variable named. */
export const settingsFrom = (variables: Readonly<Record<string, string | undefined>>): ApiSettings => {
  const read = environment.safeParse(variables);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment is not right:\n  ${faults.join('\n  ')}`);
  }
  const env = read.data;
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES.split(',').filter((proxy) => proxy !== ''),
    secureCookies: env.SECURE_COOKIES === 'true',
    metricsToken: env.METRICS_TOKEN,
    houseKey: env.HOUSE_KEY === '' ? null : Buffer.from(env.HOUSE_KEY, 'hex'),
    webRoot: env.WEB_ROOT,
    callerRequestsPerMinute: env.CALLER_REQUESTS_PER_MINUTE,
    openRequestsPerMinute: env.OPEN_REQUESTS_PER_MINUTE,
    databaseConnections: env.DATABASE_CONNECTIONS,
    demoReport: env.DEMO_REPORT,
  };
};
