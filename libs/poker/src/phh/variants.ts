import { type Limit } from '../betting/structure';
import { type GameName } from '../games/game';

/** What a variant code means to the engine. */
export interface PhhVariant {
  readonly game: GameName;
  readonly limit: Limit;
  /** Hole cards each player is dealt before the first betting round. */
  readonly firstCards: number;
}

const variant = (game: GameName, limit: Limit, firstCards: number): PhhVariant => ({
  game,
  limit,
  firstCards,
});

/**
 * The variant codes this library reads. NT, FT, PO, FO/8, F7S and F7S/8 are those of the PHH standard; the others
 * follow its way of naming: P for pot-limit, N for no-limit, F for fixed limit, `/8` for hi-lo split, `5D` for
 * five-card draw.
 */
export const phhVariants = {
  NT: variant('holdem', 'noLimit', 2),
  PT: variant('holdem', 'potLimit', 2),
  FT: variant('holdem', 'fixedLimit', 2),
  NO: variant('omaha', 'noLimit', 4),
  PO: variant('omaha', 'potLimit', 4),
  FO: variant('omaha', 'fixedLimit', 4),
  'NO/8': variant('omaha8', 'noLimit', 4),
  'PO/8': variant('omaha8', 'potLimit', 4),
  'FO/8': variant('omaha8', 'fixedLimit', 4),
  F7S: variant('stud', 'fixedLimit', 3),
  'F7S/8': variant('stud8', 'fixedLimit', 3),
  P7S: variant('stud', 'potLimit', 3),
  'P7S/8': variant('stud8', 'potLimit', 3),
  N7S: variant('stud', 'noLimit', 3),
  'N7S/8': variant('stud8', 'noLimit', 3),
  N5D: variant('draw', 'noLimit', 5),
  P5D: variant('draw', 'potLimit', 5),
  F5D: variant('draw', 'fixedLimit', 5),
} as const satisfies Readonly<Record<string, PhhVariant>>;

export type PhhCode = keyof typeof phhVariants;

export const isPhhCode = (code: string): code is PhhCode => Object.hasOwn(phhVariants, code);

export const isStudCode = (code: PhhCode): boolean => phhVariants[code].firstCards === 3;

/** The code of a game and limit; undefined when the notation has none. */
export const phhCodeOf = (game: GameName, limit: Limit): PhhCode | undefined =>
  (Object.keys(phhVariants) as PhhCode[]).find(
    (code) => phhVariants[code].game === game && phhVariants[code].limit === limit,
  );
