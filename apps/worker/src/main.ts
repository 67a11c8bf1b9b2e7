import 'reflect-metadata';
import { createWorker } from './app';
import { settingsFrom } from './settings';

const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  const worker = await createWorker(settings);
  await worker.listen(settings.port, settings.host);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
