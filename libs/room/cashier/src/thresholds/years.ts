import { type Instant, instantFromIso, isoOf } from '@cardroom/kernel';

const daysIn = (year: number): number => (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28);

/**
 * The same date and time so many years later, as the law counts them. What was taken on a 29th of February is kept
 * until the 1st of March where that year has none: never a day less.
 */
export const yearsAfter = (at: Instant, years: number): Instant => {
  const iso = isoOf(at);
  const year = Number(iso.slice(0, 4)) + years;
  const isLeapDay = iso.slice(5, 10) === '02-29' && daysIn(year) === 28;
  return instantFromIso(
    `${String(year).padStart(4, '0')}-${isLeapDay ? '03-01' : iso.slice(5, 10)}${iso.slice(10)}`,
  );
};
