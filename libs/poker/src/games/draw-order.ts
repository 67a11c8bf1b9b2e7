import { type Target } from '../hand/deal-order';
import { playerAt } from '../hand/players';
import { type Hand, type SeatNumber } from '../hand/state';
import { gameOfHand } from '../hand/streets';

/**
 * Draws are served in order from the left of the button, at most four cards in a row to one player; the rest of
 * them wait until everybody has drawn (RRP-9.1.5, RRP-9.1.5.a). When the last to draw would get his fifth card at
 * once, a card is burned in between (RRP-9.1.5.b).
 */
export const drawOrder = (hand: Hand): readonly Target[] => {
  const { drawing, setup } = hand;
  const most = setup.rules.drawMaxConsecutiveCards;
  const order: Target[] = [];
  const waiting: SeatNumber[] = [];
  for (const { seat, discards } of drawing.requests) {
    const due = discards.length + shortBy(hand, seat, discards.length);
    for (let i = 0; i < due; i++) {
      if (i < most) order.push({ to: 'seat', seat, up: false });
      else waiting.push(seat);
    }
  }
  for (const seat of waiting) {
    const last = order[order.length - 1];
    if (isLastToDraw(drawing.requests, seat) && last?.to === 'seat') order.push({ to: 'burn' });
    order.push({ to: 'seat', seat, up: false });
  }
  return order;
};

/** A hand dealt too few cards draws up to the whole number (RRP-9.1.4.a). */
const shortBy = (hand: Hand, seat: SeatNumber, discarded: number): number => {
  const held = playerAt(hand, seat)?.cards.length ?? 0;
  return Math.max(0, gameOfHand(hand).cardsHeld - held - discarded);
};

const isLastToDraw = (requests: Hand['drawing']['requests'], seat: SeatNumber): boolean =>
  requests.findLast(({ discards }) => discards.length > 0)?.seat === seat;
