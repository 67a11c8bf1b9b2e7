import { type Refusal } from '@cardroom/kernel';
import { carryOverPot } from '../hand/refusals';
import { type HandRules } from '../hand/rules';
import { type Chips, type Hand, type SeatNumber } from '../hand/state';

/** What was left in the pot by deals that nobody won, and by whom. */
export interface CarriedPot {
  readonly chips: Chips;
  /** Deals in a row that were passed out; 0 when the money was forfeited. */
  readonly passedOut: number;
  /** A false opener's bet lies in it, so nobody may come in (RRP-9.1.11). */
  readonly forfeited: boolean;
  readonly seats: readonly SeatNumber[];
  /** Must sit out until the pot is won: an all-in player who opened falsely (RRP-9.2.5.a). */
  readonly sittingOut: readonly SeatNumber[];
}

/** What a void hand keeps from players who knew the deck was bad (RRP-3.4.5). */
const withheldFrom = ({ phase, carriedOver, setup }: Hand): Chips =>
  phase === 'void' ? carriedOver - setup.carried : 0;

/** The carried pot after a hand; null when it was won. */
export const carriedFrom = (hand: Hand, before: CarriedPot | null): CarriedPot | null => {
  if (hand.carriedOver === 0) return null;
  const isVoid = hand.phase === 'void';
  const falseOpeners = isVoid ? [] : hand.players.filter(({ gone }) => gone === 'dead');
  const allIn = falseOpeners.filter(({ stack }) => stack === 0).map(({ seat }) => seat);
  return {
    chips: hand.carriedOver,
    passedOut: (before?.passedOut ?? 0) + (isVoid ? 0 : 1),
    forfeited: (before?.forfeited ?? false) || falseOpeners.length > 0 || withheldFrom(hand) > 0,
    seats: hand.players.map(({ seat }) => seat),
    sittingOut: [...(before?.sittingOut ?? []), ...allIn],
  };
};

/** Everybody antes again after a passed-out deal, up to so many antes in a row (RRP-9.2.1.a). */
export const antesAgain = (carried: CarriedPot, { jacksMaxConsecutiveAntes }: HandRules): boolean =>
  carried.passedOut < jacksMaxConsecutiveAntes;

/**
 * What a newcomer pays to be dealt in: every ante already paid by the others and the one now due (RRP-9.1.11); nobody
 * comes in while forfeited money lies in the pot (RRP-3.4.6).
 */
export const entryToCarriedPot = (carried: CarriedPot, ante: Chips, seat: SeatNumber): Chips | Refusal =>
  carried.forfeited ? carryOverPot({ seat }) : ante * (carried.passedOut + 1);

/** Who is dealt in while money is carried forward: those of the deal before, less who must sit out (RRP-3.4.6). */
export const dealtInWithCarriedPot = ({ seats, sittingOut }: CarriedPot): readonly SeatNumber[] =>
  seats.filter((seat) => !sittingOut.includes(seat));
