import fc from 'fast-check';

/** One for all properties of a spec, another in each run; fast-check tells it where a property fails. */
export const seedOfThisRun: number = fc.sample(fc.nat(2 ** 31 - 1), 1)[0] ?? 0;

/**
 * Playing random evenings is what costs; looking at them does not. Properties asserted with the same seed are shown
 * the same evenings, and each of these is played once. A property that fails is still cut down to the shortest
 * evening in which it does.
 */
export const playedOnce = <Steps, Played>(play: (steps: Steps) => Played): ((steps: Steps) => Played) => {
  const known = new Map<string, Played>();
  return (steps) => {
    const key = JSON.stringify(steps);
    const played = known.get(key) ?? play(steps);
    known.set(key, played);
    return played;
  };
};
