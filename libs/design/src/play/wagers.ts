import { type LegalInPlay, type WagerRange } from './shapes';

/** The nearest amount that may be wagered; of two equally near the smaller. Null when nothing may. */
export const nearestWager = (ranges: readonly WagerRange[], wanted: number): number | null => {
  const inRange = ({ minTo, maxTo, step }: WagerRange): number => {
    if (wanted <= minTo) return minTo;
    if (wanted >= maxTo) return maxTo;
    const below = minTo + Math.floor((wanted - minTo) / step) * step;
    const above = Math.min(maxTo, below + step);
    return wanted - below <= above - wanted ? below : above;
  };
  const all = ranges.map(inRange);
  return all.reduce<number | null>(
    (best, each) => (best === null || Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    null,
  );
};

export const mayWager = (ranges: readonly WagerRange[], to: number): boolean =>
  nearestWager(ranges, to) === to;

export type PresetName = 'min' | 'third' | 'half' | 'pot' | 'max';

export interface Preset {
  readonly name: PresetName;
  readonly to: number;
}

/** What must be added to call, nothing when there is no bet. */
const toCall = ({ call }: LegalInPlay): { readonly amount: number; readonly to: number } =>
  call.allowed ? call : { amount: 0, to: 0 };

/**
 * The amounts that are named most often, as totals of the round: the least, parts of the pot as it would stand after
 * a call, and the most. Amounts that fall together are offered once, under the plainest name.
 */
export const presetsOf = (legal: LegalInPlay, potTotal: number): readonly Preset[] => {
  const { wager } = legal;
  if (!wager.allowed || wager.amounts.length === 0) return [];
  const called = toCall(legal);
  const afterCall = potTotal + called.amount;
  const least = Math.min(...wager.amounts.map(({ minTo }) => minTo));
  const most = Math.max(...wager.amounts.map(({ maxTo }) => maxTo));
  const wanted: readonly (readonly [PresetName, number])[] = [
    ['min', least],
    ['max', most],
    ['pot', called.to + afterCall],
    ['half', called.to + afterCall / 2],
    ['third', called.to + afterCall / 3],
  ];
  const found = new Map<number, PresetName>();
  for (const [name, to] of wanted) {
    const near = nearestWager(wager.amounts, to);
    if (near !== null && !found.has(near)) found.set(near, name);
  }
  return [...found].map(([to, name]) => ({ name, to })).sort((a, b) => a.to - b.to);
};
