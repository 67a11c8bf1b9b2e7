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

/** Finds the nearest `expected.jsonl` at or above a folder, at most `levels` above. */
export type FindExpectations = (folder: string, levels?: number) => Expectations | null;

/** Reads each `expected.jsonl` once, however many files ask for it. */
export const expectationsFinder = (): FindExpectations => {
  const read = new Map<string, Expectations>();
  const at = (folder: string): Expectations | null => {
    const path = join(folder, fileName);
    if (!read.has(path) && existsSync(path))
      read.set(path, { folder, path, ...readExpected(readFileSync(path, 'utf8')) });
    return read.get(path) ?? null;
  };
  const find: FindExpectations = (folder, levels = levelsUp) => {
    const parent = dirname(folder);
    return at(folder) ?? (levels === 0 || parent === folder ? null : find(parent, levels - 1));
  };
  return find;
};

/** The expected results of a file's hands, by hand name. */
export const resultsFor = (
  file: string,
  { folder, results }: Expectations,
): ReadonlyMap<string | null, ExpectedResult> => {
  const name = relative(folder, resolve(file)).split(sep).join('/');
  return new Map(results.filter((result) => result.file === name).map((result) => [result.index, result]));
};
