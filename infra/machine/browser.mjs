// A Chromium for the browser stories: without a window if it can be had.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromDebian } from './debian.mjs';
import { onPath, stateFolder } from './paths.mjs';
import { run, tail } from './processes.mjs';

const lean = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The lean one as unpacked in `folder`, if it finds the machine's libraries. */
function unpacked(folder) {
  const file = join(folder, 'usr', 'lib', 'chromium', lean);
  const runs = existsSync(file) && spawnSync(file, ['--no-sandbox', '--version']).status === 0;
  return runs ? file : undefined;
}

/** Where a whole Chromium is installed, so are the libraries that both need. */
function besideWhole(file, { note, folder }) {
  if (!file) return undefined;
  note(`unpacking Debian’s ${lean}`);
  return fromDebian(folder, [lean, 'chromium-common'], unpacked);
}

async function installed(log, note) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  note(`installing Debian’s ${lean}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-q', 'update'], { env, log });
  const code = await run('apt-get', ['-q', '-y', '--no-install-recommends', 'install', lean], { env, log });
  if (code !== 0)
    throw new Error(`Debian’s ${lean} could not be installed. The end of ${log}:\n${tail(log)}`);
  return onPath(lean);
}

const ownFolder = join(stateFolder, 'chromium-package');

/**
 * The browser's file: from CHROMIUM_PATH, the PATH, or Debian's packages, unpacked in `folder`; throws where there is
 * none.
 */
export async function findChromium(log, { note = () => {}, folder = ownFolder } = {}) {
  const named = process.env.CHROMIUM_PATH || onPath(lean);
  if (named) return named;
  const onThePath = whole.map(onPath).find(Boolean);
  const found = (await besideWhole(onThePath, { note, folder })) ?? onThePath ?? (await installed(log, note));
  if (found) return found;
  throw new Error(
    'The browser stories need Chromium: set CHROMIUM_PATH, or put chromium on the PATH. ' +
      '(It is installed by itself only on Debian, for root.)',
  );
}
