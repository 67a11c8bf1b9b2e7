import { type Refusal } from '@cardroom/kernel';
import { unknownCard, type Card } from '../cards/card';
import { hasOpeners } from '../evaluation/draw';
import { openersNeeded } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { gameOfHand } from '../hand/streets';

/**
 * In jacks or better only a pair of jacks opens (RRP-9.2.1). A recorded hand takes an opening as a claim, to be
 * proved at the end (RRP-9.2.3): the dealer does not see the cards, and false openers are a rule of their own.
 */
export const openingObjection = (hand: Hand, { seat, cards }: PlayerInHand): Refusal | null => {
  const { setup, street, round } = hand;
  if (gameOfHand(hand).openers === null || street !== 0 || round.fullBets > 0) return null;
  if (setup.running === 'recorded') return null;
  const held = cards.map(({ card }) => card);
  if (held.includes(unknownCard) || held.length !== 5) return null;
  return hasOpeners(held as readonly Card[]) ? null : openersNeeded({ seat });
};
