export { ruleIds, type RuleId } from './generated/rule-ids';
