// Prisma's schema engine as WebAssembly, and the database connection it is given.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** Type id of PostgreSQL's one-byte `"char"`, which its catalogues use and the stock adapter refuses. */
const catalogueChar = 18;
const text = 25;

/**
 * The stock adapter cuts a migration at every semicolon and sends the pieces over any connection of its pool. Here a
 * script is one simple query, that is one implicit transaction: a migration is applied whole or not at all.
 */
async function connectionOf(pool, dispose) {
  const adapter = await new PrismaPg(pool).connect();
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let chars = [];
  adapter.executeScript = (sql) =>
    pool.query(sql).then(
      () => undefined,
      (error) => adapter.onError(error),
    );
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    chars = result.fields.flatMap((field, i) => (field.dataTypeID === catalogueChar ? [i] : []));
    for (const i of chars) result.fields[i].dataTypeID = text;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const i of chars) result.columnTypes[i] = ColumnTypeEnum.Character;
    return result;
  };
  adapter.dispose = dispose;
  return adapter;
}

const once = (act) => {
  let done;
  return () => (done ??= act());
};

function openPool(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on('error', () => {});
  return pool;
}

/** Connections to the database at `url`, and to shadow databases beside it that are dropped after use. */
function connectionsTo(url) {
  const closers = [];
  const closing = (act) => {
    const close = once(act);
    closers.push(close);
    return close;
  };
  const connect = () => {
    const pool = openPool(url);
    return connectionOf(
      pool,
      closing(() => pool.end()),
    );
  };
  const connectToShadowDb = async () => {
    const name = `shadow_${process.pid}_${Date.now()}`;
    const beside = new URL(url);
    beside.pathname = `/${name}`;
    const admin = openPool(url);
    const shadow = openPool(beside.href);
    const drop = closing(async () => {
      await shadow.end();
      await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await admin.end();
    });
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
    return connectionOf(shadow, drop);
  };
  const factory = { provider: 'postgres', adapterName: '@prisma/adapter-pg', connect, connectToShadowDb };
  return { factory, closeAll: () => Promise.all(closers.map((close) => close())) };
}

async function engineClass() {
  const require = createRequire(import.meta.url);
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  return glue.SchemaEngine;
}

/** Calls `work(engine)` with an engine on the database at `url`, and closes every connection afterwards. */
export async function withEngine(url, datamodels, work) {
  const SchemaEngine = await engineClass();
  const { factory, closeAll } = connectionsTo(url);
  try {
    const engine = await SchemaEngine.new(
      { datamodels },
      () => {},
      bindMigrationAwareSqlAdapterFactory(factory),
    );
    return await work(engine);
  } finally {
    await closeAll();
  }
}
