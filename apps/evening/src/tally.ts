/** What the evening saw, in evening minutes and counts. */
export interface Tally {
  /** Minutes from joining to sitting down, by game. */
  readonly waits: Map<string, number[]>;
  readonly counts: Map<string, number>;
}

export const newTally = (): Tally => ({ waits: new Map(), counts: new Map() });

export const note = ({ counts }: Tally, what: string, by = 1): void =>
  void counts.set(what, (counts.get(what) ?? 0) + by);

export const noteWait = ({ waits }: Tally, game: string, minutes: number): void => {
  const list = waits.get(game) ?? [];
  list.push(minutes);
  waits.set(game, list);
};

/** The value below which `share` of the numbers lie (nearest rank); NaN for none. */
export const percentile = (numbers: readonly number[], share: number): number => {
  if (numbers.length === 0) return Number.NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
};
