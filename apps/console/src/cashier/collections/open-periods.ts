import { type CageCollectionRow } from '@cardroom/contracts';

export type Period = CageCollectionRow['periods'][number];

/** Periods that no window has taken in yet, the oldest first. */
export const openPeriods = ({ periods }: CageCollectionRow): readonly Period[] =>
  periods.filter(({ taken }) => taken === null).sort((a, b) => a.period - b.period);
