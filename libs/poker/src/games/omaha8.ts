import { omahaLowStrength } from '../evaluation/omaha';
import { type Game } from './game';
import { qualifying } from './low-hands';
import { omaha } from './omaha';

/** Omaha split between the best high and the best low, eight or better (RRP-7.0, RRP-7.0.a, RRP-7.1). */
export const omaha8: Game = {
  ...omaha,
  name: 'omaha8',
  highLow: true,
  low: (cards, { lowQualifierRank }) => qualifying(omahaLowStrength(cards, lowQualifierRank)),
};
