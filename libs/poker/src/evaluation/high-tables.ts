import { bestFiveRanks, bestFiveSum, straightRuns } from './best-ranks';
import { unpairedStrength, offsuitStrength } from './high-hands';
import { forEachRankHand, rankCounts, rankHands, rankIndex, rankKeys } from './rank-index';

/** What a house may decide about high hands. */
export interface HighRules {
  /** Whether A-2-3-4-5 is a straight: yes by THR-A37 and RRP-5.0.a, no by FR4-1.32. */
  readonly wheelStraight: boolean;
}

export const standardHighRules: HighRules = { wheelStraight: true };

/**
 * Strengths by ranks (`offsuit`, one table per number of cards), or by a mask of ranks with bit 0 the deuce. 0 stands
 * for a hand that nobody has asked for yet: a fresh process reads its first hand at once.
 */
export interface HighTables {
  readonly rules: HighRules;
  readonly offsuit: readonly Uint16Array[];
  readonly suited: Uint16Array;
  /** The straights there are, the highest first, as masks. */
  readonly straights: readonly number[];
  /** Made when a joker is first seen. */
  readonly withJoker: () => JokerTables;
}

/** What the joker makes of a mask of ranks. */
export interface JokerTables {
  /** The joker with four or more cards of one suit; 0 for fewer. */
  readonly suited: Uint16Array;
  /** The straight that the joker fills among these ranks, or 0. */
  readonly straight: Uint16Array;
}

const masks = 1 << 13;

const emptyTables = (rules: HighRules): HighTables => {
  let joker: JokerTables | undefined;
  const tables: HighTables = {
    rules,
    offsuit: rankHands.map((size) => new Uint16Array(size)),
    suited: new Uint16Array(masks),
    straights: straightRuns(rules.wheelStraight),
    withJoker: () => (joker ??= jokerTables(tables)),
  };
  return tables;
};

/** The strength of so many cards of several suits, given the sum of their keys; kept for the next time. */
export const offsuitOf = (tables: HighTables, size: number, sum: number): number => {
  const table = tables.offsuit[size]!;
  const index = rankIndex(size, sum);
  return table[index]! || (table[index] = readOffsuit(tables, size, sum));
};

const readOffsuit = (tables: HighTables, size: number, sum: number): number => {
  const hand = rankCounts(sum);
  return size === 5
    ? offsuitStrength(hand, tables.rules.wheelStraight)
    : offsuitOf(tables, 5, bestFiveSum(hand, tables.straights));
};

/** The strength of cards of one suit, kept for the next time; 0 for fewer than five. */
export const suitedOf = ({ suited, straights, rules }: HighTables, mask: number): number => {
  const known = suited[mask]!;
  if (known !== 0 || !hasFive(mask)) return known;
  const best = ranksOfMask(bestFiveRanks(mask, straights));
  return (suited[mask] = unpairedStrength(best, { suited: true, wheelStraight: rules.wheelStraight }));
};

/** The tables of five cards with every hand in them, for whoever reads them without asking. */
export const fullTablesOfFive = (tables: HighTables): { fives: Uint16Array; suited: Uint16Array } => {
  forEachRankHand(5, (_, sum) => offsuitOf(tables, 5, sum));
  for (let mask = 0; mask < masks; mask++) suitedOf(tables, mask);
  return { fives: tables.offsuit[5]!, suited: tables.suited };
};

const tableByMask = (strengthOf: (mask: number) => number): Uint16Array => {
  const table = new Uint16Array(masks);
  for (let mask = 0; mask < masks; mask++) table[mask] = strengthOf(mask);
  return table;
};

const hasFive = (mask: number): boolean => {
  let rest = mask;
  for (let taken = 0; taken < 4; taken++) rest &= rest - 1;
  return rest !== 0;
};

const bestWithOneMore = (mask: number, tables: HighTables): number => {
  let best = 0;
  for (let rank = 0; rank < 13; rank++) best = Math.max(best, suitedOf(tables, mask | (1 << rank)));
  return best;
};

/** The ranks of a mask, the highest first. */
const ranksOfMask = (mask: number): readonly number[] => {
  const places: number[] = [];
  for (let rank = 12; rank >= 0; rank--) if (mask & (1 << rank)) places.push(rank);
  return places;
};

const jokerTables = (tables: HighTables): JokerTables => {
  const straights = tables.straights.map((run) => ({ run, strength: straightStrength(run, tables) }));
  return {
    suited: tableByMask((mask) => bestWithOneMore(mask, tables)),
    straight: tableByMask((mask) => bestRun(mask, straights)),
  };
};

interface Run {
  readonly run: number;
  readonly strength: number;
}

const straightStrength = (run: number, tables: HighTables): number =>
  offsuitOf(
    tables,
    5,
    ranksOfMask(run).reduce((sum, rank) => sum + rankKeys[rank]!, 0),
  );

/** The best run of which all ranks but one are held, or all. */
const bestRun = (held: number, runs: readonly Run[]): number => {
  let best = 0;
  for (const { run, strength } of runs) {
    const missing = run & ~held;
    if ((missing & (missing - 1)) === 0) best = Math.max(best, strength);
  }
  return best;
};

const built: { [wheel: string]: HighTables } = {};

/** The tables for a house's rules, the same for everybody; empty until hands are read. */
export const highTables = (rules: HighRules): HighTables =>
  (built[String(rules.wheelStraight)] ??= emptyTables(rules));
