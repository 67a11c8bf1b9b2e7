// What `npm test` runs besides Jest: each check throws with what is wrong.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rememberBuild } from './built.mjs';
import { commandFile, infra, root } from './paths.mjs';
import { run, tail } from './processes.mjs';
import { writeTypePrograms } from './types.mjs';

const { specsOf } = createRequire(import.meta.url)('../jest/bundles.cjs');

/** A spec that never ends must not hold up the others for ever, and has a name. */
const jestWithinMs = 25 * 60_000;
const nxQuiet = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_SKIP_NATIVE_FILE_CACHE: 'true' };

/** Runs Node on `args`; a failing command throws with the end of what it said. */
export async function node(
  args,
  { log, env, note = () => {}, noteOf = () => undefined, lines = 60, withinMs },
) {
  rmSync(log, { force: true });
  const onLine = (line) => {
    const text = noteOf(line);
    if (text) note(text);
  };
  const code = await run(process.execPath, args, {
    cwd: root,
    env: { ...env, ...nxQuiet },
    log,
    onLine,
    withinMs,
  });
  if (code !== 0) throw new Error(tail(log, lines));
}

/** What is generated is there already, and others are reading it: nothing may be generated again. */
const asItStands = ['--outputStyle=stream', '--excludeTaskDependencies'];

/** Runs an Nx target in all projects that have it; the order among them must not matter. */
function nx(target, options) {
  let begun = 0;
  const noteOf = (line) => (/^> nx run /.test(line) ? `${(begun += 1)} projects` : undefined);
  return node([commandFile('nx'), 'run-many', '-t', target, ...asItStands], { ...options, noteOf });
}

/** Runs an Nx target that one project has for itself. */
export const nxOf = (project, target, options) =>
  node([commandFile('nx'), 'run', `${project}:${target}`, ...asItStands], options);

/** Checks the types of all projects; answers of how many programs, or throws with what is wrong in any of them. */
export async function types({ log, note, ...options }) {
  const tsc = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
  const programs = writeTypePrograms();
  const complaints = [];
  for (const [i, { file, folders }] of programs.entries()) {
    note(`${folders[0]}${folders.length > 1 ? ` and ${folders.length - 1} more` : ''}`);
    const own = log.replace(/\.log$/, `-${i}.log`);
    // Several threads would each work out for themselves what they share.
    const args = [tsc, '--noEmit', '--singleThreaded', '-p', file];
    await node(args, { ...options, log: own }).catch(({ message }) => complaints.push(message));
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return `${programs.length} programs`;
}

/** Builds everything, as `npm start` would, which then need not do it again. */
export async function build(options) {
  await nx('build', options);
  rememberBuild();
}

export const eslint = (options) =>
  node(
    [
      commandFile('eslint'),
      'apps',
      'libs',
      'bench',
      '--max-warnings',
      '0',
      '--no-error-on-unmatched-pattern',
    ],
    options,
  );

export const prettier = (options) =>
  node([commandFile('prettier'), '--check', '.', '--log-level', 'warn'], options);

/** Node's own tests of the scripts in this folder; answers how many passed and failed. */
export async function nodeTests({ log, env, note }) {
  const noteOf = (line) => /^\s*✔ (.*?) \(/.exec(line)?.[1];
  const counts = () => {
    const said = readFileSync(log, 'utf8');
    const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(said)?.[1] ?? 0);
    return { passed: count('pass'), failed: count('fail'), skipped: count('skipped') + count('todo') };
  };
  const files = ['--test', '--test-reporter=spec', '--test-concurrency=1', join(infra, 'tests')];
  try {
    await node(files, { log, env, note, noteOf, lines: 120 });
    return counts();
  } catch (error) {
    return { ...counts(), said: error.message };
  }
}

/** Jest over all projects for one kind of spec; answers how many passed and failed, and what failing ones said. */
export async function jest(kind, { log, env, note, workers = 1 }) {
  const report = `${log}.json`;
  rmSync(report, { force: true });
  const running = new Set();
  let files = 0;
  const noteOf = (line) => {
    const [, what, path] = /^(▸|▪) (\S+)$/.exec(line) ?? [];
    if (what === '▸') running.add(path);
    else if (what === '▪' && running.delete(path)) files += 1;
    return what && [`${files} files`, ...running].join(', ');
  };
  const args = [
    commandFile('jest'),
    '--config',
    join(infra, 'jest', 'everything.cjs'),
    '--ci',
    '--passWithNoTests',
  ];
  args.push('--json', `--outputFile=${report}`, `--maxWorkers=${workers}`);
  args.push('--reporters=default', `--reporters=${join(infra, 'jest', 'progress.cjs')}`);
  try {
    const options = {
      log,
      env: { ...env, CARDROOM_SPECS: kind },
      note,
      noteOf,
      lines: 200,
      withinMs: jestWithinMs,
    };
    await node(args, options);
    return countsOf(kind, report);
  } catch (error) {
    const counts = countsOf(kind, report);
    // All tests may have passed, and Jest failed: one of them left something open, say.
    const failed = Math.max(1, counts.failed);
    return { ...counts, failed, said: counts.said || [error.message, ...running].join('\n  unfinished: ') };
  }
}

/** Every spec has to have said something: one that Jest did not come to, or that has no test, must not go unseen. */
function untold(kind, { testResults }) {
  const told = new Set(
    testResults.flatMap(({ assertionResults }) => assertionResults.map(({ ancestorTitles: [spec] }) => spec)),
  );
  return specsOf(kind).filter((spec) => !told.has(spec));
}

function countsOf(kind, report) {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'));
    const broken = read.testResults.filter(({ status }) => status === 'failed');
    const missing = untold(kind, read).map((spec) => `no test of ${spec} was run`);
    // What fails outside of any test counts as one that failed.
    const unloaded = broken.filter(
      ({ assertionResults }) =>
        assertionResults.length > 0 && assertionResults.every(({ status }) => status !== 'failed'),
    );
    return {
      passed: read.numPassedTests,
      failed: read.numFailedTests + unloaded.length + missing.length,
      skipped: read.numPendingTests + read.numTodoTests,
      said: [...broken.map(({ message }) => message), ...missing].join('\n'),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, said: '' };
  }
}
