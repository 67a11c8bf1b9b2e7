import { type LowStrength } from '../evaluation/low';

/** Null where there is no low, so that the high hand takes the whole pot (RRP-7.2.a). */
export const qualifying = (strength: LowStrength): LowStrength | null => (strength > 0 ? strength : null);
