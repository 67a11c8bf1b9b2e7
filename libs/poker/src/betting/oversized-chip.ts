import { type RuleId } from '@cardroom/kernel';
import { type Chips } from '../hand/state';
import { type Bidding, isTournamentOfRtc, type Reading, sumOfChips } from './reading';

const oversizedRule = ({ hand }: Bidding): RuleId => {
  if (isTournamentOfRtc(hand)) return 'RTC-9.a';
  return hand.setup.structure.limit === 'fixedLimit' ? 'RRP-3.5.15' : 'RRP-10.1.9.a';
};

/** One silent chip larger than the call is a call (RRP-3.5.15, RRP-10.1.9.a, RTC-9.a, THR-A20). */
export const singleOversizedChip = (bidding: Bidding, chips: readonly Chips[]): Reading | null => {
  const { due } = bidding;
  if (chips.length !== 1 || due === 0 || (chips[0] ?? 0) <= due) return null;
  return { kind: 'call', rule: oversizedRule(bidding) };
};

/** The part of the call that the second chip matches exactly: 25 of a call of 525. */
const oddPart = (due: Chips, chip: Chips): Chips => due % 10 ** String(chip).length;

/**
 * Two silent chips are only a call when the second is a remainder: it matches the odd part of the call, or the first
 * alone would not have covered it (RTC-9.c).
 */
export const secondChipIsRemainder = ({ hand, due }: Bidding, chips: readonly Chips[]): Reading | null => {
  if (hand.setup.rules.silentSecondChipRemainder !== 'call' || chips.length !== 2 || due === 0) return null;
  const [first = 0, second = 0] = chips.toSorted((a, b) => b - a);
  if (sumOfChips(chips) <= due) return null;
  const matches = second < due && oddPart(due, second) === second;
  return first < due || matches ? { kind: 'call', rule: 'RTC-9.c' } : null;
};
