import { resolveRuleSet } from '@cardroom/rulebook';
import { type HandRules } from '../hand/rules';

/**
 * The house rules under which hand histories from elsewhere are judged: the RRP cash rules, except where published
 * hands are commonly played otherwise. Bets below are exact amounts, so corrections of a player's motions do not
 * arise; cards are shown in whatever order the file has.
 */
export const handHistoryRules: HandRules = {
  ...resolveRuleSet('rrp-cash'),
  reopenRule: 'fullRaiseCumulative',
  raiseCapThreeOrMoreRounds: 4,
  potLimitSmallBlindCountsAsBig: false,
  potLimitRoundingUnit: 1,
  wagerUnitRequired: false,
  drawOpeningRequirement: 'any',
  announcePlayingBoard: false,
  allInShowdown: 'optional',
};
