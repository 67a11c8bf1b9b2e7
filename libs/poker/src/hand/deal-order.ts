import { isLive } from '../betting/betting-round';
import { drawOrder } from '../games/draw-order';
import { type Street } from '../games/game';
import { isServed } from '../games/still-served';
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

const isBurned = (hand: Hand, street: Street, index: number): boolean =>
  street.burn && hand.setup.rules.burnCards !== false && burnsBefore(hand, index);

/**
 * Each card the dealer takes off the deck for this deal, in order, and where it goes: one card at a time, clockwise, the
 * button last (THR-1.6, FR4-3.1).
 */
export const dealOrder = (hand: Hand, { street: index }: NextDeal): readonly Target[] => {
  const game = gameOfHand(hand);
  const street = game.streets[index] as Street;
  if (game.family === 'stud' && index === game.streets.length - 1) return riverPlan(hand).order;
  const burned = isBurned(hand, street, index) ? [burn] : [];
  if (street.draw) return [...burned, ...drawOrder(hand)];
  const served = hand.irregular.stillServed.length > 0 ? streetOrder(hand, street, isServed) : null;
  if (served && stubSuffices(hand, burned.length + served.length)) return [...burned, ...served];
  return [...burned, ...streetOrder(hand, street, (_, player) => isLive(player))];
};

/** Seats still served are passed over where the deck is short (RRP-8.15). */
const stubSuffices = ({ deck, setup }: Hand, cards: number): boolean =>
  cards + (setup.rules.dealLastCard === 'never' ? 1 : 0) <= deck.stub.length;

const streetOrder = (hand: Hand, street: Street, isDue: typeof isServed): readonly Target[] => {
  const order: Target[] = [];
  for (const up of street.toPlayers)
    for (const player of hand.players)
      if (isDue(hand, player)) order.push({ to: 'seat', seat: player.seat, up });
  for (let card = 0; card < street.toBoard; card++) order.push(board);
  return order;
};
