import { defineConfig } from 'prisma/config';

/** The address is needed by commands that connect; generating the client connects to nothing. */
const url = process.env['DATABASE_URL'] ?? 'postgresql://localhost:5432/cardroom';

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url },
});
