import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { findChromium } from '../machine/browser.mjs';
import { scratch } from './witness.mjs';

const { path: folder, remove } = scratch();
const { PATH, CHROMIUM_PATH } = process.env;

const put = (name) => writeFileSync(join(folder, name), '', { mode: 0o755 });
const found = ({ named = '' } = {}) => {
  Object.assign(process.env, { PATH: folder, CHROMIUM_PATH: named });
  return findChromium(join(folder, 'log'), { folder: join(folder, 'package') });
};

describe('the browser of the stories', () => {
  afterEach(() => {
    process.env.PATH = PATH;
  });
  after(() => {
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
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
