import { type Instant, type RuleId } from '@cardroom/kernel';
import { type SeenCard, unknownCard } from '../cards/card';
import { changed, changedPlayer } from '../hand/copies';
import { type CardPlace, type CardsEntered, type CardsMoved } from '../hand/events';
import { reveal } from '../hand/deck';
import { type Deck, type Hand, type HeldCard, type SeatNumber } from '../hand/state';

type Move = CardsMoved['moves'][number];
type Heap = 'burns' | 'muck' | 'setAside' | 'scrap';

export const stubTop: CardPlace = { kind: 'stubTop' };
export const burns: CardPlace = { kind: 'burns' };
export const setAside: CardPlace = { kind: 'setAside' };
export const scrap: CardPlace = { kind: 'scrap' };
export const muck: CardPlace = { kind: 'muck' };
export const theBoard: CardPlace = { kind: 'board', run: 0 };
export const inHand = (seat: SeatNumber, up = false): CardPlace => ({ kind: 'hand', seat, up });

export const cardsMoved = (at: Instant, rule: RuleId, moves: readonly Move[]): CardsMoved => ({
  type: 'CardsMoved',
  at,
  rule,
  moves,
});

/** A heap without one card: that very card, or one not seen where it is not among them. */
const taken = (cards: readonly SeenCard[], card: SeenCard, fromEnd = false): readonly SeenCard[] => {
  const named = fromEnd ? cards.lastIndexOf(card) : cards.indexOf(card);
  const unseen = fromEnd ? cards.lastIndexOf(unknownCard) : cards.indexOf(unknownCard);
  const index = named >= 0 ? named : unseen;
  return index < 0 ? cards.slice(1) : cards.toSpliced(index, 1);
};

const heldWithout = (cards: readonly HeldCard[], card: SeenCard, up: boolean): readonly HeldCard[] => {
  const find = (wanted: SeenCard, lies: boolean): number =>
    cards.findLastIndex((held) => held.card === wanted && held.up === lies);
  const index = [find(card, up), find(card, !up), find(unknownCard, up), find(unknownCard, !up)].find(
    (i) => i >= 0,
  );
  return cards.toSpliced(index ?? cards.length - 1, 1);
};

const onDeck = (hand: Hand, deck: Partial<Deck>): Hand => changed(hand, { deck: { ...hand.deck, ...deck } });

const withHeld = (hand: Hand, seat: SeatNumber, cards: readonly HeldCard[]): Hand =>
  changed(hand, {
    players: hand.players.map((player) => (player.seat === seat ? changedPlayer(player, { cards }) : player)),
  });

const heldBy = (hand: Hand, seat: SeatNumber): readonly HeldCard[] =>
  hand.players.find((player) => player.seat === seat)?.cards ?? [];

const withBoard = (hand: Hand, run: number, cards: readonly SeenCard[]): Hand =>
  changed(hand, { boards: hand.boards.map((board, i) => (i === run ? cards : board)) });

const take = (hand: Hand, card: SeenCard, from: CardPlace): Hand => {
  switch (from.kind) {
    case 'hand':
      return withHeld(hand, from.seat, heldWithout(heldBy(hand, from.seat), card, from.up));
    case 'board':
      return withBoard(hand, from.run, taken(hand.boards[from.run] ?? [], card));
    case 'stubTop':
      return onDeck(hand, { stub: taken(hand.deck.stub, card) });
    case 'stubBottom':
      return onDeck(hand, { stub: taken(hand.deck.stub, card, true) });
    default:
      return onDeck(hand, heap(from.kind, taken(hand.deck[from.kind], card, true)));
  }
};

const put = (hand: Hand, card: SeenCard, to: CardPlace): Hand => {
  switch (to.kind) {
    case 'hand':
      return withHeld(hand, to.seat, [...heldBy(hand, to.seat), { card, up: to.up }]);
    case 'board':
      return withBoard(hand, to.run, [...(hand.boards[to.run] ?? []), card]);
    case 'stubTop':
      return onDeck(hand, { stub: [card, ...hand.deck.stub] });
    case 'stubBottom':
      return onDeck(hand, { stub: [...hand.deck.stub, card] });
    default:
      return onDeck(hand, heap(to.kind, [...hand.deck[to.kind], card]));
  }
};

const heap = (kind: Heap, cards: readonly SeenCard[]): Partial<Deck> => ({ [kind]: cards });

/** A card turned over where it lies keeps its place among the others. */
const turned = (hand: Hand, { card, from, to }: Move): Hand | null => {
  if (from.kind !== 'hand' || to.kind !== 'hand' || from.seat !== to.seat) return null;
  const cards = heldBy(hand, from.seat);
  const index = cards.findLastIndex((held) => held.card === card && held.up === from.up);
  return index < 0 ? null : withHeld(hand, from.seat, cards.with(index, { card, up: to.up }));
};

/** Cards change places one after the other, and none is lost from the deck (RRP-5.4.b, RTC-32.c). */
export const evolveCardsMoved = (hand: Hand, { moves, at }: CardsMoved): Hand =>
  changed(
    moves.reduce(
      (state, move) => turned(state, move) ?? put(take(state, move.card, move.from), move.card, move.to),
      hand,
    ),
    { lastAt: at },
  );

/** Cards already in a hand are now known. */
export const evolveCardsEntered = (hand: Hand, { hands, at }: CardsEntered): Hand => {
  const players = hand.players.map((player) => {
    const entered = hands.find(({ seat }) => seat === player.seat);
    return entered ? changedPlayer(player, { cards: reveal(player.cards, entered.cards) }) : player;
  });
  return changed(hand, { players, lastAt: at });
};
