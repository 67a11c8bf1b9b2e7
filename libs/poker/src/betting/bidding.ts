import { accept, type Decision, judge, type Policy, type RuleId } from '@cardroom/kernel';
import { type Action } from '../hand/commands';
import { type Bid } from './commands';
import { type HandEvent } from '../hand/events';
import { isChips } from '../hand/opening';
import { playerAt } from '../hand/players';
import { badAmount, nothingBid } from '../hand/refusals';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { misdealSource } from '../irregularities/misdeal-table';
import { citing } from '../irregularities/refusals';
import { actedEvent, actRules, consequences, turnRules } from './acting';
import { legalActions } from './legal-actions';
import { goesUnnoticed, unnoticedBet } from './oversize-bets';
import { type Bidding, biddingOf, type Reading, sumOfChips } from './reading';
import { shortCall } from './short-calls';
import { silentChips } from './silent-chips';
import { spokenBid, wordsThatCount } from './spoken-bids';
import { motionsThatCount } from './string-raises';
import { type AmountRange, inRanges } from './wagers';

type Rule = Policy<Bid, Hand>;

const chipsAreChips: Rule = ({ motions, declared }) => {
  const amounts = [...motions.flat(), ...(declared?.amount === undefined ? [] : [declared.amount])];
  const wrong = amounts.find((amount) => !isChips(amount) || amount === 0);
  return wrong === undefined ? null : badAmount({ amount: String(wrong) });
};

/** A wager binds only when chips are released or a word is said (RRP-10.1.4); gathering chips is no bid (THR-A18). */
const somethingWasDone: Rule = ({ motions, declared, seat }, { setup }) => {
  if (motions.flat().length > 0 || declared) return null;
  return misdealSource(setup.rules) === 'THR'
    ? citing(nothingBid({ seat }), 'THR-A18')
    : nothingBid({ seat });
};

export const bidRules = [chipsAreChips, somethingWasDone];

/** Words before chips; several motions only as far as they count; an unclear gesture is a call (RTC-9). */
export const readBid = (bidding: Bidding): Reading => {
  if (bidding.bid.unclear && bidding.due > 0) return { kind: 'call', rule: 'RTC-9' };
  const words = wordsThatCount(bidding);
  if (words) return spokenBid(bidding, words);
  const { chips, rule } = motionsThatCount(bidding);
  const reading = silentChips(bidding, chips);
  return rule && reading.kind !== 'short' ? { ...reading, rule } : reading;
};

const nearest = (ranges: readonly AmountRange[], to: Chips): Chips => {
  const lowest = ranges[0]!.minTo;
  const { maxTo } = ranges[ranges.length - 1]!;
  if (inRanges(ranges, to)) return to;
  if (to <= lowest) return lowest;
  if (to >= maxTo) return maxTo;
  const { minTo, step } = ranges.findLast((range) => range.minTo <= to)!;
  return to - ((to - minTo) % step);
};

/**
 * Too small is brought up to the least raise, too large cut to the most (RRP-10.1.10, RTC-6, RRP-10.2.1): in pot-limit a
 * chip larger than the pot bets the pot (RRP-10.2.7).
 */
const correction = (hand: Hand, wanted: Chips, to: Chips): RuleId | null => {
  if (to === wanted) return null;
  const { limit } = hand.setup.structure;
  if (to < wanted) return limit === 'potLimit' ? 'RRP-10.2.1' : limit === 'fixedLimit' ? 'RRP-3.5.6' : null;
  if (limit === 'fixedLimit') return 'RRP-3.5.16';
  return hand.setup.rules.shortRaiseCompletion === 'doubleHighestBet' ? 'RTC-6' : 'RRP-10.1.10';
};

interface Ruled {
  readonly action: Action;
  readonly rule: RuleId | null;
}

/** The nearest action on offer: a raise that may not be made is a call. */
const ruledAction = (hand: Hand, reading: Exclude<Reading, { kind: 'short' }>): Ruled => {
  const legal = legalActions(hand);
  if (reading.kind === 'call' && legal?.check.allowed)
    return { action: { kind: 'check' }, rule: reading.rule };
  if (reading.kind !== 'wager') return { action: { kind: reading.kind }, rule: reading.rule };
  const wager = legal?.wager;
  if (wager?.allowed) {
    const to = nearest(wager.amounts, reading.to);
    return { action: { kind: 'wager', to }, rule: correction(hand, reading.to, to) ?? reading.rule };
  }
  if (!legal?.call.allowed) return { action: { kind: 'wager', to: reading.to }, rule: reading.rule };
  return { action: { kind: 'call' }, rule: wager?.refusal.rule ?? reading.rule };
};

/**
 * Chips pushed and words said become the action that the rules make of them; what was put in beyond it is handed back
 * as change and never left the stack for the count.
 */
export const bid = (command: Bid, hand: Hand): Decision<HandEvent> =>
  judge([...turnRules, ...bidRules], [command, hand], () => {
    const player = playerAt(hand, command.seat) as PlayerInHand;
    const bidding = biddingOf(hand, player, command);
    const reading = readBid(bidding);
    if (reading.kind === 'short') return shortCall(command, hand, reading.put);
    if (command.uncounted && reading.kind === 'wager' && goesUnnoticed(hand, player, reading.to))
      return accept(...unnoticedBet(command, [hand, player], reading.to));
    const { action, rule } = ruledAction(hand, reading);
    return judge(actRules, [{ ...command, action }, hand], () => {
      const acted = actedEvent(hand, { at: command.at, seat: command.seat, action });
      const change = Math.max(0, sumOfChips(command.motions.flat()) - acted.paid);
      const isPlain = rule === null && change === 0;
      return accept(
        ...consequences(hand, isPlain ? acted : { ...acted, ...(rule ? { ruled: rule } : {}), change }),
      );
    });
  });
