// npm test: everything that can be proved on one machine, from a bare clone. The last line says how much of it held.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { onEnding } from './machine/endings.mjs';
import { inLanes } from './machine/lanes.mjs';
import { complaintAboutNode, installPackages, packagesAreIn } from './machine/packages.mjs';
import { infra, root, stateFolder } from './machine/paths.mjs';
import { stopEverything } from './machine/processes.mjs';
import { seconds, stepsOn } from './machine/steps.mjs';
import { projects } from './machine/workspace.mjs';

const logFolder = join(stateFolder, 'test-logs');
const began = Date.now();
/** Steps that run side by side: one more than there are processors, since steps also wait; CARDROOM_LANES says else. */
const lanes = Number(process.env.CARDROOM_LANES) || Math.min(5, Math.max(3, availableParallelism() + 1));
const { step, say } = stepsOn();
const score = { passed: 0, failed: 0 };

/** The developer's own servers and ports are none of the tests' business. */
function cleanEnvironment() {
  const env = { ...process.env };
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'PORT', 'HOST', 'WORKER_PORT', 'LOG_LEVEL'])
    delete env[name];
  return env;
}

const env = cleanEnvironment();
const logOf = (name) => join(logFolder, `${name}.log`);

/** What a later step needs of an earlier one. */
const made = { servers: undefined };

const counting = (run) => async (options) => {
  const { passed, failed, skipped, said } = await run(options);
  score.passed += passed;
  score.failed += failed;
  if (failed > 0) throw new Error(said);
  if (passed === 0) throw new Error('no test ran');
  if (skipped > 0) throw new Error(`${skipped} tests are skipped: none may be`);
  return `${passed} passed`;
};

async function testServers() {
  const servers = await import('./servers.mjs');
  made.servers = await servers.testServers();
  Object.assign(env, servers.testEnvironment(made.servers));
}

async function migrations(checks, options) {
  const withDatabase = { ...options, env: { ...env, DATABASE_URL: made.servers.databaseUrl } };
  await checks.node([join(infra, 'migrate.mjs'), 'check'], withDatabase);
  await checks.node([join(infra, 'migrate.mjs'), 'drift'], withDatabase);
}

const targetOf = (name, target) => projects().find(({ project }) => project === name)?.targets[target];

/** The targets that single projects have for themselves: what is written down is what the sources say. */
async function ownTarget(checks, { project, target }, options) {
  if (!targetOf(project, target)) throw new Error(`${project} has no target "${target}"`);
  return checks.nxOf(project, target, options);
}

async function browserStories(checks, options) {
  const { findChromium } = await import('./machine/browser.mjs');
  const chromium = await findChromium(logOf('chromium'), { note: options.note });
  return counting((given) => checks.jest('stories', given))({
    ...options,
    env: { ...env, CHROMIUM_PATH: chromium },
  });
}

/**
 * What is proved, that which takes longest first. A step keeps at most about one processor busy, and begins as soon as a
 * lane is free and what it needs has held; what cannot be had without it is not tried.
 */
function plan(checks) {
  const specs = (kind) => counting((options) => checks.jest(kind, options));
  return [
    { name: 'generate', title: 'Generated sources', needs: [], run: generate },
    { name: 'servers', title: 'PostgreSQL and Redis', run: testServers },
    { name: 'build', title: 'Build, web included', run: checks.build },
    {
      name: 'stories',
      title: 'Browser stories',
      needs: ['servers', 'build'],
      run: (options) => browserStories(checks, options),
    },
    {
      name: 'integration',
      title: 'Integration specs',
      needs: ['servers', 'build'],
      run: specs('integration'),
    },
    { name: 'unit', title: 'Unit and property specs', run: specs('unit') },
    { name: 'infra', title: 'Start, stop, servers', needs: ['build'], run: counting(checks.nodeTests) },
    { name: 'types', title: 'Types', run: checks.types },
    { name: 'layout', title: 'Layout (Prettier)', run: checks.prettier },
    { name: 'lint', title: 'Lint', run: checks.eslint },
    { name: 'fences', title: 'Fences that must hold', run: fences },
    {
      name: 'migrations',
      title: 'Migrations',
      needs: ['servers'],
      run: (options) => migrations(checks, options),
    },
    {
      name: 'rules',
      title: 'Rule coverage',
      run: (options) => ownTarget(checks, { project: 'rulebook', target: 'coverage' }, options),
    },
  ].map((each) => ({ needs: ['generate'], ...each }));
}

async function generate() {
  const { generateWhatIsStale } = await import('./machine/generated.mjs');
  await generateWhatIsStale();
}

async function fences(options) {
  const { node } = await import('./machine/checks.mjs');
  let said = '';
  await node([join(infra, 'lint', 'check.mjs')], { ...options, noteOf: (line) => (said = line) });
  return said;
}

/** Runs a step and counts it; answers whether it held. */
async function prove({ name, title, run }) {
  try {
    await step(title, (note) => run({ log: logOf(name), env, note }));
    score.passed += 1;
    return true;
  } catch (error) {
    score.failed += 1;
    say(`\n${error.message}\n\n(the whole of it: ${logOf(name)})\n`);
    return false;
  }
}

/** The steps that were asked for by name, with the servers if they need them; all of them by default. */
function chosen(steps, names) {
  const unknown = names.filter((name) => !steps.some((candidate) => candidate.name === name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. Steps: ${steps.map(({ name }) => name).join(' ')}`);
  if (names.length === 0) return steps;
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs);
  const also = ['generate', ...(needed.includes('servers') ? ['servers'] : [])];
  return steps.filter(({ name }) => names.includes(name) || also.includes(name));
}

function notTried({ title }, lacking) {
  score.failed += 1;
  say(`✘ ${title}: not tried, for “${lacking}” has failed`);
}

async function main(names) {
  const old = complaintAboutNode();
  if (old) throw new Error(old);
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const packages = {
    name: 'npm-ci',
    title: 'Packages (npm ci)',
    run: ({ note }) => installPackages(logFolder, note),
  };
  if (!packagesAreIn() && !(await prove(packages))) return;
  const checks = await import('./machine/checks.mjs');
  await inLanes(chosen(plan(checks), names), {
    lanes,
    perform: prove,
    forgo: notTried,
    isEnding: () => isEnding,
  });
}

let isEnding = false;

async function finish(code) {
  if (isEnding) return;
  isEnding = true;
  await made.servers?.stop();
  await stopEverything();
  say(`\nin ${seconds(Date.now() - began)}`);
  say(`${score.passed} passed, ${score.failed} failed`);
  process.exit(code ?? (score.failed > 0 || score.passed === 0 ? 1 : 0));
}

process.chdir(root);
onEnding(async (why, isImpatient) => {
  say(`\n${why}: ending the tests`);
  score.failed += 1;
  if (isImpatient) await stopEverything(0);
  else await finish(1);
});
main(process.argv.slice(2)).then(
  () => finish(),
  (error) => {
    score.failed += 1;
    say(error.message);
    return finish(1);
  },
);
