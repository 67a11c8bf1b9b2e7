import { playerAt } from '../hand/players';
import { type Prompt } from '../hand/prompts';
import { type Hand, type SeatNumber } from '../hand/state';

/**
 * A card was exposed by accident: of a folded hand the whole hand is shown, of a live one the other cards stay hidden
 * (RTC-32.a).
 */
export const shownByAccident = (hand: Hand, seat: SeatNumber): Prompt | null => {
  const player = playerAt(hand, seat);
  if (!player) return null;
  const all = player.gone !== null && hand.setup.rules.foldedCardExposed === 'showBoth';
  const code = all ? 'poker.show-whole-hand' : 'poker.show-exposed-card-only';
  return { code, rule: 'RTC-32.a', facts: { seat } };
};
