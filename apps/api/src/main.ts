import { writeFile } from 'node:fs/promises';
import { createApp } from './app';
import { demoRoomIn } from './demo-room';
import { settingsFrom } from './settings';

/** Longer than an orderly end may take; then the process ends whatever still holds it. */
const lastResortMs = 12_000;

const endInTime = (): void => {
  setTimeout(() => process.exit(1), lastResortMs).unref();
};

const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  const app = await createApp(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, endInTime);
  if (settings.demoReport !== null)
    await writeFile(settings.demoReport, JSON.stringify(await demoRoomIn(app)), { mode: 0o600 });
  await app.listen(settings.port, settings.host);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
