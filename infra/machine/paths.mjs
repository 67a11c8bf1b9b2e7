// Where things stand in a clone.
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const infra = join(root, 'infra');
/** Data, passwords, logs and locks of the room that `npm start` runs; never committed. CARDROOM_STATE moves them. */
export const stateFolder = process.env.CARDROOM_STATE ?? join(root, '.cardroom');

/** The script behind a command of an installed package. */
export function commandFile(name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** The file of a command, or undefined where no folder of PATH has it. */
export function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not here
    }
  }
  return undefined;
}
