import { builtinModules } from 'node:module';
import nx from '@nx/eslint-plugin';
import ts from 'typescript-eslint';

/** One row per tag: what a project of that layer may import (ARCHITECTURE.md, section 2). */
const may = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

const machinery = [
  '@nestjs/*',
  '@prisma/*',
  'bullmq',
  'ioredis',
  'pg',
  'fastify',
  'node:*',
  'react',
  'react-dom',
];
const pure = (sourceTag, ...others) => ({ ...may(sourceTag, ...others), bannedExternalImports: machinery });

const everyLibrary = [
  'layer:kernel',
  'layer:rulebook',
  'layer:poker',
  'layer:room',
  'layer:contracts',
  'layer:store',
  'layer:read',
  'layer:testing',
];

export const depConstraints = [
  pure('layer:rulebook'),
  pure('layer:kernel', 'layer:rulebook'),
  pure('layer:poker', 'layer:kernel', 'layer:rulebook'),
  pure('layer:room', 'layer:kernel', 'layer:rulebook', 'layer:poker'),
  pure('layer:reactions', 'layer:kernel', 'layer:rulebook', 'layer:poker', 'layer:room'),
  pure('layer:contracts', 'layer:kernel', 'layer:rulebook'),
  may('layer:store', 'layer:kernel', 'layer:testing'),
  may('layer:timers', 'layer:kernel', 'layer:testing'),
  may('layer:testing', 'layer:kernel'),
  may(
    'layer:read',
    'layer:kernel',
    'layer:rulebook',
    'layer:poker',
    'layer:room',
    'layer:contracts',
    'layer:store',
    'layer:testing',
  ),
  may('layer:api', ...everyLibrary),
  may('layer:worker', ...everyLibrary, 'layer:timers', 'layer:reactions'),
  may('layer:design', 'layer:contracts', 'layer:kernel', 'layer:rulebook'),
  may('layer:web', 'layer:design', 'layer:contracts', 'layer:kernel', 'layer:rulebook'),
  may('layer:evening', 'layer:contracts', 'layer:kernel', 'layer:rulebook', 'layer:room', 'layer:read'),
  may('layer:e2e', ...everyLibrary, 'layer:api', 'layer:worker', 'layer:timers', 'layer:evening'),
  may('layer:bench', ...everyLibrary, 'layer:api', 'layer:worker', 'layer:timers'),
];

const pureProjects = ['kernel', 'rulebook', 'poker', 'room/*', 'contracts'];
const clocksAndDice = [
  { object: 'Date', property: 'now', message: 'Time comes in on the command (architecture, section 8).' },
  { object: 'Math', property: 'random', message: 'Chance comes in as a seed (architecture, section 8).' },
];
/** What reaches out of a pure library without an import. */
const outside = [
  'performance',
  'crypto',
  'process',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Promise',
  'require',
].map((name) => ({ name, message: 'A pure library touches no clock, no dice and no machine.' }));
/** Node's modules under their bare names; @nx/enforce-module-boundaries sees only packages. */
const withSubpaths = builtinModules.filter((name) => !name.startsWith('_')).map((name) => `${name}/*`);

export default [
  { ignores: ['**/dist', '**/out-tsc', '**/generated', '**/coverage', '**/*.js', '**/*.mjs', '**/*.cjs'] },
  ...ts.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'max-depth': ['error', 3],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Union literals, not enums.' },
      ],
    },
  },
  {
    files: pureProjects.flatMap((p) => [`libs/${p}/src/**/*.ts`]),
    ignores: ['**/cli/**', '**/*.spec.ts', '**/testing.ts'],
    rules: {
      'no-restricted-properties': ['error', ...clocksAndDice],
      'no-restricted-globals': ['error', ...outside],
      'no-restricted-imports': ['error', { paths: builtinModules, patterns: ['node:*', ...withSubpaths] }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Union literals, not enums.' },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time comes in on the command.',
        },
        { selector: ':function[async=true]', message: 'A pure library decides at once: no async.' },
        { selector: "CallExpression[callee.name='Date']", message: 'Time comes in on the command.' },
        {
          selector: "ClassDeclaration:not([superClass.name='Error'])",
          message: 'Plain data and functions in a pure library.',
        },
        { selector: 'ClassExpression', message: 'Plain data and functions in a pure library.' },
      ],
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.prop.spec.ts', '**/testing.ts'],
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: true }], 'max-lines-per-function': 'off' },
  },
  {
    // Nest reads constructors at run time: their types are values.
    files: ['apps/api/**/*.ts', 'apps/worker/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['apps/console/**/*.tsx', 'apps/kiosk/**/*.tsx', 'libs/design/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] },
  },
];
