import { inBoth } from '../language';
import { startingRules } from '../house-rules';
import { type ReadyRuleSet } from './rule-set';

/** Robert's Rules, cash games: the base, whose values stand beside the parameters themselves. */
export const rrpCash: ReadyRuleSet = {
  id: 'rrp-cash',
  extends: null,
  title: inBoth(['Robert’s Rules, cash games', 'Robert’s Rules, parties d’argent']),
  values: startingRules,
  leftToHouse: [
    'buttonMethod',
    'callAnswerMinutes',
    'collectionIntervalMinutes',
    'collectionAmount',
    'minBuyIn',
    'tableOpenCloseRole',
  ],
};
