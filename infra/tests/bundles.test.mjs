import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../machine/paths.mjs';
import { typePrograms } from '../machine/types.mjs';
import { projects } from '../machine/workspace.mjs';

const { bundles, kindNames } = createRequire(import.meta.url)('../jest/bundles.cjs');

/** Every spec there is, wherever it lies, and whichever project it belongs to or does not. */
const everySpec = ['apps', 'libs', 'bench']
  .flatMap((top) => readdirSync(join(root, top), { recursive: true }).map((name) => join(top, name)))
  .filter((name) => /\.(spec|test)\.(ts|tsx|js|mjs|cjs)$/.test(name))
  .filter((name) => !name.split(sep).some((part) => ['node_modules', 'dist', 'out-tsc'].includes(part)));

describe('bundles of specs', () => {
  it('have every spec in one of them, and none in two', () => {
    const bundled = kindNames.flatMap((kind) => bundles(kind).flatMap(({ specs }) => specs));
    assert.ok(bundled.length > 200);
    assert.deepEqual(bundled.toSorted(), everySpec.toSorted());
  });

  it('are of one project each', () => {
    for (const { project, specs } of kindNames.flatMap(bundles))
      assert.deepEqual(
        specs.filter((spec) => !spec.startsWith(join(project, 'src'))),
        [],
      );
  });
});

describe('programs of types', () => {
  it('have every project in one of them, and none in two', () => {
    const checked = typePrograms().flatMap(({ folders }) => folders);
    const wanted = projects().filter(({ targets }) => targets.typecheck);
    assert.deepEqual(checked.toSorted(), wanted.map(({ folder }) => folder).toSorted());
  });
});
