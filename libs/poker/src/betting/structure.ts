import { type Chips } from '../hand/state';

export type Limit = 'noLimit' | 'potLimit' | 'fixedLimit';

/**
 * How much may be bet. Amounts are in the table's smallest unit; a part that does not exist in the game is 0.
 * The blinds and antes that a given hand really owes are its forced bets, computed between hands.
 */
export interface BettingStructure {
  readonly limit: Limit;
  /** Fixed limit: the lower limit. No-limit and pot-limit: the smallest opening bet, normally the big blind. */
  readonly smallBet: Chips;
  /** Fixed limit: the upper limit. No-limit and pot-limit: as `smallBet`. */
  readonly bigBet: Chips;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly ante: Chips;
  readonly bringIn: Chips;
}

const nothingForced = { smallBlind: 0, bigBlind: 0, ante: 0, bringIn: 0 };

type Forced = Partial<Pick<BettingStructure, 'smallBlind' | 'bigBlind' | 'ante' | 'bringIn'>>;

const bigBet =
  (limit: Limit) =>
  (minimum: Chips, forced: Forced = {}): BettingStructure => ({
    ...nothingForced,
    ...forced,
    limit,
    smallBet: minimum,
    bigBet: minimum,
  });

/** No-limit with a smallest opening bet; `noLimit(10, { smallBlind: 5, bigBlind: 10 })`. */
export const noLimit = bigBet('noLimit');

/** Pot-limit with a smallest opening bet. */
export const potLimit = bigBet('potLimit');

/** Fixed limit with its lower and upper limits; `fixedLimit([10, 20], { smallBlind: 5, bigBlind: 10 })`. */
export const fixedLimit = (
  [smallBet, upper]: readonly [Chips, Chips],
  forced: Forced = {},
): BettingStructure => ({ ...nothingForced, ...forced, limit: 'fixedLimit', smallBet, bigBet: upper });

export const isBigBet = ({ limit }: BettingStructure): boolean => limit !== 'fixedLimit';
