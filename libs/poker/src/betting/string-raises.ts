import { type RuleId } from '@cardroom/kernel';
import { type Hand } from '../hand/state';
import { type Bidding, isTournamentOfRtc, sumOfChips } from './reading';

/** Which text forbids a bet in several motions under these house rules. */
const stringBetRule = (hand: Hand): RuleId => (isTournamentOfRtc(hand) ? 'RTC-15' : 'RRP-3.5.14');

const wasAnnounced = ({ hand, bid }: Bidding): boolean => {
  const { declared } = bid;
  if (!declared || declared.when === 'after' || !['bet', 'raise', 'amount'].includes(declared.word))
    return false;
  return hand.setup.rules.stringBetCure === 'amountAnnounced' ? declared.amount !== undefined : true;
};

export interface Motions {
  /** The chips that count. */
  readonly chips: readonly number[];
  /** Set when later motions were handed back. */
  readonly rule: RuleId | null;
}

/**
 * A raise in several motions stands only if it was announced: by the word "raise" (RRP-3.5.14, RRP-10.1.8) or, where
 * the house says so, by the amount (RTC-15). Otherwise the first motion alone counts and the rest returns (THR-A19).
 */
export const motionsThatCount = (bidding: Bidding): Motions => {
  const motions = bidding.bid.motions.filter((motion) => motion.length > 0);
  const [first = []] = motions;
  if (motions.length < 2) return { chips: first, rule: null };
  if (wasAnnounced(bidding) || sumOfChips(first) < bidding.due) return { chips: motions.flat(), rule: null };
  return { chips: first, rule: stringBetRule(bidding.hand) };
};
