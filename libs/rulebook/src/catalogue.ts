import { rules } from './generated/catalogue';
import { type RuleId } from './generated/rule-ids';
import { type Rule } from './rule';

export { rules } from './generated/catalogue';
export { type Topic, topicLabels } from './generated/topics';
export * from './rule';
export * from './search/search';
export * from './search/topics';

const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]));

/** The rule an id names: every id has one. */
export const ruleOf = (id: RuleId): Rule => {
  const rule = byId.get(id);
  if (!rule) throw new Error(`The catalogue has no rule ${id}.`);
  return rule;
};
