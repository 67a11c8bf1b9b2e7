import { lowStrength } from '../evaluation/low';
import { type Game } from './game';
import { qualifying } from './low-hands';
import { stud } from './stud';

/** Seven-card stud split between high and low, eight or better unless the house says otherwise (RRP-7.2). */
export const stud8: Game = {
  ...stud,
  name: 'stud8',
  highLow: true,
  low: ({ hole, board }, { lowQualifierRank }) =>
    qualifying(lowStrength([...hole, ...board], lowQualifierRank)),
};
