import ts from 'typescript';
import { citedIds } from './cited-ids';

/** What a module declares and may explain: its functions and values, and the members of its types and objects. */
const isDeclaration = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isMethodDeclaration(node);

const docstringsOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((comment) => comment.getText())
    .join('\n');

/**
 * The rules a source file of the code under test answers for: ids it holds as a value (a whole string, as in a
 * refusal), and ids in the docstring of something the module declares. Ordinary comments do not count, nor ids
 * inside longer strings or in a type, nor docstrings inside a function: what they explain is no rule of its own.
 */
export const idsCitedBySource = (fileName: string, text: string): ReadonlySet<string> => {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const cited = new Set<string>();

  const visit = (node: ts.Node, insideFunction: boolean): void => {
    const isValue = ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent);
    if (isValue && citedIds(node.text)[0] === node.text) cited.add(node.text);
    if (!insideFunction && isDeclaration(node)) citedIds(docstringsOf(node)).forEach((id) => cited.add(id));
    ts.forEachChild(node, (child) => visit(child, insideFunction || ts.isBlock(node)));
  };

  visit(source, false);
  return cited;
};
