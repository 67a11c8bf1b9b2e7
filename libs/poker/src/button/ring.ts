import { clockwiseFrom } from '../hand/players';
import { type SeatNumber } from '../hand/state';

/** Whether going clockwise from one seat (not counted) to another (counted) passes a third. */
export const passes = (from: SeatNumber, to: SeatNumber, seat: SeatNumber): boolean => {
  if (from === to) return true;
  return from < to ? seat > from && seat <= to : seat > from || seat <= to;
};

/** The seats in order, clockwise from the one after a position. */
export const seatsAfter = (
  seats: readonly SeatNumber[],
  position: SeatNumber | null,
): readonly SeatNumber[] =>
  clockwiseFrom(
    seats.map((seat) => ({ seat })),
    position,
  ).map(({ seat }) => seat);

/** The next of some seats clockwise from a position; the same one again when it is alone. */
export const nextAfter = (
  seats: readonly SeatNumber[],
  position: SeatNumber | null,
): SeatNumber | undefined => seatsAfter(seats, position)[0];

/** The nearest of some seats going back from a position. */
export const nextBefore = (seats: readonly SeatNumber[], position: SeatNumber): SeatNumber | undefined =>
  seatsAfter(
    seats.filter((seat) => seat !== position),
    position,
  ).at(-1);
