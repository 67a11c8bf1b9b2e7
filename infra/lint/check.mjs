// A fence nobody has seen stop anything is not a fence: lints one fixture for each forbidden arrow and each forbidden
// thing, every one of which must fail for its reason, and one for each permitted arrow, which must pass.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { infra, root } from '../machine/paths.mjs';
import { projects } from '../machine/workspace.mjs';
import { mayImport, pureLayers } from './arrows.mjs';

const fixturesFolder = join(infra, 'lint', 'fixtures');
const boundaries = '@nx/enforce-module-boundaries';

/** The layer that a project's tag names. */
function layerOf({ tags, folder }) {
  const layers = tags.filter((tag) => tag.startsWith('layer:')).map((tag) => tag.slice('layer:'.length));
  if (layers.length !== 1 || !mayImport[layers[0]]) {
    throw new Error(
      `${folder} needs exactly one tag "layer:…" that infra/lint/arrows.mjs knows; it has: ${tags.join(', ')}`,
    );
  }
  return layers[0];
}

/** How a project would reach another: by its package name, or, where it offers none, by the path. */
const addressOf = (from, to) =>
  to.isLibrary ? to.name : relative(join(from.folder, 'src'), join(to.folder, 'src', 'main'));

/** One file for each project, with a line for every other project; which lines must be stopped, and which not. */
function arrows(all) {
  return all.map((from) => {
    const others = all.filter(({ name }) => name !== from.name);
    return {
      file: join(from.folder, 'src', 'fixture.ts'),
      text: others.map((to) => `export * from '${addressOf(from, to)}';\n`).join(''),
      expected: others.map((to, i) => ({
        title: `${from.name} → ${to.name}`,
        line: i + 1,
        rule: boundaries,
        isForbidden: !to.isLibrary || !mayImport[from.layer].includes(to.layer),
      })),
    };
  });
}

/** Where a fixture is said to stand: every pure project, or one library and one application for what binds all. */
function places(where, all) {
  if (where === 'pure')
    return all.filter(({ layer }) => pureLayers.includes(layer)).map(({ folder }) => inSource(folder));
  return where === 'all' ? ['libs/kernel', 'apps/api'].map(inSource) : [where];
}

const inSource = (folder) => join(folder, 'src', 'fixture.ts');

/** The fixtures on disk; the first line of each names the rule that must stop it and where it is said to stand. */
function forbiddenThings(all) {
  return readdirSync(fixturesFolder).flatMap((name) => {
    const text = readFileSync(join(fixturesFolder, name), 'utf8');
    const [, rule, where] = /^\/\/ rule: (\S+); in: (\S+)\n/.exec(text) ?? [];
    if (!rule) throw new Error(`${name} does not begin with "// rule: …; in: …"`);
    return places(where, all).map((file) => ({
      file,
      text,
      expected: [{ title: `${name} in ${dirname(dirname(file))}`, rule, isForbidden: true }],
    }));
  });
}

async function faultsOf(eslint, { file, text, expected }) {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  if (!result) return expected.map(({ title }) => `${title}: was not linted at all`);
  const errors = result.messages.filter(({ severity }) => severity === 2);
  return expected.flatMap(({ title, line, rule, isForbidden }) => {
    const hit = errors.find((error) => error.ruleId === rule && (line === undefined || error.line === line));
    if (isForbidden) return hit ? [] : [`${title}: ${rule} let it pass`];
    return hit ? [`${title}: is allowed, but was stopped: ${hit.message}`] : [];
  });
}

/** Answers `{checked, faults}`. */
export async function checkFences() {
  process.env.NX_DAEMON = 'false';
  process.chdir(root);
  const { createProjectGraphAsync } = await import('@nx/devkit');
  // The rule reads the workspace's graph from a cache and lets everything pass where there is none.
  await createProjectGraphAsync();
  const { ESLint } = await import('eslint');
  const eslint = new ESLint({ cwd: root });
  const all = projects().map((project) => ({ ...project, layer: layerOf(project) }));
  const fixtures = [...arrows(all), ...forbiddenThings(all)];
  const faults = [];
  for (const fixture of fixtures) {
    faults.push(...(await faultsOf(eslint, fixture)));
  }
  return { checked: fixtures.reduce((sum, { expected }) => sum + expected.length, 0), faults };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { checked, faults } = await checkFences();
  for (const fault of faults) console.error(`✘ ${fault}`);
  console.log(`fences: ${checked} fixtures, ${faults.length} faults`);
  process.exit(faults.length > 0 ? 1 : 0);
}
