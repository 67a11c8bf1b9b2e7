import { foreseen } from '../hand/foresight';
import { changed } from '../hand/copies';
import { type Instant } from '@cardroom/kernel';
import { type PotsFormed } from '../hand/events';
import { type Chips, type Hand } from '../hand/state';
import { rakedPots } from './rake';
import { formPots, type Pot, type PotPart } from './side-pots';

/** All chips played, as the pots they would be if the betting stopped now (FR4-1.4.c); an unmatched bet is in the last. */
export const potsNow = (hand: Hand): ReturnType<typeof formPots> => formPots(hand.players, hand.deadMoney);

export const potsFormed = (hand: Hand, at: Instant): PotsFormed => ({
  type: 'PotsFormed',
  at,
  pots: rakedPots(hand, potsNow(hand)),
});

/** A hand found dead at the showdown leaves the pots that nobody has been paid from yet (RRP-3.3.1). */
export const potsReformed = (hand: Hand, at: Instant): readonly PotsFormed[] =>
  hand.paidOut > 0 || hand.pots.some(({ setAside }) => setAside) ? [] : [potsFormed(hand, at)];

/** Whole units to every run, the odd ones to the first runs (RRP-2.2.15, RRP-10.1.14.a). */
export const partsOf = (amount: Chips, runs: number, unit: Chips): readonly PotPart[] => {
  const each = Math.floor(amount / runs / unit) * unit;
  let left = amount - each * runs;
  return Array.from({ length: runs }, () => {
    const odd = Math.min(left, unit);
    left -= odd;
    return { amount: each + odd, awarded: false };
  });
};

const evolvePotsFormedNow = (hand: Hand, { pots, at }: PotsFormed): Hand =>
  changed(hand, {
    lastAt: at,
    pots: pots.map((pot): Pot => {
      const won = pot.amount - (pot.raked ?? 0);
      const parts =
        hand.runs === 1 ? [{ amount: won, awarded: false }] : partsOf(won, hand.runs, hand.setup.unit);
      return { ...pot, parts, setAside: false };
    }),
  });

export const evolvePotsFormed = foreseen(evolvePotsFormedNow);
