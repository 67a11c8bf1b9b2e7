// Packages of Debian's archive, unpacked beside our own data: nothing is installed, and nobody has to be root.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './paths.mjs';
import { run } from './processes.mjs';

const aptWithinMs = 60_000;

/** apt-get with lists and caches of its own, so that it works for everybody and leaves the machine's alone. */
async function apt(folder, args) {
  const own = ['-o', `Dir::State=${join(folder, 'state')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`];
  own.push(
    '-o',
    'Dir::State::status=/var/lib/dpkg/status',
    '-o',
    'APT::Sandbox::User=root',
    '-o',
    'Debug::NoLocking=1',
  );
  const deadline = AbortSignal.timeout(aptWithinMs);
  const code = await run('apt-get', ['-q', ...own, ...args], { cwd: folder, signal: deadline });
  if (code !== 0) throw new Error(`apt-get ${args[0]} failed`);
}

/**
 * What `find(folder)` finds among the unpacked `packages`, which are fetched when it finds nothing; undefined where this
 * is no Debian or its archive cannot be reached.
 */
export async function fromDebian(folder, packages, find) {
  const kept = find(folder);
  if (kept || !onPath('apt-get') || !onPath('dpkg')) return kept;
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['state/lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  try {
    await apt(folder, ['update']);
    await apt(folder, ['download', ...packages]);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
      await run('dpkg', ['-x', join(folder, name), folder]);
      rmSync(join(folder, name));
    }
    return find(folder);
  } catch {
    return undefined;
  } finally {
    for (const name of ['state', 'cache']) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
