import { type Street } from './game';

/** The four streets of hold'em and Omaha with so many hole cards (RRP-5.0, RRP-6.0; FR4-3.3, FR4-3.5, FR4-3.7). */
export const flopStreets = (holeCards: number): readonly Street[] => [
  {
    name: 'preflop',
    burn: false,
    toPlayers: Array.from({ length: holeCards }, () => false),
    toBoard: 0,
    draw: false,
    first: 'afterBlinds',
    bet: 'small',
  },
  { ...boardStreet, name: 'flop', toBoard: 3, bet: 'small' },
  { ...boardStreet, name: 'turn', toBoard: 1, bet: 'big' },
  { ...boardStreet, name: 'river', toBoard: 1, bet: 'big' },
];

const boardStreet = { burn: true, toPlayers: [], draw: false, first: 'leftOfButton' } as const;
