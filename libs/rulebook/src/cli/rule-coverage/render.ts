import { type Capability } from '../../rule';
import { countings, countsBy, type Count } from './counts';
import { type CitingTest, type CoverageReport, type RuleCoverage } from './coverage';

const columns = ['', 'rules', 'enforced', 'tested', 'prompted', 'tested'];

const cellsOf = (count: Count): readonly string[] => [
  count.heading,
  ...[count.rules, count.enforced, count.enforcedTested, count.prompted, count.promptedTested].map(String),
];

/** Rows padded to the widest cell of each column: words to the left, numbers to the right. */
const aligned = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const widthOf = (column: number) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column)))),
  );
};

/** The counts of a report for a terminal. */
export const printedCounts = ({ rules }: CoverageReport): string =>
  countings
    .map(({ title, headingOf }) => {
      const rows = aligned([columns, ...countsBy(rules, headingOf).map(cellsOf)]);
      return [title, ...rows.map((row) => `  ${row.join('  ')}`)].join('\n');
    })
    .join('\n\n');

const markdownTable = (counts: readonly Count[]): string => {
  const [head = [], ...body] = aligned([columns, ...counts.map(cellsOf)]);
  const rule = head.map((cell, column) =>
    column === 0 ? '-'.repeat(cell.length) : `${'-'.repeat(cell.length - 1)}:`,
  );
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

const testFiles = (tests: readonly CitingTest[]): readonly string[] => {
  const paths = [...new Set(tests.map(({ path }) => path))].sort();
  return paths.map((path) => {
    const count = tests.filter((test) => test.path === path).length;
    return `  - \`${path}\`, ${count} ${count === 1 ? 'test' : 'tests'}`;
  });
};

const ruleLines = ({ rule, tests }: RuleCoverage): string =>
  [
    `- **${rule.id}** ${rule.title.en} (${rule.kind}${tests.length === 0 ? ', no test' : ''})`,
    ...testFiles(tests),
  ].join('\n');

const capabilitySection = (
  capability: Capability,
  rules: readonly RuleCoverage[],
  isFinished: boolean,
): string => {
  const kept = rules.filter(({ rule }) => rule.kind === 'enforced' || rule.kind === 'prompted');
  return [`### ${capability}${isFinished ? ' (finished)' : ''}`, kept.map(ruleLines).join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** The page docs/rules.md: the counts, then every enforced and prompted rule with the tests that exercise it. */
export const renderedPage = (report: CoverageReport, finished: readonly Capability[]): string => {
  const capabilities = [...new Set(report.rules.map(({ rule }) => rule.capability))].sort();
  const sections = capabilities.map((capability) =>
    capabilitySection(
      capability,
      report.rules.filter(({ rule }) => rule.capability === capability),
      finished.includes(capability),
    ),
  );
  const tables = countings.map(
    ({ title, headingOf }) => `### ${title}\n\n${markdownTable(countsBy(report.rules, headingOf))}`,
  );
  return [
    '# Rules and their tests',
    'Written by `nx run rulebook:coverage`; not edited by hand. A rule is tested when a test exercises it: the title of the test, or of a group around it, cites the rule, and the sources of the same project cite it too.',
    '## Counts',
    ...tables,
    '## Enforced and prompted rules',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
};
