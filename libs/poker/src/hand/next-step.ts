import { isLive, seatToAct } from '../betting/betting-round';
import { openersToProve } from '../games/openers';
import { dueAward } from '../pots/awarding';
import { losingSeats } from '../showdown/killing-losers';
import { handsToTable } from '../showdown/all-in-hands';
import { isTabled } from '../showdown/strength';
import { type Hand, type SeatNumber } from './state';
import { stillToDraw } from './streets';

/** What the hand waits for, in the words of the dealer; nothing is asked that he would not know. */
export type NextStep =
  | { readonly kind: 'open' }
  | { readonly kind: 'post'; readonly seats: readonly SeatNumber[] }
  | { readonly kind: 'deal' }
  | { readonly kind: 'settleShortCall'; readonly seat: SeatNumber }
  | { readonly kind: 'act'; readonly seat: SeatNumber }
  | { readonly kind: 'draw'; readonly seat: SeatNumber }
  | { readonly kind: 'proveOpeners'; readonly seat: SeatNumber }
  | { readonly kind: 'show'; readonly seats: readonly SeatNumber[] }
  | { readonly kind: 'killLosers'; readonly seats: readonly SeatNumber[] }
  | { readonly kind: 'award'; readonly pot: number; readonly run: number }
  | { readonly kind: 'over' };

const atShowdown = (hand: Hand): NextStep => {
  const opener = openersToProve(hand);
  const due = dueAward(hand);
  if (opener !== null && hand.showdown.order.includes(opener) && hand.players.some(isLiveSeat(opener)))
    return { kind: 'proveOpeners', seat: opener };
  if (!due) return { kind: 'over' };
  const hidden = hiddenHands(hand);
  if (hidden.length > 0) return { kind: 'show', seats: hidden };
  const losers = losingSeats(hand).filter((seat) => hand.pots[due.pot]!.eligible.includes(seat));
  return losers.length > 0 ? { kind: 'killLosers', seats: losers } : { kind: 'award', ...due };
};

const beforeTheDeal = (hand: Hand): NextStep => {
  const seats = handsToTable(hand);
  return seats.length > 0 ? { kind: 'show', seats } : { kind: 'deal' };
};

/** Hands still to be shown or mucked, in order; the last one left need not be. */
const hiddenHands = ({ players, showdown }: Hand): readonly SeatNumber[] => {
  const live = players.filter(isLive);
  if (live.length < 2) return [];
  const hidden = live.filter((player) => !isTabled(player)).map(({ seat }) => seat);
  return showdown.order.filter((seat) => hidden.includes(seat));
};

const isLiveSeat =
  (seat: SeatNumber) =>
  (player: Hand['players'][number]): boolean =>
    player.seat === seat && player.gone === null;

export const nextStep = (hand: Hand): NextStep => {
  const { shortCall } = hand.irregular;
  switch (hand.phase) {
    case 'unopened':
      return { kind: 'open' };
    case 'posting':
      return { kind: 'post', seats: [...new Set(hand.owed.map(({ seat }) => seat))] };
    case 'dealing':
      return beforeTheDeal(hand);
    case 'betting':
      return shortCall
        ? { kind: 'settleShortCall', seat: shortCall.seat }
        : { kind: 'act', seat: seatToAct(hand) as SeatNumber };
    case 'drawing': {
      const [seat] = stillToDraw(hand);
      return seat === undefined ? { kind: 'deal' } : { kind: 'draw', seat };
    }
    case 'showdown':
      return atShowdown(hand);
    default:
      return { kind: 'over' };
  }
};
