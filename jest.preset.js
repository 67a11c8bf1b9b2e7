const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
};

/** Every project's Jest settings: sources compiled by SWC, workspace packages read from their sources. */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  testEnvironmentOptions: { customExportConditions: ['@cardroom/source', 'node', 'node-addons'] },
  coverageProvider: 'v8',
};
