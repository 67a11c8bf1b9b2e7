import { type Instant } from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { openersToProve } from '../games/openers';
import { type HandEvent, type PotAwarded } from '../hand/events';
import { type Hand } from '../hand/state';

/**
 * The last hand left wins every pot at once and need not be shown (RRP-3.3.1, THR-A16, FR4-1.16); an opener must first
 * prove his openers (RRP-9.2.3).
 */
export const lastHandWins = (hand: Hand, at: Instant): readonly HandEvent[] => {
  const winner = hand.players.find(isLive);
  if (!winner) return [];
  const { seat } = winner;
  if (openersToProve(hand) === seat) return [{ type: 'ShowdownReached', at, order: [seat] }];
  const awards = hand.pots.map(({ amount, raked = 0 }, pot): PotAwarded => ({
    type: 'PotAwarded',
    at,
    pot,
    run: 0,
    awards: [{ part: 'all', shares: [{ seat, amount: amount - raked }], oddChips: [] }],
  }));
  return [...awards, { type: 'HandEnded', at, carried: 0 }];
};
