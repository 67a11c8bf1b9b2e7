import ts from 'typescript';

const unknown = '…';

/** A title is what stands between quotes; what is only known at run time becomes an ellipsis. */
const writtenText = (expression: ts.Expression | undefined): string | null => {
  if (!expression) return null;
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return expression.text;
  if (ts.isTemplateExpression(expression))
    return [expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)].join(
      unknown,
    );
  if (ts.isBinaryExpression(expression))
    return `${writtenText(expression.left) ?? unknown}${writtenText(expression.right) ?? unknown}`;
  return null;
};

/** The rows of `it.each([...])`; null where there is no `each`, or its table is not written out in place. */
const rowsOf = (callee: ts.Expression): readonly ts.Expression[] | null => {
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return null;
  if (callee.expression.name.text !== 'each') return null;
  const [table] = callee.arguments;
  const written = table && ts.isAsExpression(table) ? table.expression : table;
  return written && ts.isArrayLiteralExpression(written) ? written.elements : null;
};

const propertyText = (row: ts.Expression, name: string): string => {
  const properties = ts.isObjectLiteralExpression(row) ? row.properties : [];
  const property = properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name);
  return (property && ts.isPropertyAssignment(property) && writtenText(property.initializer)) || unknown;
};

/** The title of one row: `%s` and its kin take the row's values in turn, `$name` the property of that name. */
const filledIn = (title: string, row: ts.Expression): string => {
  const values = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row];
  return title
    .replace(/%[sdifjop]/g, () => writtenText(values.shift()) ?? unknown)
    .replace(/\$(\w+)/g, (_, name: string) => propertyText(row, name));
};

/** The titles one call of `describe` or `it` stands for: one, or one per row of its table. None if it has no title. */
export const titlesOfCall = (call: ts.CallExpression): readonly string[] => {
  const title = writtenText(call.arguments[0]);
  if (title === null) return [];
  return rowsOf(call.expression)?.map((row) => filledIn(title, row)) ?? [title];
};
