import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type ExpectedFile, type ExpectedResult, readExpected } from '../phh/expected';

const isHandFile = (name: string): boolean => name.endsWith('.phh') || name.endsWith('.phhs');

/** The hand files of a folder and its subfolders, in order, or the file itself. */
export const handFiles = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .flatMap((entry) => {
      const full = join(path, entry.name);
      if (entry.isDirectory()) return handFiles(full);
      return isHandFile(entry.name) ? [full] : [];
    });
};

/** An `expected.jsonl` and the folder that the file names in it start from. */
export interface Expectations extends ExpectedFile {
  readonly folder: string;
  readonly path: string;
}

const fileName = 'expected.jsonl';
const levelsUp = 4;

/** The nearest `expected.jsonl` at or above a folder. */
export const nearestExpectations = (folder: string, levels = levelsUp): Expectations | null => {
  const path = join(folder, fileName);
  if (existsSync(path)) return { folder, path, ...readExpected(readFileSync(path, 'utf8')) };
  const parent = dirname(folder);
  return levels === 0 || parent === folder ? null : nearestExpectations(parent, levels - 1);
};

/** The expected results of a file's hands, by hand name. */
export const resultsFor = (
  file: string,
  { folder, results }: Expectations,
): ReadonlyMap<string | null, ExpectedResult> => {
  const name = relative(folder, resolve(file)).split(sep).join('/');
  return new Map(results.filter((result) => result.file === name).map((result) => [result.index, result]));
};
