import { paceUnder } from './pace';

describe('the pace of an evening', () => {
  it.each([
    ['nine of ten commands took longer than 400 ms', { slowMs: 401, waitedMs: 0 }, 48],
    ['what follows is more than 3 s behind', { slowMs: 10, waitedMs: 3_001 }, 48],
    ['the room does what it can', { slowMs: 400, waitedMs: 3_000 }, 60],
    ['it is neither slow nor easy', { slowMs: 200, waitedMs: 0 }, 60],
    ['it could do more', { slowMs: 199, waitedMs: 1_499 }, 66],
    ['nothing was asked of it', { slowMs: null, waitedMs: 0 }, 66],
  ])('when %s', (_when, strain, pace) => {
    expect(paceUnder(60, strain)).toBeCloseTo(pace);
  });

  it('is never less than that of the wall clock', () => {
    expect(paceUnder(1.1, { slowMs: 5_000, waitedMs: 0 })).toBe(1);
  });
});
