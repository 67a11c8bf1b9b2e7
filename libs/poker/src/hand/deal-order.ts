import { isLive } from '../betting/betting-round';
import { drawOrder } from '../games/draw-order';
import { type Street } from '../games/game';
import { riverPlan } from '../games/stud-river';
import { burnsBefore } from '../irregularities/repairs';
import { type NextDeal } from './streets';
import { gameOfHand } from './streets';
import { type Hand, type SeatNumber } from './state';

/** Where the next card off the deck goes. */
export type Target =
  | { readonly to: 'burn' }
  | { readonly to: 'board' }
  | { readonly to: 'seat'; readonly seat: SeatNumber; readonly up: boolean };

export const burn: Target = { to: 'burn' };
export const board: Target = { to: 'board' };

const burnsOf = (hand: Hand, street: Street, index: number): readonly Target[] =>
  street.burn && hand.setup.rules.burnCards !== false && burnsBefore(hand, index) ? [burn] : [];

/** One card at a time, clockwise, the button last (THR-1.6, FR4-3.1). */
const roundTheTable = (hand: Hand, ups: readonly boolean[]): readonly Target[] => {
  const order: Target[] = [];
  for (const up of ups)
    for (const player of hand.players) if (isLive(player)) order.push({ to: 'seat', seat: player.seat, up });
  return order;
};

/** Each card the dealer takes off the deck for this deal, in order, and where it goes. */
export const dealOrder = (hand: Hand, { street: index }: NextDeal): readonly Target[] => {
  const game = gameOfHand(hand);
  const street = game.streets[index] as Street;
  if (street.draw) return [...burnsOf(hand, street, index), ...drawOrder(hand)];
  if (game.family === 'stud' && index === game.streets.length - 1) return riverPlan(hand).order;
  const toBoard = Array.from({ length: street.toBoard }, () => board);
  return [...burnsOf(hand, street, index), ...roundTheTable(hand, street.toPlayers), ...toBoard];
};
