// Jest loads every module anew for each of its test files, and most of a spec's time would go by with that. So the
// specs of one kind are gathered into few test files, each of which loads what its specs have in common once.
const { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');

const root = join(__dirname, '..', '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Which specs are of a kind, and how many of them may share what they load. */
const kinds = {
  unit: { isOne: (name) => !/\.(int|story)\.spec\.tsx?$/.test(name), most: 20 },
  integration: { isOne: (name) => /\.int\.spec\.tsx?$/.test(name), most: 13 },
  stories: { isOne: (name) => /\.story\.spec\.tsx?$/.test(name), most: 30 },
};

const entriesOf = (folder) => {
  try {
    return readdirSync(folder, { recursive: true });
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
};

const projects = workspaces
  .map(dirname)
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)));

const sizeOf = (spec) => statSync(join(root, spec)).size;

/** The specs of a project, the larger ones spread evenly over as many bundles as it takes. */
function bundlesOf(project, { isOne, most }) {
  const specs = entriesOf(join(root, project, 'src'))
    .filter((name) => /\.spec\.tsx?$/.test(name) && isOne(name))
    .map((name) => join(project, 'src', name))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1));
  const count = Math.ceil(specs.length / most);
  return Array.from({ length: count }, (_, i) => specs.filter((_spec, n) => n % count === i));
}

const total = (specs) => specs.reduce((sum, spec) => sum + sizeOf(spec), 0);

const folderOf = (kind) => join(root, '.cardroom', 'test-specs', kind);

/** The bundles of one kind, the largest first: of which project they are, and the paths of their specs below the root. */
function bundles(kind) {
  if (!kinds[kind]) throw new Error(`CARDROOM_SPECS is one of ${Object.keys(kinds).join(', ')}`);
  return projects
    .flatMap((project) => bundlesOf(project, kinds[kind]).map((specs) => ({ project, specs })))
    .sort((a, b) => total(b.specs) - total(a.specs));
}

/** Writes the test files of one kind, and the list of what is in them; answers their folder. */
function writeBundles(kind) {
  const gathered = bundles(kind);
  const folder = folderOf(kind);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const loader = join(__dirname, 'load-specs.cjs');
  gathered.forEach(({ project, specs }, i) => {
    const name = `${String(i).padStart(3, '0')}-${project.split(sep).join('-')}.spec.js`;
    const text = `require(${JSON.stringify(loader)})(${JSON.stringify(specs, null, 2)});\n`;
    writeFileSync(join(folder, name), text);
  });
  writeFileSync(join(folder, 'specs.json'), JSON.stringify(gathered.flatMap(({ specs }) => specs)));
  return folder;
}

/** The paths below the root of all specs of a kind whose bundles were written. */
const specsOf = (kind) => JSON.parse(readFileSync(join(folderOf(kind), 'specs.json'), 'utf8'));

module.exports = { kindNames: Object.keys(kinds), bundles, writeBundles, specsOf };
