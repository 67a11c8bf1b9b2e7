// Jest over the specs of one kind (CARDROOM_SPECS) in all projects at once, in few test files.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { writeBundles } = require('./bundles.cjs');

const root = join(__dirname, '..', '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const preset = require('../../jest.preset.js');

/** One run for all projects is right only as long as they all want the same. */
for (const parent of workspaces.map(dirname))
  for (const name of readdirSync(join(root, parent))) {
    const file = join(root, parent, name, 'jest.config.js');
    if (!existsSync(file)) continue;
    const { displayName: _, ...settings } = require(file);
    if (JSON.stringify(settings) !== JSON.stringify(preset))
      throw new Error(`${file} has settings of its own, which npm test would not know of`);
  }

const kind = process.env.CARDROOM_SPECS;
const folder = writeBundles(kind);
const [withoutServers, withServers] = preset.projects;
const { testPathIgnorePatterns: _, ...settings } = kind === 'unit' ? withoutServers : withServers;

module.exports = {
  ...settings,
  rootDir: root,
  roots: [folder],
  testMatch: [join(folder, '*.spec.js')],
  testSequencer: join(__dirname, 'heavy-first.cjs'),
  maxWorkers: 2,
};
