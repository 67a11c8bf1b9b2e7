// npm's packages: whether they are in, and getting them in.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { head, run } from './processes.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether node_modules holds what the lock file names: npm keeps a list of what it put there. */
export function packagesAreIn() {
  try {
    const wanted = packagesOf('package-lock.json');
    const present = packagesOf(join('node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(([path, { version, link, optional }]) => {
      if (!path.includes('node_modules/') || link) return true;
      const there = present[path];
      return there ? there.version === version : Boolean(optional);
    });
  } catch {
    return false;
  }
}

/** The npm that runs us, or the one on the PATH. */
function npm() {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
}

/** `npm ci`, its words going to `log`. */
export async function installPackages(logFolder, note = () => {}) {
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const log = join(logFolder, 'npm-ci.log');
  rmSync(log, { force: true });
  const [file, ...args] = npm();
  note('the first time takes a minute or two');
  const code = await run(file, [...args, 'ci'], { cwd: root, log });
  if (code !== 0) throw new Error(`npm ci failed. The beginning of ${log}:\n${head(log)}`);
}

/** A sentence about a Node that is too old, or undefined. */
export function complaintAboutNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isFine = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  return isFine ? undefined : `Node ${process.versions.node} is too old: 20.19, 22.12 or later is needed.`;
}
