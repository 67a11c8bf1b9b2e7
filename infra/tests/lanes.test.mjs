import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { inLanes } from '../machine/lanes.mjs';

/** Does `tasks` in two lanes; answers what happened, in order. `ms` is how long a task takes, `fails` that it does. */
async function told(tasks, options = {}) {
  const said = [];
  await inLanes(
    tasks.map((task) => ({ needs: [], ...task })),
    {
      lanes: 2,
      perform: async ({ name, ms = 1, fails = false }) => {
        said.push(`> ${name}`);
        await sleep(ms);
        said.push(`< ${name}`);
        return !fails;
      },
      forgo: ({ name }, lacking) => said.push(`${name} lacks ${lacking}`),
      ...options,
    },
  );
  return said;
}

describe('steps in lanes', () => {
  it('run as many at a time as there are lanes, the first of the list first', async () => {
    const said = await told([
      { name: 'a', ms: 40 },
      { name: 'b', ms: 5 },
      { name: 'c', ms: 5 },
    ]);
    assert.deepEqual(said, ['> a', '> b', '< b', '> c', '< c', '< a']);
  });

  it('wait for what they need, and let others pass meanwhile', async () => {
    const said = await told([{ name: 'a', ms: 20 }, { name: 'b', needs: ['a'] }, { name: 'c' }]);
    assert.deepEqual(said, ['> a', '> c', '< c', '< a', '> b', '< b']);
  });

  it('are not tried when what they need has failed, nor what needs those', async () => {
    const said = await told([
      { name: 'a', fails: true },
      { name: 'b', needs: ['a'] },
      { name: 'c', needs: ['b'] },
      { name: 'd', ms: 20 },
    ]);
    assert.deepEqual(said, ['> a', '> d', '< a', 'b lacks a', 'c lacks b', '< d']);
  });

  it('do not wait for what is not in the list', async () => {
    assert.deepEqual(await told([{ name: 'a', needs: ['elsewhere'] }]), ['> a', '< a']);
  });

  it('are not begun any more once the run is ending', async () => {
    let count = 0;
    const isEnding = () => (count += 1) > 1;
    const said = await told([{ name: 'a' }, { name: 'b', needs: ['a'] }], { isEnding });
    assert.deepEqual(said, ['> a', '< a']);
  });
});
