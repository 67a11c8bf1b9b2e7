import { type Refusal } from '@cardroom/kernel';
import { isChips } from '../hand/opening';
import {
  abovePot,
  aboveStack,
  badAmount,
  belowDoubleBet,
  belowMinimumBet,
  belowMinimumRaise,
  belowSmallBlindRaise,
  chipTooSmall,
  notCompletion,
  notFixedAmount,
  notOpenIncrement,
  wagerUnitTooSmall,
} from '../hand/refusals';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { openIncrement } from './pot-limit';
import { type AmountRange, maximumTo, minimumTo } from './wagers';

/** His stack does not reach beyond the bet, so he can only call. */
export const aboveLevelOnly = ({ round }: Hand, { seat, streetBet, stack }: PlayerInHand): Refusal =>
  aboveStack({ seat, level: round.level, most: streetBet + stack });

const tooSmall = (hand: Hand, to: Chips): Refusal => {
  const facts = { to, minTo: minimumTo(hand) };
  if (hand.round.level === 0) return belowMinimumBet(facts);
  switch (hand.setup.rules.minRaiseRule) {
    case 'doubleHighestBet':
      return belowDoubleBet(facts);
    case 'smallBlind':
      return belowSmallBlindRaise(facts);
    default:
      return belowMinimumRaise(facts);
  }
};

const notInLimit = ({ round }: Hand, to: Chips, amounts: readonly AmountRange[]): Refusal => {
  const facts = { to, amounts: amounts.map(({ minTo }) => minTo) };
  return round.bringInOnly ? notCompletion(facts) : notFixedAmount(facts);
};

const offStep = (hand: Hand, to: Chips, step: Chips): Refusal => {
  if (openIncrement(hand) === step) return notOpenIncrement({ to, step });
  return hand.setup.rules.wagerUnitRequired ? wagerUnitTooSmall({ to, step }) : chipTooSmall({ to, step });
};

/** Why a total outside the ranges offered is no wager. */
export const wagerObjection = (
  [hand, player]: readonly [Hand, PlayerInHand],
  to: Chips,
  amounts: readonly AmountRange[],
): Refusal => {
  if (!isChips(to)) return badAmount({ amount: String(to) });
  const stackTo = player.streetBet + player.stack;
  if (to > stackTo) return aboveStack({ to, maxTo: stackTo });
  if (hand.setup.structure.limit === 'fixedLimit') return notInLimit(hand, to, amounts);
  const maxTo = Math.max(maximumTo(hand, player), amounts[0]?.maxTo ?? 0);
  if (to > maxTo) return abovePot({ to, maxTo });
  if (to < minimumTo(hand)) return tooSmall(hand, to);
  return offStep(hand, to, amounts[0]?.step ?? 1);
};
