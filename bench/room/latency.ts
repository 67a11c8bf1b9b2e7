/** One line of `npm run bench` in milliseconds, in which less is better: ours beside a peer or a limit. */
export interface LatencyRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  /** Highest ratio aimed at; null where the row only informs. */
  readonly aim: number | null;
  readonly unit: 'ms';
  readonly better: 'less';
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

export const latencyRow = (
  name: string,
  { ours, peer, aim }: { readonly ours: number; readonly peer: number; readonly aim: number | null },
): LatencyRow => ({
  name,
  ours: rounded(ours),
  peer: rounded(peer),
  ratio: rounded(ours / peer),
  aim,
  unit: 'ms',
  better: 'less',
});

/** The smallest of the numbers that a share of them does not exceed. */
export const percentileOf = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => percentileOf(numbers, 0.5);
