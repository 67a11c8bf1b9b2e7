import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { rules } from '../../catalogue';
import { type Capability } from '../../rule';
import { coverageOf } from './coverage';
import { type Options } from './options';
import { printedCounts, renderedPage } from './render';
import { readWorkspace } from './workspace';

const capabilities = [...new Set(rules.map(({ capability }) => capability))];
const finishedSchema = z.array(z.enum(capabilities as [Capability, ...Capability[]]));

const finishedCapabilities = (root: string): readonly Capability[] =>
  finishedSchema.parse(JSON.parse(readFileSync(join(root, 'libs', 'rulebook', 'finished.json'), 'utf8')));

const staleness = (path: string, page: string): readonly string[] =>
  existsSync(path) && readFileSync(path, 'utf8') === page
    ? []
    : ['docs/rules.md is stale: nx run rulebook:coverage writes it'];

const write = (path: string, page: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, page);
};

/** Counts and problems of a workspace; docs/rules.md is written, or with `check` only compared. */
export interface CoverageRun {
  readonly counts: string;
  readonly problems: readonly string[];
}

export const runCoverage = ({ check, root }: Options): CoverageRun => {
  const finished = finishedCapabilities(root);
  const report = coverageOf(rules, readWorkspace(root), finished);
  const page = renderedPage(report, finished);
  const path = join(root, 'docs', 'rules.md');
  const problems = [...report.problems, ...(check ? staleness(path, page) : [])];
  if (!check) write(path, page);
  return { counts: printedCounts(report), problems };
};
