// npm run bench: every benchmark of bench/, each in a process of its own, on servers with production's settings.
//
// A benchmark is a file below bench/ that exports `run(): Promise<Row[]>`; the other files there are parts of such.
// A row is {name, ours, peer, ratio, aim} and may have `unit` and `better: 'less'` (the aim is then a ceiling). A row
// whose aim is null only informs.
// DATABASE_URL and REDIS_URL name a database of its own and the Redis; freshDatabase() of @cardroom/testing works.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { onEnding } from './machine/endings.mjs';
import { infra, root, stateFolder } from './machine/paths.mjs';
import { launch, stopEverything } from './machine/processes.mjs';
import { seconds, stepsOn } from './machine/steps.mjs';
import { makeReady, sourceEnvironment, sourceFlags } from './run.mjs';

const folder = join(root, 'bench');
const resultsFile = join(folder, 'results.json');
const { step, say } = stepsOn();

/** The files that export `run`, those whose path holds one of `words` when there are any. */
function benchmarks(words) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .filter((name) =>
      /^export (const run\b|async function run\b|function run\b)/m.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
    )
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .sort();
}

/** The benchmarks of the room and of play run the built programs, as production does. */
async function build(note) {
  const { isBuilt } = await import('./machine/built.mjs');
  if (isBuilt()) return 'in step with the sources';
  const checks = await import('./machine/checks.mjs');
  const logs = join(stateFolder, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  await checks.build({ log: join(logs, 'bench-build.log'), env: process.env, note });
  return 'done';
}

async function measured(name, env) {
  const args = [...sourceFlags, join(infra, 'machine', 'run-bench.cjs'), join(folder, name)];
  const started = launch(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let rows = '';
  let said = '';
  started.child.stdio[3].on('data', (chunk) => (rows += chunk));
  for (const stream of [started.child.stdout, started.child.stderr])
    stream.on('data', (chunk) => (said += chunk));
  const closed = new Promise((resolve) => started.child.once('close', resolve));
  const { code } = await started.exited;
  await closed;
  if (code !== 0) throw new Error(`bench/${name} failed:\n${said.trim()}`);
  return JSON.parse(rows);
}

const isReached = ({ ratio, aim, better }) => (better === 'less' ? ratio <= aim : ratio >= aim);

function verdict(row) {
  if (row.aim === null) return '';
  return isReached(row) ? '✔' : '✘ missed';
}

const figure = (value) => {
  if (value >= 1_000) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

function table(rows) {
  const heads = ['', 'ours', 'beside', 'ratio', 'aim', ''];
  const cells = rows.map((row) => [
    row.name,
    `${figure(row.ours)}${row.unit ? ` ${row.unit}` : ''}`,
    figure(row.peer),
    row.ratio.toFixed(2),
    row.aim === null ? '' : `${row.better === 'less' ? '≤' : '≥'} ${row.aim}`,
    verdict(row),
  ]);
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map((cell) => cell[i].length)));
  for (const line of [heads, ...cells]) {
    say(
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    );
  }
}

function machine() {
  const [{ model }] = cpus();
  return {
    cpu: model,
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
  };
}

/** A benchmark run alone replaces its own rows and leaves the others as they were. */
function write(results) {
  const before = (() => {
    try {
      return JSON.parse(readFileSync(resultsFile, 'utf8')).benchmarks;
    } catch {
      return {};
    }
  })();
  const known = Object.entries({ ...before, ...results }).filter(([name]) => benchmarks([]).includes(name));
  const all = Object.fromEntries(known.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(resultsFile, `${JSON.stringify({ machine: machine(), benchmarks: all }, null, 2)}\n`);
}

async function main(words) {
  await makeReady();
  const names = benchmarks(words);
  if (names.length === 0) throw new Error(`No benchmark below bench/ is named ${words.join(' or ')}.`);
  if (names.some((name) => /^(room|play)/.test(name))) await step('Build', build);
  const { databaseName, migrate, temporaryServers, testEnvironment } = await import('./servers.mjs');
  const { ensureDatabase } = await import('./postgres.mjs');
  const servers = await step('PostgreSQL and Redis', async () =>
    temporaryServers({ purpose: 'bench', durable: true }),
  );
  await migrate(servers.databaseUrl);
  const results = {};
  let failures = 0;
  for (const [i, name] of names.entries()) {
    const databaseUrl = await ensureDatabase(servers.running.postgres, `bench_${i}`, {
      template: databaseName,
    });
    const env = {
      ...sourceEnvironment(),
      ...testEnvironment(servers),
      DATABASE_URL: databaseUrl,
      REDIS_URL: servers.redisUrl,
    };
    const title = relative('.', name).replace(/\.ts$/, '');
    try {
      await step(title, async () => {
        results[name] = { at: new Date().toISOString(), rows: await measured(name, env) };
      });
    } catch (error) {
      failures += 1;
      say(error.message);
    }
  }
  await servers.stop();
  write(results);
  say('');
  table(Object.values(results).flatMap(({ rows }) => rows));
  say(`\nwritten to bench/results.json`);
  return failures > 0 ? 1 : 0;
}

const began = Date.now();
onEnding(async (why, isImpatient) => {
  say(`\n${why}: ending the benchmarks`);
  await stopEverything(isImpatient ? 0 : 10_000);
  process.exit(1);
});
main(process.argv.slice(2)).then(
  async (code) => {
    say(`in ${seconds(Date.now() - began)}`);
    await stopEverything();
    process.exit(code);
  },
  async (error) => {
    say(error.message);
    await stopEverything();
    process.exit(1);
  },
);
