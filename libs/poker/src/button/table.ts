import { type HandRules } from '../hand/rules';
import { type Chips, type SeatNumber } from '../hand/state';
import { type CarriedPot } from '../games/carried-pots';

/**
 * How a player stands towards the blinds: he has been dealt in before (or drew for the button), is new to the table,
 * waits out some deals after a seat change (RRP-4.1.18), or deals off (RRP-4.1.19).
 */
export type Standing =
  | { readonly kind: 'active' }
  | { readonly kind: 'new' }
  | { readonly kind: 'moved'; readonly dealsToWait: number }
  | { readonly kind: 'dealingOff' };

/** One seat between two hands. */
export interface Occupant {
  readonly seat: SeatNumber;
  readonly stack: Chips;
  /** At the table now; an absent player misses his blinds, or has them posted (RRP-4.1.11, RRP-11.10). */
  readonly present: boolean;
  readonly standing: Standing;
  /** How often he missed each blind, the smallest first (RRP-4.1.11). */
  readonly missed: readonly number[];
  /** He asked to post what his coming in costs, instead of waiting for the big blind (RRP-4.1.4). */
  readonly posts: boolean;
}

/**
 * Where button and blinds stand in a deal; a position may be an empty seat, whose blind is then dead. Blinds are in
 * order from the left of the button, the smallest first (RRP-4.1.0.e).
 */
export interface Positions {
  readonly button: SeatNumber;
  readonly blinds: readonly SeatNumber[];
}

/** The first round of a table just started, until the button is back where it began (RRP-4.1.14). */
export interface FirstRound {
  readonly firstButton: SeatNumber;
  /** The seat the big blind has come to, going clockwise from the first button; null before the first deal. */
  readonly passedUpTo: SeatNumber | null;
}

/** A table between two hands: all that decides who is dealt in next, and who posts what. */
export interface TableBetweenHands {
  readonly occupants: readonly Occupant[];
  /** Absent players whose seat somebody else plays meanwhile (RRP-4.1.8). */
  readonly playedOver: readonly Occupant[];
  /** Of the last deal that counted; null before the first. */
  readonly last: Positions | null;
  /** Players of the last deal that counted. */
  readonly lastDealtIn: readonly SeatNumber[];
  /** Seats that still owe the small blind, having posted a big one instead (RRP-4.1.1.a). */
  readonly deferred: readonly SeatNumber[];
  readonly firstRound: FirstRound | null;
}

/** What is in force for the coming deal. */
export interface DealTerms {
  readonly rules: HandRules;
  /** The blinds, the smallest first; none in a game with antes only. */
  readonly blinds: readonly Chips[];
  readonly ante: Chips;
  /** Antes play as a bet of the pot, or dead to the main pot. */
  readonly antePlays: 'ante' | 'dead';
  /** Lowball asks double of whoever posts to come in (RRP-4.1.6). */
  readonly lowball: boolean;
  /** Money left in the pot by the deal before (RRP-3.4.6). */
  readonly carried: CarriedPot | null;
}

export const emptyTable: TableBetweenHands = {
  occupants: [],
  playedOver: [],
  last: null,
  lastDealtIn: [],
  deferred: [],
  firstRound: null,
};

export const occupantOf = ({ occupants }: TableBetweenHands, seat: SeatNumber): Occupant | undefined =>
  occupants.find((occupant) => occupant.seat === seat);

export const withOccupant = (table: TableBetweenHands, occupant: Occupant): TableBetweenHands => ({
  ...table,
  occupants: [...table.occupants.filter(({ seat }) => seat !== occupant.seat), occupant].toSorted(
    (a, b) => a.seat - b.seat,
  ),
});

export const missedAny = ({ missed }: Occupant): boolean => missed.some((times) => times > 0);
