// Types of all projects, in few programs: what projects have in common is read and checked once, not once for each.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { projects } from './workspace.mjs';

/** Below the root, so that types are looked for in its node_modules. */
const folder = join(root, '.cardroom', 'test-types');

const settingsOf = (project) => JSON.parse(readFileSync(join(root, project.folder, 'tsconfig.json'), 'utf8'));

/** Projects are one program only if they ask the same of the compiler; screens also add to global types, each its own. */
function programOf(project) {
  const { extends: base, include, compilerOptions = {}, ...others } = settingsOf(project);
  if (Object.keys(others).length > 0 || String(include) !== 'src' || !base.endsWith('/tsconfig.base.json'))
    throw new Error(`${project.folder}/tsconfig.json says more than npm test knows of`);
  const types = [...(compilerOptions.types ?? [])].sort();
  const options = { ...compilerOptions, types };
  return JSON.stringify(compilerOptions.jsx ? { options, only: project.folder } : { options });
}

/** The programs: what each asks of the compiler, and the folders of its projects. */
export function typePrograms() {
  const programs = new Map();
  for (const project of projects().filter(({ targets }) => targets.typecheck)) {
    const key = programOf(project);
    programs.set(key, [...(programs.get(key) ?? []), project.folder]);
  }
  return [...programs].map(([key, folders]) => ({ compilerOptions: JSON.parse(key).options, folders }));
}

/** Writes one configuration for each program; answers their files and the projects in each. */
export function writeTypePrograms() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return typePrograms().map(({ compilerOptions, folders }, i) => {
    const file = join(folder, `tsconfig.${i}.json`);
    const include = folders.map((each) => join(root, each, 'src'));
    writeFileSync(
      file,
      JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include, compilerOptions }),
    );
    return { file, folders };
  });
}
