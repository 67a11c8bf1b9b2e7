import { type Target } from '../hand/deal-order';
import { type Hand, type SeatNumber } from '../hand/state';

/**
 * Draws are served in order from the left of the button, at most four cards in a row to one player; the rest of
 * them wait until everybody has drawn (RRP-9.1.5, RRP-9.1.5.a). When the last to draw would get his fifth card at
 * once, a card is burned in between (RRP-9.1.5.b).
 */
export const drawOrder = ({ drawing, setup }: Hand): readonly Target[] => {
  const most = setup.rules.drawMaxConsecutiveCards;
  const order: Target[] = [];
  const waiting: SeatNumber[] = [];
  for (const { seat, discards } of drawing.requests) {
    for (let i = 0; i < discards.length; i++) {
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

const isLastToDraw = (requests: Hand['drawing']['requests'], seat: SeatNumber): boolean =>
  requests.findLast(({ discards }) => discards.length > 0)?.seat === seat;
