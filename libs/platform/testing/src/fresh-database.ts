import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { addressOf } from './environment';

export type FreshDatabase = {
  /** Connection string, credentials included. */
  readonly url: string;
  readonly name: string;
  /** Ends every connection to the database and removes it. */
  drop(): Promise<void>;
};

const at = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

const administer = async (serverUrl: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: at(serverUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/**
 * A database of its own for one spec file (or one test), on the test run's server: empty but for every migration, or a
 * copy of `template`, to which nobody may be connected. What a spec does not drop goes with the server.
 */
export const freshDatabase = async (
  template = addressOf('CARDROOM_TEST_DATABASE_URL'),
): Promise<FreshDatabase> => {
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const original = new URL(template).pathname.slice(1);
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${original} STRATEGY file_copy`);
  return {
    name,
    url: at(template, name),
    drop: () => administer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
};
