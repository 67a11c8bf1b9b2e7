import { type Card, unknownCard } from '../cards/card';
import { type Hand, type PlayerInHand } from '../hand/state';
import { gameOfHand } from '../hand/streets';

const knownCards = (cards: readonly (Card | typeof unknownCard)[]): readonly Card[] | null =>
  cards.includes(unknownCard) ? null : (cards as readonly Card[]);

export interface Strength {
  readonly high: number;
  readonly low: number | null;
}

/** What a hand is worth on one board; null while any of its cards is unknown. The cards speak (RRP-3.6.2). */
export const strengthOf = (hand: Hand, player: PlayerInHand, run: number): Strength | null => {
  const hole = knownCards(player.cards.map(({ card }) => card));
  const board = knownCards(hand.boards[run] ?? []);
  if (!hole || !board) return null;
  const game = gameOfHand(hand);
  const cards = { hole, board };
  return { high: game.high(cards, hand.setup.rules), low: game.low(cards, hand.setup.rules) };
};

/** A hand laid face up with every card (RRP-3.6.1, RRP-6.0.b). */
export const isTabled = ({ tabled, cards }: PlayerInHand): boolean => tabled.length >= cards.length;
