import { type SeenCard, unknownCard } from '../cards/card';
import { isServed } from '../games/still-served';
import { type CardPlace, type CardsMoved } from '../hand/events';
import { type Hand } from '../hand/state';
import { isLastStreet } from '../hand/streets';
import { type CorrectDeal } from './commands';
import { burns, cardsMoved, inHand, stubTop } from './moving-cards';
import { errorsOf } from './noting';

interface Lying {
  readonly card: SeenCard;
  readonly at: CardPlace;
}

/** The cards of the street in the order in which they came off the deck, and where each lies now. */
const offTheDeck = (hand: Hand, burned: number): readonly Lying[] => {
  const served = hand.players.filter((player) => isServed(hand, player));
  const dealtTo = served.map(({ seat, cards }): Lying => {
    const last = cards.at(-1);
    return { card: last?.card ?? unknownCard, at: inHand(seat, last?.up ?? false) };
  });
  const out = burned === 0 ? [] : hand.deck.burns.slice(-burned);
  return [...out.map((card): Lying => ({ card, at: burns })), ...dealtTo];
};

const isKept = ({ at }: Lying, looked: CorrectDeal['looked']): boolean =>
  at.kind === 'hand' && looked?.includes(at.seat) === true;

/**
 * Burned twice or not at all: the first card is the burn, and every seat gets the card it was due; what is left over goes
 * back on the deck (RRP-8.13). A last card that was looked at stays where it is, and the others close up (RRP-8.13.a);
 * null when all have looked and nothing moves.
 */
export const studBurnCorrected = ({ at, looked = [] }: CorrectDeal, hand: Hand): CardsMoved | null => {
  const burned = errorsOf(hand).wrongDeal?.kind === 'twoBurns' ? 2 : 0;
  const keepers = isLastStreet(hand) ? looked : [];
  const lying = offTheDeck(hand, burned);
  const seats = lying.map(({ at: place }) => place).filter((place) => place.kind === 'hand');
  const free = seats.filter((place) => !keepers.includes(place.seat));
  if (free.length === 0) return null;
  const onTop = hand.deck.stub.slice(0, 1).map((card): Lying => ({ card, at: stubTop }));
  const pool = [...lying.filter((each) => !isKept(each, keepers)), ...(burned === 0 ? onTop : [])];
  const places: readonly CardPlace[] = [burns, ...free];
  const moves = pool.map(({ card, at: from }, i) => ({ card, from, to: places[i] ?? stubTop }));
  return cardsMoved(at, keepers.length > 0 ? 'RRP-8.13.a' : 'RRP-8.13', moves.filter(changesPlace));
};

const changesPlace = ({ from, to }: { from: CardPlace; to: CardPlace }): boolean =>
  from.kind !== to.kind || (from.kind === 'hand' && to.kind === 'hand' && from.seat !== to.seat);
