import { type Card, unknownCard } from '../cards/card';
import { type Hand, type PlayerInHand } from '../hand/state';
import { isReadable } from '../irregularities/readable-hands';
import { gameOfHand } from '../hand/streets';

const knownCards = (cards: readonly (Card | typeof unknownCard)[]): readonly Card[] | null =>
  cards.includes(unknownCard) ? null : (cards as readonly Card[]);

export interface Strength {
  readonly high: number;
  readonly low: number | null;
}

/** The same cards on the same board are read once, however often the showdown asks. */
const strengths = new WeakMap<
  PlayerInHand['cards'],
  { readonly board: Hand['boards'][number]; readonly strength: Strength | null }
>();

/**
 * What a hand is worth on one board; null while any of its cards is unknown, or their number
 * is wrong. The cards speak (RRP-3.6.2).
 */
export const strengthOf = (hand: Hand, player: PlayerInHand, run: number): Strength | null => {
  const boardCards = hand.boards[run];
  const known = strengths.get(player.cards);
  if (known && known.board === boardCards) return known.strength;
  const strength = read(hand, player, run);
  if (boardCards) strengths.set(player.cards, { board: boardCards, strength });
  return strength;
};

const read = (hand: Hand, player: PlayerInHand, run: number): Strength | null => {
  const hole = knownCards(player.cards.map(({ card }) => card));
  const board = knownCards(hand.boards[run] ?? []);
  if (!hole || !board) return null;
  const game = gameOfHand(hand);
  if (!isReadable(game, hole.length, board.length)) return null;
  const cards = { hole, board };
  return { high: game.high(cards, hand.setup.rules), low: game.low(cards, hand.setup.rules) };
};

/** A hand laid face up with every card (RRP-3.6.1, RRP-6.0.b). */
export const isTabled = ({ tabled, cards }: PlayerInHand): boolean => tabled.length >= cards.length;
