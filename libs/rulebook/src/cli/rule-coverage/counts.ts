import { type RuleCoverage } from './coverage';

/** How many rules there are under one heading, and how many of them software keeps and tests exercise. */
export interface Count {
  readonly heading: string;
  readonly rules: number;
  readonly enforced: number;
  readonly enforcedTested: number;
  readonly prompted: number;
  readonly promptedTested: number;
}

const countOf = (heading: string, rules: readonly RuleCoverage[]): Count => {
  const enforced = rules.filter(({ rule }) => rule.kind === 'enforced');
  const prompted = rules.filter(({ rule }) => rule.kind === 'prompted');
  const tested = (some: readonly RuleCoverage[]) => some.filter(({ tests }) => tests.length > 0).length;
  return {
    heading,
    rules: rules.length,
    enforced: enforced.length,
    enforcedTested: tested(enforced),
    prompted: prompted.length,
    promptedTested: tested(prompted),
  };
};

/** One count per heading, in the order the headings first appear. */
export const countsBy = (
  rules: readonly RuleCoverage[],
  headingOf: (coverage: RuleCoverage) => string,
): readonly Count[] => {
  const headings = [...new Set(rules.map(headingOf))];
  return headings.map((heading) =>
    countOf(
      heading,
      rules.filter((coverage) => headingOf(coverage) === heading),
    ),
  );
};

/** The four ways in which the catalogue is counted. */
export const countings: readonly {
  readonly title: string;
  readonly headingOf: (coverage: RuleCoverage) => string;
}[] = [
  { title: 'By source', headingOf: ({ rule }) => rule.source },
  { title: 'By section', headingOf: ({ rule }) => `${rule.source} ${rule.section}` },
  { title: 'By capability', headingOf: ({ rule }) => rule.capability },
  { title: 'By kind', headingOf: ({ rule }) => rule.kind },
];
