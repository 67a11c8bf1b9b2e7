import { highStrength } from '../evaluation/high';
import { flopStreets } from './flop-streets';
import { type Game } from './game';

/** Two hole cards, five on the board, the best five of the seven (RRP-5.0, RRP-5.0.a). */
export const holdem: Game = {
  name: 'holdem',
  family: 'flop',
  streets: flopStreets(2),
  cardsHeld: 2,
  maxSeats: 22,
  jokersAllowed: false,
  highLow: false,
  boardMayPlay: true,
  oddChip: 'firstLeftOfButton',
  openers: null,
  high: ({ hole, board }, rules) => highStrength([...hole, ...board], rules),
  low: () => null,
};
