import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { optionsOf } from './options';
import { runCoverage } from './run';

let root: string;

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const spec = "describe('RRP-2.3.4 one seat per player', () => { it('refuses a second', () => f()); });";
const source = "export const alreadySeated = 'RRP-2.3.4';";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rule-coverage-'));
  put('libs/rulebook/package.json', '{}');
  put('libs/rulebook/finished.json', '[]');
  put('libs/room/floor/package.json', '{}');
  put('libs/room/floor/src/seating.ts', source);
  put('libs/room/floor/src/seating.spec.ts', spec);
});

afterEach(() => rmSync(root, { recursive: true }));

const page = () => readFileSync(join(root, 'docs', 'rules.md'), 'utf8');

describe('a run over a workspace', () => {
  it('writes docs/rules.md with the tests of each rule', () => {
    expect(runCoverage({ root, check: false }).problems).toEqual([]);
    expect(page()).toContain(
      '- **RRP-2.3.4** One seat per player (enforced)\n  - `libs/room/floor/src/seating.spec.ts`, 1 test\n',
    );
    expect(page()).toContain('- **RRP-2.3.1** Present to join list (enforced, no test)\n');
  });

  it('writes the same page twice', () => {
    runCoverage({ root, check: false });
    const first = page();
    runCoverage({ root, check: false });
    expect(page()).toBe(first);
  });

  it('counts rules by source, section, capability and kind', () => {
    const { counts } = runCoverage({ root, check: false });
    expect(counts).toMatch(/By source\n.*\n {2}RRP +405 +257 +1 +106 +0\n/);
    expect(counts).toMatch(/By section\n/);
    expect(counts).toMatch(/ {2}RRP 2 +49 +30 +1 +9 +0\n/);
    expect(counts).toMatch(/By capability\n[^]* {2}seating +19 +14 +1 +4 +0\n/);
    expect(counts).toMatch(/By kind\n.*\n(?: {2}.*\n)* {2}enforced +410 +410 +1 +0 +0/);
  });

  it('finds projects at any depth, and neither build output nor packages', () => {
    put('apps/api/package.json', '{}');
    put('apps/api/src/door.spec.ts', "it('RRP-99 opens', () => f());");
    put('apps/api/dist/door.spec.ts', "it('RRP-98 opens', () => f());");
    put('libs/room/floor/node_modules/x/a.spec.ts', "it('RRP-97 opens', () => f());");
    expect(runCoverage({ root, check: false }).problems).toEqual([
      'apps/api/src/door.spec.ts:1 "RRP-99 opens": RRP-99 is no rule of the catalogue',
    ]);
  });

  it('does not take generated files for citing sources', () => {
    put('libs/room/floor/src/seating.ts', '');
    put('libs/room/floor/src/generated/ids.ts', source);
    expect(runCoverage({ root, check: false }).problems).toHaveLength(1);
  });

  it('fails on the enforced rules of a finished capability without tests', () => {
    put('libs/rulebook/finished.json', '["waiting-list", "seating"]');
    const { problems } = runCoverage({ root, check: false });
    expect(problems.some((problem) => problem.startsWith('RRP-2.3.1 '))).toBe(true);
    expect(problems.some((problem) => problem.startsWith('RRP-2.3.4 '))).toBe(false);
  });

  it('takes no finished capability that does not exist', () => {
    put('libs/rulebook/finished.json', '["engines"]');
    expect(() => runCoverage({ root, check: false })).toThrow();
  });
});

describe('a check', () => {
  it('passes when the page is as it would be written', () => {
    runCoverage({ root, check: false });
    expect(runCoverage({ root, check: true }).problems).toEqual([]);
  });

  it('fails on a missing page and writes none', () => {
    expect(runCoverage({ root, check: true }).problems).toEqual([
      'docs/rules.md is stale: nx run rulebook:coverage writes it',
    ]);
    expect(() => page()).toThrow();
  });

  it('fails once a test has come since', () => {
    runCoverage({ root, check: false });
    put('libs/room/floor/src/lists.spec.ts', "it('RRP-2.3.4 again', () => f());");
    expect(runCoverage({ root, check: true }).problems).toHaveLength(1);
  });
});

describe('the command line', () => {
  it('takes a check and a workspace in any order', () => {
    expect(optionsOf([], '/w')).toEqual({ check: false, root: '/w' });
    expect(optionsOf(['--check', '--root', '/x'], '/w')).toEqual({ check: true, root: '/x' });
    expect(optionsOf(['--root', '/x', '--check'], '/w')).toEqual({ check: true, root: '/x' });
  });

  it('refuses what it does not know', () => {
    expect(optionsOf(['--root'], '/w')).toBeNull();
    expect(optionsOf(['--all'], '/w')).toBeNull();
  });
});
