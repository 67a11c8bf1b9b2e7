import { bitSubsets } from './bits';
import { type LowStrength, lowTables } from './low';
import { type OmahaCodes } from './omaha-codes';
import { rankIndex, rankKeys } from './rank-index';

/** Per card, its bit among the eight lowest ranks, ace first; 0 from nine up. */
const lowBits = Uint8Array.from({ length: 52 }, (_, code) => {
  const rank = code >> 2;
  return rank === 12 ? 1 : rank < 7 ? 2 << rank : 0;
});

/** The best low of eight or better by the ranks of the board and of the hole cards: 256 rows of 256. */
const buildLowTable = (): Uint16Array => {
  const table = new Uint16Array(1 << 16);
  for (const five of bitSubsets(0xff, 5)) {
    const strength = lowOfBits(five);
    for (const two of bitSubsets(five, 2)) raise(table, { two, three: five & ~two, strength });
  }
  return table;
};

const lowOfBits = (five: number): LowStrength => {
  let sum = 0;
  for (let bit = 0; bit < 8; bit++) if (five & (1 << bit)) sum += rankKeys[bit === 0 ? 12 : bit - 1]!;
  return lowTables()[5]![rankIndex(5, sum)]!;
};

interface SplitLow {
  readonly two: number;
  readonly three: number;
  readonly strength: LowStrength;
}

const raise = (table: Uint16Array, { two, three, strength }: SplitLow): void => {
  for (let board = three; board < 256; board = (board + 1) | three)
    for (let hole = two; hole < 256; hole = (hole + 1) | two) {
      const place = (board << 8) | hole;
      if (table[place]! < strength) table[place] = strength;
    }
};

let lowTable: Uint16Array | undefined;

/** The table of lows of eight or better, made when first asked for. */
export const omahaLowTable = (): Uint16Array => (lowTable ??= buildLowTable());

/** The best low of eight or better, or 0, for card codes. */
export const omahaLowStrengthOfCodes = ({ hole, board }: OmahaCodes, table: Uint16Array): LowStrength => {
  let boardBits = 0;
  for (let i = 0; i < board.length; i++) boardBits |= lowBits[board[i]!]!;
  let holeBits = 0;
  for (let i = 0; i < hole.length; i++) holeBits |= lowBits[hole[i]!]!;
  return table[(boardBits << 8) | holeBits]!;
};
