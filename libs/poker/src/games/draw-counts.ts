import { type Refusal } from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { playerAt } from '../hand/players';
import { drawCountsClosed, notDealtIn } from '../hand/refusals';
import { type Hand, type SeatNumber } from '../hand/state';

export interface DrawCount {
  readonly seat: SeatNumber;
  readonly cards: number;
}

const isRefusal = (hand: Hand, asker: SeatNumber): Refusal | null => {
  const player = playerAt(hand, asker);
  if (!player || !isLive(player)) return notDealtIn({ seat: asker });
  const acted = hand.actions.some(({ street }) => street === hand.street);
  return hand.street > 0 && !acted && hand.phase === 'betting' ? null : drawCountsClosed({ seat: asker });
};

/**
 * How many cards each player drew: told to a live player who asks until somebody acts after the draw, and to nobody
 * from then on (RRP-9.1.7, RRP-9.1.7.a).
 */
export const drawCountsFor = (hand: Hand, asker: SeatNumber): readonly DrawCount[] | Refusal =>
  isRefusal(hand, asker) ??
  hand.drawing.drawn.map(({ seat, discards }): DrawCount => ({ seat, cards: discards.length }));
