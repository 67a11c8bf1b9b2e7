import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppModule } from './app.module';
import { documentOf, globalPrefix } from './documents/documents';
import { settingsFrom } from './settings';

const file = join(__dirname, '..', 'openapi.json');

/** The OpenAPI document as it is committed; made from the controllers alone, without any server. */
export const openApiText = async (): Promise<string> => {
  const settings = settingsFrom({ DATABASE_URL: 'postgresql://nowhere/none', LOG_LEVEL: 'silent' });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings),
    new FastifyAdapter(),
    {
      preview: true,
      logger: false,
    },
  );
  app.setGlobalPrefix(...globalPrefix);
  const text = `${JSON.stringify(documentOf(app), null, 2)}\n`;
  await app.close();
  return text;
};

export const committedOpenApi = (): string => readFileSync(file, 'utf8');

/** `--check` compares with the committed document, without it the document is written anew. */
const main = async (isCheck: boolean): Promise<number> => {
  const text = await openApiText();
  if (!isCheck) {
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
    return 0;
  }
  if (text === committedOpenApi()) return 0;
  console.error('apps/api/openapi.json is not what the controllers say: run openapi.ts without --check');
  return 1;
};

if (require.main === module)
  main(process.argv.includes('--check')).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
