import { foreseen } from './foresight';
import { changed, draftOfHand, draftOfPlayer } from './copies';
import { type SeenCard, unknownCard } from '../cards/card';
import { noDrawing } from '../games/drawing';
import { type DeckShuffled, type StreetDealt, type StubReshuffled } from './events';
import { type Deck, type Hand, type HeldCard } from './state';

export const evolveShuffled = (hand: Hand, { order, seed }: Pick<DeckShuffled, 'order' | 'seed'>): Hand =>
  changed(hand, { seed, deck: changedDeck(hand.deck, order) });

/** The burns and the cards set aside went back into the stub; a draw takes the discards too. */
export const evolveReshuffled = (hand: Hand, { order, takes }: StubReshuffled): Hand => {
  const { burns, setAside, muck } = hand.deck;
  return changed(hand, {
    deck: {
      ...hand.deck,
      stub: order,
      burns: takes.includes('burns') ? [] : burns,
      setAside: takes.includes('setAside') ? [] : setAside,
      muck: takes.includes('muck') ? [] : muck,
    },
  });
};

const evolveDealtNow = (hand: Hand, dealt: StreetDealt): Hand => {
  const { street, run, burns, hands, board, at } = dealt;
  let taken = burns.length + board.length;
  for (const { cards } of hands) taken += cards.length;
  const stub = hand.deck.stub.slice(taken);
  const after = draftOfHand(hand);
  after.street = street;
  after.lastAt = at;
  after.phase = 'dealing';
  after.deck = changedDeck(hand.deck, stub, burns.length > 0 ? hand.deck.burns.concat(burns) : undefined);
  if (board.length > 0)
    after.boards = hand.boards.map((cards, i) => (i === run ? cards.concat(board) : cards));
  if (hands.length > 0) after.players = withCards(hand.players, hands);
  if (hand.drawing !== noDrawing)
    after.drawing = { ...hand.drawing, drawn: hand.drawing.requests, requests: [] };
  return after;
};

const changedDeck = (deck: Deck, stub: Deck['stub'], burns: Deck['burns'] = deck.burns): Deck => ({
  size: deck.size,
  stub,
  burns,
  muck: deck.muck,
  setAside: deck.setAside,
  scrap: deck.scrap,
});

const withCards = (players: Hand['players'], hands: StreetDealt['hands']): Hand['players'] =>
  players.map((player) => {
    const dealt = hands.find(({ seat }) => seat === player.seat);
    if (!dealt) return player;
    const after = draftOfPlayer(player);
    after.cards = player.cards.concat(dealt.cards);
    return after;
  });

/** Puts a card in the place of one not seen before; the hand is unchanged when it was seen already. */
export const reveal = (cards: readonly HeldCard[], seen: readonly SeenCard[]): readonly HeldCard[] => {
  const fresh = seen.filter((card) => card !== unknownCard && !cards.some((held) => held.card === card));
  if (fresh.length === 0) return cards;
  const left = fresh.slice();
  return cards.map((held) => {
    if (held.card !== unknownCard) return held;
    const card = left.shift();
    return card ? { ...held, card } : held;
  });
};

export const evolveDealt = foreseen(evolveDealtNow);

/** Every card whose face is known, wherever it lies. */
export const seenCards = ({ players, boards, deck }: Hand): ReadonlySet<SeenCard> => {
  const seen = new Set<SeenCard>();
  const add = (card: SeenCard): void => {
    if (card !== unknownCard) seen.add(card);
  };
  for (const player of players) for (const { card } of player.cards) add(card);
  boards.forEach((cards) => cards.forEach(add));
  [deck.burns, deck.muck, deck.setAside].forEach((cards) => cards.forEach(add));
  return seen;
};
