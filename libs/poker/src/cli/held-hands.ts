import { type Card, isCard, type SeenCard } from '../cards/card';
import { bestHigh, bestLow, bestOmahaHigh, bestOmahaLow } from '../evaluation/best-five';
import { handName, lowName } from '../evaluation/names';
import { type Hand, type PlayerInHand } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { type Speaker } from './speaker';

const allKnown = (cards: readonly SeenCard[]): cards is readonly Card[] =>
  cards.every((card) => isCard(card));

/** What a player holds, in words; nothing while cards are missing or unseen. */
export const heldHand = (hand: Hand, player: PlayerInHand, { language, words }: Speaker): string => {
  const hole = player.cards.map(({ card }) => card);
  const board = hand.boards[0] ?? [];
  if (!allKnown(hole) || !allKnown(board)) return '';
  const { family, highLow, boardMayPlay } = gameOfHand(hand);
  const { rules } = hand.setup;
  const omaha = family === 'flop' && !boardMayPlay;
  const held = hole.length + board.length;
  if (omaha ? board.length !== 5 : held < 5 || held > 7) return '';
  const high = omaha ? bestOmahaHigh({ hole, board }, rules) : bestHigh([...hole, ...board], rules);
  const name = handName(high, language);
  if (!highLow) return name;
  const qualifier = rules.lowQualifierRank;
  const low = omaha ? bestOmahaLow({ hole, board }, qualifier) : bestLow([...hole, ...board], qualifier);
  return low ? `${name}, ${words.low(lowName(low.ranks))}` : name;
};
