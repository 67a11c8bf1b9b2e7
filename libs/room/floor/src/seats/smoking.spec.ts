import { ana, at, ben, entryId, floorAfter, guests, happened, openRoom, t1 } from '../testing/testing';
import { missedCallPrice } from '../waiting-list/missed-call';
import { liveEntry } from '../state';
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

describe('RRP-1.3.1 a seat of the other kind than a player asked for', () => {
  const called = (seat: number, wish?: 'smoking' | 'non-smoking', settings = {}) => [
    ...openRoom({ playersToStart: 3, smokingAtTableAllowed: true, afterDecline: 'off', ...settings }),
    at('18:10:00').open(t1),
    ...guests(t1, 8).filter((_, i) => i > 0),
    at('19:00:00').ask({ ...at('19:00:00').join(ana), ...(wish ? { smokingWish: wish } : {}) }),
    at('19:01:00').join(ben),
    at('19:02:00').call(ana, [t1, seat]),
  ];
  /** Whether he keeps his place when he declines seat 1, between the dealer and seat 2, or the ninth. */
  const keepsPlace = (...commands: ReturnType<typeof called>): boolean => {
    const before = floorAfter(...commands);
    const entry = liveEntry(before, entryId(ana));
    const after = floorAfter(...commands, at('19:03:00').decline(ana));
    const is = liveEntry(after, entryId(ana));
    expect(entry && missedCallPrice(before, { entry, how: 'declined' })).toBe(is ? 'keepPlace' : 'off');
    return is?.standing.state === 'waiting' && after.lists.first()?.places[0]?.entryId === entryId(ana);
  };

  it('is declined at no cost: seat 1 to somebody who asked for a smoking seat', () => {
    expect(keepsPlace(...called(1, 'smoking'))).toBe(true);
    expect(happened(...called(1, 'smoking'), at('19:03:00').decline(ana)).at(-1)?.type).toBe('CallDeclined');
  });

  it('costs what the house says where the seat is of the kind he asked for, or he asked for none', () => {
    expect(keepsPlace(...called(1, 'non-smoking'))).toBe(false);
    expect(keepsPlace(...called(1))).toBe(false);
    expect(keepsPlace(...called(1, 'smoking', { nonSmokingSeatsPerSide: 0 }))).toBe(false);
  });

  it('is no reason not to answer', () => {
    const before = floorAfter(...called(1, 'smoking'));
    const entry = liveEntry(before, entryId(ana));
    expect(entry && missedCallPrice(before, { entry, how: 'no-answer' })).not.toBe('keepPlace');
  });
});

describe('RRP-1.3.0 where the house forbids smoking at the tables', () => {
  it('a wish for a smoking seat is of no account', () => {
    const off = { smokingAtTableAllowed: false };
    const commands = [
      ...openRoom({ playersToStart: 3, afterDecline: 'off', ...off }),
      at('18:10:00').open(t1),
      ...guests(t1, 8).filter((_, i) => i > 0),
      at('19:00:00').ask({ ...at('19:00:00').join(ana), smokingWish: 'smoking' }),
      at('19:02:00').call(ana, [t1, 1]),
      at('19:03:00').decline(ana),
    ];
    expect(liveEntry(floorAfter(...commands), entryId(ana))).toBeNull();
  });
});
