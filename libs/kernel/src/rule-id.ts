export type { RuleId } from '@cardroom/rulebook';
