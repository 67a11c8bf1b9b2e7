import { highStrength } from '../evaluation/high';
import { type Game, type Street } from './game';

const later = { burn: true, toBoard: 0, draw: false, first: 'highBoard' } as const;

/** Two down and one up, three more up, the last down; a betting round after each (RRP-8.0, RRP-8.0.a). */
const studStreets: readonly Street[] = [
  { ...later, name: 'street3', burn: false, toPlayers: [false, false, true], first: 'bringIn', bet: 'small' },
  { ...later, name: 'street4', toPlayers: [true], bet: 'small' },
  { ...later, name: 'street5', toPlayers: [true], bet: 'big' },
  { ...later, name: 'street6', toPlayers: [true], bet: 'big' },
  { ...later, name: 'street7', toPlayers: [false], bet: 'big' },
];

export const stud: Game = {
  name: 'stud',
  family: 'stud',
  streets: studStreets,
  cardsHeld: 7,
  maxSeats: 8,
  jokersAllowed: false,
  highLow: false,
  boardMayPlay: false,
  oddChip: 'singleCard',
  openers: null,
  high: ({ hole, board }, rules) => highStrength([...hole, ...board], rules),
  low: () => null,
};
