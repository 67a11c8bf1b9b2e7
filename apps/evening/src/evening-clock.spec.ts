import { startClock } from './evening-clock';

describe('the clock of an evening', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  const arrivalAt = (clock: ReturnType<typeof startClock>, minute: number): { at: number | null } => {
    const arrival: { at: number | null } = { at: null };
    void clock.until(minute).then(() => void (arrival.at = clock.minute()));
    return arrival;
  };

  it('goes sixty minutes a minute when asked to', async () => {
    const clock = startClock(60);
    clock.begin();
    const arrival = arrivalAt(clock, 30);
    await jest.advanceTimersByTimeAsync(29_900);
    expect(arrival.at).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(arrival.at).toBeGreaterThanOrEqual(30);
  });

  it('keeps what has gone by when its pace changes, and wakes nobody too early', async () => {
    const clock = startClock(60);
    clock.begin();
    await jest.advanceTimersByTimeAsync(10_000);
    const arrival = arrivalAt(clock, 20);
    clock.goAt(6);
    expect(clock.minute()).toBeCloseTo(10);
    await jest.advanceTimersByTimeAsync(99_000);
    expect(clock.minute()).toBeCloseTo(19.9);
    expect(arrival.at).toBeNull();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(arrival.at).toBeGreaterThanOrEqual(20);
  });

  it('never goes faster than asked for, and wakes everybody at its end', async () => {
    const clock = startClock(60);
    clock.begin();
    clock.goAt(600);
    expect(clock.pace()).toBe(60);
    const arrival = arrivalAt(clock, Infinity);
    await jest.advanceTimersByTimeAsync(1_000);
    clock.end();
    await jest.advanceTimersByTimeAsync(1);
    expect(arrival.at).not.toBeNull();
    expect(clock.isOver()).toBe(true);
  });
});
