import { chipsInPots } from '../hand/players';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { betSize } from '../hand/streets';
import { fixedAmounts } from './fixed-limit';
import { wagerUnitOf } from './wager-unit';
import { potMaximum, openIncrement } from './pot-limit';

/** Totals of this round that may be wagered: from `minTo` to `maxTo` in steps. */
export interface AmountRange {
  readonly minTo: Chips;
  readonly maxTo: Chips;
  readonly step: Chips;
}

/**
 * The least a bet or raise must come to, all-ins aside (RRP-10.1.2, RRP-10.1.3; RTC-5.a; FR4-1.11.b.1). Every street
 * opens with the big blind at least (FR4-3.4, FR4-3.6, FR4-3.8).
 */
export const minimumTo = (hand: Hand): Chips => {
  const { round, setup } = hand;
  if (round.level === 0 || round.bringInOnly) return betSize(hand);
  switch (setup.rules.minRaiseRule) {
    case 'doubleHighestBet':
      return 2 * round.level;
    case 'smallBlind':
      return round.level + (setup.structure.smallBlind || round.lastRaise);
    default:
      return round.level + round.lastRaise;
  }
};

/** Whether a total counts as a full bet or raise, which reopens the betting. */
export const isFullWager = (hand: Hand, to: Chips): boolean => {
  const { round, setup } = hand;
  if (setup.structure.limit !== 'fixedLimit') return to >= minimumTo(hand);
  const size = betSize(hand);
  const from = round.bringInOnly || round.fullBets === 0 ? round.fullLevel : round.level;
  const half = (round.openPair ? setup.structure.smallBet : size) * setup.rules.limitReopenPercent;
  return (to - from) * 100 >= half || to >= round.fullLevel + size;
};

/** The stack (RRP-10.0.a, FR4-1.20), or in pot-limit the pot where that is less (RRP-10.0.b). */
export const maximumTo = (hand: Hand, player: PlayerInHand): Chips => {
  const stackTo = player.streetBet + player.stack;
  if (hand.setup.structure.limit !== 'potLimit') return stackTo;
  return Math.min(stackTo, potMaximum(hand, player, chipsInPots(hand)));
};

const roundUp = (amount: Chips, step: Chips): Chips => Math.ceil(amount / step) * step;
const roundDown = (amount: Chips, step: Chips): Chips => Math.floor(amount / step) * step;

/** The totals a player may bet or raise to, once he may bet or raise at all; empty when his stack allows none. */
export const wagerRanges = (hand: Hand, player: PlayerInHand): readonly AmountRange[] => {
  const stackTo = player.streetBet + player.stack;
  if (stackTo <= hand.round.level) return player.stack === 0 ? [exactly(0)] : [];
  if (hand.setup.structure.limit === 'fixedLimit') return fixedAmounts(hand, stackTo).map(exactly);
  const unit = wagerUnitOf(hand.setup);
  const minTo = roundUp(minimumTo(hand), unit);
  if (stackTo <= minTo) return [exactly(stackTo)];
  const highest = maximumTo(hand, player);
  if (highest <= minTo) return [exactly(minTo)];
  const step = openIncrement(hand) ?? unit;
  const maxTo = minTo + roundDown(highest - minTo, step);
  const range = { minTo, maxTo, step };
  return highest === stackTo && maxTo < stackTo ? [range, exactly(stackTo)] : [range];
};

const exactly = (to: Chips): AmountRange => ({ minTo: to, maxTo: to, step: 1 });

export const inRanges = (ranges: readonly AmountRange[], to: Chips): boolean =>
  ranges.some(({ minTo, maxTo, step }) => to >= minTo && to <= maxTo && (to - minTo) % step === 0);
