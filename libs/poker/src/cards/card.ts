/** Ranks from lowest to highest, the ace last. Where a game or a house counts it low, the evaluation says so. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof ranks)[number];

/** Suits from lowest to highest where a single card is drawn or dealt: clubs first, spades last (RRP-3.7.1). */
export const suits = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof suits)[number];

/** A card with a rank and a suit, written as in PHH: `As`, `Td`, `2c`. */
export type PlainCard = `${Rank}${Suit}`;

/** The joker of a 53-card deck (RRP-9.3.1). */
export const joker = 'Jk';

/** Any card of the deck; a plain string, so that events and files read as a dealer would write them. */
export type Card = PlainCard | typeof joker;

/** A card that was dealt but not seen by whoever records the hand. */
export const unknownCard = '??';
export type SeenCard = Card | typeof unknownCard;

/** `rank * 4 + suit`, both counted from the lowest; 52 is the joker. */
export type CardCode = number;

export const jokerCode: CardCode = 52;

const plainCards: readonly PlainCard[] = ranks.flatMap((rank) =>
  suits.map((suit): PlainCard => `${rank}${suit}`),
);

/** The 52 cards in code order: 2c, 2d, 2h, 2s, 3c … As. */
export const fullDeck: readonly Card[] = plainCards;

/** The 53 cards: the full deck with the joker at the end (RRP-9.3.1). */
export const fullDeckWithJoker: readonly Card[] = [...plainCards, joker];

/** The place of a two-letter text in a table of 128 by 128 letters. */
const letters = (text: string): number => (text.charCodeAt(0) << 7) | text.charCodeAt(1);

const codes = new Int8Array(1 << 14).fill(-1);
fullDeckWithJoker.forEach((card, code) => (codes[letters(card)] = code));

/** The card's code; -1 for a text that is no card, which the type does not let through. */
export const codeOf = (card: Card): CardCode => (card.length === 2 ? (codes[letters(card)] ?? -1) : -1);

export const isCard = (text: string): text is Card => codeOf(text as Card) >= 0;

/** The card of a code from 0 to 52. */
export const cardOfCode = (code: CardCode): Card => fullDeckWithJoker[code] as Card;

export const rankOf = (card: PlainCard): Rank => card[0] as Rank;

export const suitOf = (card: PlainCard): Suit => card[1] as Suit;

/** 2 for a deuce up to 14 for an ace. */
export const rankNumber = (rank: Rank): number => ranks.indexOf(rank) + 2;

/**
 * Orders two cards by rank, then by suit (RRP-3.7.1): negative when `a` is the lower. The joker stands above
 * every card. For drawing the button, changing seats, the stud bring-in and odd chips; never for a pot.
 */
export const compareCards = (a: Card, b: Card): number => codeOf(a) - codeOf(b);

/** As `compareCards`, the ace below the deuce, for the low games that count it so. */
export const compareCardsAceLow = (a: Card, b: Card): number => aceLowCode(a) - aceLowCode(b);

const aceLowCode = (card: Card): number => {
  const code = codeOf(card);
  return code >= 48 && code < jokerCode ? code - 52 : code;
};

/** The highest of several cards by rank and suit. */
export const highestCard = (cards: readonly Card[]): Card | undefined =>
  cards.toSorted(compareCards)[cards.length - 1];

/** The lowest of several cards by rank and suit, aces high unless `aceLow`. */
export const lowestCard = (cards: readonly Card[], aceLow = false): Card | undefined =>
  cards.toSorted(aceLow ? compareCardsAceLow : compareCards)[0];
