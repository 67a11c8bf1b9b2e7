import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ProjectTexts, type SourceText } from './coverage';

const notOurs = new Set(['node_modules', 'dist', 'out-tsc', 'coverage', 'generated']);
const isSpec = (path: string): boolean => /\.spec\.tsx?$/.test(path);
const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesUnder(path);
    return isTypeScript(path) ? [path] : [];
  });

const foldersUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notOurs.has(entry.name))
    .map((entry) => join(folder, entry.name));

/** Every folder below apps and libs that is a project of its own, at whatever depth. */
const projectFolders = (folder: string): readonly string[] => {
  if (!existsSync(folder)) return [];
  if (existsSync(join(folder, 'package.json'))) return [folder];
  return foldersUnder(folder).flatMap(projectFolders);
};

/** The specs and sources of every project under apps and libs, in the order of their paths. */
export const readWorkspace = (root: string): readonly ProjectTexts[] => {
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');
  const read = (file: string): SourceText => ({ path: pathOf(file), text: readFileSync(file, 'utf8') });
  return ['apps', 'libs']
    .flatMap((folder) => projectFolders(join(root, folder)))
    .map((folder) => {
      const files = filesUnder(folder).toSorted();
      return {
        name: pathOf(folder),
        specs: files.filter(isSpec).map(read),
        sources: files.filter((file) => !isSpec(file)).map(read),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};
