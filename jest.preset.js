const { join } = require('node:path');

const swc = (parser, transform = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', ...parser },
      transform: { legacyDecorator: true, decoratorMetadata: true, ...transform },
      keepClassNames: true,
    },
  },
];

const equality = join(__dirname, 'infra', 'jest', 'equality.cjs');

/** Sources compiled by SWC, workspace packages read from their sources. */
const shared = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  transform: {
    '^.+\\.ts$': swc({ decorators: true }),
    '^.+\\.tsx$': swc({ tsx: true }, { react: { runtime: 'automatic' } }),
  },
  setupFilesAfterEnv: [equality],
  testEnvironmentOptions: { customExportConditions: ['@cardroom/source', 'node', 'node-addons'] },
};

/** Specs that need PostgreSQL and Redis; the others run without. */
const onServers = '\\.(int|story)\\.spec\\.tsx?$';
const testing = join(__dirname, 'libs', 'platform', 'testing', 'jest');

/**
 * Every project's Jest settings: two of Jest's projects, so that the servers are started only when a spec that needs
 * them was picked. They are the same servers for all projects of one run.
 */
module.exports = {
  coverageProvider: 'v8',
  maxWorkers: 2,
  projects: [
    { ...shared, testMatch: ['**/*.spec.{ts,tsx}'], testPathIgnorePatterns: ['/node_modules/', onServers] },
    {
      ...shared,
      testMatch: ['**/*.{int,story}.spec.{ts,tsx}'],
      setupFilesAfterEnv: [equality, join(testing, 'patience.cjs'), join(testing, 'ends.cjs')],
      globalSetup: join(testing, 'servers-up.cjs'),
      globalTeardown: join(testing, 'servers-down.cjs'),
    },
  ],
};
