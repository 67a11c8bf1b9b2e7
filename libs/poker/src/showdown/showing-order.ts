import { isLive } from '../betting/betting-round';
import { type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';
import { isLastStreet } from '../hand/streets';

/**
 * Who starts after betting in the last round: by RRP-3.6.7 and THR-A25 the last to bet or raise; by RTC-20 the first
 * to raise, or the bettor when nobody raised.
 */
const aggressor = ({ setup, lastRound }: Hand): SeatNumber | null =>
  setup.rules.showdownFirst === 'firstRaiserLastRound'
    ? (lastRound.firstRaiser ?? lastRound.firstBettor)
    : lastRound.lastAggressor;

/** After a run-out, the first live hand left of the button; after checks, who acted first in the last round. */
const starter = (hand: Hand): number => {
  const { lastRound, players, setup, lastRaiserOfDeal } = hand;
  const at = (seat: SeatNumber): number => players.findIndex((player) => player.seat === seat);
  if (setup.rules.showdownFirst === 'lastRaiserOfDeal' && lastRaiserOfDeal !== null)
    return at(lastRaiserOfDeal);
  if (!isLastStreet(hand) || lastRound.street !== hand.street) return players.findIndex(isLive);
  const seat = aggressor(hand);
  return seat === null ? Math.max(lastRound.firstToAct, 0) : at(seat);
};

const byMoneyIn = (a: PlayerInHand, b: PlayerInHand): number => b.contributed - a.contributed;

/**
 * The order in which hands are shown: the starter, then clockwise; players in a side pot before those in the main pot
 * only (RRP-3.6.7, RTC-20, RTC-20.a, THR-A26).
 */
export const showingOrder = (hand: Hand): readonly SeatNumber[] => {
  const first = starter(hand);
  const clockwise = [...hand.players.slice(first), ...hand.players.slice(0, first)];
  return clockwise
    .filter(isLive)
    .sort(byMoneyIn)
    .map(({ seat }) => seat);
};
