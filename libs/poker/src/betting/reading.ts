import { type RuleId } from '@cardroom/kernel';
import { type Bid } from './commands';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { owes } from './betting-round';

/** What chips and words amount to, and the rule that says so when they are not exactly that. */
export type Reading =
  | { readonly kind: 'fold' | 'check' | 'call'; readonly rule: RuleId | null }
  | { readonly kind: 'wager'; readonly to: Chips; readonly rule: RuleId | null }
  | { readonly kind: 'short'; readonly put: Chips };

/** A bid as it is read: who made it, what he owes, what he put in. */
export interface Bidding {
  readonly hand: Hand;
  readonly player: PlayerInHand;
  readonly bid: Pick<Bid, 'motions' | 'declared' | 'unaware' | 'unclear'>;
  readonly due: Chips;
  readonly put: Chips;
}

export const sumOfChips = (chips: readonly Chips[]): Chips => chips.reduce((sum, chip) => sum + chip, 0);

export const biddingOf = (hand: Hand, player: PlayerInHand, bid: Bidding['bid']): Bidding => ({
  hand,
  player,
  bid,
  due: owes(hand, player),
  put: Math.min(sumOfChips(bid.motions.flat()), player.stack),
});

export const isTournamentOfRtc = ({ setup }: Hand): boolean =>
  setup.rules.minRaiseRule === 'doubleHighestBet';
