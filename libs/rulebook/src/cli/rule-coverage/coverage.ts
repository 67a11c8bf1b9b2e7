import { type Capability, type Rule } from '../../rule';
import { citedIds } from './cited-ids';
import { idsCitedBySource } from './citing-source';
import { readSpecFile } from './spec-file';

export interface SourceText {
  /** Path from the workspace root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A project of the workspace: its specs, and the sources they test. */
export interface ProjectTexts {
  readonly name: string;
  readonly specs: readonly SourceText[];
  readonly sources: readonly SourceText[];
}

/** A test that exercises a rule: its own title or that of a group around it cites the rule. */
export interface CitingTest {
  readonly path: string;
  readonly line: number;
  readonly title: string;
}

export interface RuleCoverage {
  readonly rule: Rule;
  readonly tests: readonly CitingTest[];
}

export interface CoverageReport {
  /** Every rule, in catalogue order. */
  readonly rules: readonly RuleCoverage[];
  /** What must be put right, one line each. */
  readonly problems: readonly string[];
}

interface Citation extends CitingTest {
  readonly id: string;
}

const testCitations = ({ specs }: ProjectTexts): readonly Citation[] =>
  specs.flatMap(({ path, text }) =>
    readSpecFile(path, text).tests.flatMap(({ line, title, groups, runs }) => {
      const words = [...groups, title].join(' › ');
      return runs ? citedIds(words).map((id) => ({ id, path, line, title: words })) : [];
    }),
  );

const titleCitations = ({ specs }: ProjectTexts): readonly Citation[] =>
  specs.flatMap(({ path, text }) =>
    readSpecFile(path, text).titles.flatMap(({ line, title }) =>
      citedIds(title).map((id) => ({ id, path, line, title })),
    ),
  );

/** Ids in titles that name no rule, and rules in titles that no source of the same project cites. */
const titleProblems = (project: ProjectTexts, known: ReadonlySet<string>): readonly string[] => {
  const cited = new Set(project.sources.flatMap(({ path, text }) => [...idsCitedBySource(path, text)]));
  return titleCitations(project).flatMap(({ id, path, line, title }) => {
    if (!known.has(id)) return [`${path}:${line} "${title}": ${id} is no rule of the catalogue`];
    if (!cited.has(id)) return [`${path}:${line} "${title}": no source of ${project.name} cites ${id}`];
    return [];
  });
};

const untested = (rules: readonly RuleCoverage[], finished: readonly Capability[]): readonly string[] =>
  rules
    .filter(({ rule }) => rule.kind === 'enforced' && finished.includes(rule.capability))
    .filter(({ tests }) => tests.length === 0)
    .map(
      ({ rule }) =>
        `${rule.id} ${rule.title.en}: enforced, ${rule.capability} is finished, no test exercises it`,
    );

/**
 * Which tests exercise which rules, and what is wrong: an enforced rule of a finished capability without a test,
 * a title that cites an id that does not exist, or one whose rule the code under test never cites.
 */
export const coverageOf = (
  catalogue: readonly Rule[],
  projects: readonly ProjectTexts[],
  finished: readonly Capability[],
): CoverageReport => {
  const known = new Set<string>(catalogue.map(({ id }) => id));
  const citations = projects.flatMap(testCitations);
  const testsOf = (rule: Rule): readonly CitingTest[] =>
    citations.filter(({ id }) => id === rule.id).map(({ path, line, title }) => ({ path, line, title }));
  const rules = catalogue.map((rule) => ({ rule, tests: testsOf(rule) }));
  const problems = [
    ...projects.flatMap((project) => titleProblems(project, known)),
    ...untested(rules, finished),
  ];
  return { rules, problems };
};
