import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Reaction } from '@cardroom/reactions';
import { Logger } from 'nestjs-pino';
import { type WorkerSettings } from './settings';
import { WorkerModule } from './worker.module';

/** The whole worker, ready to listen for health and metrics. Tests use the same. */
export const createWorker = async (
  settings: WorkerSettings,
  reactions: readonly Reaction[] | null = null,
): Promise<NestFastifyApplication> => {
  const adapter = new FastifyAdapter({ forceCloseConnections: true });
  const app = await NestFactory.create<NestFastifyApplication>(
    WorkerModule.with(settings, reactions),
    adapter,
    {
      bufferLogs: true,
    },
  );
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  return app;
};
