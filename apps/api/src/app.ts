import helmet from '@fastify/helmet';
import { type Clock } from '@cardroom/kernel';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type RouteOptions } from 'fastify';
import { Logger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server } from 'node:http';
import { AppModule } from './app.module';
import { globalPrefix, serveDocuments } from './documents/documents';
import { type ApiSettings } from './settings';
import { serveWebApps } from './web/web-apps';

export interface AppParts {
  readonly clock?: Clock;
  /** Called with every route as it is added, whoever adds it. */
  onRoute?(route: RouteOptions): void;
}

const bodyLimitBytes = 64 * 1024;
/** Sheets of a whole room come in one request. */
const sheetsLimitBytes = 4 * 1024 * 1024;
/** Requests under way get this long to end when the process is told to stop. */
const shutdownMs = 8_000;
const idleSweepMs = 50;

const correlationIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

const adapterFor = (settings: ApiSettings): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: bodyLimitBytes,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    genReqId: correlationIdOf,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
  });

/** Headers that keep browsers from doing what they should not; over plain HTTP nothing is told to go to TLS. */
const securityHeaders = ({ secureCookies }: ApiSettings) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Browsers complain about this one where it cannot hold: on plain HTTP.
  crossOriginOpenerPolicy: secureCookies ? ({ policy: 'same-origin' } as const) : false,
  originAgentCluster: secureCookies,
  hsts: secureCookies ? { maxAge: 31_536_000 } : false,
});

/** Connections that browsers keep open are closed as soon as their request has been answered, all others in time. */
const closeConnections = (server: Server): void => {
  const idle = setInterval(() => server.closeIdleConnections(), idleSweepMs).unref();
  const late = setTimeout(() => server.closeAllConnections(), shutdownMs).unref();
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(late);
  });
};

const addHooks = (server: FastifyInstance): void => {
  server.addHook('onRoute', (route) => {
    if (route.url.endsWith('/moving-in')) route.bodyLimit = sheetsLimitBytes;
  });
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-correlation-id', request.id);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
  server.addHook('preClose', async () => closeConnections(server.server));
};

/** The whole application, ready to listen. Tests use the same. */
export const createApp = async (
  settings: ApiSettings,
  { clock, onRoute }: AppParts = {},
): Promise<NestFastifyApplication> => {
  const adapter = adapterFor(settings);
  const server = adapter.getInstance() as unknown as FastifyInstance;
  if (onRoute) server.addHook('onRoute', onRoute);
  const module = AppModule.with(settings, clock);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: true,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  await server.register(helmet, securityHeaders(settings));
  addHooks(server);
  app.setGlobalPrefix(...globalPrefix);
  serveDocuments(app);
  await serveWebApps(server, settings.webRoot);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.init();
  return app;
};
