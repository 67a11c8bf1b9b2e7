export interface SeatShare {
  readonly seat: number;
  readonly amount: number;
}

/** An amount in equal parts of whole chips; odd chips go to the seats named first. */
export const splitBetween = (
  amount: number,
  seats: readonly number[],
  unit: number,
): readonly SeatShare[] => {
  if (seats.length === 0) return [];
  const chips = Math.floor(amount / unit);
  const each = Math.floor(chips / seats.length);
  const odd = chips - each * seats.length;
  const rest = amount - chips * unit;
  return seats.map((seat, i) => ({
    seat,
    amount: (each + (i < odd ? 1 : 0)) * unit + (i === 0 ? rest : 0),
  }));
};
