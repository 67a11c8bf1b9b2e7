import ts from 'typescript';
import { titlesOfCall } from './spec-titles';

/** A title written in a spec: of a group of tests or of one test. */
export interface SpecTitle {
  readonly line: number;
  readonly title: string;
}

/** A test with the titles of the groups around it, outermost first. */
export interface SpecTest extends SpecTitle {
  readonly groups: readonly string[];
  /** False for a test that is skipped, only announced, or whose body calls nothing. */
  readonly runs: boolean;
}

/** What a spec file says about rules: all its titles, and its tests. */
export interface SpecFile {
  readonly titles: readonly SpecTitle[];
  readonly tests: readonly SpecTest[];
}

interface Surroundings {
  readonly groups: readonly string[];
  readonly skipped: boolean;
}

interface Block {
  readonly kind: 'group' | 'test';
  readonly skipped: boolean;
}

const blocks: Readonly<Record<string, Block>> = {
  describe: { kind: 'group', skipped: false },
  fdescribe: { kind: 'group', skipped: false },
  xdescribe: { kind: 'group', skipped: true },
  it: { kind: 'test', skipped: false },
  test: { kind: 'test', skipped: false },
  fit: { kind: 'test', skipped: false },
  xit: { kind: 'test', skipped: true },
  xtest: { kind: 'test', skipped: true },
};

/** The words of `it.skip.each(rows)` read from the left: it, skip, each. */
const wordsOfCallee = (callee: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOfCallee(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOfCallee(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return wordsOfCallee(callee.tag);
  return [];
};

const blockOf = (call: ts.CallExpression): Block | null => {
  const [name = '', ...modifiers] = wordsOfCallee(call.expression);
  const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (!block) return null;
  return { ...block, skipped: block.skipped || modifiers.includes('skip') || modifiers.includes('todo') };
};

const callsSomething = (node: ts.Node): boolean =>
  ts.isCallExpression(node) || (ts.forEachChild(node, callsSomething) ?? false);

/** Reads the titles and tests of a spec from its syntax, so that comments and fixtures in strings do not count. */
export const readSpecFile = (fileName: string, text: string): SpecFile => {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false);
  const titles: SpecTitle[] = [];
  const tests: SpecTest[] = [];

  const visitBlock = (call: ts.CallExpression, block: Block, around: Surroundings): void => {
    const line = source.getLineAndCharacterOfPosition(call.getStart(source)).line + 1;
    const skipped = around.skipped || block.skipped;
    const bodies = call.arguments.slice(1);
    const runs = !skipped && bodies.some(callsSomething);
    for (const title of titlesOfCall(call)) {
      titles.push({ line, title });
      if (block.kind === 'test') tests.push({ line, title, groups: around.groups, runs });
      bodies.forEach((body) => visit(body, { groups: [...around.groups, title], skipped }));
    }
  };

  const visit = (node: ts.Node, around: Surroundings): void => {
    const block = ts.isCallExpression(node) ? blockOf(node) : null;
    if (block && ts.isCallExpression(node) && titlesOfCall(node).length > 0) visitBlock(node, block, around);
    else ts.forEachChild(node, (child) => visit(child, around));
  };

  visit(source, { groups: [], skipped: false });
  return { titles, tests };
};
