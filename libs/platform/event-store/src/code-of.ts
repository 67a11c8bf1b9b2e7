import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codecVersion } from './state-codec';

const isCode = (name: string): boolean =>
  /\.[jt]s$/.test(name) && !/(\.spec|\.d)\.[jt]s$|(^|[\\/])testing[\\/]/.test(name);

/** Read once: the files of a process that runs do not change under it. */
const digests = new Map<string, string>();

const digestOf = (folder: string): string => {
  const known = digests.get(folder);
  if (known) return known;
  const digest = createHash('sha256');
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).filter(isCode).sort())
    digest.update(`\n${name}\n`).update(readFileSync(join(folder, name)));
  const found = digest.digest('hex');
  digests.set(folder, found);
  return found;
};

/**
 * A digest of the code below the entry files of some packages: two processes have the same if they fold alike. Specs and
 * what is for specs alone does not count.
 */
export const codeOf = (entries: readonly string[]): string =>
  createHash('sha256')
    .update([codecVersion, ...entries.map((entry) => digestOf(dirname(entry)))].join('\n'))
    .digest('hex')
    .slice(0, 32);
