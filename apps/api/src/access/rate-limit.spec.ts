import { afterSeconds, type Clock, type Instant, instant } from '@cardroom/kernel';
import { RateLimit } from './rate-limit';

describe('a rate limit of 60 a minute', () => {
  let now: Instant;
  let limit: RateLimit;
  beforeEach(() => {
    now = instant(0);
    const clock: Clock = { now: () => now };
    limit = new RateLimit(60, clock);
  });
  const take = (times: number, key = 'a'): number[] => Array.from({ length: times }, () => limit.take(key));

  it('lets sixty through at once and says when the next may come', () => {
    expect(take(60)).toEqual(Array(60).fill(0));
    expect(take(1)).toEqual([1]);
  });

  it('fills up steadily, and never beyond a minute’s worth', () => {
    take(60);
    now = afterSeconds(now, 10);
    expect(take(11).filter((seconds) => seconds === 0)).toHaveLength(10);
    now = afterSeconds(now, 3600);
    expect(take(61).filter((seconds) => seconds === 0)).toHaveLength(60);
  });

  it('counts each caller apart', () => {
    take(60);
    expect(take(1, 'b')).toEqual([0]);
  });

  it('gives nothing away when the clock is put back', () => {
    take(60);
    now = instant(-60_000);
    expect(limit.take('a')).toBeGreaterThan(0);
  });

  it('forgets callers who stay away', () => {
    for (let i = 0; i < 10_001; i += 1) limit.take(`one-time ${i}`);
    now = afterSeconds(now, 61);
    limit.take('a');
    expect(limit.keyCount).toBe(1);
  });
});
