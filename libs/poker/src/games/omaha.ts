import { omahaHighStrength } from '../evaluation/omaha';
import { flopStreets } from './flop-streets';
import { type Game } from './game';

/** Four hole cards, exactly two of them with exactly three of the board (RRP-6.0, RRP-6.0.a). */
export const omaha: Game = {
  name: 'omaha',
  family: 'flop',
  streets: flopStreets(4),
  cardsHeld: 4,
  maxSeats: 11,
  jokersAllowed: false,
  highLow: false,
  boardMayPlay: false,
  oddChip: 'firstLeftOfButton',
  openers: null,
  high: (cards, rules) => omahaHighStrength(cards, rules),
  low: () => null,
};
