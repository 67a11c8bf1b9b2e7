import { clockLeft, secondToSay } from './clock-left';
import { type ClockInPlay } from './shapes';

const endsAt = '2026-11-30T20:01:00.000Z';
const end = Date.parse(endsAt);
const clock: ClockInPlay = {
  seat: 4,
  endsAt,
  leftMs: null,
  wholeMs: 70_000,
  lastMs: 10_000,
  kind: 'time-call',
};
const at = (secondsBefore: number) => clockLeft(clock, end - secondsBefore * 1_000);

describe('what is left of a player’s time', () => {
  it('is never more than the whole, and never less than nothing', () => {
    expect(at(75).seconds).toBe(70);
    expect(at(35)).toEqual({ seconds: 35, part: 0.5, urgency: 'calm' });
    expect(at(-3).seconds).toBe(0);
  });

  it('presses in its last part', () => {
    expect([at(10.5).urgency, at(10).urgency]).toEqual(['calm', 'last']);
  });

  it('stands where it was stopped', () => {
    const stopped = clockLeft({ ...clock, endsAt: null, leftMs: 12_000 }, end);
    expect([stopped.seconds, stopped.urgency]).toEqual([12, 'stopped']);
    expect(secondToSay(stopped)).toBeNull();
  });

  it('is said at a few marks only', () => {
    expect([65, 60, 45, 30, 12, 10, 7, 5, 4, 1, 0].map((before) => secondToSay(at(before)))).toEqual([
      null,
      60,
      60,
      30,
      20,
      10,
      10,
      5,
      5,
      1,
      0,
    ]);
  });
});
