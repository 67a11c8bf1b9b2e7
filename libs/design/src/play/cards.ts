import { type CardText, hiddenCard } from './shapes';

export const suitsOfDeck = ['s', 'h', 'd', 'c'] as const;
export const ranksOfDeck = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

export type SuitLetter = (typeof suitsOfDeck)[number];
export type RankLetter = (typeof ranksOfDeck)[number];

export interface CardFace {
  readonly rank: RankLetter;
  readonly suit: SuitLetter;
}

/** Rank and suit of a card that can be seen; null for a hidden one and for the joker. */
export const faceOf = (card: CardText): CardFace | null => {
  if (card === hiddenCard) return null;
  const rank = ranksOfDeck.find((each) => each === card[0]);
  const suit = suitsOfDeck.find((each) => each === card[1]);
  return rank && suit ? { rank, suit } : null;
};
