import { type Chips, type HandSetup } from '../hand/state';

/**
 * What every wager is a multiple of: the smallest chip in use (RRP-3.5.7) or, where a house of a big-bet game asks for
 * it, the denomination of the big blind (RRP-10.1.11).
 */
export const wagerUnitOf = ({
  unit,
  rules,
  structure,
}: Pick<HandSetup, 'unit' | 'rules' | 'structure'>): Chips =>
  rules.wagerUnitRequired && structure.limit !== 'fixedLimit' ? structure.smallBet : unit;
