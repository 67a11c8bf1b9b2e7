// Migrations without the Prisma command line's downloaded engine. It keeps the same table and checksums, so the
// official command line stays usable where it can fetch its engine.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './machine/paths.mjs';
import { withEngine } from './machine/schema-engine.mjs';

const help = `npm run migrate -- COMMAND

  deploy            apply every migration that the database lacks
  status            what is applied, edited, failed or missing
  check             fail when the schema has changed without a migration
  create NAME       write a migration for what has changed in the schema
  drift             fail when the database has what no migration made
  rolled-back NAME  mark a failed migration as undone, after the database was put right

DATABASE_URL names the database. Without it the room's own embedded server is used where it runs, else one that
lives only as long as the command (deploy and drift ask for DATABASE_URL then).`;

const provider = 'provider = "postgresql"\n';
const filters = { externalTables: [], externalEnums: [] };
const schemaFolder = join(root, 'prisma', 'schema');
const migrationsFolder = join(root, 'prisma', 'migrations');

const schemaFiles = () =>
  readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => ({
      path: join(schemaFolder, name),
      content: readFileSync(join(schemaFolder, name), 'utf8'),
    }));

const datamodels = () => schemaFiles().map(({ path, content }) => [path, content]);

function migrationsList() {
  const names = existsSync(migrationsFolder) ? readdirSync(migrationsFolder, { withFileTypes: true }) : [];
  const lock = join(migrationsFolder, 'migration_lock.toml');
  return {
    baseDir: migrationsFolder,
    lockfile: { path: basename(lock), content: existsSync(lock) ? readFileSync(lock, 'utf8') : provider },
    shadowDbInitScript: '',
    migrationDirectories: names
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .map((name) => ({ path: name, migrationFile: migrationFile(name) })),
  };
}

function migrationFile(name) {
  const file = join(migrationsFolder, name, 'migration.sql');
  if (!existsSync(file))
    return { path: 'migration.sql', content: { tag: 'error', value: `${file} is missing` } };
  return { path: 'migration.sql', content: { tag: 'ok', value: readFileSync(file, 'utf8') } };
}

const fromMigrations = () => ({ tag: 'migrations', ...migrationsList() });
const toSchema = () => ({ tag: 'schemaDatamodel', files: schemaFiles() });
const compare = (engine, { from, to, script }) => engine.diff({ from, to, script, exitCode: true, filters });

async function deploy(engine) {
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: migrationsList(),
    filters,
  });
  console.log(
    appliedMigrationNames.length > 0 ? `applied: ${appliedMigrationNames.join(', ')}` : 'nothing to apply',
  );
  return 0;
}

async function status(engine) {
  const found = await engine.diagnoseMigrationHistory({
    migrationsList: migrationsList(),
    optInToShadowDatabase: false,
    filters,
  });
  const say = (what, names) => names?.length > 0 && console.log(`${what}: ${names.join(', ')}`);
  say('edited after they were applied', found.editedMigrationNames);
  say('failed', found.failedMigrationNames);
  say('not applied yet', found.history?.unappliedMigrationNames);
  say('applied, but not in prisma/migrations', found.history?.unpersistedMigrationNames);
  const isFine =
    found.editedMigrationNames.length + found.failedMigrationNames.length === 0 && !found.history;
  if (isFine) console.log('up to date');
  return isFine ? 0 : 1;
}

async function check(engine) {
  const { exitCode, stdout } = await compare(engine, {
    from: fromMigrations(),
    to: toSchema(),
    script: false,
  });
  if (exitCode === 0) console.log('every change of the schema has its migration');
  else
    console.error(
      `${stdout ?? ''}\nThe schema has changed without a migration: npm run migrate -- create NAME`,
    );
  return exitCode;
}

async function create(engine, name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? ''))
    throw new Error('create needs a name of small letters, digits and _');
  const { exitCode, stdout } = await compare(engine, {
    from: fromMigrations(),
    to: toSchema(),
    script: true,
  });
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'migration.sql'),
    exitCode === 0 ? '-- Nothing changed in the schema: SQL by hand.\n' : stdout,
  );
  const lock = join(migrationsFolder, 'migration_lock.toml');
  if (!existsSync(lock)) writeFileSync(lock, provider);
  console.log(`wrote ${join(folder, 'migration.sql')}`);
  return 0;
}

async function drift(engine) {
  const live = { tag: 'schemaDatasource', files: schemaFiles(), configDir: root };
  const { exitCode, stdout } = await compare(engine, { from: fromMigrations(), to: live, script: false });
  if (exitCode === 0) console.log('the database is what the migrations make');
  else console.error(`${stdout ?? ''}\nThe database has what no migration made.`);
  return exitCode;
}

async function rolledBack(engine, name) {
  await engine.markMigrationRolledBack({ migrationName: name });
  console.log(`${name} is marked as rolled back`);
  return 0;
}

const commands = { deploy, status, check, create, drift, 'rolled-back': rolledBack };
const needsRealData = ['deploy', 'status', 'drift', 'rolled-back'];

/** The database to work on, and how to leave it. */
async function database(command) {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, leave: async () => {} };
  const { runningDatabaseUrl, temporaryServers } = await import('./servers.mjs');
  const running = runningDatabaseUrl();
  if (running) return { url: running, leave: async () => {} };
  if (needsRealData.includes(command))
    throw new Error('No room is running here: start one, or set DATABASE_URL.');
  const servers = await temporaryServers({ purpose: 'migrate', redis: false });
  return { url: servers.databaseUrl, leave: servers.stop };
}

async function main([command, name]) {
  const run = commands[command];
  if (!run) {
    console.log(help);
    return command === undefined || command === '--help' ? 0 : 2;
  }
  const { url, leave } = await database(command);
  try {
    return await withEngine(url, datamodels(), (engine) => run(engine, name));
  } finally {
    await leave();
  }
}

const explain = (error) => error?.meta?.full_error ?? error?.message ?? String(error);
// The engine leaves a ten-second timer behind: this process does not wait for it.
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(explain(error));
    process.exit(1);
  },
);
