import 'reflect-metadata';
import { createWorker } from './app';
import { settingsFrom } from './settings';

/** Longer than an orderly end may take, less than whoever sent the signal waits: then the process ends as it is. */
const lastResortMs = 9_000;

/** Nothing is lost by it: knocks that did not end are taken up by another worker. */
const endInTime = (): void => {
  setTimeout(() => process.exit(1), lastResortMs).unref();
};

const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  const worker = await createWorker(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, endInTime);
  await worker.listen(settings.port, settings.host);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
