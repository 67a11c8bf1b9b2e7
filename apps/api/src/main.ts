import { createApp } from './app';
import { settingsFrom } from './settings';

const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  const app = await createApp(settings);
  await app.listen(settings.port, settings.host);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
