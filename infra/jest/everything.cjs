// Jest over all projects at once: each project's own settings, those of one kind of spec (CARDROOM_SPECS).
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');

const root = join(__dirname, '..', '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folders = workspaces
  .map((pattern) => join(root, dirname(pattern)))
  .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
  .filter((folder) => existsSync(join(folder, 'jest.config.js')) && existsSync(join(folder, 'src')));

/** Which of a project's two Jest projects, and which files of it. */
const kinds = {
  unit: { needsServers: false },
  integration: { needsServers: true, testMatch: ['**/*.int.spec.{ts,tsx}'] },
  stories: { needsServers: true, testMatch: ['**/*.story.spec.{ts,tsx}'] },
};
const kind = kinds[process.env.CARDROOM_SPECS];
if (!kind) throw new Error(`CARDROOM_SPECS is one of ${Object.keys(kinds).join(', ')}`);

const settingsOf = (rootDir) => {
  const { projects, displayName } = require(join(rootDir, 'jest.config.js'));
  return projects
    .filter(({ globalSetup }) => Boolean(globalSetup) === kind.needsServers)
    .map((settings) => ({
      ...settings,
      ...(kind.testMatch ? { testMatch: kind.testMatch } : {}),
      rootDir,
      displayName,
    }));
};

module.exports = { rootDir: root, maxWorkers: 2, projects: folders.flatMap(settingsOf) };
