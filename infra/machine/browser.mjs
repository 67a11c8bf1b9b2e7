// A Chromium for the browser stories.
import { run, tail } from './processes.mjs';
import { onPath } from '../redis.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function fromDebian(log, note) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  note('installing Debian’s chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-q', 'update'], { env, log });
  const code = await run('apt-get', ['-q', '-y', '--no-install-recommends', 'install', 'chromium'], {
    env,
    log,
  });
  if (code !== 0)
    throw new Error(`Debian’s chromium could not be installed. The end of ${log}:\n${tail(log)}`);
  return names.map(onPath).find(Boolean);
}

/** The browser's file: from CHROMIUM_PATH, the PATH, or (for root) Debian's package; throws where there is none. */
export async function findChromium(log, note = () => {}) {
  const found = process.env.CHROMIUM_PATH || names.map(onPath).find(Boolean) || (await fromDebian(log, note));
  if (found) return found;
  throw new Error(
    'The browser stories need Chromium: set CHROMIUM_PATH, or put chromium on the PATH. ' +
      '(It is installed by itself only on Debian, for root.)',
  );
}
