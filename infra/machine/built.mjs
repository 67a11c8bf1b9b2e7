// Whether what is built still belongs to the sources: asking Nx takes seconds, comparing file times does not.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { projects } from './workspace.mjs';

const note = join(root, '.nx', 'cardroom-built');
const sources = ['apps', 'libs', 'prisma'];
const settings = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', '.swcrc'];
const beside = new Set(['node_modules', 'coverage', 'out-tsc']);

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!beside.has(entry.name)) yield* filesIn(path);
    } else yield path;
  }
}

/** Names, sizes and times of every source and of everything built from them. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...sources.flatMap((name) => [...filesIn(join(root, name))]),
    ...settings.map((name) => join(root, name)),
  ];
  for (const file of files.filter((path) => existsSync(path)).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const isComplete = () =>
  projects().every(({ folder, targets }) => !targets.build || existsSync(join(root, folder, 'dist')));

/** True when nothing has changed, neither source nor result, since `rememberBuild`. */
export const isBuilt = () => existsSync(note) && isComplete() && readFileSync(note, 'utf8') === fingerprint();

export function rememberBuild() {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, fingerprint());
}
