import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { scratch } from './witness.mjs';

const { path: folder, remove } = scratch();
const { PATH, CHROMIUM_PATH, CARDROOM_STATE } = process.env;
process.env.CARDROOM_STATE = join(folder, 'state');
const { findChromium } = await import('../machine/browser.mjs');

const put = (name) => writeFileSync(join(folder, name), '', { mode: 0o755 });
const found = ({ named = '' } = {}) => {
  Object.assign(process.env, { PATH: folder, CHROMIUM_PATH: named });
  return findChromium(join(folder, 'log'));
};

describe('the browser of the stories', () => {
  afterEach(() => {
    process.env.PATH = PATH;
  });
  after(() => {
    for (const [name, value] of Object.entries({ CHROMIUM_PATH, CARDROOM_STATE }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    remove();
  });

  it('is told to be missing where there is none and no package of it', async () => {
    await assert.rejects(found(), /set CHROMIUM_PATH/);
  });

  it('is the whole one where nothing leaner can be had', async () => {
    put('chromium');
    assert.equal(await found(), join(folder, 'chromium'));
  });

  it('is the one without a window before the whole one', async () => {
    put('chromium-headless-shell');
    assert.equal(await found(), join(folder, 'chromium-headless-shell'));
  });

  it('is the one that CHROMIUM_PATH names before any other', async () => {
    assert.equal(await found({ named: '/opt/mine' }), '/opt/mine');
  });
});
