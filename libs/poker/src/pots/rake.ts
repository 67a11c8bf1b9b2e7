import { type FormedPot } from '../hand/events';
import { type Chips, type Hand } from '../hand/state';

/** What the house takes from the pots of a hand. */
export interface Rake {
  /** Of everything in the pots when the betting is over; an uncalled bet has gone back before. */
  readonly perMille: number;
  /** Never more than this from one hand. */
  readonly most: Chips;
  /** Nothing is taken where no cards came after the first betting round. */
  readonly noFlopNoDrop: boolean;
}

/** In whole chips of the table, in the players' favour. */
const rakeOf = ({ setup, street }: Hand, pots: readonly FormedPot[]): Chips => {
  const { rake, unit } = setup;
  if (!rake || (rake.noFlopNoDrop && street < 1)) return 0;
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  const share = Math.min(rake.most, Math.floor((total * rake.perMille) / 1000));
  return Math.floor(share / unit) * unit;
};

/** The house's share comes out of the main pot first. */
export const rakedPots = (hand: Hand, pots: readonly FormedPot[]): readonly FormedPot[] => {
  let left = rakeOf(hand, pots);
  if (left === 0) return pots;
  return pots.map((pot) => {
    const raked = Math.min(left, pot.amount);
    left -= raked;
    return raked === 0 ? pot : { ...pot, raked };
  });
};

/** What the house has taken from a hand that is over; a void one gives everything back (RRP-3.2.1). */
export const rakedFrom = ({ pots }: { readonly pots: readonly FormedPot[] }): Chips =>
  pots.reduce((sum, { raked = 0 }) => sum + raked, 0);
