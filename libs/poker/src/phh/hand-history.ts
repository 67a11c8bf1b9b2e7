import { type PhhAction } from './action';
import { type PhhCode } from './variants';

/**
 * One hand in the notation, checked for form only: whether the actions are legal is for the engine to say.
 * Amounts are whole chips: what the file says, times `scale`.
 */
export interface HandHistory {
  readonly variant: PhhCode;
  /** As written: with two players the big blind comes first at the table and second in the lists. */
  readonly antes: readonly number[];
  /** True when a shorter ante makes a side pot; false when antes are dead money of the main pot. */
  readonly antesMakeSidePots: boolean;
  /** Nominal blinds; from the third on a straddle when positive, a posted blind of a newcomer when negative. */
  readonly blinds: readonly number[];
  readonly bringIn: number;
  /** Lower and upper limit; 0 in no-limit and pot-limit. */
  readonly smallBet: number;
  readonly bigBet: number;
  /** Smallest opening bet; 0 in fixed limit. */
  readonly minBet: number;
  readonly startingStacks: readonly number[];
  readonly actions: readonly PhhAction[];
  /** For each action, its number in the file, where comments count too. */
  readonly actionNumbers: readonly number[];
  /** As recorded by the source: may hold parts of a chip where it halved an odd one. */
  readonly finishingStacks: readonly number[] | null;
  /** What each player was paid, after rake. */
  readonly winnings: readonly number[] | null;
  /** Powers of ten that made the file's amounts whole. */
  readonly scale: number;
  /** Every other field, as it stands in the file: players, event, date, `_source` … */
  readonly others: Readonly<Record<string, unknown>>;
}
