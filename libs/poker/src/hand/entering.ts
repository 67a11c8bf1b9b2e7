import { type Policy, type Refusal } from '@cardroom/kernel';
import { isCard, joker, type SeenCard, unknownCard } from '../cards/card';
import { fullDeck } from '../cards/card';
import { type Deal } from './commands';
import { dealOrder, type Target } from './deal-order';
import { seenCards } from './deck';
import { cardTwice, unknownCardText, unknownSeat, wrongCards } from './refusals';
import { nextDeal } from './streets';
import { type Hand, type SeatNumber } from './state';

/** Cards told by whoever records the hand must exist and lie nowhere else; `??` may stand for any. */
export const cardsAreNew = (cards: readonly SeenCard[], hand: Hand): Refusal | null => {
  const seen = new Set(seenCards(hand));
  for (const card of cards) {
    if (card === unknownCard) continue;
    if (!isCard(card) || (card === joker && hand.deck.size === fullDeck.length))
      return unknownCardText({ card: String(card).slice(0, 8) });
    if (seen.has(card)) return cardTwice({ card });
    seen.add(card);
  }
  return null;
};

const dueTo = (order: readonly Target[], seat: SeatNumber): number =>
  order.filter((target) => target.to === 'seat' && target.seat === seat).length;

/** As many cards as are due, or none where they were not seen. */
const countsFit = ({ hands = [], board }: Deal, order: readonly Target[]): Refusal | null => {
  const wrong = hands.find(({ seat, cards }) => dueTo(order, seat) !== cards.length);
  if (wrong) {
    const due = dueTo(order, wrong.seat);
    return due === 0 ? unknownSeat({ seat: wrong.seat }) : wrongCards({ seat: wrong.seat, due });
  }
  const toBoard = order.filter(({ to }) => to === 'board').length;
  return board !== undefined && board.length !== toBoard ? wrongCards({ due: toBoard }) : null;
};

export const enteredCardsFit: Policy<Deal, Hand> = (command, hand) => {
  const next = nextDeal(hand);
  if (hand.setup.running === 'dealt' || !next) return null;
  const objection = countsFit(command, dealOrder(hand, next));
  if (objection) return objection;
  const { hands = [], board = [], burn } = command;
  const cards = [...hands.flatMap((dealt) => dealt.cards), ...board, ...(burn ? [burn] : [])];
  return cardsAreNew(cards, hand);
};

export interface Entered {
  readonly hand: (seat: SeatNumber) => SeenCard;
  readonly board: () => SeenCard;
  readonly burn: () => SeenCard;
}

/** Hands out the cards entered, one by one, in the order of the deal. */
export const entered = ({ hands = [], board = [], burn }: Deal): Entered => {
  const left = new Map(hands.map(({ seat, cards }) => [seat, cards.slice()]));
  const boardLeft = board.slice();
  const burnsLeft = burn ? [burn] : [];
  return {
    hand: (seat) => left.get(seat)?.shift() ?? unknownCard,
    board: () => boardLeft.shift() ?? unknownCard,
    burn: () => burnsLeft.shift() ?? unknownCard,
  };
};
