import { type HouseRules, parameterNames } from '../house-rules';
import { ruleSets } from './ready-made';
import { type ReadyRuleSetId, type RuleSet } from './rule-set';

const readyMade: readonly RuleSet[] = Object.values(ruleSets);

const holdsEveryValue = ({ values }: RuleSet): boolean =>
  parameterNames.every((name) => values[name] !== undefined);

/**
 * The sets a set is built from, base first. The base may be one of the house's own sets, given as `others`.
 * Answers null if a base is unknown or incomplete, or a set is built on itself.
 */
export const lineageOf = (set: RuleSet, others: readonly RuleSet[] = []): readonly RuleSet[] | null => {
  const lineage: RuleSet[] = [];
  let next: RuleSet | undefined = set;
  while (next) {
    const current: RuleSet = next;
    if (lineage.some(({ id }) => id === current.id)) return null;
    lineage.unshift(current);
    if (current.extends === null) return holdsEveryValue(current) ? lineage : null;
    next = [...readyMade, ...others].find(({ id }) => id === current.extends);
  }
  return null;
};

/**
 * Every parameter with the value in force: those of the base, overlaid by each difference up to the set itself.
 * For a set that was accepted by `reviewRuleSet`; one whose base is unknown throws.
 */
export const resolveRuleSet = (
  set: ReadyRuleSetId | RuleSet,
  others: readonly RuleSet[] = [],
): HouseRules => {
  const wanted = typeof set === 'string' ? ruleSets[set] : set;
  const lineage = lineageOf(wanted, others);
  if (!lineage) throw new Error(`Rule set ${wanted.id} has no known base.`);
  return Object.assign({}, ...lineage.map(({ values }) => values)) as HouseRules;
};
