import { type RuleId } from '@cardroom/kernel';
import { type Declaration } from './commands';
import { type Chips, type Hand } from '../hand/state';
import { type Bidding, isTournamentOfRtc, type Reading, sumOfChips } from './reading';
import { motionsThatCount } from './string-raises';
import { minimumTo } from './wagers';

/** Words bind in turn; where they must not follow the gesture, a later word counts for nothing (RTC-14, RRP-10.1.5). */
export const wordsThatCount = ({ hand, bid, put }: Bidding): Declaration | null => {
  const { declared } = bid;
  if (!declared) return null;
  const tooLate =
    hand.setup.rules.verbalOverridesGesture === 'simultaneousOrBefore' && declared.when === 'after';
  return tooLate && put > 0 ? null : declared;
};

const wordsRule = (hand: Hand): RuleId => {
  if (isTournamentOfRtc(hand)) return 'RTC-14';
  return hand.setup.structure.limit === 'fixedLimit' ? 'RRP-3.5.8' : 'RRP-10.1.5';
};

/** An amount short of a raise is a call where the house has a threshold (RTC-5.d.2), otherwise it is completed. */
const spokenAmount = ({ hand, player, due }: Bidding, amount: Chips): Reading => {
  const { level } = hand.round;
  if (due > 0 && amount < level) return { kind: 'short', put: Math.max(0, amount - player.streetBet) };
  if (due > 0 && amount === level) return { kind: 'call', rule: null };
  const percent = hand.setup.rules.noLimitRaiseThresholdPct;
  const tooLittle = level > 0 && percent !== null && hand.setup.structure.limit !== 'fixedLimit';
  if (tooLittle && amount * 100 < level * percent) return { kind: 'call', rule: 'RTC-5.d.2' };
  return { kind: 'wager', to: amount, rule: wordsRule(hand) };
};

/** "Raise" with an amount is to that amount; alone, to what the chips come to, never less than a raise (RTC-5.d.3). */
const spokenRaise = (bidding: Bidding, { amount }: Declaration): Reading => {
  const { hand, player } = bidding;
  const rule = isTournamentOfRtc(hand) ? 'RTC-5.d.3' : 'RRP-3.5.8';
  const chips = sumOfChips(motionsThatCount(bidding).chips);
  const to = amount ?? player.streetBet + Math.min(chips, player.stack);
  return { kind: 'wager', to: Math.max(to, minimumTo(hand)), rule };
};

const allIn = ({ player, due }: Bidding): Reading =>
  player.stack <= due
    ? { kind: 'call', rule: null }
    : { kind: 'wager', to: player.streetBet + player.stack, rule: null };

/** What a spoken word comes to (RRP-3.5.8, RTC-14). */
export const spokenBid = (bidding: Bidding, declared: Declaration): Reading => {
  switch (declared.word) {
    case 'fold':
      return { kind: 'fold', rule: 'RRP-3.5.8' };
    case 'check':
      return { kind: 'check', rule: 'RRP-3.5.9' };
    case 'call':
      return bidding.bid.unaware && bidding.put > 0 && bidding.put < bidding.due
        ? { kind: 'short', put: bidding.put }
        : { kind: 'call', rule: wordsRule(bidding.hand) };
    case 'allIn':
      return allIn(bidding);
    case 'amount':
      return spokenAmount(bidding, declared.amount ?? bidding.put);
    default:
      return spokenRaise(bidding, declared);
  }
};
