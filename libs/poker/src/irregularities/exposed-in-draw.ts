import { accept, type Decision, refuse } from '@cardroom/kernel';
import { type Card, joker, rankOf } from '../cards/card';
import { type HandEvent } from '../hand/events';
import { deckTooShort } from '../hand/refusals';
import { type HandRules } from '../hand/rules';
import { type Hand } from '../hand/state';
import { type Exposed } from './exposed-cards';
import { actedOnStreet, misdealIsBarred, misdealSource, misdealt, tooLateForMisdeal } from './misdeal-table';
import { cardsMoved, inHand, muck, stubTop } from './moving-cards';
import { errorsOf } from './noting';

const bestLowRanks = ['A', '2', '3', '4', '5'];

/**
 * Whether a card exposed before the draw stays with its player: always in high draw (RRP-9.1.3, THR-1.8.c); in low draw, where
 * the house says so, only a card of the best ace-to-five hand (THR-1.8.c.1).
 */
export const keepsExposedCard = (
  { drawExposedBeforeDraw, drawLowExposedBeforeDraw }: HandRules,
  card: Card,
  isLowDraw: boolean,
): boolean => {
  if (!isLowDraw) return drawExposedBeforeDraw === 'keep';
  return drawLowExposedBeforeDraw === 'keep' || card === joker || bestLowRanks.includes(rankOf(card));
};

/** Before the draw it is kept; two of them are still a misdeal (RRP-9.1.3). */
const beforeDraw = (hand: Hand, { command }: Exposed): Decision<HandEvent> => {
  const exposed = errorsOf(hand).exposed.filter(({ by }) => by === 'dealer').length;
  if (exposed < hand.setup.rules.misdealExposedCards || misdealIsBarred(hand)) return accept();
  const rule = misdealSource(hand.setup.rules) === 'THR' ? 'THR-1.8.5' : 'RRP-3.2.1.b';
  return accept<HandEvent>(misdealt(command.at, rule));
};

/**
 * A card exposed on the draw is never kept: once everybody has drawn the top card replaces it (RRP-9.1.8, THR-1.8.c.2). Where
 * none is left to replace it, the floor has to decide.
 */
const onTheDraw = (hand: Hand, { command, card }: Exposed): Decision<HandEvent> => {
  if (actedOnStreet(hand)) return refuse(tooLateForMisdeal(hand));
  const { at, seat } = command;
  const [top] = hand.deck.stub;
  if (top === undefined) return refuse(deckTooShort({ stub: 0, due: 1 }));
  return accept<HandEvent>(
    cardsMoved(at, 'RRP-9.1.8', [
      { card, from: inHand(seat), to: muck },
      { card: top, from: stubTop, to: inHand(seat) },
    ]),
  );
};

export const exposedInDraw = (hand: Hand, exposed: Exposed): Decision<HandEvent> =>
  hand.street === 0 ? beforeDraw(hand, exposed) : onTheDraw(hand, exposed);
