import { isCard, joker, type Card, type SeenCard, unknownCard } from './card';

const suitLetters: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };
const suitSigns: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** Reads `As`, `10h`, `a♠` or `Jk`; null when the text is no card. */
export const parseCard = (text: string): Card | null => {
  const suit = text.slice(-1);
  const rank = text.slice(0, -1).toUpperCase();
  const card = `${rank === '10' ? 'T' : rank}${suitLetters[suit] ?? suit.toLowerCase()}`;
  return isCard(card) ? card : null;
};

/** Reads cards written one after the other (`AsKd`) or apart (`As Kd`); null when any part is no card. */
export const parseCards = (text: string): readonly Card[] | null => {
  const seen = parseSeenCards(text);
  return seen && seen.every((card) => card !== unknownCard) ? (seen as readonly Card[]) : null;
};

/** As `parseCards`, where `??` stands for a card that was not seen. */
export const parseSeenCards = (text: string): readonly SeenCard[] | null => {
  const parts = text.match(/10.|\S./gu) ?? [];
  if (parts.join('') !== text.replaceAll(/\s/gu, '')) return null;
  const cards = parts.map((part) => (part === unknownCard ? unknownCard : parseCard(part)));
  return cards.every((card): card is SeenCard => card !== null) ? cards : null;
};

/** Writes cards one after the other, as PHH does. */
export const formatCards = (cards: readonly SeenCard[]): string => cards.join('');

/** Writes a card for a person: `A♠`, `10♦`, `Joker`. */
export const cardSign = (card: SeenCard): string => {
  if (card === joker) return 'Joker';
  if (card === unknownCard) return card;
  const rank = card[0] === 'T' ? '10' : card[0];
  return `${rank}${suitSigns[card[1] as string]}`;
};
