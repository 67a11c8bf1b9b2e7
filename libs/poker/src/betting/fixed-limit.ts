import { type Chips, type Hand } from '../hand/state';
import { betSize } from '../hand/streets';

/**
 * How much a bet or raise may add: one size, or with an open pair either limit, also when the pair has checked
 * (RRP-8.4.b), a raise never less than the last (RRP-8.4.a).
 */
const increments = (hand: Hand): readonly Chips[] => {
  const { round, setup } = hand;
  const { smallBet, bigBet } = setup.structure;
  if (!round.openPair) return [betSize(hand)];
  return round.fullBets > 0 && round.lastRaise > smallBet ? [bigBet] : [smallBet, bigBet];
};

/**
 * The totals of a bet, raise or completion: steps counted from the level reached by full bets, so that a call of a
 * short all-in may be completed (RRP-3.5.5). A stack that reaches none of them goes all-in.
 */
export const fixedAmounts = (hand: Hand, stackTo: Chips): readonly Chips[] => {
  const { level, fullLevel } = hand.round;
  const steps = increments(hand).map((size) => fullLevel + size);
  const above = steps.filter((to) => to > level);
  const affordable = above.filter((to) => to <= stackTo);
  const isBelowOne = above.length === 0 || above.some((to) => to > stackTo);
  return isBelowOne && !affordable.includes(stackTo)
    ? [...affordable, stackTo].sort((a, b) => a - b)
    : affordable;
};
