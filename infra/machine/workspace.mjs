// The projects of this workspace.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

function projectIn(folder) {
  try {
    const { name, exports, nx } = read(join(root, folder, 'package.json'));
    return [
      {
        folder,
        name,
        project: nx?.name,
        tags: nx?.tags ?? [],
        isLibrary: Boolean(exports),
        targets: nx?.targets ?? {},
      },
    ];
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}

/** Every project: its folder below the root, its package's name, its tags, and whether others may import it. */
export const projects = () =>
  read(join(root, 'package.json'))
    .workspaces.map(dirname)
    .flatMap((parent) =>
      readdirSync(join(root, parent))
        .sort()
        .map((name) => join(parent, name)),
    )
    .flatMap(projectIn);
