import { isSmokingSeat } from './smoking';

const smokingSeats = (seats: number, policy: Partial<Parameters<typeof isSmokingSeat>[0]> = {}): number[] => {
  const house = { smokingAtTableAllowed: true, nonSmokingSeatsPerSide: 1, ...policy };
  return Array.from({ length: seats }, (_, i) => i + 1).filter((seat) =>
    isSmokingSeat(house, { seat, seats }),
  );
};

describe('RRP-1.3.0 the smoking rules apply only where smoking is allowed at the tables', () => {
  it('makes every seat non-smoking where it is not', () =>
    expect(smokingSeats(9, { smokingAtTableAllowed: false })).toEqual([]));

  it('has smoking seats where it is', () => expect(smokingSeats(9).length).toBeGreaterThan(0));
});

describe('RRP-1.3.1 the seats on either side of the dealer are non-smoking', () => {
  it('marks seats 1 and 9 of nine non-smoking and the others smoking', () =>
    expect(smokingSeats(9)).toEqual([2, 3, 4, 5, 6, 7, 8]));

  it('marks 1 and 11 while an eleventh seat is there, then 1 and 10 again', () => {
    expect(smokingSeats(11)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(smokingSeats(10)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('marks as many on each side as the house says', () => {
    expect(smokingSeats(6, { nonSmokingSeatsPerSide: 2 })).toEqual([3, 4]);
    expect(smokingSeats(4, { nonSmokingSeatsPerSide: 0 })).toEqual([1, 2, 3, 4]);
    expect(smokingSeats(4, { nonSmokingSeatsPerSide: 2 })).toEqual([]);
  });
});
