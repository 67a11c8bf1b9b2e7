import {
  cardOfCode,
  codeOf,
  compareCards,
  fullDeck,
  fullDeckWithJoker,
  highestCard,
  isCard,
  lowestCard,
} from './card';
import { cardSign, formatCards, parseCard, parseCards, parseSeenCards } from './notation';

describe('the deck', () => {
  it('has 52 different cards, and 53 with the joker', () => {
    expect(new Set(fullDeck).size).toBe(52);
    expect(fullDeckWithJoker).toEqual([...fullDeck, 'Jk']);
    expect(fullDeckWithJoker.map(codeOf).map(cardOfCode)).toEqual(fullDeckWithJoker);
  });

  it('knows what is no card', () => {
    for (const text of ['', 'A', '1s', 'Ak', 'jK', 'Asd', '10s', '??', 'é♠', 'as'])
      expect(isCard(text)).toBe(false);
  });
});

describe('RRP-3.7.1 suit ranking', () => {
  it('puts spades above hearts, diamonds and clubs between cards that are drawn', () => {
    expect(highestCard(['Ac', 'As', 'Ad', 'Ah'])).toBe('As');
    expect(['2s', '2c', '2h', '2d'].filter(isCard).toSorted(compareCards)).toEqual(['2c', '2d', '2h', '2s']);
  });

  it('makes clubs the lowest, and never overrides the rank', () => {
    expect(lowestCard(['3s', '3c', '3d'])).toBe('3c');
    expect(highestCard(['Kc', 'Qs'])).toBe('Kc');
  });

  it('counts an ace low only where the game does', () => {
    expect(lowestCard(['Ah', '2c'])).toBe('2c');
    expect(lowestCard(['Ah', '2c'], true)).toBe('Ah');
  });
});

describe('cards as text', () => {
  it('reads what people write', () => {
    expect(parseCard('10h')).toBe('Th');
    expect(parseCard('a♠')).toBe('As');
    expect(parseCards('As Td, '.replace(',', ''))).toEqual(['As', 'Td']);
    expect(parseCards('AsTd10c')).toEqual(['As', 'Td', 'Tc']);
    expect(parseCards('Jk2c')).toEqual(['Jk', '2c']);
  });

  it('reads unseen cards only where they are allowed', () => {
    expect(parseSeenCards('????4s')).toEqual(['??', '??', '4s']);
    expect(parseCards('????4s')).toBeNull();
  });

  it('refuses what is no card', () => {
    for (const text of ['Ax', 'A', '1s', 'AsK', '?s']) expect(parseSeenCards(text)).toBeNull();
  });

  it('writes them for files and for people', () => {
    expect(formatCards(['As', '??', 'Td'])).toBe('As??Td');
    expect(['As', 'Td', 'Jk', '??'].map((card) => cardSign(card as 'As'))).toEqual([
      'A♠',
      '10♦',
      'Joker',
      '??',
    ]);
  });
});
