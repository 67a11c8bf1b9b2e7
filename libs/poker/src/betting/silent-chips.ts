import { type RuleId } from '@cardroom/kernel';
import { type Chips, type Hand } from '../hand/state';
import { betSize } from '../hand/streets';
import { secondChipIsRemainder, singleOversizedChip } from './oversized-chip';
import { type Bidding, isTournamentOfRtc, type Reading, sumOfChips } from './reading';

/**
 * From which total several silent chips are a raise: the bet and half a bet more (RRP-3.5.14, RRP-10.1.10.a, RTC-9.b).
 * Half of the limit in limit games, half of the highest bet in the others.
 */
const raiseFrom = (hand: Hand): Chips => {
  const { rules, structure } = hand.setup;
  const { level } = hand.round;
  const limit = structure.limit === 'fixedLimit';
  const percent = (limit ? rules.raiseThresholdPct : rules.multiChipRaiseThresholdPct) ?? 150;
  return level + ((limit ? betSize(hand) : level) * (percent - 100)) / 100;
};

const severalChipsRule = (hand: Hand, isRaise: boolean): RuleId => {
  if (isTournamentOfRtc(hand)) return isRaise ? 'RTC-9.b' : 'RTC-6';
  if (hand.setup.structure.limit === 'fixedLimit') return 'RRP-3.5.14';
  return isRaise ? 'RRP-10.1.10' : 'RRP-10.1.10.a';
};

/** A call overpaid by less than half a bet is a call; from there on it is a raise, to be completed if too small. */
const severalChips = ({ hand, player }: Bidding, chips: readonly Chips[]): Reading => {
  const to = player.streetBet + Math.min(sumOfChips(chips), player.stack);
  const isRaise = to >= raiseFrom(hand);
  const rule = severalChipsRule(hand, isRaise);
  return isRaise ? { kind: 'wager', to, rule } : { kind: 'call', rule };
};

/**
 * Chips put in without a word. With nothing to call they bet their whole value (RRP-10.1.9); over a bet they are a raise
 * only in one motion and from the threshold on (RTC-5.d, RTC-5.d.1).
 */
export const silentChips = (bidding: Bidding, chips: readonly Chips[]): Reading => {
  const { hand, player, due } = bidding;
  const put = Math.min(sumOfChips(chips), player.stack);
  if (hand.round.level === 0) return { kind: 'wager', to: put, rule: null };
  if (put === due || put === player.stack) return allOrExactly(bidding, put);
  if (put < due) return { kind: 'short', put };
  return (
    singleOversizedChip(bidding, chips) ??
    secondChipIsRemainder(bidding, chips) ??
    severalChips(bidding, chips)
  );
};

/** The exact call, or a whole stack: below the bet it calls for what it is, above it is all-in (RRP-10.1.2). */
const allOrExactly = ({ player, due }: Bidding, put: Chips): Reading =>
  put <= due ? { kind: 'call', rule: null } : { kind: 'wager', to: player.streetBet + put, rule: null };
