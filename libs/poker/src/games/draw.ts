import { highStrength } from '../evaluation/high';
import { type Game, type Street } from './game';

const fiveDown = [false, false, false, false, false];

/** A round before and a round after the draw, the limit doubled after it (RRP-9.0, RRP-9.0.d). */
const drawStreets: readonly Street[] = [
  {
    name: 'beforeDraw',
    burn: false,
    toPlayers: fiveDown,
    toBoard: 0,
    draw: false,
    first: 'afterBlinds',
    bet: 'small',
  },
  { name: 'afterDraw', burn: true, toPlayers: [], toBoard: 0, draw: true, first: 'opener', bet: 'big' },
];

/** Five-card draw, opened on anything (RRP-9.0.e); with the joker where the house announces one (RRP-9.3.1). */
export const draw: Game = {
  name: 'draw',
  family: 'draw',
  streets: drawStreets,
  cardsHeld: 5,
  maxSeats: 8,
  jokersAllowed: true,
  highLow: false,
  boardMayPlay: false,
  oddChip: 'firstLeftOfButton',
  openers: null,
  high: ({ hole }, rules) => highStrength(hole, rules),
  low: () => null,
};
