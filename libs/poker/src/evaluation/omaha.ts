import { invariant } from '@cardroom/kernel';
import { type Card } from '../cards/card';
import { checkedCodes, type HighStrength } from './high';
import { type HighRules, standardHighRules } from './high-tables';
import { type LowQualifierRank, type LowStrength, lowTables, qualifiesLow } from './low';
import { type OmahaCodes } from './omaha-codes';
import { bestPair, omahaHighStrengthOfCodes, omahaHighTables, pairTableOf } from './omaha-high';
import { omahaLowStrengthOfCodes, omahaLowTable } from './omaha-low';

/** Four hole cards (two at least, for a hand that lost some) and the five cards of the board. */
export interface OmahaCards {
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
}

const checkedOmaha = ({ hole, board }: OmahaCards): OmahaCodes => {
  const codes = checkedCodes([...board, ...hole], [7, 10]);
  invariant(board.length === 5, 'an Omaha hand is read with five cards on the board');
  return { board: codes.slice(0, 5), hole: codes.slice(5) };
};

/**
 * The strength of the best hand of exactly two hole cards and exactly three of the board (RRP-6.0.a); comparable
 * with `highStrength`.
 */
export const omahaHighStrength = (cards: OmahaCards, rules: HighRules = standardHighRules): HighStrength =>
  omahaHighStrengthOfCodes(checkedOmaha(cards), omahaHighTables(rules));

/**
 * The strength of the best low of exactly two hole cards and three of the board, not necessarily those used for
 * high (RRP-7.0.a); 0 when it does not qualify. Comparable with `lowStrength`.
 */
export const omahaLowStrength = (cards: OmahaCards, qualifierRank: LowQualifierRank = 8): LowStrength => {
  const codes = checkedOmaha(cards);
  if (qualifierRank === 8) return omahaLowStrengthOfCodes(codes, omahaLowTable());
  const strength = bestPair(codes, pairTableOf(lowTables()[5]!));
  return qualifiesLow(strength, qualifierRank) ? strength : 0;
};
