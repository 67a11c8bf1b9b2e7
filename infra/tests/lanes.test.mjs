import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { inLanes } from '../machine/lanes.mjs';

/** Does `tasks` in two lanes, ending them in the order of `ends`; answers what happened, in order. */
async function told(tasks, ends, options = {}) {
  const said = [];
  const end = new Map();
  const perform = ({ name, fails = false }) => {
    said.push(`> ${name}`);
    return new Promise((resolve) => {
      end.set(name, () => resolve(!fails));
    });
  };
  const forgo = ({ name }, lacking) => said.push(`${name} lacks ${lacking}`);
  const all = inLanes(
    tasks.map((task) => ({ needs: [], ...task })),
    { lanes: 2, perform, forgo, ...options },
  );
  for (const name of ends) {
    assert.ok(end.has(name), `${name} has not begun: ${said}`);
    said.push(`< ${name}`);
    end.get(name)();
    await turn();
  }
  await all;
  return said;
}

describe('steps in lanes', () => {
  it('run as many at a time as there are lanes, the first of the list first', async () => {
    const said = await told([{ name: 'a' }, { name: 'b' }, { name: 'c' }], ['b', 'c', 'a']);
    assert.deepEqual(said, ['> a', '> b', '< b', '> c', '< c', '< a']);
  });

  it('wait for what they need, and let others pass meanwhile', async () => {
    const said = await told([{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c' }], ['c', 'a', 'b']);
    assert.deepEqual(said, ['> a', '> c', '< c', '< a', '> b', '< b']);
  });

  it('are not tried when what they need has failed, nor what needs those', async () => {
    const tasks = [
      { name: 'a', fails: true },
      { name: 'b', needs: ['a'] },
      { name: 'c', needs: ['b'] },
      { name: 'd' },
    ];
    const said = await told(tasks, ['a', 'd']);
    assert.deepEqual(said, ['> a', '> d', '< a', 'b lacks a', 'c lacks b', '< d']);
  });

  it('do not wait for what is not in the list', async () => {
    assert.deepEqual(await told([{ name: 'a', needs: ['elsewhere'] }], ['a']), ['> a', '< a']);
  });

  it('are not begun any more once the run is ending', async () => {
    let count = 0;
    const isEnding = () => (count += 1) > 1;
    const said = await told([{ name: 'a' }, { name: 'b', needs: ['a'] }], ['a'], { isEnding });
    assert.deepEqual(said, ['> a', '< a']);
  });
});
