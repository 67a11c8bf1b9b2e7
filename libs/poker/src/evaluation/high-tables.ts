import { unpairedStrength, offsuitStrength } from './high-hands';
import { bitSubsets } from './bits';
import { rankIndex, rankKeys, rankTables } from './rank-index';

/** What a house may decide about high hands. */
export interface HighRules {
  /** Whether A-2-3-4-5 is a straight: yes by THR-A37 and RRP-5.0.a, no by FR4-1.32. */
  readonly wheelStraight: boolean;
}

export const standardHighRules: HighRules = { wheelStraight: true };

/** Strengths by ranks (`offsuit`, one table per number of cards), or by a mask of ranks with bit 0 the deuce. */
export interface HighTables {
  readonly offsuit: readonly Uint16Array[];
  /** Five or more cards of one suit; 0 for fewer. */
  readonly suited: Uint16Array;
  /** The joker with four or more cards of one suit; 0 for fewer. */
  readonly suitedWithJoker: Uint16Array;
  /** The straight that the joker fills among these ranks, or 0. */
  readonly straightWithJoker: Uint16Array;
}

const masks = 1 << 13;

const buildTables = ({ wheelStraight }: HighRules): HighTables => {
  const offsuit = rankTables((hand) => offsuitStrength(hand, wheelStraight));
  const suited = suitedTable(wheelStraight);
  const straights = straightRuns(wheelStraight).map((run) => ({
    run,
    strength: straightStrength(run, offsuit[5]!),
  }));
  return {
    offsuit,
    suited,
    suitedWithJoker: tableByMask((mask) => bestWithOneMore(mask, suited)),
    straightWithJoker: tableByMask((mask) => bestRun(mask, straights)),
  };
};

const tableByMask = (strengthOf: (mask: number) => number): Uint16Array =>
  Uint16Array.from({ length: masks }, (_, mask) => strengthOf(mask));

const suitedTable = (wheelStraight: boolean): Uint16Array => {
  const table = new Uint16Array(masks);
  for (const five of bitSubsets(masks - 1, 5))
    table[five] = unpairedStrength(ranksOfMask(five), { suited: true, wheelStraight });
  for (let mask = 0; mask < masks; mask++) if (table[mask] === 0) table[mask] = bestWithOneLess(mask, table);
  return table;
};

const bestWithOneLess = (mask: number, table: Uint16Array): number => {
  let best = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) best = Math.max(best, table[mask & ~(rest & -rest)]!);
  return best;
};

const bestWithOneMore = (mask: number, table: Uint16Array): number => {
  let best = 0;
  for (let rank = 0; rank < 13; rank++) best = Math.max(best, table[mask | (1 << rank)]!);
  return best;
};

/** The ranks of a mask, the highest first. */
const ranksOfMask = (mask: number): readonly number[] => {
  const places: number[] = [];
  for (let rank = 12; rank >= 0; rank--) if (mask & (1 << rank)) places.push(rank);
  return places;
};

const wheelRun = 0b1000000001111;

const straightRuns = (wheelStraight: boolean): readonly number[] => {
  const runs = Array.from({ length: 9 }, (_, low) => 0b11111 << low);
  return wheelStraight ? [wheelRun, ...runs] : runs;
};

interface Run {
  readonly run: number;
  readonly strength: number;
}

const straightStrength = (run: number, fives: Uint16Array): number =>
  fives[
    rankIndex(
      5,
      ranksOfMask(run).reduce((sum, rank) => sum + rankKeys[rank]!, 0),
    )
  ]!;

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

/** The tables for a house's rules, made when first asked for (some tens of milliseconds). */
export const highTables = (rules: HighRules): HighTables =>
  (built[String(rules.wheelStraight)] ??= buildTables(rules));
